"""Short meanings from bilingual and explanatory dictionaries in dictd's and StarDict's formats."""

import gzip
import re
import struct

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def number(text):
    """A number in dictd's index: base 64, most significant digit first."""
    value = 0
    for digit in text:
        value = value * 64 + DIGITS.index(digit)
    return value


def read_dictd(stem):
    """{headword: [entry text]} of <stem>.index and <stem>.dict.dz."""
    body = gzip.decompress(stem.with_name(stem.name + ".dict.dz").read_bytes())
    found = {}
    for line in stem.with_name(stem.name + ".index").read_text(encoding="utf-8").splitlines():
        fields = line.split("\t")
        head, offset, length = fields[0], number(fields[1]), number(fields[2])
        if " " in head or head.startswith("00"):
            continue
        found.setdefault(head, []).append(body[offset : offset + length].decode("utf-8", "replace"))
    return found


def read_stardict(stem):
    """{headword: [entry text]} of <stem>.idx and <stem>.dict.dz."""
    body = gzip.decompress(stem.with_name(stem.name + ".dict.dz").read_bytes())
    index = stem.with_name(stem.name + ".idx").read_bytes()
    found, at = {}, 0
    while at < len(index):
        end = index.index(b"\0", at)
        offset, length = struct.unpack(">II", index[end + 1 : end + 9])
        text = body[offset : offset + length].decode("utf-8", "replace")
        found.setdefault(index[at:end].decode("utf-8"), []).append(text)
        at = end + 9
    return found


def english(word, entries, tag="<n>"):
    """The English translations of a bilingual entry: of the entry with the part of speech `tag`, if any has one."""
    tagged = any("<" in entry.split("\n")[0] for entry in entries)
    for entry in entries:
        head, _, rest = entry.partition("\n")
        if head.split(" ")[0] != word or (tagged and tag not in head):
            continue
        lines = rest.splitlines()
        if lines and re.match(r"\s*\d+\. ", lines[0]) and len(lines) > 1 and re.match(r"\s*\d+\. ", lines[1]):
            chosen = [re.sub(r"^\s*\d+\.\s*", "", line) for line in lines if re.match(r"\s*\d+\. ", line)]
        else:
            chosen = lines[:1]
        kept = []
        for text in chosen[:3]:
            text = re.sub(r"\s*\b\d+\.\s*$|^\s*\d+\.\s*", "", text).strip(" ,;")
            if text and text not in kept and re.match(r"[A-Za-z(]", text):
                kept.append(text)
        if kept:
            return "; ".join(kept)
    return ""


def explanation(entries):
    """The first definition of a StarDict entry with HTML-like markup."""
    for entry in entries:
        if found := re.search(r"<b>(.*?)</b>", entry, re.S):
            return re.sub(r"<[^>]*>", "", found.group(1)).strip()
    return ""
