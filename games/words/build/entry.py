"""What a line of the results is, and how it is written."""

import unicodedata
from dataclasses import dataclass

FLAGS = {
    "r": "rare",
    "d": "diminutive",
    "a": "augmentative",
    "v": "vulgar",
    "s": "slang",
    "c": "colloquial",
    "o": "obsolete",
    "g": "regional",
    "b": "compound abbreviation",
    "p": "plural only",
    "n": "no start word",
}
CODES = {
    "N": "name",
    "P": "plural",
    "C": "another case",
    "A": "adjective",
    "V": "verb",
    "B": "abbreviation",
    "X": "another part of speech",
}
MEANING_LIMIT = 90


@dataclass(slots=True)
class Entry:
    """A noun: its frequency (Zipf x 100, 0 = unseen), flags and short meaning."""

    zipf: int = 0
    flags: str = ""
    meaning: str = ""

    def mark(self, flag):
        """Adds a flag once."""
        if flag not in FLAGS:
            raise ValueError(f"no such flag: {flag}")
        if flag not in self.flags:
            self.flags += flag


def shorten(text, limit=MEANING_LIMIT):
    """One line of at most `limit` characters, cut after a whole word."""
    text = " ".join(text.split()).strip(" ;,.:")
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    cut = max(head.rfind(mark) for mark in ";,")
    if cut < limit // 2:
        cut = head.rfind(" ")
    head = head[:cut] if cut > 0 else head
    if head.count("(") > head.count(")"):
        head = head[: head.rfind("(")]
    return head.rstrip(" ;,.:(«—-") + "…"


def write_nouns(path, nouns):
    """Writes {word: Entry}; the same nouns give the same bytes."""
    lines = []
    for word in sorted(nouns):
        entry = nouns[word]
        flags = "".join(flag for flag in FLAGS if flag in entry.flags)
        meaning = shorten(unicodedata.normalize("NFC", entry.meaning))
        if unicodedata.normalize("NFC", word) != word or word != word.lower():
            raise ValueError(f"not in the stored spelling: {word}")
        lines.append(f"{word}\t{entry.zipf}\t{flags}\t{meaning}\n")
    path.write_text("".join(lines), encoding="utf-8", newline="\n")


def write_known(path, known, nouns, blocked=frozenset()):
    """Writes {form: code} without what is in `nouns` or blocked."""
    lines = []
    for form in sorted(known):
        if form in nouns or form in blocked:
            continue
        if known[form] not in CODES:
            raise ValueError(f"no such code: {known[form]}")
        lines.append(f"{form}\t{known[form]}\n")
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
