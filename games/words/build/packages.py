"""Where the packages' files are."""

import sysconfig
from pathlib import Path

# Where build.sh unpacks what pip doesn't install.
PACKAGES = Path(__file__).resolve().parent.parent / ".venv" / "packages"


def installed(name):
    """The folder of an installed Python package, which needn't be importable."""
    return Path(sysconfig.get_paths()["purelib"]) / name
