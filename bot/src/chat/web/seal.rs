//! Who a browser may be: each identity is a cookie of its own, sealed by a key that only this
//! server has. One cookie an identity, so that two tabs that make one at the same moment keep both.

use super::Error;
use super::limits;
use crate::hall::PersonId;
use axum::http::{HeaderMap, header};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use storage::GameId;

/// Bytes of chance in ids, tokens: 128 bits.
const TOKEN_BYTES: usize = 16;
/// A block of the hash.
const KEY_BYTES: usize = 64;
/// The longest that browsers keep a cookie: 400 days.
const MAX_AGE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// A new unguessable name, 22 signs of URL-safe Base64.
pub(super) fn token() -> Result<String, Error> {
    let mut bytes = [0; TOKEN_BYTES];
    getrandom::fill(&mut bytes).map_err(|_| Error::NoChance)?;
    Ok(BASE64.encode(bytes))
}

/// Whether it could be a token; what isn't must never become part of a key or a path.
pub(super) fn is_token(text: &str) -> bool {
    text.len() == 22
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// Makes and checks the cookies.
pub(super) struct Seal {
    key: [u8; KEY_BYTES],
    cookie: String,
    attributes: String,
}

/// Whether the page is behind https.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wire {
    Plain,
    Encrypted,
}

impl Seal {
    /// The seal of a server at `port`; its key is kept in `file`, made when it isn't there.
    pub(super) fn open(file: &Path, port: u16, wire: Wire) -> Result<Seal, Error> {
        let key = match fs::read(file) {
            Ok(bytes) => <[u8; KEY_BYTES]>::try_from(bytes)
                .map_err(|_| Error::Key(file.to_owned(), std::io::ErrorKind::InvalidData.into()))?,
            Err(missing) if missing.kind() == std::io::ErrorKind::NotFound => {
                let mut key = [0; KEY_BYTES];
                getrandom::fill(&mut key).map_err(|_| Error::NoChance)?;
                write_secret(file, &key).map_err(|why| Error::Key(file.to_owned(), why))?;
                key
            }
            Err(why) => return Err(Error::Key(file.to_owned(), why)),
        };
        Ok(Seal::new(key, port, wire))
    }

    fn new(key: [u8; KEY_BYTES], port: u16, wire: Wire) -> Seal {
        let secure = match wire {
            Wire::Plain => "",
            Wire::Encrypted => "; Secure",
        };
        Seal {
            key,
            // Cookies don't keep ports apart: two servers on one machine must not mix theirs.
            cookie: format!("tetradka-{port}-"),
            attributes: format!(
                "; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
            ),
        }
    }

    /// The `Set-Cookie` that lets a browser be `who`.
    pub(super) fn grant(&self, who: &str) -> String {
        let seal = BASE64.encode(self.mac(who).finalize().into_bytes());
        format!("{}{who}={seal}{}", self.cookie, self.attributes)
    }

    /// The `Set-Cookie` by which a browser stops being `who`.
    pub(super) fn revoke(&self, who: &str) -> String {
        format!(
            "{}{who}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
            self.cookie
        )
    }

    /// The `Set-Cookie` that lets a browser play one game in a person's place, until a second since
    /// the epoch.
    pub(super) fn grant_seat(&self, game: GameId, person: PersonId, until: u64) -> String {
        let seal = BASE64.encode(self.seat_mac(game, person, until).finalize().into_bytes());
        let cookie = &self.cookie;
        let attributes = &self.attributes;
        format!("{cookie}seat-{game}={person}.{until}.{seal}{attributes}")
    }

    /// In whose place the browser behind a request may play this game now.
    pub(super) fn seated(&self, headers: &HeaderMap, game: GameId, now: u64) -> Option<PersonId> {
        let name = format!("{}seat-{game}=", self.cookie);
        let cookies = headers.get_all(header::COOKIE).into_iter();
        cookies
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(name.as_str()))
            .take(4)
            .find_map(|value| {
                let mut parts = value.split('.');
                let (person, until, seal) = (parts.next()?, parts.next()?, parts.next()?);
                let (person, until) = (person.parse().ok()?, until.parse().ok()?);
                let seal = BASE64.decode(seal).ok()?;
                let mac = self.seat_mac(game, person, until);
                let good = until > now && mac.verify_slice(&seal).is_ok();
                good.then_some(person)
            })
    }

    fn seat_mac(&self, game: GameId, person: PersonId, until: u64) -> Hmac<Sha256> {
        // No identity has a slash in it.
        self.mac(&format!("seat/{game}/{person}/{until}"))
    }

    /// Everybody that the browser behind a request may be.
    pub(super) fn held(&self, headers: &HeaderMap) -> BTreeSet<String> {
        let cookies = headers.get_all(header::COOKIE).into_iter();
        cookies
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(self.cookie.as_str()))
            .filter_map(|cookie| cookie.split_once('='))
            .filter(|(who, seal)| self.is_sealed(who, seal))
            .map(|(who, _)| who.to_owned())
            .take(2 * limits::IDENTITIES)
            .collect()
    }

    fn is_sealed(&self, who: &str, seal: &str) -> bool {
        let Ok(seal) = BASE64.decode(seal) else {
            return false;
        };
        is_token(who) && self.mac(who).verify_slice(&seal).is_ok()
    }

    fn mac(&self, who: &str) -> Hmac<Sha256> {
        let mut mac = <Hmac<Sha256> as Mac>::new((&self.key).into());
        mac.update(self.cookie.as_bytes());
        mac.update(who.as_bytes());
        mac
    }
}

