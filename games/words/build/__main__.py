"""`python -m build [language...]`: writes <lang>.tsv and <lang>.known.tsv beside the package."""

import importlib
import sys
from pathlib import Path

from .entry import write_known, write_nouns

LANGUAGES = ("ru", "en", "uk", "pl", "cs", "hu")
OUT = Path(__file__).resolve().parent.parent


def main(languages):
    """Builds the given languages, all without arguments."""
    for lang in languages or LANGUAGES:
        if lang not in LANGUAGES:
            sys.exit(f"no builder for {lang}: {' '.join(LANGUAGES)}")
        nouns, known, blocked = importlib.import_module(f".{lang}", __package__).build()
        write_nouns(OUT / f"{lang}.tsv", nouns)
        write_known(OUT / f"{lang}.known.tsv", known, nouns, blocked)
        print(f"{lang}: {len(nouns)} nouns, {len(known)} known", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
