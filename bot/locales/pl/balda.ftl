## Balda, the grid game.

balda-name = Balda
balda-name-royal = Balda królewska
balda-classic = Zwykła
balda-royal = Królewska
balda-option-no-seen = tylko nowe słowa
balda-option-revisit = to samo pole wiele razy
balda-option-yo = ё osobno
balda-option-short-i = и = й
balda-option-house = słowa przez głosowanie
balda-option-hints = podpowiedzi
balda-option-no-hints = bez podpowiedzi
balda-option-min = od { $n } liter
balda-option-row = słowo pośrodku
balda-option-top = w pierwszym wierszu
balda-option-column = w pierwszej kolumnie
balda-start-row = słowo w wierszu { $n }
balda-start-column = słowo w kolumnie { $n }
balda-insist = graj mimo to

# What may be typed in an offer: an argument and the words for it, parted by commas.
balda-words = classic zwykła klasyczna, royal królewska, revisit powtórka, no_seen nowe, house głosowanie, hints podpowiedzi, nohints bezpodpowiedzi, insist nierówno, random losowe
# The same before a colon: min:3, row:2.
balda-names = min od, start długość, row wiersz, middle środek, column kolumna, word słowo, lang język, words słowa

balda-size-range = Plansza ma od 3×3 do 9×9 pól.
balda-min-range = Najkrótsze słowo ma od 2 do 5 liter.
balda-players = Gra od { $least } do { $most } osób.
balda-revisit-in-royal = W baldzie królewskiej nie używa się pola dwa razy.
balda-start-line = Na planszy nie ma wiersza ani kolumny o tym numerze.
balda-start-length = Słowo początkowe musi mieć od 2 do { $room } liter.
balda-start-word = To słowo początkowe się nie nadaje. { $reason }
balda-no-start-word = { $letters ->
    [one] W słowniku nie ma odpowiedniego słowa początkowego z { $letters } litery.
   *[other] W słowniku nie ma odpowiedniego słowa początkowego z { $letters } liter.
}
balda-no-first-move = Przy tym słowie początkowym nie da się ułożyć żadnego słowa.
balda-uneven = Ruchów nie będzie po równo: wolnych pól jest { $free }, a ich liczba powinna być podzielna przez { $by }.

