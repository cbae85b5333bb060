"""Polish: common nouns of SGJP (the dictionary of morfeusz2) that the sjp.pl word list has."""

import re
from functools import lru_cache

from . import lists
from .entry import Entry
from .frequency import Frequency, zipf
from .glosses import english, read_dictd
from .packages import PACKAGES

LETTERS = re.compile(r"[a-ząćęłńóśźż]{2,}")
# SGJP's labels that give a flag to a word all of whose readings have one.
LABELS = {
    "wulg.": "v", "obelż.": "v",
    "gwar.": "g", "reg.": "g",
    "środ.": "s", "slang.": "s",
    "pot.": "c", "pogard.": "c", "lekcew.": "c", "posp.": "c",
    "daw.": "o", "przest.": "o", "przest._dziś_książk.": "o",
}
# Nonce words, car brands used as words.
DROPPED = {"indyw.", "mot."}
FORMAL = re.compile(r"nie.*ość|.*[sc]kość")

VOWEL = re.compile(r"[aąeęioóuy]")
ADJECTIVES = ("adj", "ppas", "pact", "adja", "adjp", "adjc")


class Reading:
    """One analysis of a string: lemma, tag, labels, and whether it is a common noun's."""

    __slots__ = ("lemma", "key", "parts", "labels", "common")

    def __init__(self, lemma, tag, names, labels):
        self.lemma = lemma.split(":")[0]
        self.parts = tag.split(":")
        self.key = (lemma, self.parts[0] == "subst")
        self.labels = {part for label in labels for part in label.split(",")}
        self.common = not names or any("pospolita" in name for name in names)

    def head(self, word):
        """Is the string this noun's dictionary form?"""
        cases = self.parts[2].split(".") if len(self.parts) > 2 else ()
        return self.parts[0] == "subst" and self.lemma == word and "nom" in cases and self.common

    def code(self):
        """What the string is by this reading."""
        kind = self.parts[0]
        if kind == "subst" or kind == "depr":
            if not self.common:
                return "N"
            return "P" if "pl" in self.parts[1].split(".") and "nom" in self.parts[2] else "C"
        if kind in ADJECTIVES:
            return "A"
        if kind in ("fin", "inf", "praet", "impt", "imps", "pcon", "pant", "ger", "bedzie", "cond", "winien", "pred", "aglt"):
            return "V"
        return "B" if kind == "brev" else "X"


class Builder:
    """Holds what the steps share."""

    def __init__(self):
        import morfeusz2

        self.morfeusz = morfeusz2.Morfeusz()
        self.frequency = Frequency("pl")
        stored = PACKAGES / "wpolish" / "usr" / "share" / "dict" / "polish"
        self.strings = stored.read_text(encoding="utf-8").split("\n")
        self.english = read_dictd(PACKAGES / "dict-freedict-pol-eng" / "usr" / "share" / "dictd" / "freedict-pol-eng")
        self.kept = lists.words("pl_subst")
        self.analyse = lru_cache(maxsize=500_000)(self.analyse)

    def analyse(self, string):
        """The readings of a string as one whole."""
        rows = self.morfeusz.analyse(string)
        return [
            Reading(lemma, tag, names, labels)
            for start, end, (_, lemma, tag, names, labels) in rows
            if start == 0 and end == 1 and tag != "ign" and not any(row[0] for row in rows)
        ]

    def build(self):
        """The nouns: {word: Entry}."""
        slurs, vulgar = lists.words("slur_pl"), lists.words("block_pl")
        extra, dropped = lists.words("pl_extra"), lists.words("pl_drop")
        nouns = {}
        for word in self.strings:
            if not LETTERS.fullmatch(word) or not VOWEL.search(word) or word in slurs or word in dropped:
                continue
            readings = self.analyse(word)
            heads = [reading for reading in readings if reading.head(word) and not reading.labels & DROPPED]
            if heads and self.lexical(word, readings) and (entry := self.describe(word, heads, readings)):
                nouns[word] = entry
        for word in extra - nouns.keys():
            nouns[word] = Entry(zipf=self.frequency.zipf(word), flags="p" if word == "pieniądze" else "")
        for word, entry in nouns.items():
            if word in vulgar:
                entry.mark("v")
            entry.meaning = english(word, self.english.get(word, ()))
        return nouns

    def lexical(self, word, readings):
        """Is it no adjective that SGJP lists as a noun too? Those need other evidence, but for the families of beings."""
        if not any(reading.parts[0] in ADJECTIVES for reading in readings) or word in self.kept or word.endswith("ate"):
            return True
        return any("<n>" in entry.split("\n")[0] for entry in self.english.get(word, ()) if entry.startswith(word + " "))

    def describe(self, word, heads, readings):
        """Frequency and flags of a word; None for a formal derivation that nobody uses."""
        own = self.frequency.share(word)
        if FORMAL.fullmatch(word) and not own:
            return None
        share, sure = self.noun_share(word, heads, readings, own)
        entry = Entry(zipf=zipf(share))
        flags = set.intersection(*({LABELS[label] for label in head.labels & LABELS.keys()} for head in heads))
        marked = all(head.labels & LABELS.keys() for head in heads)
        if marked and not flags:
            flags = {LABELS[label] for label in heads[0].labels & LABELS.keys()}
        for flag in flags:
            if flag not in "co" or entry.zipf < 350:
                entry.mark(flag)
        if all(head.parts[1] == "pl" for head in heads) and not any(reading.key in {h.key for h in heads} and "sg" in reading.parts[1] for reading in readings):
            entry.mark("p")
        if own > 10 * share or not sure:
            entry.mark("n")
        if not own:
            entry.mark("r")
        return entry

    def noun_share(self, word, heads, readings, own):
        """How frequent the noun may be, and whether its forms tell: an ambiguous string's share is
        bounded by the forms that are only the noun's."""
        # The gerund of a verb is the same word.
        keys = {head.key for head in heads} | {reading.key for reading in readings if reading.parts[0] == "ger"}
        if all(reading.key in keys for reading in readings):
            return own, True
        clear, other = 0.0, False
        for lemma in sorted({head.key[0] for head in heads}):
            for form, _, tag, names, _ in self.morfeusz.generate(lemma):
                if form == word or not tag.startswith("subst"):
                    continue
                other = True
                if all(reading.key in keys for reading in self.analyse(form)):
                    clear = max(clear, self.frequency.share(form))
        if clear:
            return min(own, 2 * clear), True
        return (own if other else min(own, 10**-6.5)), False

    def known(self, nouns):
        """Strings that are no dictionary words of the list: {form: code}."""
        found = {}
        slurs = lists.words("slur_pl")
        for string in self.strings:
            lower = string.lower()
            if not LETTERS.fullmatch(lower) or lower in nouns or not self.frequency.share(lower):
                continue
            readings = self.analyse(lower) or self.analyse(string)
            codes = {reading.code() for reading in readings if reading.lemma.lower() not in slurs}
            if string != lower:
                codes = {"N"}
            if codes:
                code = min(codes | {found.get(lower, "X")}, key="PCANVBX".index)
                found[lower] = code
        return found


def build():
    """The nouns and the known strings."""
    builder = Builder()
    nouns = builder.build()
    return nouns, builder.known(nouns), lists.words("slur_pl")
