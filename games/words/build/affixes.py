"""Word lists with affix flags, as hunspell and aspell have them."""

import gzip
import re
from collections import defaultdict


class Affixes:
    """The suffix and prefix rules of an .aff file."""

    def __init__(self, text):
        self.rules = defaultdict(list)
        self.prefixes = defaultdict(list)
        for line in text.splitlines():
            fields = line.split("#")[0].split()
            if len(fields) < 4 or fields[0] not in ("SFX", "PFX"):
                continue
            # The header of a class: SFX flag Y count.
            if len(fields) == 4 and fields[2] in "YN" and fields[3].isdigit():
                continue
            kind, flag, strip, add = fields[:4]
            condition = fields[4] if len(fields) > 4 else "."
            strip = "" if strip == "0" else strip
            add = "" if add.split("/")[0] == "0" else add.split("/")[0]
            if kind == "SFX":
                self.rules[flag].append((strip, add, re.compile(f"(?:{condition})$")))
            else:
                self.prefixes[flag].append((strip, add, re.compile(f"(?:{condition})")))

    def forms(self, word, flags):
        """(flag, added ending, form) of each suffix form of a word."""
        for flag in flags:
            for strip, add, condition in self.rules.get(flag, ()):
                if word.endswith(strip) and condition.search(word):
                    yield flag, add, word[: len(word) - len(strip)] + add

    def prefixed(self, word, flag):
        """The word with a prefix class's prefixes."""
        for strip, add, condition in self.prefixes.get(flag, ()):
            if word.startswith(strip) and condition.match(word):
                yield add + word[len(strip) :]


def read_dic(path, encoding="utf-8"):
    """(word, flags) of a hunspell .dic file, of one character a flag."""
    for line in path.read_text(encoding=encoding).splitlines()[1:]:
        entry = re.split(r"[ \t]", line, maxsplit=1)[0]
        word, _, flags = entry.partition("/")
        if word:
            yield word, flags


def read_cwl(path):
    """(word, flags) of an aspell list: each entry the length of the prefix shared with the one before, then the rest."""
    data, at, entry = gzip.decompress(path.read_bytes()), 0, b""
    while at < len(data):
        if data[at] == 0:
            at += 1
        shared = data[at] - 1
        end = at + 1
        while end < len(data) and data[end] > 32:
            end += 1
        entry = entry[:shared] + data[at + 1 : end]
        word, _, flags = entry.decode("utf-8").partition("/")
        yield word, flags
        at = end
