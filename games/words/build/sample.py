"""`python -m build.sample <lang> <seed> [count]`: random entries to be judged by a reader."""

import random
import sys
from pathlib import Path


def main(lang, seed, count=200):
    """Prints the same entries for the same list, seed and count."""
    lines = (Path(__file__).resolve().parent.parent / f"{lang}.tsv").read_text(encoding="utf-8").splitlines()
    for line in sorted(random.Random(int(seed)).sample(lines, int(count))):
        word, zipf, flags, meaning = line.split("\t")
        print(f"{word:28} {zipf:>4} {flags:6} {meaning}")


if __name__ == "__main__":
    main(*sys.argv[1:])
