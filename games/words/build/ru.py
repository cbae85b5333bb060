"""Russian: the OpenCorpora dictionary, meanings from Russian Wiktionary."""

import re
import sqlite3
from collections import defaultdict

from . import lists, wiktionary
from .entry import Entry
from .frequency import Frequency, zipf
from .packages import installed
from .ru_diminutives import augmentative, diminutives

# Lexemes that are no common nouns, and misspellings.
DROPPED = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init", "Erro", "Dist"}
# Nominative variants that need other evidence: желанье beside желание.
VARIANT = {"V-be", "V-ie", "V-bi", "V-en", "V-ey", "V-oy", "V-sh", "V-ej"}
LETTERS = re.compile(r"[а-яё]{2,}")
HALF = re.compile(r"пол(первого|второго|третьего|четвёртого|пятого|шестого|седьмого|восьмого|девятого|десятого|одиннадцатого|двенадцатого)")
PARTS = {"ADJF", "ADVB", "PRED", "PREP", "CONJ", "PRCL", "INTJ", "NPRO", "NUMR", "INFN", "COMP"}
GENDERS = {"masc", "femn", "neut", "GNdr", "ms-f", "Ms-f"}


class Lexeme:
    """A dictionary word with its forms: (form, grammemes)."""

    def __init__(self):
        self.forms = []

    def head(self):
        """The lexeme's first form's grammemes."""
        return self.forms[0][1]

    def kind(self):
        """Gender and animacy."""
        return frozenset(self.head() & (GENDERS | {"anim", "inan"}))


def read_lexemes():
    """{(normal form, paradigm): Lexeme}, forms in the paradigm's order, and {form: lexeme keys}."""
    import pymorphy3

    dictionary = pymorphy3.MorphAnalyzer(lang="ru").dictionary
    grammemes, found = {}, defaultdict(list)
    for form, tag, normal, paradigm, index in dictionary.iter_known_words():
        if (tags := grammemes.get(tag)) is None:
            tags = grammemes[tag] = frozenset(re.split("[ ,]", str(tag)))
        found[(normal, paradigm)].append((index, form, tags))
    lexemes, readings = {}, defaultdict(set)
    for key in sorted(found):
        lexeme = lexemes[key] = Lexeme()
        for _, form, tags in sorted(found[key], key=lambda item: item[:2]):
            lexeme.forms.append((form, tags))
            readings[form].add(key)
    return lexemes, readings


def nominatives(lexeme):
    """The forms of a noun's lexeme that are dictionary words, variants apart: (ordinary, variants)."""
    head = lexeme.head()
    number = "plur" if "plur" in head else "sing"
    ordinary, variants = [], []
    for form, tags in lexeme.forms:
        if "NOUN" not in tags or "nomn" not in tags or number not in tags:
            continue
        if tags & {"Infr", "Erro", "Dist"} and not head & {"Infr", "Erro", "Dist"}:
            continue
        (variants if tags & VARIANT else ordinary).append(form)
    return ordinary, variants


