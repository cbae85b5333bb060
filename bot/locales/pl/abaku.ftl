## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = powtórka: tylko te same kamienie
abaku-option-zero = każde zero bez działania obok
abaku-option-adjoin = wystarczy się stykać
abaku-option-centre = środek ×3
abaku-option-no-bonus = bez premii
abaku-option-no-hints = bez podpowiedzi
abaku-option-stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
abaku-players = Gra od { $least } do { $most } osób.
abaku-stones = Kamieni każdej cyfry od { $least } do { $most }.

# What may be typed in an offer: an argument and the words for it, parted by commas.
abaku-words = span powtórki, zero zero, adjoin styk, centre3 środek3, nobonus bezpremii, hints podpowiedzi, nohints bezpodpowiedzi

abaku-start = Zaczyna { $name }.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } wymienia { $count } kamień.
    [few] { $name } wymienia { $count } kamienie.
   *[many] { $name } wymienia { $count } kamieni.
}
abaku-finished = { $name } nie ma już ruchów, punkty zostają.
abaku-forfeited = { $name } odpada: trzy pasy z rzędu.
abaku-end-closed = Kamienie się skończyły.
abaku-end-one-left = Został jeden gracz.
abaku-end-few-left = Nikt już nie gra.
abaku-end-stuck = Od dawna nikt nie wyłożył kamienia.
abaku-end-agreed = Uzgodniono remis.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, na ręce { $stones } kamień
    [few] { $name }: { $score }, na ręce { $stones } kamienie
   *[many] { $name }: { $score }, na ręce { $stones } kamieni
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
abaku-said-exchange = wymiana, wymieniam, wymień, exchange

abaku-exchange-what = Które kamienie wymieniasz? Na przykład: wymiana 12
abaku-reading-wrong = { $reading } – nieprawda.
abaku-no-place = { $reading }: z twoich kamieni nie da się tego wyłożyć.
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
abaku-opening-off-centre = Pierwszy ruch musi przechodzić przez środek, h8.
abaku-no-contact = { $digits } (od { $cell }): nowe kamienie nie dotykają żadnego starego.
abaku-no-operation = { $digits } (od { $cell }): żadne działanie nie obejmuje wszystkich nowych kamieni.
abaku-no-operation-beside = { $digits } (od { $cell }): sąsiednie kamienie nie są razem w żadnym działaniu.
abaku-zero-between = { $digits } (od { $cell }): zero między kamieniami musi być z nimi w jednym działaniu.
abaku-nothing-shared = { $digits } (od { $cell }): w żadnym działaniu nie ma i nowego, i starego kamienia.
abaku-exchange-nothing = Wymienia się od jednego do pięciu kamieni.
abaku-bag-too-empty = { $left ->
    [one] W worku został tylko { $left } kamień: więcej nie wymienisz.
    [few] W worku zostały tylko { $left } kamienie: więcej nie wymienisz.
   *[many] W worku zostało tylko { $left } kamieni: więcej nie wymienisz.
}

abaku-how = Ruch to cyfry, pierwsze pole i kierunek: „24 h8 >” w prawo, „24 h8 v” w dół.
abaku-rules =
    Abaku. Na planszę 15×15 wykłada się cyfry tak, by w wierszach i kolumnach powstawały prawdziwe działania: 12315 to 12+3=15, 64248 to 6+42=48, 749 to 7²=49, 24 to 2²=4, 42 to √4=2. Znaków się nie kładzie, wynik jest zawsze na końcu. Wolno + − × :, kwadraty, sześciany i pierwiastki.
    W swoim ruchu wyłóż kamienie w jednej linii bez przerw, wymień od jednego do pięciu (jeśli tyle jest w worku) albo pasuj. Potem znów masz pięć kamieni.
    Pierwszy ruch to co najmniej dwa kamienie, w tym środek. Później nowe kamienie stykają się ze starymi; jedno działanie obejmuje wszystkie nowe, a każdy nowy kamień obok starego jest z nim w jakimś działaniu (nowe zero nie musi).
    Każde nowe działanie daje sumę swoich cyfr; kolorowe pola mnożą cyfrę albo całe działanie, tylko w ruchu, który je przykrył.
    Ruch: „24 h8 >” (cyfry, pierwsze pole, w prawo > lub w dół v) albo „12+3=15”, wtedy miejsce znajdzie bot; „wymiana 12” wymienia kamienie.
    Koniec: worek jest pusty i ktoś wyłożył wszystko; dostaje sumę cudzych kamieni, a pozostali tracą swoje. Trzy pasy z rzędu i odpadasz, a gdy worek jest już pusty, zachowujesz punkty. Koniec czasu na ruch to pas, koniec czasu na grę: odpadasz.
abaku-rule-span = Powtórki odpadają tylko na tych samych kamieniach: potęga lub pierwiastek liczą się też obok działania z tych samych cyfr.
abaku-rule-zero = Żadne zero, nowe ani stare, nie musi być w działaniu z sąsiadem.
abaku-rule-adjoin = Nowe kamienie wystarczy położyć przy starych: wspólne działanie nie jest potrzebne.
abaku-rule-centre = Środek mnoży działanie przez trzy.
abaku-rule-no-bonus = Kolorowych pól nie ma: nic się nie mnoży.
