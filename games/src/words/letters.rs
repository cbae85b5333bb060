//! The letters of each language, and what is typed instead of them. The build script compiles
//! this file too.

use super::lang::Lang;

/// The letters in alphabetical order, lower case, parted by spaces; every digraph that is a letter
/// is among them.
pub(super) fn letters(lang: Lang) -> &'static str {
    match lang {
        Lang::Ru => "а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я",
        Lang::En => "a b c d e f g h i j k l m n o p q r s t u v w x y z",
        Lang::Uk => "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я",
        Lang::Pl => "a ą b c ć d e ę f g h i j k l ł m n ń o ó p r s ś t u w y z ź ż",
        Lang::Cs => {
            "a á b c č d ď e é ě f g h ch i í j k l m n ň o ó p q r ř s š t ť u ú ů v w x y ý z ž"
        }
        Lang::Hu => {
            "a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű \
             v w x y z zs"
        }
    }
}

/// How a doubled digraph is written: Hungarian writes its first sign twice (asszony: sz + sz).
pub(super) const HU_DOUBLED: [(&str, &str); 9] = [
    ("ccs", "cs"),
    ("ddz", "dz"),
    ("ddzs", "dzs"),
    ("ggy", "gy"),
    ("lly", "ly"),
    ("nny", "ny"),
    ("ssz", "sz"),
    ("tty", "ty"),
    ("zzs", "zs"),
];

/// Letters of the other script with the same face: the Latin one, then the Cyrillic one. The lower
/// case of В, Н has another face than b, h, so only the capitals of those are taken.
pub(super) const LOOK_ALIKES: [(char, char); 29] = [
    ('a', 'а'),
    ('c', 'с'),
    ('e', 'е'),
    ('ë', 'ё'),
    ('i', 'і'),
    ('ï', 'ї'),
    ('k', 'к'),
    ('m', 'м'),
    ('o', 'о'),
    ('p', 'р'),
    ('t', 'т'),
    ('x', 'х'),
    ('y', 'у'),
    ('A', 'А'),
    ('B', 'В'),
    ('C', 'С'),
    ('E', 'Е'),
    ('Ë', 'Ё'),
    ('H', 'Н'),
    ('I', 'І'),
    ('Ï', 'Ї'),
    ('K', 'К'),
    ('M', 'М'),
    ('O', 'О'),
    ('P', 'Р'),
    ('T', 'Т'),
    ('X', 'Х'),
    ('Y', 'У'),
    ('j', 'ј'),
];

/// Signs that stand for a letter of the language: what is typed, then the letter.
pub(super) fn stands_for(lang: Lang) -> &'static [(&'static str, char)] {
    match lang {
        // Marked with a stress, as encyclopedias and textbooks print them.
        Lang::Ru => &[("ѐЀ", 'е'), ("ѝЍ", 'и')],
        Lang::Uk => &[("ѐЀ", 'е'), ("ѝЍ", 'и')],
        // English writes its borrowed words with and without the marks.
        Lang::En => &[
            ("àáâäåÀÁÂÄÅ", 'a'),
            ("çÇ", 'c'),
            ("èéêëÈÉÊË", 'e'),
            ("ìíîïÌÍÎÏ", 'i'),
            ("ñÑ", 'n'),
            ("òóôöøÒÓÔÖØ", 'o'),
            ("ùúûüÙÚÛÜ", 'u'),
        ],
        // Other keyboards' marks for the same sound.
        Lang::Hu => &[("õôÕÔ", 'ő'), ("ũûŨÛ", 'ű')],
        Lang::Pl | Lang::Cs => &[],
    }
}

/// Signs that are no letter and change nothing: what copying from a page brings along, and a stress.
pub(super) fn is_silent(lang: Lang, sign: char) -> bool {
    match sign {
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => true,
        '\u{300}' | '\u{301}' => lang.is_cyrillic(),
        '\'' | '’' | 'ʼ' | '`' | '‘' | '´' | '′' | 'ʹ' => lang == Lang::Uk,
        _ => false,
    }
}
