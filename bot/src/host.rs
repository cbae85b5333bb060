//! What a Host header names. A name that isn't ours is one that somebody else made point here (DNS
//! rebinding), so that a visitor's browser asks us on another page's behalf; no address can be made to.

use std::net::IpAddr;

/// What stands in a Host header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Host<'a> {
    /// Who is asked.
    pub(crate) name: Name<'a>,
    /// The port: 80 where none stands.
    pub(crate) port: u16,
}

/// Who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Name<'a> {
    /// This machine, by the name that every machine has for itself.
    Localhost,
    /// Whoever has this address.
    Address(IpAddr),
    /// Whoever the name leads to, as it is written.
    Other(&'a str),
}

impl Host<'_> {
    /// Reads a header, which may hold anything.
    pub(crate) fn read(header: &str) -> Host<'_> {
        let (name, port) = match header.rsplit_once(':') {
            Some((name, port)) if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => {
                (name, port.parse().unwrap_or(0))
            }
            _ => (header, 80),
        };
        let bare = name
            .strip_prefix('[')
            .and_then(|inner| inner.strip_suffix(']'))
            .unwrap_or(name);
        let name = match bare.parse() {
            Ok(address) => Name::Address(address),
            Err(_) if name.eq_ignore_ascii_case("localhost") => Name::Localhost,
            Err(_) => Name::Other(name),
        };
        Host { name, port }
    }
}

#[cfg(test)]
mod tests {
    use super::{Host, Name};

    #[test]
    fn headers() {
        let address = |text: &str| Name::Address(text.parse().unwrap());
        let cases = [
            ("localhost", Name::Localhost, 80),
            ("LocalHost:9464", Name::Localhost, 9464),
            ("127.0.0.1:9464", address("127.0.0.1"), 9464),
            ("[::1]:9464", address("::1"), 9464),
            ("[::1]", address("::1"), 80),
            ("192.168.1.5", address("192.168.1.5"), 80),
            ("games.example:443", Name::Other("games.example"), 443),
            ("localhost.example", Name::Other("localhost.example"), 80),
            ("127.0.0.1.example:80", Name::Other("127.0.0.1.example"), 80),
            ("games.example:99999", Name::Other("games.example"), 0),
            ("games.example:", Name::Other("games.example:"), 80),
            ("", Name::Other(""), 80),
        ];
        for (header, name, port) in cases {
            assert_eq!(Host::read(header), Host { name, port }, "{header}");
        }
    }
}