/// A file that only its owner reads, whole or not at all.
fn write_secret(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let fresh = file.with_extension("new");
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // A file left by a crash could have another mode.
    match fs::remove_file(&fresh) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    let mut out = options.open(&fresh)?;
    out.write_all(bytes)?;
    out.sync_all()?;
    fs::rename(&fresh, file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, cookie.parse().unwrap());
        headers
    }

    fn pair(set_cookie: &str) -> &str {
        set_cookie.split(';').next().unwrap()
    }

    #[test]
    fn a_browser_is_whom_it_was_let_be_and_nobody_else() {
        let seal = Seal::new([7; KEY_BYTES], 8011, Wire::Plain);
        let (anna, boris) = (token().unwrap(), token().unwrap());
        let cookie = seal.grant(&anna);
        assert_eq!(
            seal.held(&headers(pair(&cookie))),
            BTreeSet::from([anna.clone()])
        );
        let both = format!("x=1; {}; {}", pair(&cookie), pair(&seal.grant(&boris)));
        assert_eq!(seal.held(&headers(&both)).len(), 2);

        let forged = [
            pair(&cookie).replace(&anna, &boris),
            format!("tetradka-8011-{boris}="),
            format!("tetradka-8011-{boris}={boris}"),
            pair(&Seal::new([8; KEY_BYTES], 8011, Wire::Plain).grant(&anna)).to_owned(),
            pair(&cookie).replace("8011", "8012"),
            format!("{}x", pair(&cookie)),
        ];
        for cookie in forged {
            assert!(seal.held(&headers(&cookie)).is_empty(), "{cookie}");
        }
        let other_port = Seal::new([7; KEY_BYTES], 8012, Wire::Plain);
        let moved = pair(&cookie).replace("8011", "8012");
        assert!(other_port.held(&headers(&moved)).is_empty());
    }

    #[test]
    fn a_seat_is_in_one_game_for_one_person_and_for_a_time() {
        let seal = Seal::new([7; KEY_BYTES], 8011, Wire::Plain);
        let (game, person) = (GameId(5), PersonId(7));
        let granted = seal.grant_seat(game, person, 1000);
        let cookie = pair(&granted);
        let seated = |cookie: &str, game, now| seal.seated(&headers(cookie), game, now);
        assert_eq!(seated(cookie, game, 999), Some(person));
        assert_eq!(seated(cookie, game, 1000), None);
        assert_eq!(seated(cookie, GameId(6), 999), None);
        assert!(seal.held(&headers(cookie)).is_empty());
        let other = seal.grant_seat(GameId(6), person, 1000);
        let forged = [
            cookie.replace(".1000.", ".9999."),
            cookie.replace(&format!("={person}."), &format!("={}.", PersonId(8))),
            pair(&other).replace(&format!("seat-{}", GameId(6)), &format!("seat-{game}")),
            format!("tetradka-8011-seat-{game}=..."),
            format!("tetradka-8011-seat-{game}="),
        ];
        for cookie in forged {
            assert_eq!(seated(&cookie, game, 999), None, "{cookie}");
        }
    }

    #[test]
    fn the_cookie_is_kept_from_scripts_and_other_sites() {
        let plain = Seal::new([7; KEY_BYTES], 8011, Wire::Plain).grant("x");
        assert!(plain.starts_with("tetradka-8011-x="));
        assert!(plain.contains("; HttpOnly") && plain.contains("; SameSite=Lax"));
        assert!(!plain.contains("Secure"));
        assert!(
            Seal::new([7; KEY_BYTES], 443, Wire::Encrypted)
                .grant("x")
                .contains("; Secure")
        );
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_reads_the_key_and_it_stays_the_same() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        // A folder that isn't there yet is made.
        let file = folder.path().join("data/web.key");
        let seal = Seal::open(&file, 1, Wire::Plain).unwrap();
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let again = Seal::open(&file, 1, Wire::Plain).unwrap();
        assert_eq!(seal.grant("x"), again.grant("x"));
        fs::write(&file, "short").unwrap();
        assert!(Seal::open(&file, 1, Wire::Plain).is_err());
    }

    #[test]
    fn tokens() {
        let token = token().unwrap();
        assert!(is_token(&token) && token != super::token().unwrap());
        for wrong in [
            "",
            "short",
            "../../../../etc/passwd",
            "AAAAAAAAAAAAAAAAAAAA/A",
        ] {
            assert!(!is_token(wrong), "{wrong}");
        }
    }
}
