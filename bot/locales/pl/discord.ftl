## Discord's own forms.

button-type = Wpisz ruch
discord-language = Polski
discord-dialog-title = Twój ruch
discord-dialog-field = Słowo, pole albo cyfry
discord-challenge = Wyzwanie: { $game }
discord-no-attach = Nie mogę tu załączać plików, dlatego plansza jest opisana słowami. Aby widzieć obrazki, daj mi uprawnienie „Załączanie plików”.
discord-secret = To tylko dla ciebie, a twoje wiadomości prywatne są dla mnie zamknięte. Użyj polecenia z menu (/): odpowiedź zobaczysz tylko ty.
discord-names = balda balda, royal królewska, abaku abaku, oral ustna, antibalda antybalda, dots kropki, m ruch, pass pas, board plansza, text tekst, exchange wymiana, rack kamienie, hint podpowiedź, word słowo, words słowa, takeback cofnij, draw remis, resign poddaj, rematch rewanż, continue kontynuuj, skip pomiń, kick usuń, cancel anuluj, games gry, rules zasady, settings ustawienia, lang język, block zablokuj, unblock odblokuj, help pomoc
discord-field-move = ruch: słowo, pole albo cyfry, jak się je pisze w tej grze
discord-field-word = słowo: które słowo sprawdzić
discord-field-person = osoba: ktoś z tego czatu
discord-field-lang = język: w jakim języku ci odpowiadać
discord-field-game = gra: o którą grę chodzi
discord-field-text = co: co zrobić, jak po poleceniu na czacie
discord-field-opponent = przeciwnik: kogo wyzwać
discord-field-computer = komputer: gra z komputerem tego poziomu
discord-field-clock = zegar: sekundy na ruch albo minuty na grę
discord-field-options = opcje: rozmiar, słowo początkowe i inne, po spacji
