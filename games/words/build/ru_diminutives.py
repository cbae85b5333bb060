"""Which Russian nouns are diminutives or augmentatives with no meaning of their own."""

import re

from .wiktionary import AUGMENTATIVE, DIMINUTIVE

# Suffix, and what may stand in its place in the base. Never a bare -ка: печка, сетка.
SUFFIXES = [
    (r"(.+)очек", ["ок", "ек", "ка", ""]),
    (r"(.+)ечек", ["ек", "ок", "ец", ""]),
    (r"(.+)ёчек", ["ёк"]),
    (r"(.+)чик", ["", "ец"]),
    (r"(.+)ик", [""]),
    (r"(.+)очка", ["ка", "а"]),
    (r"(.+)ечка", ["ка", "ька", "а", "я"]),
    (r"(.+)ичка", ["ица"]),
    (r"(.+)онька", ["а"]),
    (r"(.+)енька", ["а", "я"]),
    (r"(.+)ушка", ["а", "я", "ь"]),
    (r"(.+)юшка", ["я", "ь"]),
    (r"(.+)ишка", ["а", ""]),
    (r"(.+)ишко", ["о", ""]),
    (r"(.+)ышко", ["о"]),
    (r"(.+)ечко", ["о", "це"]),
    (r"(.+)ечко", ["ко"]),
    (r"(.+)ьице", ["ье"]),
    (r"(.+)ьецо", ["ьё"]),
    (r"(.+)еньице", ["енье"]),
    (r"(.+)ьишко", ["ье"]),
]
# How much rarer than its base, in Zipf x 100.
RARER = 60
# -очек, -ечек, -онька are never anything else where the base is there.
SURE = {r"(.+)очек", r"(.+)ечек", r"(.+)ёчек", r"(.+)онька"}


def diminutives(senses, kinds, zipfs, keep):
    """The words to flag: {word}. `kinds` gives each noun's genders with animacy."""
    found = set()
    for word in zipfs:
        if word in keep:
            continue
        known = senses.get(word, ())
        if known:
            if all(sense.base(DIMINUTIVE) for sense in known):
                found.add(word)
        elif base_of(word, kinds, zipfs):
            found.add(word)
    return found


def base_of(word, kinds, zipfs):
    """The base a word is a regular diminutive of: same gender and animacy, much more frequent."""
    for pattern, endings in SUFFIXES:
        if not (match := re.fullmatch(pattern, word)):
            continue
        for ending in endings:
            for stem in softened(match.group(1)):
                base = stem + ending
                if (
                    base in zipfs
                    and len(base) >= 3
                    and kinds[base] & kinds[word]
                    and zipfs[base] >= zipfs[word] + (30 if pattern in SURE else RARER)
                ):
                    return base
    return None


def softened(stem):
    """The stem with its last consonant as before the suffix, and the hard one it may come from."""
    yield stem
    for soft, hard in (("ч", "к"), ("ж", "г"), ("ш", "х")):
        if stem.endswith(soft):
            yield stem[:-1] + hard


def augmentative(senses):
    """Is every sense only 'augmentative of'?"""
    return bool(senses) and all(sense.base(AUGMENTATIVE) for sense in senses)
