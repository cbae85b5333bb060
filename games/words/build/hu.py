"""Hungarian: what the hunspell dictionary calls a noun: its stems, and the words that its rules build from them."""

import os
import re
import subprocess

from . import lists
from .entry import Entry
from .frequency import Frequency, zipf
from .glosses import english, read_dictd
from .packages import PACKAGES

LETTERS = re.compile(r"[aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz]{2,}")
VOWEL = re.compile(r"[aáeéiíoóöőuúüű]")
# The derivations that make nouns.
DERIVED = {"Ás_PROCESS/RESULT_noun", "sÁg_ABSTRACT_noun"}
DIMINUTIVE = {"kA_DIMINUTIVE_(noun,adj)", "cskA_DIMINUTIVE_(noun,adj)"}
OCCUPATION = "s_OCCUPATION_noun"
ATTRIBUTE = "s_ATTRIBUTE_adj"
CLASSES = {"adj": "A", "vrb": "V", "verb": "V", "noun": "noun", "noun_prs": "N", "abr": "B"}


class Analysis:
    """One analysis of a string by hunspell: its parts, and what its last one is."""

    def __init__(self, text):
        tokens = [token.split(":", 1) for token in text.split() if ":" in token]
        parts = [i for i, (name, _) in enumerate(tokens) if name == "pa"]
        self.parts = [tokens[i][1] for i in parts]
        last = tokens[parts[-1] + 1 :] if parts else tokens
        self.stem = next((value for name, value in last if name == "st"), "")
        self.kind = next((value for name, value in last if name == "po"), "")
        self.derived = [value for name, value in last if name == "ds"]
        inflected = [value for name, value in last if name in ("is", "ts")]
        self.preverb = any(name == "ip" for name, _ in tokens)
        self.plural = "PLUR" in inflected
        self.inflected = [value for value in inflected if value not in ("NOM", "PLUR", "PRES_INDIC_INDEF_SG_3")]

    def code(self):
        """noun for a dictionary form, or what the string is instead."""
        kind = CLASSES.get(self.kind, "A" if self.kind.startswith("adj") else "X")
        if self.derived:
            final = self.derived[-1]
            if final in DERIVED or final in DIMINUTIVE or final == OCCUPATION:
                kind = "noun"
            elif "_adj" in final or "(adj" in final:
                kind = "A"
            elif "_vrb" in final:
                kind = "V"
            else:
                kind = "X"
        if kind == "noun" and (self.inflected or self.preverb):
            return "C"
        if kind == "noun" and self.plural:
            return "P"
        return kind


