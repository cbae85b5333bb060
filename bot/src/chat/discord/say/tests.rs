use super::*;
use crate::chat::{Document, Picture};
use std::sync::Arc;

fn plain(text: &str) -> Body {
    Body {
        text: vec![Span::Plain(text.to_owned())],
        ..Body::default()
    }
}

fn all(body: &Body, files: Files, embeds: Embeds) -> Vec<Letter> {
    letters(body, Some(vec![1, 2, 3]), files, embeds)
}

#[test]
fn marks_mean_nothing() {
    let check = |text: &str, expected: &str| {
        let letters = all(&plain(text), Files::Attached, Embeds::Shown);
        assert_eq!(letters[0].json["content"], expected, "{text}");
    };
    check("a_b*c", r"a\_b\*c");
    check("# не заголовок", r"\# не заголовок");
    check("5 # 3", "5 # 3");
    check("x\n> y", "x\n\\> y");
    check("<@123> @everyone", r"\<@123> @everyone");
    check("[a](http://b)", r"\[a\](http://b)");
    let bold = Body {
        text: vec![Span::Bold("a*b".to_owned())],
        ..Body::default()
    };
    let bold = all(&bold, Files::Attached, Embeds::Shown);
    assert_eq!(bold[0].json["content"], r"**a\*b**");
    check(":smile: 10:30: :", r"\:smile: 10\:30: :");
    check("http://host:80/:", "http://host:80/:");
    check("", "\u{200B}");
}

#[test]
fn only_those_are_called_who_are_meant() {
    let mention = |account: &str| Span::Mention {
        account: account.to_owned(),
        name: "Ан_на".to_owned(),
        username: None,
    };
    let body = Body {
        text: vec![
            mention("42"),
            Span::Plain(" и ".to_owned()),
            mention("nobody"),
        ],
        ..Body::default()
    };
    let letters = all(&body, Files::Attached, Embeds::Shown);
    assert_eq!(letters[0].json["content"], r"<@42> и Ан\_на");
    let allowed = &letters[0].json["allowed_mentions"];
    assert_eq!(allowed["users"], json!(["42"]));
    assert_eq!(allowed["parse"], json!([]));
}

#[test]
fn long_texts_fit() {
    let line = "слово слово слово слово\n";
    let check = |times: usize, embeds: Embeds, expected: usize| {
        let letters = all(&plain(&line.repeat(times)), Files::Attached, embeds);
        assert_eq!(letters.len(), expected, "{times} {embeds:?}");
        for letter in letters {
            let content = letter.json.get("content").and_then(Value::as_str);
            assert!(content.is_none_or(|content| units(content) <= CONTENT));
        }
    };
    check(10, Embeds::Shown, 1);
    check(120, Embeds::Shown, 1);
    check(120, Embeds::Hidden, 2);
    check(400, Embeds::Shown, 5);
    let whole = "ы".repeat(4_500);
    let letters = all(&plain(&whole), Files::Attached, Embeds::Shown);
    let said = letters.iter().filter_map(|l| l.json["content"].as_str());
    assert_eq!(said.collect::<String>(), whole);
}

#[test]
fn buttons_fit() {
    let button = |n: usize| Button {
        label: format!("{n}"),
        data: format!("c:/m {n}"),
    };
    let check = |rows: Vec<Vec<Button>>, expected: &[usize], kind: u64| {
        let body = Body {
            buttons: rows,
            ..plain("x")
        };
        let letters = all(&body, Files::Attached, Embeds::Shown);
        let rows = letters[0].json["components"].as_array().unwrap().clone();
        let sizes: Vec<usize> = rows
            .iter()
            .map(|row| match row["components"][0]["options"].as_array() {
                Some(options) => options.len(),
                None => row["components"].as_array().unwrap().len(),
            })
            .collect();
        assert_eq!(sizes, expected);
        for row in &rows {
            assert_eq!(row["components"][0]["type"], kind);
        }
    };
    check(
        vec![(0..7).map(button).collect(), vec![button(9)]],
        &[5, 2, 1],
        2,
    );
    check((0..7).map(|n| vec![button(n)]).collect(), &[7], 3);
    check((0..30).map(|n| vec![button(n)]).collect(), &[25, 5], 3);
    check(Vec::new(), &[], 2);
}

#[test]
fn no_two_components_have_one_id() {
    let mut seen = Vec::new();
    assert_eq!(own("x", &mut seen), "x");
    assert_eq!(own("x", &mut seen), "x#2");
    assert_eq!(own("x", &mut seen), "x#3");
}

#[test]
fn pictures_are_described_or_told() {
    let body = Body {
        picture: Some(Picture {
            key: "k".to_owned(),
            alt: "доска".to_owned(),
            brief: None,
            mime: "image/png",
            draw: Arc::new(Vec::new),
        }),
        document: Some(Document {
            name: "game.txt".to_owned(),
            bytes: vec![4],
        }),
        ..plain("Ход")
    };
    let attached = all(&body, Files::Attached, Embeds::Shown).remove(0);
    assert_eq!(attached.files.len(), 2);
    assert_eq!(attached.json["attachments"][0]["description"], "доска");
    assert_eq!(attached.json["attachments"][1]["filename"], "game.txt");
    let told = all(&body, Files::Told, Embeds::Shown).remove(0);
    assert!(told.files.is_empty());
    assert_eq!(told.json["content"], "Ход\n```\nдоска\n```");
    // What stands in it doesn't end the block.
    let mut body = body;
    body.picture.as_mut().unwrap().alt = "Анна ``` <b>*".to_owned();
    let told = all(&body, Files::Told, Embeds::Shown).remove(0);
    assert_eq!(told.json["content"], "Ход\n```\nАнна ''' <b>*\n```");
}
