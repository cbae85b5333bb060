//! The main line of the first game in an SGF file, as properties with their places.

use super::read::{Broken, Note, Why};

/// The longest file that is read.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// The most nodes of a main line.
const MOST_NODES: usize = 20_000;

/// A property: its letters, its raw values and the offset where each begins.
#[derive(Clone, Debug)]
pub(super) struct Property {
    pub(super) ident: String,
    pub(super) values: Vec<(usize, Vec<u8>)>,
}

/// One node's properties in order.
pub(super) type Node = Vec<Property>;

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
}

/// The main line: of every fork the first branch.
pub(super) fn main_line(bytes: &[u8], notes: &mut Vec<Note>) -> Result<Vec<Node>, Broken> {
    let mut scanner = Scanner { bytes, at: 0 };
    if bytes.len() > MOST_BYTES {
        return Err(scanner.damaged(Why::TooLong));
    }
    // Some write a byte order mark, or mail headers before the first bracket.
    scanner.at = bytes
        .iter()
        .position(|&byte| byte == b'(')
        .ok_or_else(|| scanner.damaged(Why::NoGame))?;
    let mut nodes: Vec<Node> = Vec::new();
    let (mut depth, mut main, mut branches) = (0usize, true, false);
    while let Some(byte) = scanner.peek() {
        match byte {
            b'(' => {
                if !main {
                    branches = true;
                }
                depth += 1;
                scanner.at += 1;
            }
            b')' => {
                main = false;
                scanner.at += 1;
                depth = depth
                    .checked_sub(1)
                    .ok_or_else(|| scanner.damaged(Why::Unexpected(b')')))?;
                if depth == 0 {
                    break;
                }
            }
            b';' if depth > 0 => {
                scanner.at += 1;
                if main {
                    nodes.push(Node::new());
                }
                if nodes.len() > MOST_NODES {
                    return Err(scanner.damaged(Why::TooLong));
                }
            }
            b'A'..=b'Z' | b'a'..=b'z' if depth > 0 => {
                let property = scanner.property()?;
                if main {
                    match nodes.last_mut() {
                        Some(node) => node.push(property),
                        None => nodes.push(vec![property]),
                    }
                }
            }
            other => return Err(scanner.damaged(Why::Unexpected(other))),
        }
    }
    if depth > 0 {
        return Err(scanner.damaged(Why::Unclosed('(')));
    }
    if branches {
        notes.push(Note::Variations);
    }
    if scanner
        .bytes
        .get(scanner.at..)
        .is_some_and(|rest| rest.contains(&b'('))
    {
        notes.push(Note::OtherGames);
    }
    if nodes.is_empty() {
        return Err(scanner.damaged(Why::NoGame));
    }
    Ok(nodes)
}

impl Scanner<'_> {
    /// The next byte that isn't blank.
    fn peek(&mut self) -> Option<u8> {
        while let Some(&byte) = self.bytes.get(self.at) {
            if !byte.is_ascii_whitespace() {
                return Some(byte);
            }
            self.at += 1;
        }
        None
    }

    fn property(&mut self) -> Result<Property, Broken> {
        let at = self.at;
        let mut ident = String::new();
        while let Some(&byte) = self.bytes.get(self.at) {
            // Old files spell names out; only the capitals count.
            match byte {
                b'A'..=b'Z' | b'0'..=b'9' => ident.push(char::from(byte)),
                b'a'..=b'z' => {}
                _ => break,
            }
            self.at += 1;
        }
        if ident.is_empty() || ident.len() > 64 {
            return Err(Broken {
                at,
                why: Why::NoName,
            });
        }
        let mut values = Vec::new();
        while self.peek() == Some(b'[') {
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.damaged(Why::NoValue(ident)));
        }
        Ok(Property { ident, values })
    }

    fn value(&mut self) -> Result<(usize, Vec<u8>), Broken> {
        let open = self.at;
        self.at += 1;
        let at = self.at;
        let mut value = Vec::new();
        loop {
            match self.bytes.get(self.at) {
                None => {
                    return Err(Broken {
                        at: open,
                        why: Why::Unclosed('['),
                    });
                }
                Some(b']') => {
                    self.at += 1;
                    return Ok((at, value));
                }
                Some(b'\\') => {
                    self.at += 1;
                    // An escaped line end is no text.
                    if let Some(&byte) = self.bytes.get(self.at) {
                        self.at += 1;
                        if byte != b'\n' && byte != b'\r' {
                            value.push(byte);
                        }
                    }
                }
                Some(&byte) => {
                    self.at += 1;
                    value.push(byte);
                }
            }
        }
    }

    fn damaged(&self, why: Why) -> Broken {
        Broken { at: self.at, why }
    }
}
