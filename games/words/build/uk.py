"""Ukrainian: the nouns of the aspell dictionary by their affix flags, and curated lists of those without."""

import re
from collections import defaultdict

from . import lists
from .affixes import Affixes, read_cwl
from .entry import Entry
from .frequency import Frequency, zipf
from .packages import PACKAGES

LETTERS = re.compile(r"(?=.{2})[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’]+")
VOWEL = re.compile(r"[аеєиіїоуюя]")
# The source has no surnames to tell кравчук (a tailor's son) from Кравчук.
SURNAME = re.compile(r".*(?:чук|щук|дюк|енко)|вальтер")
# The classes of nouns' singular and plural, and those that only other words have.
SINGULAR = set("aceilgq")
PLURAL = set("bfjmo")
OTHER = set("VUWABCDEFGHIJKLMNOPQRY01234")
NOMINATIVE_PLURAL = re.compile(r".*[иіїаяе]")


class Builder:
    """Holds what the steps share."""

    def __init__(self):
        aspell = PACKAGES / "aspell-uk" / "usr"
        self.affixes = Affixes((aspell / "lib" / "aspell" / "uk_affix.dat").read_text(encoding="utf-8"))
        self.entries = [(word, set(flags)) for word, flags in read_cwl(aspell / "share" / "aspell" / "uk.cwl.gz")]
        self.frequency = Frequency("uk")
        self.readings = defaultdict(set)
        self.forms = defaultdict(set)

    def build(self):
        """The nouns: {word: Entry}."""
        slurs, vulgar, dropped = lists.words("slur_uk"), lists.words("block_uk"), lists.words("uk_drop")
        extra, plural = lists.words("uk_extra"), lists.words("uk_plural")
        nouns = {}
        for word, flags in self.entries:
            if not self.is_noun(word, flags):
                continue
            for spelled in self.spellings(word, flags):
                spelled = typographic(spelled)
                if LETTERS.fullmatch(spelled) and VOWEL.search(spelled) and spelled not in slurs | dropped:
                    nouns[spelled] = Entry()
        for word in extra | plural:
            nouns.setdefault(word, Entry())
        self.read_forms()
        for word, entry in nouns.items():
            self.describe(word, entry, extra | plural)
            if word in plural:
                entry.mark("p")
            if SURNAME.fullmatch(word):
                entry.mark("n")
            if word in vulgar:
                entry.mark("v")
        return nouns

    def is_noun(self, word, flags):
        """By its flags: a noun's singular, and no class of another part of speech."""
        return word == word.lower() and bool(flags & SINGULAR) and not flags & OTHER

    def spellings(self, word, flags):
        """The word, its variant with у for в (вчитель, учитель), and with не where people use it."""
        yield word
        if "X" in flags:
            yield from self.affixes.prefixed(word, "X")
        if "Z" in flags:
            yield from (other for other in self.affixes.prefixed(word, "Z") if self.frequency.share(other))

    def read_forms(self):
        """Fills {form: {(dictionary word, code)}} for every string of the frequency list."""
        for word, flags in self.entries:
            code = self.code(word, flags)
            for base in self.spellings(word, flags):
                lower = typographic(base.lower())
                if self.frequency.share(lower):
                    self.readings[lower].add((lower, code))
                for flag, _, form in self.affixes.forms(base, sorted(flags)):
                    form = typographic(form.lower())
                    if form == lower or not self.frequency.share(form):
                        continue
                    if code == "noun":
                        plural = flag in PLURAL and NOMINATIVE_PLURAL.fullmatch(form)
                        self.readings[form].add((lower, "P" if plural else "C"))
                        self.forms[lower].add(form)
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
        if flags & set("VWYU"):
            return "A"
        if flags & OTHER:
            return "V"
        return "P" if flags & PLURAL else "X"

    def describe(self, word, entry, curated):
        """Frequency and flags of a word."""
        own = self.frequency.share(word)
        others = {code for base, code in self.readings.get(word, ()) if base != word or code != "noun"}
        if word in curated:
            others -= {"X", "P", "C", "N"}
        if others:
            clear = max(
                (
                    self.frequency.share(form)
                    for form in self.forms.get(word, ())
                    if form != word and all(base == word for base, _ in self.readings[form])
                ),
                default=0.0,
            )
            share = min(own, 2 * clear) if clear else own
            if own > 10 * share or not clear:
                entry.mark("n")
            own = share
        entry.zipf = zipf(own)
        if entry.zipf == 0:
            entry.mark("r")

    def known(self, nouns):
        """Strings that are no dictionary words of the list: {form: code}."""
        slurs = lists.words("slur_uk")
        found = {}
        for form, readings in self.readings.items():
            if form in nouns or not LETTERS.fullmatch(form):
                continue
            codes = {"X" if code == "noun" else code for base, code in readings if base not in slurs}
            if codes:
                found[form] = min(codes, key="PCANVBX".index)
        return found


def typographic(word):
    """The stored spelling of the apostrophe."""
    return word.replace("'", "’").replace("ʼ", "’").replace("`", "’")


def build():
    """The nouns and the known strings."""
    builder = Builder()
    nouns = builder.build()
    return nouns, builder.known(nouns), lists.words("slur_uk")
