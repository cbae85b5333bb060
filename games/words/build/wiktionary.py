"""Definitions in Wiktionary's markup, as wiki_ru_wordnet stores them."""

import html
import re

# Labels of a sense, by what they say of a word that has no other sense.
LABELS = {
    "v": {"вульг.", "обсц.", "мат", "неценз.", "груб."},
    "s": {
        "жарг.", "сленг", "крим.", "крим. жарг.", "комп.жарг.", "комп. жарг.", "техн.жарг.", "техн. жарг.",
        "студ.жарг.", "авто.жарг.", "угол.", "мол.", "нарк.", "воен.жарг.", "школьн.жарг.",
    },
    "c": {"прост.", "сниж.", "нар.-разг."},
    "o": {"устар.", "уст.", "старин.", "архаич.", "церк.-слав."},
    "g": {"рег.", "обл.", "диал.", "местн.", "СРНГ"},
}
DIMINUTIVE = {"уменьш.", "уменьш", "умласк", "умласк.", "уменьш.-ласк.", "ласк.", "уменьш-ласк", "уничиж."}
AUGMENTATIVE = {"увелич.", "увелич"}
SHORT_FOR = {"сокр.", "сокр", "аббр.", "аббр"}

TEMPLATE = re.compile(r"\{\{([^{}]*)\}\}")
# What stands for a template in a short meaning: the word it points to follows.
PHRASES = {
    "=": "то же, что",
    "уменьш.": "уменьш. к",
    "умласк.": "уменьш.-ласк. к",
    "умласк": "уменьш.-ласк. к",
    "уменьш.-ласк.": "уменьш.-ласк. к",
    "увелич.": "увелич. к",
    "женск.": "женск. к",
    "свойство": "свойство по знач. прил.",
    "действие": "действие по знач. гл.",
    "состояние": "состояние по знач. прил.",
    "соотн.": "соотн. с",
    "сокр.": "сокр. от",
    "усилит.": "усилит. к",
}
PLAIN = {"-": " — ", "--": " — ", "итп": "и т. п.", "итд": "и т. д."}
ARGUMENT = {"lang": 1, "выдел": 0, "хим-элем": None}


class Sense:
    """One definition: the names of its templates, the word it is derived from, its text."""

    def __init__(self, stored):
        body = stored.split("~", 4)[-1] if stored.count("~") >= 4 else stored
        body = re.sub(r"~\d+~\d+$", "", body)
        for name in ("{{пример", "{{Пример", "{{семантика", "{{списки", "\n"):
            body = body.split(name)[0]
        self.body = re.sub(r"<!--.*?-->", "", body, flags=re.S)
        self.labels = {match.split("|")[0].strip() for match in TEMPLATE.findall(self.body)}

    def base(self, names):
        """The word a template of `names` points to: {{уменьш.||дом}} gives дом; None without one."""
        for match in TEMPLATE.findall(self.body):
            parts = [part.strip() for part in match.split("|")]
            if parts[0] in names:
                for part in parts[1:]:
                    word = re.sub(r"[\[\]{}\u0301]", "", part).split(" ")[0]
                    if word and word != "ru" and "=" not in word:
                        return word
        plain = self.text()
        if "уменьш." in names:
            found = re.match(r"(?:\w+\. )*(?:уменьш|ласк|ум\.)[\w.-]*(?:[- ]ласк[\w.]*)?\s(?:к|от)\s+([а-яё-]+)", plain)
            if found:
                return found.group(1)
        return None

    def text(self):
        """The definition as plain text."""
        text = re.sub(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]", r"\1", self.body)
        while (shorter := TEMPLATE.sub(lambda found: say(found.group(1)), text)) != text:
            text = shorter
        text = re.sub(r"<ref.*?(</ref>|/>)|<[^>]*>|''+|\{\{.*$|\u0301", "", text)
        text = re.sub(r"\[\d+(?:[,–-]\s*\d+)*\]|\[\[|\]\]|\(\s*\)", "", text)
        text = html.unescape(text.split("◆")[0])
        text = re.sub(r"\s+([,;.)])", r"\1", text)
        text = re.sub(r"^[\s,;:.)#*=-]+(?:(?:и|или|также)\s+[,;:]*)?", "", text)
        return " ".join(text.split()).strip(" ,;:#*")


def say(template):
    """A template's plain text: nothing for a label."""
    parts = [part.strip() for part in template.split("|")]
    name = parts[0]
    if name in PLAIN:
        return PLAIN[name]
    given = [part for part in parts[1:] if part and part not in ("ru", "lang=ru") and "=" not in part]
    if name in PHRASES:
        return f"{PHRASES[name]} {given[0]}" if given else ""
    if name in ARGUMENT and ARGUMENT[name] is not None and len(given) > ARGUMENT[name]:
        return given[ARGUMENT[name]]
    return ""


def senses(rows):
    """{lemma: [Sense]} of (lemma, stored definition) rows, empty definitions left out."""
    found = {}
    for lemma, stored in rows:
        sense = Sense(stored)
        if sense.body.strip():
            found.setdefault(lemma, []).append(sense)
    return found


def meaning(all_senses):
    """The text of the first sense: of an unmarked one if there is any."""
    marked = set().union(*LABELS.values())
    for wanted in (lambda sense: not sense.labels & marked, lambda sense: True):
        for sense in all_senses:
            if wanted(sense) and len(text := sense.text()) > 2:
                return text
    return ""


def flags(all_senses):
    """The flags that every sense of a word carries."""
    given = set()
    for flag, names in LABELS.items():
        if all_senses and all(sense.labels & names for sense in all_senses):
            given.add(flag)
    if all_senses and all(sense.labels & SHORT_FOR for sense in all_senses):
        given.add("b")
    # A word that is vulgar in every sense but one by another label is still no ordinary word.
    mixed = LABELS["v"] | LABELS["s"] | LABELS["g"] | LABELS["c"]
    if all_senses and not given & set("vsgc") and all(sense.labels & mixed for sense in all_senses):
        given.add("c")
    return given