balda-start = Słowo początkowe: { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } na { $cell }).
balda-proposed = { $name } proponuje słowo „{ $word }”. Uznajemy? Minuta na głosowanie; milczenie znaczy nie.
balda-voted-for = { $name }: za.
balda-voted-against = { $name }: przeciw.
balda-accepted = Słowo uznane.
balda-rejected = Słowo nieuznane.
balda-end-full = Wszystkie pola są zapełnione.
balda-end-no-move = Nie da się już ułożyć żadnego słowa.
balda-end-passes = Wszyscy spasowali trzy razy z rzędu.
balda-end-agreed = Uzgodniono remis.
balda-end-one-left = Został jeden gracz.
balda-longest = Najdłuższe słowo: { $word } ({ $name }).
balda-missed = Najlepsze przeoczone, { $name }: „{ $word }”, +{ $points } ({ $letter } na { $cell }).
balda-best = Najlepszego słowa gry nikt nie zauważył: „{ $word }”, +{ $points } (ruch { $name }, { $letter } na { $cell }).
balda-left = { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Ostatni ruch: { $name }, { $word } – { $path }
balda-hint = Można tak: „{ $word }”, litera { $letter } na { $cell }.

balda-button-for = Za
balda-button-against = Przeciw
balda-button-propose = Zapytaj wszystkich o „{ $word }”
balda-said-propose = proponuję, proponuje, zapytaj

balda-no-such-cell = Na planszy nie ma pola { $cell }.
balda-no-such-cell-here = Na planszy nie ma takiego pola.
balda-not-a-letter = W tym języku nie ma takiej litery.
balda-too-short = { $least ->
    [one] „{ $word }” ma mniej niż { $least } literę.
    [few] „{ $word }” ma mniej niż { $least } litery.
   *[many] „{ $word }” ma mniej niż { $least } liter.
}
balda-used-start = „{ $word }” to słowo początkowe, nie można go powtórzyć.
balda-used = Słowo „{ $word }” już było, ułożył je gracz { $name }.
balda-cell-taken = To pole jest zajęte.
balda-not-adjacent = To pole nie dotyka żadnej litery.
balda-letter-not-in-word = W słowie „{ $word }” nie ma tej litery.
balda-no-path = Słowa „{ $word }” nie da się tu ułożyć: nie czyta się po sąsiednich polach przez nową literę.
balda-cell-twice = „{ $word }” przeszłoby dwa razy przez to samo pole.
balda-path-crosses = „{ $word }” przecięłoby samo siebie.
balda-seen-already = „{ $word }” dało się przeczytać na planszy już przed tym ruchem.
balda-several = „{ $word }” można ułożyć na kilka sposobów. Którą literę stawiasz?
balda-no-house-words = W tej grze nie głosuje się nad słowami.
balda-known-word = „{ $word }” jest w słowniku, głosowanie niepotrzebne.
balda-voted-this-turn = W tym ruchu już głosowano.
balda-vote-running = Trwa głosowanie, poczekaj.
balda-no-vote = Nie ma teraz nad czym głosować.
balda-own-word = Nad własnym słowem się nie głosuje.
balda-already-voted = Już masz oddany głos.

balda-how = Ruch to słowo: jedną jego literę dodajesz, pozostałe są już na planszy.
balda-rules =
    Balda. Na planszy stoi słowo. W swoim ruchu postaw jedną literę na wolnym polu obok innej litery (bokiem) i ułóż słowo: czyta się je po sąsiednich polach, każde najwyżej raz, a nowa litera do niego należy. Punkt za każdą literę słowa.
    Liczą się rzeczowniki pospolite w mianowniku liczby pojedynczej; słów nie wolno powtarzać.
    Ruch to samo słowo. Jeśli litera może stanąć w kilku miejscach, bot zapyta; można też powiedzieć od razu: „b4 k słowo”.
    Koniec: plansza jest pełna albo nie da się nic ułożyć. Wygrywa większa liczba punktów. Gdy wszyscy spasują trzy razy z rzędu, jest remis.
    Koniec czasu na ruch to pas, koniec czasu na grę: odpadasz.
balda-rules-royal =
    Balda królewska. Jak zwykła, ale nowa litera i słowo mogą iść też po skosie. Słowo nie przecina samo siebie, a słowa, które dało się już przeczytać na planszy, się nie liczą.
    We dwoje w jednym ruchu stawia się dwie litery i układa dwa słowa; drugie można pominąć: /pass.
    Liczą się rzeczowniki pospolite w mianowniku liczby pojedynczej; słów nie wolno powtarzać. Punkt za literę.
    Koniec: plansza jest pełna albo nie da się nic ułożyć; gdy wszyscy spasują trzy razy z rzędu, jest remis. Koniec czasu na ruch to pas, koniec czasu na grę: odpadasz.
balda-rule-no-seen = Słowa, które dało się przeczytać na planszy już przed ruchem, się nie liczą, nawet jeśli nikt ich nie ułożył.
balda-rule-revisit = Słowo może przejść przez to samo pole kilka razy, ale nie dwa razy pod rząd.
balda-rule-yo = Litery е i ё są różne.
balda-rule-short-i = Litery и i й to ta sama litera.
balda-rule-house = Słowo spoza słownika można poddać pod głosowanie: więcej niż połowa pozostałych w ciągu minuty i słowo się liczy. Jedno głosowanie na ruch.
balda-rule-min = { $n ->
    [one] Słowo musi mieć co najmniej { $n } literę.
    [few] Słowo musi mieć co najmniej { $n } litery.
   *[many] Słowo musi mieć co najmniej { $n } liter.
}