class Builder:
    """Holds what the steps share."""

    def __init__(self):
        self.folder = PACKAGES / "hunspell-hu" / "usr" / "share" / "hunspell"
        self.frequency = Frequency("hu")
        self.english = read_dictd(PACKAGES / "dict-freedict-hun-eng" / "usr" / "share" / "dictd" / "freedict-hun-eng")
        self.entries = list(self.read_entries())
        self.stems = {word for word, _, morphology in self.entries if "po:noun" in morphology.split()}
        candidates = {word for word, _, _ in self.entries} | set(self.english) | set(self.frequency.forms)
        candidates |= {word.lower() for word in candidates}
        self.analyses = self.analyse(sorted(word for word in candidates if word.isalpha() and len(word) > 1))

    def read_entries(self):
        """(word, flags, morphology) of the dictionary, its aliases resolved."""
        flags, morphology = [""], [""]
        text = (self.folder / "hu_HU.aff").read_text(encoding="utf-8", errors="replace")
        for line in text.splitlines():
            name, _, value = line.partition(" ")
            if name == "AF" and not value.isdigit():
                flags.append(value.split(" ")[0])
            elif name == "AM" and not value.isdigit():
                morphology.append(value)
        for line in (self.folder / "hu_HU.dic").read_text(encoding="utf-8", errors="replace").splitlines()[1:]:
            entry, _, number = line.partition("\t")
            word, _, alias = entry.partition("/")
            yield word, flags[int(alias or 0)], morphology[int(number or 0)]

    def analyse(self, words):
        """{word: [Analysis]} by hunspell's own program."""
        library = next((PACKAGES / "libhunspell-1.7-0" / "usr" / "lib").glob("*"))
        answer = subprocess.run(
            [PACKAGES / "hunspell" / "usr" / "bin" / "hunspell", "-m", "-i", "utf-8", "-d", self.folder / "hu_HU"],
            input="\n".join(words) + "\n",
            capture_output=True,
            check=True,
            text=True,
            env=dict(os.environ, LD_LIBRARY_PATH=str(library)),
        ).stdout
        found = {}
        for line in answer.splitlines():
            word, _, text = line.partition("  ")
            if "po:" in text:
                found.setdefault(word, []).append(Analysis(text))
        return found

    def build(self):
        """The nouns: {word: Entry}."""
        slurs, vulgar = lists.words("slur_hu"), lists.words("block_hu")
        dropped, extra = lists.words("hu_drop"), lists.words("hu_extra")
        hidden = {word for word, flags, _ in self.entries if "=" in flags}
        nouns = {}
        for word, analyses in self.analyses.items():
            if not LETTERS.fullmatch(word) or not VOWEL.search(word) or word in slurs or word in dropped:
                continue
            chosen = [analysis for analysis in analyses if analysis.code() == "noun" and self.accepted(word, analysis, analyses)]
            if chosen:
                nouns[word] = self.describe(word, chosen, analyses)
        for word in extra:
            nouns.setdefault(word, Entry(zipf=self.frequency.zipf(word)))
        for word, entry in nouns.items():
            if word in vulgar or word in hidden:
                entry.mark("v")
            if not entry.zipf:
                entry.mark("r")
            entry.meaning = english(word, self.english.get(word, ()))
        return nouns

    def accepted(self, word, analysis, analyses):
        """Is the explanation enough? Stems are; what rules build must be in use."""
        if word in self.stems and not analysis.derived and not analysis.parts:
            return True
        if analysis.kind == "noun_prs" or (analysis.derived and CLASSES.get(analysis.kind) == "N"):
            return False
        if "sÁg_ABSTRACT_noun" in analysis.derived and word.endswith("i"):
            # sebességi: the adjective's ending is told by another analysis only.
            return False
        used = word in self.english or self.frequency.zipf(word) >= 300
        if analysis.derived and analysis.derived[-1] == OCCUPATION:
            # kalapos is a hatter and 'with a hat' alike.
            return False
        if analysis.derived and analysis.derived[-1] in DIMINUTIVE:
            # aprócska is an adjective like its stem.
            return used and analysis.kind == "noun"
        if analysis.parts:
            return word in self.english or (used and all(len(part) > 2 for part in analysis.parts))
        return used

    def describe(self, word, chosen, analyses):
        """Frequency and flags of a word."""
        entry = Entry(zipf=self.frequency.zipf(word))
        if all(analysis.derived and analysis.derived[-1] in DIMINUTIVE for analysis in chosen):
            entry.mark("d")
        for analysis in analyses:
            code = analysis.code()
            if code in ("V", "A", "X", "N", "B"):
                entry.mark("n")
            if code in ("C", "P") and self.frequency.zipf(analysis.stem) > entry.zipf:
                entry.mark("n")
        if word[0].upper() + word[1:] in self.analyses and any(a.code() == "N" for a in self.analyses[word.capitalize()]):
            entry.mark("n")
        return entry

    def known(self, nouns):
        """Strings that are no dictionary words of the list: {form: code}."""
        slurs = lists.words("slur_hu")
        found = {}
        for string, analyses in self.analyses.items():
            form = string.lower()
            if form in nouns or not LETTERS.fullmatch(form):
                continue
            codes = {analysis.code() for analysis in analyses if analysis.stem not in slurs}
            if string != form:
                codes &= {"N", "B"}
            codes = {"X" if code == "noun" else code for code in codes}
            if codes:
                found[form] = min(codes | {found.get(form, "X")}, key="PCANVBX".index)
        return found


def build():
    """The nouns and the known strings."""
    builder = Builder()
    nouns = builder.build()
    return nouns, builder.known(nouns), lists.words("slur_hu")
