//! The stored forms of what the build script compiles without serde: a letter is its number, a
//! language its code, a set of categories a list of names.

use super::{Categories, Category, Lang, Letter};
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

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let code = String::deserialize(deserializer)?;
        Lang::from_code(&code).ok_or_else(|| D::Error::custom("no dictionary of this language"))
    }
}

impl Serialize for Categories {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Category::name))
    }
}

impl<'de> Deserialize<'de> for Categories {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Categories, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let category = |name: &String| {
            let category = Category::from_name(name);
            category.ok_or_else(|| D::Error::custom("no category of words has this name"))
        };
        names.iter().map(category).collect()
    }
}
