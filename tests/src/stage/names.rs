//! What people call themselves: as a transcript has it, or with everything in it that a platform could take
//! for a mark, a call, a link or a turn of the line.

/// How the people of a transcript are named on its platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// As in the transcript.
    Plain,
    /// So that nothing of it may be taken for more than a name.
    Strange,
}

/// In every strange name and nowhere else: where it is read, all of the name must be.
const MARK: char = 'ѣ';
/// The most characters of a name that the bot says.
const LONGEST: usize = 32;

/// Strange names around a plain one, and how they are to be read.
const STRANGE: [(&str, &str); 4] = [
    ("<b>& *_`||~~[ѣ{}](y):x:", "<b>& *_`||~~[ѣ{}](y):x:"),
    (
        "\u{202E}# ѣ{}\n> __ @all\t<@1>\u{200B} \\s",
        "# ѣ{} > __ ＠all <＠1> \\s",
    ),
    ("t.me/x ѣ{} http://y.zz  @du", "t․me/x ѣ{} http:∕∕y․zz ＠du"),
    (
        "ѣ{} ```&lt &amp </b> <!-- {$x} -->",
        "ѣ{} ```&lt &amp <∕b> <!-- {$x} -->",
    ),
];

/// Somebody's name: the transcript's, and what is to be read of the one they show.
#[derive(Debug, Clone)]
struct Mask {
    plain: String,
    read: String,
}

impl Mask {
    /// What is read where there was no room for all of the name.
    fn cut_off(text: String, mask: &Mask) -> String {
        let mark = mask.read.find(MARK).unwrap_or_default();
        let ends = mask.read.char_indices().map(|(end, _)| end);
        let ends = ends.filter(|&end| end > mark).rev();
        ends.fold(text, |text, end| {
            let part = format!("{}…", mask.read[..end].trim_end());
            text.replace(&part, &mask.plain)
        })
    }
}

/// The names of all who are there.
#[derive(Debug, Clone)]
pub(super) struct Masks {
    names: Names,
    /// Which of the strange names is the first one's.
    first: usize,
    masks: Vec<Mask>,
}

impl Masks {
    pub(super) fn new(names: Names, first: usize) -> Masks {
        Masks {
            names,
            first,
            masks: Vec::new(),
        }
    }

    /// What somebody is to be called, where that isn't their name in the transcript. Those whose name
    /// is a strange one there keep it.
    pub(super) fn put_on(&mut self, plain: &str) -> Option<String> {
        let is_simple = plain.chars().all(|c| c.is_alphanumeric() || c == ' ');
        let is_known = self.masks.iter().any(|mask| mask.plain == plain);
        if self.names == Names::Plain || !is_simple || is_known {
            return None;
        }
        let (worn, read) = STRANGE[(self.first + self.masks.len()) % STRANGE.len()];
        self.masks.push(Mask {
            plain: plain.to_owned(),
            read: cut(&read.replace("{}", plain)),
        });
        Some(worn.replace("{}", plain))
    }

    /// What is typed, with those who are named in it by a name. `picked`: who stands after an @ is
    /// chosen from a list there, not typed.
    pub(super) fn typed(&self, text: &str, picked: bool) -> String {
        const OF_PEOPLE: [&str; 5] = ["/kick", "/block", "/unblock", "/stats", "/me"];
        let Some((command, _)) = text.split_once(' ').filter(|_| text.starts_with('/')) else {
            return text.to_owned();
        };
        let word = |word: &str| {
            let at = word.strip_prefix('@').filter(|_| !picked);
            if at.is_none() && !OF_PEOPLE.contains(&command) {
                return word.to_owned();
            }
            let name = at.unwrap_or(word);
            let mask = self
                .masks
                .iter()
                .find(|mask| mask.plain.replace(' ', "_") == name);
            match mask {
                Some(mask) if at.is_some() => format!("@{}", mask.read.replace(' ', "_")),
                Some(mask) => mask.read.clone(),
                None => word.to_owned(),
            }
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// What is read, with everybody's plain name.
    pub(super) fn off(&self, text: &str) -> String {
        let taken = |text: String, mask: &Mask| text.replace(&mask.read, &mask.plain);
        let text = self.masks.iter().fold(text.to_owned(), taken);
        match text.contains(MARK) && text.contains('…') {
            true => self.masks.iter().fold(text, Mask::cut_off),
            false => text,
        }
    }

    /// What is wrong with a text from which all names were taken off.
    pub(super) fn wrong(&self, text: &str) -> Option<String> {
        let is_left = self.names == Names::Strange && text.contains(MARK);
        is_left.then(|| format!("a name isn't read as it should be in «{text}»"))
    }
}

/// A name that is too long, as it is shown.
fn cut(name: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let short: String = name.chars().take(LONGEST - 1).collect();
    format!("{}…", short.trim_end())
}