class Builder:
    """Holds what the steps share."""

    def __init__(self):
        self.lexemes, self.readings = read_lexemes()
        self.frequency = Frequency("ru", self.readings)
        self.senses = wiktionary.senses(read_wordnet())
        self.plain = lists.words("ru_plain") | lists.words("ru_extra")
        self.nouns = {}
        self.owners = defaultdict(list)

    def build(self):
        """The nouns: {word: Entry}."""
        self.collect()
        slurs = lists.words("slur_ru")
        vulgar = lists.words("block_ru")
        self.nouns = {word: entry for word, entry in self.nouns.items() if word not in slurs}
        for word in self.nouns:
            self.describe(word, word in vulgar)
        kinds = {word: {lexeme.kind() for lexeme in self.owners[word]} for word in self.nouns}
        zipfs = {word: entry.zipf for word, entry in self.nouns.items()}
        for word in diminutives(self.senses, kinds, zipfs, lists.words("ru_dim_keep")):
            self.nouns[word].mark("d")
        for word in self.nouns:
            if augmentative(self.senses.get(word, ())):
                self.nouns[word].mark("a")
        return self.nouns

    def collect(self):
        """Takes the dictionary words of noun lexemes."""
        flags = defaultdict(list)
        for key, lexeme in self.lexemes.items():
            head = lexeme.head()
            if "NOUN" not in head or head & DROPPED or "nomn" not in head:
                continue
            ordinary, variants = nominatives(lexeme)
            for form in ordinary + [v for v in variants if self.attested(v)]:
                if not LETTERS.fullmatch(form) or HALF.fullmatch(form):
                    continue
                own = {flag for tag, flag in (("Infr", "c"), ("Slng", "s"), ("Arch", "o")) if tag in head}
                if "plur" in head:
                    own.add("p")
                flags[form].append(own)
                self.owners[form].append(lexeme)
        for form, own in flags.items():
            # Of two homonyms the ordinary one counts.
            flagged = set.intersection(*own) - (set("cs") if form in self.plain else set())
            self.nouns[form] = Entry(flags="".join(sorted(flagged)))
        for form in lists.words("ru_extra") | lists.words("ru_subst"):
            if form not in self.nouns:
                self.nouns[form] = Entry(flags="n" if form in lists.words("ru_subst") else "")
                self.owners[form] = [self.lexemes[key] for key in self.readings.get(form, ())]
        for form in lists.words("ru_drop"):
            self.nouns.pop(form, None)

    def attested(self, variant):
        """A variant spelling that Wiktionary explains by itself, not by pointing to another."""
        return any(
            sense.text() and not sense.labels & {"=", "устар.", "поэт.", "действие"} for sense in self.senses.get(variant, ())
        )

    def describe(self, word, vulgar):
        """Frequency, flags and meaning of a word."""
        entry, senses = self.nouns[word], self.senses.get(word, ())
        own = self.frequency.share(word)
        share, sure = self.noun_share(word)
        entry.zipf = zipf(min(own, share))
        # Ten times as frequent as its other forms: the string is mostly something else.
        if own > 10 * share or not (sure or word in self.plain):
            entry.mark("n")
        for flag in wiktionary.flags(senses):
            if not (flag in "cog" and entry.zipf >= 350) and (word not in self.plain or flag in "ob"):
                entry.mark(flag)
        if vulgar:
            entry.mark("v")
        if entry.zipf == 0:
            entry.mark("r")
        if all(sense.labels & {"редк."} for sense in senses) and senses:
            entry.mark("r")
        # Wiktionary's senses don't tell their part of speech.
        if self.read_as(word):
            senses = [sense for sense in senses if sense.labels & {"субст.", "субстантивир."}]
        entry.meaning = wiktionary.meaning(senses)

    def ambiguous(self, word):
        """Does the string have a reading outside the word's own lexemes?"""
        own = {id(lexeme) for lexeme in self.owners[word]}
        return any(id(self.lexemes[key]) not in own for key in self.readings.get(word, ()))

    def noun_share(self, word):
        """How frequent the noun may be, and whether its forms tell: an ambiguous string's share is bounded by the forms
        that are only the noun's, or, failing those, only nouns' and names'."""
        own = self.frequency.share(word)
        if not self.ambiguous(word):
            return own, True
        mine = {id(lexeme) for lexeme in self.owners[word]}
        forms = {form for lexeme in self.owners[word] for form, _ in lexeme.forms if form != word}
        # Names' forms count for a word that Wiktionary explains (вера; репина it does not).
        known = bool(self.senses.get(word))
        for only, sure in ((lambda lexeme: id(lexeme) in mine, True), (lambda lexeme: "NOUN" in lexeme.head(), known)):
            clear = [
                self.frequency.share(form)
                for form in forms
                if all(only(self.lexemes[key]) for key in self.readings[form])
            ]
            if any(clear):
                return min(own, 2 * max(clear)), sure
        return (own if forms else min(own, 10**-6.5)), False

    def read_as(self, word):
        """The parts of speech other than nouns that have this string as their dictionary form."""
        return {
            next(iter(sorted(lexeme.head() & PARTS)), "")
            for key in self.readings.get(word, ())
            if "NOUN" not in (lexeme := self.lexemes[key]).head() and lexeme.forms[0][0] == word
        }

    def known(self):
        """Strings that are no dictionary words of the list: {form: code}."""
        found = {}
        slurs = lists.words("slur_ru")
        for form, keys in self.readings.items():
            if any(key[0] in slurs for key in keys):
                continue
            if not LETTERS.fullmatch(form) or form in self.nouns:
                continue
            codes = {self.code(form, self.lexemes[key]) for key in keys}
            code = min(codes, key="PCBNAVX".index)
            share = self.frequency.share(form)
            if share > 0 or self.always(form, code, keys):
                found[form] = code
        return found

    def always(self, form, code, keys):
        """Kept without frequency: the plural of a frequent enough noun, and dictionary forms."""
        for key in keys:
            lexeme = self.lexemes[key]
            if code == "P" and self.frequency.share(key[0]) >= 1e-8:
                return True
            if code in "AVBX" and form == lexeme.forms[0][0]:
                return True
        return False

    def code(self, form, lexeme):
        """Why a form of this lexeme is no dictionary word."""
        head = lexeme.head()
        if "Abbr" in head or "Init" in head:
            return "B"
        if head & {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"}:
            return "N"
        if "NOUN" in head:
            nominative_plural = any(
                "nomn" in tags and "plur" in tags for spelled, tags in lexeme.forms if spelled == form
            )
            return "P" if nominative_plural else "C"
        if head & {"ADJF", "ADJS", "COMP", "PRTF", "PRTS"}:
            return "A"
        if head & {"VERB", "INFN", "GRND"}:
            return "V"
        return "X"


def read_wordnet():
    """(lemma, stored definition) rows of wiki_ru_wordnet, in its order."""
    path = installed("wiki_ru_wordnet") / "database" / "wikiwordnet.db"
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        return list(database.execute("select lemma, definition from synsets order by synset_id, definition"))


def build():
    """The nouns and the known strings."""
    builder = Builder()
    nouns = builder.build()
    return nouns, builder.known(), lists.words("slur_ru")
