"""Czech: the nouns of the hunspell dictionary by their affix flags, and a curated list of those without."""

import re
from collections import defaultdict

from . import lists
from .affixes import Affixes, read_dic
from .entry import Entry
from .frequency import Frequency, zipf
from .glosses import explanation, read_stardict
from .packages import PACKAGES

LETTERS = re.compile(r"[aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž]{2,}")
VOWEL = re.compile(r"[aáeéěiíoóuúůyýrl]")
# The classes that nouns have and the ones that only other words have.
NOUN = set("HLPUDZMQSKC")
OTHER = set("YAJTBXWEOFy")
# The endings by which a class makes the nominative plural.
PLURAL = {"H": {"y"}, "L": {"y"}, "P": {"i", "ové", "é"}, "I": {"i", "ové", "é"}, "D": {"i", "ové", "é"}, "U": {"i", "ové", "é"},
          "Z": {"y", "e", "i"}, "M": {"a", "e"}, "Q": {"y", "ky"}, "S": {"e"}, "K": {"i"}, "R": {"y"}}


class Builder:
    """Holds what the steps share."""

    def __init__(self):
        folder = PACKAGES / "hunspell-cs" / "usr" / "share" / "hunspell"
        self.affixes = Affixes((folder / "cs_CZ.aff").read_text(encoding="utf-8", errors="replace"))
        self.entries = [(word, set(flags)) for word, flags in read_dic(folder / "cs_CZ.dic")]
        self.frequency = Frequency("cs")
        self.foreign = read_stardict(PACKAGES / "stardict-czech" / "usr" / "share" / "stardict" / "dic" / "czech-cizi")
        self.readings = defaultdict(set)

    def build(self):
        """The nouns: {word: Entry}."""
        slurs, vulgar, dropped = lists.words("slur_cs"), lists.words("block_cs"), lists.words("cs_drop")
        extra, plain = lists.words("cs_extra"), lists.words("cs_plain")
        nouns, marked = {}, set()
        for word, flags in self.entries:
            if "w" in flags and word not in plain:
                marked.add(word)
            if LETTERS.fullmatch(word) and VOWEL.search(word) and self.is_noun(word, flags) and word not in dropped | slurs:
                nouns[word] = Entry()
        for word in extra:
            nouns.setdefault(word, Entry())
        self.read_forms(nouns)
        for word, entry in nouns.items():
            self.describe(word, entry, extra)
            if word in vulgar or word in marked:
                entry.mark("v")
        return nouns

    def is_noun(self, word, flags):
        """By its flags: a noun's class and none of another part of speech."""
        return bool(flags & NOUN) and not flags & OTHER

    def read_forms(self, nouns):
        """Fills {form: {(dictionary word, code)}} for every string of the frequency list."""
        for word, flags in self.entries:
            lower = word.lower()
            code = self.code(word, flags)
            for base in [word] + (list(self.affixes.prefixed(word, "N")) if "N" in flags else []):
                if base.lower() in self.frequency.forms:
                    self.readings[base.lower()].add((lower, code if base == word else ("C" if code == "noun" else code)))
                for flag, ending, form in self.affixes.forms(base, sorted(flags)):
                    form = form.lower()
                    if form not in self.frequency.forms or form == lower:
                        continue
                    if code == "noun":
                        plural = ending in PLURAL.get(flag, ())
                        self.readings[form].add((lower, "P" if plural else "C"))
                    else:
                        self.readings[form].add((lower, code))

    def code(self, word, flags):
        """What a dictionary entry is."""
        if word.isupper() and len(word) > 1:
            return "B"
        if word != word.lower():
            return "N"
        if self.is_noun(word, flags):
            return "noun"
        if flags & set("Yy"):
            return "A"
        if flags & set("AJTBXI"):
            return "V"
        return "X"

    def describe(self, word, entry, extra):
        """Frequency, flags and meaning of a word."""
        own = self.frequency.share(word)
        others = {code for base, code in self.readings.get(word, ()) if base != word or code != "noun"}
        if word in extra:
            # No forms of these are known to compare with.
            others &= {"V", "A"}
        if others & {"V", "A", "X", "N", "C", "P"}:
            forms = {form for form, found in self.readings_of(word)}
            clear = max((self.frequency.share(form) for form in forms), default=0.0)
            share = min(own, 2 * clear) if clear else own
            if own > 10 * share or not clear:
                entry.mark("n")
            own = share
        entry.zipf = zipf(own)
        if entry.zipf == 0:
            entry.mark("r")
        entry.meaning = explanation(self.foreign.get(word, ()))

    def readings_of(self, word):
        """(form, readings) of the noun's other forms that are no other word's."""
        if not hasattr(self, "flags"):
            self.flags = defaultdict(set)
            for entry, flags in self.entries:
                self.flags[entry] |= flags
        for _, _, form in self.affixes.forms(word, sorted(self.flags.get(word, ()))):
            if form != word and all(base == word for base, _ in self.readings.get(form, ())):
                yield form, self.readings.get(form, ())

    def known(self, nouns):
        """Strings that are no dictionary words of the list: {form: code}."""
        slurs = lists.words("slur_cs")
        found = {}
        for form, readings in self.readings.items():
            if form in nouns or not LETTERS.fullmatch(form):
                continue
            codes = {"X" if code == "noun" else code for base, code in readings if base not in slurs}
            if codes:
                found[form] = min(codes, key="PCANVBX".index)
        return found


def build():
    """The nouns and the known strings."""
    builder = Builder()
    nouns = builder.build()
    return nouns, builder.known(nouns), lists.words("slur_cs")
