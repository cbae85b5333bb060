## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = powtórka tylko na tych samych kamieniach
abaku-option-zero = każde zero wolne
abaku-option-adjoin = wystarczy dotykać
abaku-option-centre = środek ×3
abaku-option-no-bonus = bez premii
abaku-option-no-hints = bez podpowiedzi
abaku-option-stones = kamieni: { $count }
abaku-players = Gra od { $least } do { $most } osób.
abaku-stones = Kamieni każdej cyfry od { $least } do { $most }.

abaku-start = Zaczyna { $name }.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } wymienia { $count } kamień.
    [few] { $name } wymienia { $count } kamienie.
    [many] { $name } wymienia { $count } kamieni.
   *[other] { $name } wymienia { $count } kamienia.
}
abaku-finished = { $name } już się nie rusza, punkty zostają.
abaku-forfeited = { $name } odpada: trzy pasy z rzędu.
abaku-end-closed = Kamienie się skończyły.
abaku-end-one-left = Został jeden gracz.
abaku-end-few-left = Nie ma już komu grać.
abaku-end-stuck = Dawno nikt nie wyłożył kamienia.
abaku-end-agreed = Uzgodniono remis.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, w ręku { $stones } kamień
    [few] { $name }: { $score }, w ręku { $stones } kamienie
    [many] { $name }: { $score }, w ręku { $stones } kamieni
   *[other] { $name }: { $score }, w ręku { $stones } kamienia
}
abaku-settled = { $name }: { $points } za pozostałe kamienie.
abaku-missed = Najlepszy przeoczony ruch, { $name }: { $stones } (+{ $points } zamiast { $earned }).
abaku-rack = Twoje kamienie: { $stones }
abaku-your-stones = Twoje kamienie:
abaku-bag = w worku { $count }
abaku-button-rack = Moje kamienie
abaku-button-exchange = Wymiana
abaku-hint = Można tak: { $stones } (+{ $points }).
abaku-hint-none = Nie ma czego wyłożyć: wymień kamienie (wymiana 12) albo pasuj.
abaku-said-exchange = wymiana, wymieniam, exchange

abaku-exchange-what = Które kamienie? Na przykład: wymiana 12
abaku-reading-wrong = { $reading } to nieprawda.
abaku-no-place = { $reading }: twoimi kamieniami nie da się tego wyłożyć.
abaku-several = Można to wyłożyć w kilku miejscach. Gdzie?
abaku-off-board = Na planszy nie ma takiego pola: kolumny a–o, wiersze 1–15.
abaku-too-long = W tej linii nie ma na to miejsca.
abaku-differs = Na { $cell } leży { $old }, a trzeba { $wanted }.
abaku-nothing-new = Wszystko to już leży na planszy.
abaku-no-stone = Wyłóż co najmniej jeden kamień.
abaku-filled = Pole { $cell } jest zajęte: leży tam { $digit }.
abaku-twice = Dwa kamienie na jednym polu { $cell }.
abaku-not-in-rack = Nie masz: { $digits }.
abaku-not-one-line = Kamienie muszą leżeć w jednym wierszu albo jednej kolumnie.
abaku-gap = Między kamieniami jest przerwa: { $cell }.
abaku-opening-alone = Pierwszy ruch to co najmniej dwa kamienie.
abaku-opening-off-centre = Pierwszy ruch musi przykryć środek, h8.
abaku-no-contact = { $digits } (od { $cell }): nowe kamienie nie dotykają żadnego starego.
abaku-no-operation = { $digits } (od { $cell }): żadne działanie nie obejmuje wszystkich nowych kamieni.
abaku-no-operation-beside = { $digits } (od { $cell }): sąsiednie kamienie nie są razem w żadnym działaniu.
abaku-zero-between = { $digits } (od { $cell }): zero między kamieniami musi być z nimi w jednym działaniu.
abaku-nothing-shared = { $digits } (od { $cell }): w żadnym działaniu nie ma i nowego, i starego kamienia.
abaku-exchange-nothing = Wymienia się od jednego do pięciu kamieni.
abaku-bag-too-empty = W worku zostało tylko { $left }.

abaku-rules = Abaku. Na planszę 15×15 wykłada się cyfry tak, by w wierszu lub kolumnie powstawały prawdziwe działania: 12315 to 12+3=15, 749 to 7²=49, 24 to 2²=4; znaków się nie kładzie. Pierwszy ruch przez środek, następne do leżących kamieni. Każde nowe działanie daje sumę swoich cyfr, pola premii mnożą. Ruch: „24 h8 >” (cyfry, pierwsze pole, w prawo > lub w dół v) albo „12+3=15” (miejsca nie trzeba podawać); „wymiana 12” wymienia kamienie. Trzy pasy z rzędu i odpadasz. Gra kończy się, gdy worek jest pusty i ktoś wyłożył wszystko.
