## Balda, the grid game.

balda-name = Balda
balda-name-royal = Balda królewska
balda-classic = Zwykła
balda-royal = Królewska
balda-option-no-seen = tylko nowe słowa
balda-option-revisit = pole wiele razy
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

balda-size-range = Plansza ma od 3×3 do 9×9 pól.
balda-min-range = Najkrótsze słowo ma od 2 do 5 liter.
balda-players = Gra od { $least } do { $most } osób.
balda-revisit-in-royal = W baldzie królewskiej nie używa się pola dwa razy.
balda-start-line = Na planszy nie ma takiego wiersza ani kolumny dla słowa początkowego.
balda-start-length = Słowo początkowe musi mieć od 2 do { $room } liter.
balda-start-word = To słowo początkowe się nie nadaje. { $reason }
balda-no-start-word = W słowniku nie ma słowa początkowego o długości { $letters }.
balda-no-first-move = Z tego słowa początkowego nie da się ułożyć żadnego słowa.
balda-uneven = Ruchy nie wychodzą po równo: wolnych pól jest { $free }, a ich liczba powinna dzielić się przez { $by }.

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
balda-text-last = Ostatni ruch: { $name }, { $word } — { $path }
balda-hint = Można tak: „{ $word }”, litera { $letter } na { $cell }.

balda-button-for = Za
balda-button-against = Przeciw
balda-button-propose = Zapytaj wszystkich o „{ $word }”
balda-said-propose = proponuję, zapytaj

balda-no-such-cell = Na planszy nie ma pola { $cell }.
balda-no-such-cell-here = Na planszy nie ma takiego pola.
balda-not-a-letter = To nie jest litera tego języka.
balda-too-short = „{ $word }” ma mniej niż { $least } litery.
balda-used-start = „{ $word }” to słowo początkowe, jest już użyte.
balda-used = Słowo „{ $word }” już było, ułożył je gracz { $name }.
balda-cell-taken = To pole jest zajęte.
balda-not-adjacent = To pole nie dotyka żadnej litery.
balda-letter-not-in-word = W słowie „{ $word }” nie ma tej litery.
balda-no-path = „{ $word }” nie da się tu ułożyć: żaden ciąg pól przez nową literę tak się nie czyta.
balda-cell-twice = „{ $word }” przeszłoby dwa razy przez to samo pole.
balda-path-crosses = „{ $word }” przecięłoby samo siebie.
balda-seen-already = „{ $word }” dało się przeczytać na planszy już przed tym ruchem.
balda-several = „{ $word }” można ułożyć różnie. Którą literę stawiasz?
balda-no-house-words = W tej grze nie głosuje się nad słowami.
balda-known-word = „{ $word }” jest w słowniku, głosowanie niepotrzebne.
balda-voted-this-turn = W tym ruchu już głosowano.
balda-vote-running = Trwa głosowanie, poczekaj.
balda-no-vote = Nie ma teraz nad czym głosować.
balda-own-word = Na własne słowo się nie głosuje.
balda-already-voted = Twój głos już padł.

balda-rules = Balda. Na planszy stoi słowo. W ruchu stawiasz jedną literę na wolnym polu obok litery i układasz słowo: jego litery idą po polach stykających się bokiem, żadne pole dwa razy, a nowa litera do słowa należy. Punkt za literę. Słowa to rzeczowniki pospolite w mianowniku, bez powtórzeń. Napisz słowo, to już ruch; jeśli litera może stanąć różnie, bot zapyta, albo powiedz od razu: „b4 k słowo”. Gra kończy się, gdy plansza jest pełna albo nie ma ruchu; wygrywa większa liczba punktów. Gdy wszyscy spasują trzy razy z rzędu, jest remis.
balda-rules-royal = Balda królewska. Jak zwykła, ale słowo idzie też po skosie, droga nie przecina samej siebie, a słowa, które dało się już przeczytać, się nie liczą. We dwoje w jednym ruchu stawia się dwie litery i układa dwa słowa; drugie można spasować.
