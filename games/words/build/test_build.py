"""Tests of the builder's parts that need no package: python3 -m unittest discover -s build -t ."""

import tempfile
import unittest
from pathlib import Path

from . import affixes, cs, en, frequency, glosses, hu, lists, pl, ru_diminutives, uk, wiktionary
from .entry import Entry, shorten, write_known, write_nouns


class Results(unittest.TestCase):
    def write(self, writer, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "list"
            writer(path, *arguments)
            return path.read_bytes().decode()

    def test_nouns_are_sorted_with_flags_in_one_order(self):
        nouns = {"ёж": Entry(310, "", "зверь"), "дом": Entry(550, "pr", "")}
        self.assertEqual(self.write(write_nouns, nouns), "дом\t550\trp\t\nёж\t310\t\tзверь\n")

    def test_a_capital_or_an_open_accent_is_no_stored_spelling(self):
        for word in ("Дом", "e\u0301"):
            with self.assertRaises(ValueError):
                self.write(write_nouns, {word: Entry()})

    def test_known_leaves_out_nouns_and_slurs(self):
        known = {"дома": "P", "дом": "X", "бранное": "A"}
        self.assertEqual(self.write(write_known, known, {"дом": Entry()}, {"бранное"}), "дома\tP\n")

    def test_an_unknown_flag_or_code_is_refused(self):
        with self.assertRaises(ValueError):
            Entry().mark("z")
        with self.assertRaises(ValueError):
            self.write(write_known, {"a": "Z"}, {})

    def test_meanings_are_cut_after_a_word(self):
        for text, limit, expected in (
            ("a house;", 90, "a house"),
            ("one two three four", 12, "one two…"),
            ("a house (of stone and wood)", 20, "a house…"),
        ):
            self.assertEqual(shorten(text, limit), expected)


class Frequencies(unittest.TestCase):
    def test_zipf(self):
        for share, expected in ((0.0, 0), (1e-9, 1), (1e-6, 300), (0.01, 700)):
            self.assertEqual(frequency.zipf(share), expected)


class Wiktionary(unittest.TestCase):
    def sense(self, body):
        return wiktionary.Sense(f"слово~ru~слово~ru~{body}~1~2")

    def test_text(self):
        for body, expected in (
            ("[[мать]] отца или матери {{пример|Бабушка.}}", "мать отца или матери"),
            ("{{зоол.|ru}} [[род|рода]] кошек", "рода кошек"),
            ("{{=|сеть}}", "то же, что сеть"),
            ("{{уменьш.||дом}}; небольшой дом", "уменьш. к дом; небольшой дом"),
            ("зверь {{-}} хищный {{итп}} [1]", "зверь — хищный и т. п."),
            ("{{устар.|ru}}, {{разг.|ru}} и мех", "мех"),
        ):
            self.assertEqual(self.sense(body).text(), expected)

    def test_flags_need_every_sense(self):
        slang, plain = self.sense("{{жарг.|ru}} деньги"), self.sense("растение")
        self.assertEqual(wiktionary.flags([slang]), {"s"})
        self.assertEqual(wiktionary.flags([slang, plain]), set())
        self.assertEqual(wiktionary.flags([]), set())

    def test_the_meaning_is_of_an_unmarked_sense(self):
        self.assertEqual(wiktionary.meaning([self.sense("{{рег.|ru}} комната"), self.sense("крёстный отец")]), "крёстный отец")

    def test_bases(self):
        self.assertEqual(self.sense("{{уменьш.||дом}}").base(wiktionary.DIMINUTIVE), "дом")
        self.assertEqual(self.sense("уменьш. к дом").base(wiktionary.DIMINUTIVE), "дом")
        self.assertIsNone(self.sense("жилище").base(wiktionary.DIMINUTIVE))


class Diminutives(unittest.TestCase):
    kinds = {word: {frozenset({"masc", "inan"})} for word in ("диван", "диванчик", "мяч", "мячик")}

    def test_a_rarer_word_with_its_base(self):
        zipfs = {"диван": 400, "диванчик": 250}
        self.assertEqual(ru_diminutives.diminutives({}, self.kinds, zipfs, set()), {"диванчик"})
        self.assertEqual(ru_diminutives.diminutives({}, self.kinds, zipfs, {"диванчик"}), set())

    def test_not_as_usual_as_its_base(self):
        self.assertEqual(ru_diminutives.diminutives({}, self.kinds, {"мяч": 400, "мячик": 390}, set()), set())

    def test_never_without_a_base(self):
        kinds = {word: {frozenset({"femn", "inan"})} for word in ("сетка", "печка", "чашка")}
        zipfs = {"сетка": 350, "печка": 310, "чашка": 350}
        self.assertEqual(ru_diminutives.diminutives({}, kinds, zipfs, set()), set())


class Languages(unittest.TestCase):
    def test_english_plurals(self):
        for word, expected in (("berries", "berry"), ("wolves", "wolf"), ("boxes", "box"), ("men", "man")):
            self.assertIn(expected, set(en.singulars(word)))
        self.assertEqual(list(en.singulars("glass")), [])

    def test_english_abbreviations(self):
        for short, long, expected in (("cm", "centimeter", True), ("atm", "automated_teller_machine", True), ("cat", "feline", False)):
            self.assertEqual(en.abbreviates(short, long), expected)

    def test_hungarian_analyses(self):
        for text, code in (
            ("st:asztal po:noun ts:NOM", "noun"),
            ("st:barát po:adj ts:NOM ds:sÁg_ABSTRACT_noun ts:NOM", "noun"),
            ("st:ház po:noun ts:PLUR ts:NOM al:telt", "P"),
            ("st:ház po:noun ts:PLUR ts:NOM is:ACC", "C"),
            ("st:fut po:vrb ts:PRES_INDIC_INDEF_SG_3 ds:Ó_PRESPART_adj ts:NOM", "A"),
            ("st:Peti po:noun_prs ts:NOM", "N"),
            ("pa:hűtő st:hűtő po:noun ts:NOM pa:szekrény st:szekrény po:noun ts:NOM", "noun"),
            ("ip:PREF sp:meg st:járta po:noun ts:NOM", "C"),
        ):
            self.assertEqual(hu.Analysis(text).code(), code, text)

    def test_polish_readings(self):
        reading = pl.Reading("pies:Sm2", "subst:sg:nom:m2", ["nazwa_pospolita"], [])
        self.assertTrue(reading.head("pies"))
        self.assertEqual(pl.Reading("pies:Sm2", "subst:pl:nom.acc.voc:m2", ["nazwa_pospolita"], []).code(), "P")
        self.assertFalse(pl.Reading("Polska", "subst:sg:nom:f", ["nazwa_geograficzna"], []).head("Polska"))

    def test_czech_and_ukrainian_flags(self):
        czech, ukrainian = cs.Builder.__new__(cs.Builder), uk.Builder.__new__(uk.Builder)
        for word, flags, expected in (("hrad", "H", True), ("mladý", "YKRN", False), ("žena", "QZ", True)):
            self.assertEqual(czech.is_noun(word, set(flags)), expected)
        for word, flags, expected in (("кіт", "abc", True), ("Київ", "e", False), ("двері", "b", False), ("новий", "V", False)):
            self.assertEqual(ukrainian.is_noun(word, set(flags)), expected)
        self.assertEqual(uk.typographic("м'ята"), "м’ята")


class Sources(unittest.TestCase):
    def test_suffix_rules(self):
        rules = affixes.Affixes("SFX H Y 2\nSFX H 0 y [^e]\nSFX H e i e\nPFX N Y 1\nPFX N 0 ne .\n")
        self.assertEqual(list(rules.forms("hrad", "H")), [("H", "y", "hrady")])
        self.assertEqual(list(rules.forms("moře", "H")), [("H", "i", "moři")])
        self.assertEqual(list(rules.prefixed("hrad", "N")), ["nehrad"])

    def test_dictd_numbers_and_translations(self):
        self.assertEqual(glosses.number("Bvz"), 1 * 4096 + 47 * 64 + 51)
        self.assertEqual(glosses.english("dom", ["dom /dom/ <n>\n1. house, home 2.\nbudynek"]), "house, home")
        self.assertEqual(glosses.english("ház", ["ház /haz/\n1. theatre\n2. home\n"]), "theatre; home")

    def test_curated_lists_are_lower_case(self):
        for path in lists.CURATED.glob("*.txt"):
            for word in lists.words(path.stem):
                self.assertEqual(word, word.lower(), path.name)


if __name__ == "__main__":
    unittest.main()
