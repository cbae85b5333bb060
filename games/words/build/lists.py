"""The curated lists beside this package."""

from pathlib import Path

CURATED = Path(__file__).resolve().parent.parent / "curated"


def words(name):
    """The words of curated/<name>.txt: one a line, # starts a comment. A missing list is empty."""
    path = CURATED / f"{name}.txt"
    if not path.exists():
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if (word := line.split("#")[0].strip())}
