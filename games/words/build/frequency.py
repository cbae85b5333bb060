"""Frequencies of word forms (wordfreq), as Zipf x 100."""

import math


class Frequency:
    """Looks forms up in one language's list, read once."""

    def __init__(self, lang, strings=frozenset()):
        """`strings`: what the language's dictionary knows (ru: to see which words differ by ё alone)."""
        import wordfreq

        self.strings = strings
        self.forms = wordfreq.get_frequency_dict(lang, "best")
        self.lang = lang

    def share(self, form):
        """Share of running text. The list has both spellings of ё and a plain apostrophe."""
        form = form.replace("’", "'")
        found = self.forms.get(form, 0.0)
        if self.lang == "ru" and "ё" in form:
            folded = form.replace("ё", "е")
            bare = self.forms.get(folded, 0.0)
            # Most texts write е for ё; where that is another word, ё is guessed from the texts that don't.
            found += min(bare, 4 * found) if folded in self.strings else bare
        return found

    def zipf(self, form):
        """Zipf x 100 of a form, 0 where it is unseen."""
        return zipf(self.share(form))


def zipf(share):
    """Zipf x 100: 100 times the decimal logarithm of the occurrences in a billion words."""
    if share <= 0:
        return 0
    return max(1, round(100 * (math.log10(share) + 9)))
