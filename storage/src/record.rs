//! How a value lies in sled: a header with version and checksum, its own key, the payload.
//!
//! `"Tk"`, version, kind (0), crc32, commit, key length, payload length, key, payload; numbers
//! little-endian. The checksum covers all after it. Because the key is in it, a value can't answer
//! for another one, and records can be found in the raw bytes of a file that sled can't open.

use crate::Error;

/// Marks a record, in memory and in a file.
pub(crate) const MAGIC: [u8; 2] = *b"Tk";
const VERSION: u8 = 1;
const HEADER: usize = 20;

/// A record taken apart.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Record<'a> {
    /// The number of the commit that wrote it; a later one is the truth.
    pub(crate) commit: u64,
    /// sled's key.
    pub(crate) key: &'a [u8],
    /// What was stored.
    pub(crate) payload: &'a [u8],
}

/// Why bytes are no record.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unsealed {
    /// Not the bytes that were written.
    Damaged,
    /// A record of this later version.
    Newer(u8),
}

/// The bytes of a record. Lengths were checked before: they fit in 16 bits.
pub(crate) fn seal(commit: u64, key: &[u8], payload: &[u8]) -> Vec<u8> {
    let commit = commit.to_le_bytes();
    let [key_len, payload_len] = [key, payload].map(|part| (part.len() as u16).to_le_bytes());
    let summed = [&commit[..], &key_len, &payload_len, key, payload];
    let mut crc = crc32fast::Hasher::new();
    summed.iter().for_each(|part| crc.update(part));
    let crc = crc.finalize().to_le_bytes();
    let header = [&MAGIC[..], &[VERSION, 0], &crc];
    [header.concat(), summed.concat()].concat()
}

/// Takes apart the record that begins at the start of `bytes`; what follows it is left alone.
pub(crate) fn unseal_first(bytes: &[u8]) -> Result<Record<'_>, Unsealed> {
    let split = bytes.split_first_chunk::<HEADER>();
    let (header, rest) = split.ok_or(Unsealed::Damaged)?;
    if header[..2] != MAGIC {
        return Err(Unsealed::Damaged);
    }
    if header[2] > VERSION {
        return Err(Unsealed::Newer(header[2]));
    }
    let key_len = usize::from(u16::from_le_bytes([header[16], header[17]]));
    let payload_len = usize::from(u16::from_le_bytes([header[18], header[19]]));
    let rest = rest.get(..key_len + payload_len);
    let rest = rest.ok_or(Unsealed::Damaged)?;
    let crc = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
    let mut found = crc32fast::Hasher::new();
    found.update(&header[8..]);
    found.update(rest);
    if header[2] != VERSION || header[3] != 0 || found.finalize() != crc {
        return Err(Unsealed::Damaged);
    }
    let mut commit = [0; 8];
    commit.copy_from_slice(&header[8..16]);
    let (key, payload) = rest.split_at(key_len);
    Ok(Record {
        commit: u64::from_le_bytes(commit),
        key,
        payload,
    })
}

/// Takes apart the value of `key`; `what` names it in an error.
pub(crate) fn unseal<'a>(
    key: &[u8],
    bytes: &'a [u8],
    what: impl Fn() -> String,
) -> Result<&'a [u8], Error> {
    match unseal_first(bytes) {
        Ok(record) if record.key != key => Err(Error::corrupt(what() + ": another's value")),
        Ok(record) if HEADER + key.len() + record.payload.len() != bytes.len() => {
            Err(Error::corrupt(what() + ": bytes after its end"))
        }
        Ok(record) => Ok(record.payload),
        Err(Unsealed::Damaged) => Err(Error::corrupt(what() + ": wrong checksum")),
        Err(Unsealed::Newer(version)) => Err(Error::Newer {
            what: what(),
            version,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open<'a>(key: &[u8], bytes: &'a [u8]) -> Result<&'a [u8], Error> {
        unseal(key, bytes, || "it".into())
    }

    #[test]
    fn comes_back() {
        for payload in [&b""[..], b"x", &[0xff; 4000]] {
            let bytes = seal(7, b"key", payload);
            assert_eq!(open(b"key", &bytes).unwrap(), payload);
            assert_eq!(unseal_first(&bytes).unwrap().commit, 7);
        }
    }

    #[test]
    fn every_flipped_bit_shows() {
        let good = seal(7, b"key", b"payload");
        for bit in 0..good.len() * 8 {
            let mut bad = good.clone();
            bad[bit / 8] ^= 1 << (bit % 8);
            let error = open(b"key", &bad).unwrap_err();
            // A greater version is one that a newer program wrote.
            let expected = match bad[2] > VERSION {
                true => matches!(error, Error::Newer { version, .. } if version == bad[2]),
                false => matches!(error, Error::Corrupt { .. }),
            };
            assert!(expected, "bit {bit}: {error}");
        }
    }

    #[test]
    fn every_cut_shows() {
        let good = seal(7, b"key", b"payload");
        for len in 0..good.len() {
            assert!(open(b"key", &good[..len]).is_err(), "{len}");
        }
        let mut longer = good;
        longer.push(0);
        assert!(open(b"key", &longer).is_err());
        assert!(unseal_first(&longer).is_ok());
    }

    #[test]
    fn anothers_value_is_refused() {
        let bytes = seal(7, b"key", b"payload");
        assert!(matches!(open(b"kez", &bytes), Err(Error::Corrupt { .. })));
    }
}
