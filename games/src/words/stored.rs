//! The stored form of a letter: its number. (Apart from `graph.rs`, which the build script compiles
//! without serde.)

use super::Letter;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Letter, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if number < Letter::MOST {
            Ok(Letter(number))
        } else {
            Err(D::Error::custom("no alphabet has so many letters"))
        }
    }
}
