//! Why JSON couldn't be read, for the log.

use std::fmt;

/// An error without the values that it quotes: what people write, and keys of sessions, stand in them.
pub(crate) struct Misread<'a>(pub(crate) &'a serde_json::Error);

impl fmt::Display for Misread<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use serde_json::error::Category;
        let what = match self.0.classify() {
            Category::Io => "it can't be had",
            Category::Syntax => "no JSON",
            Category::Data => "another shape",
            Category::Eof => "cut off",
        };
        f.write_str(what)?;
        // Values in memory have no lines.
        match (self.0.line(), self.0.column()) {
            (0, _) => Ok(()),
            (line, column) => write!(f, " at line {line}, column {column}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Misread;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    struct Sample {
        #[allow(dead_code, reason = "it is only read")]
        number: u8,
    }

    #[test]
    fn what_is_quoted_is_left_out() {
        let check = |text: &str, expected: &str| {
            let error = serde_json::from_str::<Sample>(text).unwrap_err();
            assert_eq!(Misread(&error).to_string(), expected, "{error}");
        };
        check(
            r#"{"number":"sesame"}"#,
            "another shape at line 1, column 18",
        );
        check("{\n\"number\":", "cut off at line 2, column 9");
        check("sesame", "no JSON at line 1, column 1");
        let value = serde_json::json!({ "number": "sesame" });
        let error = serde_json::from_value::<Sample>(value).unwrap_err();
        assert!(error.to_string().contains("sesame"));
        assert_eq!(Misread(&error).to_string(), "another shape");
    }
}
