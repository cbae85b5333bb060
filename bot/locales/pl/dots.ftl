## Dots.

dots-name = Kropki

# What may be said in a move, parted by commas.
dots-said-ground = uziemiam, uziemienie, uziem
dots-said-count = liczymy, policzmy, liczenie
dots-said-hold = trzymam, trzymaj, zostawiam
dots-said-paint = maluję, maluje, maluj, zamaluj, zamykam, okrążam
dots-said-all = wszystko, wszystkie
dots-said-contour = kontur, obwód, obwodzę
dots-said-widest = szeroki, najszerszy, szeroko

## Offer

dots-rules-russian = zasady rosyjskie
dots-rules-polish = zasady polskie
dots-scoring = sposób liczenia
dots-scoring-territory = liczy się terytorium
dots-scoring-count = liczą się tylko kropki
dots-start-empty = pusta plansza
dots-start-cross = krzyż
dots-start-double = podwójny krzyż
dots-start-four = cztery krzyże
dots-start-random4 = krzyże losowo
dots-start-custom = { $count ->
    [one] własne ustawienie: { $count } kropka
    [few] własne ustawienie: { $count } kropki
   *[many] własne ustawienie: { $count } kropek
}
dots-start-dots = kropki na start
dots-option-extra-turn = ruch za okrążenie
dots-option-own-contour = kontur do wyboru
dots-option-painted-houses = domki zamalowane
dots-option-keep-captured = niewola na zawsze
dots-option-auto-ground = samo uziemienie
dots-option-pass = wolno pasować
dots-option-centre = początek w środku
dots-option-teams = drużyny
dots-option-no-hints = bez podpowiedzi
dots-option-lead = do przewagi { $n }
dots-option-no-lead = bez przewagi
dots-together = „{ $one }” i „{ $other }” nie idą w parze: najpierw usuń jedno z nich.
dots-size-range = Plansza ma od { $least }×{ $least } do { $most }×{ $most }.
dots-no-lead = Przewaga to liczba od 1 do 999. Na przykład: przewaga:10
dots-players-two = W kropki grają dwie osoby. Więcej może grać tylko w drużynach.
dots-players-teams = W drużynach gra łącznie od { $least } do { $most } osób.
dots-start-unread = Nie rozumiem kropki „{ $dot }”. Ustawienie pisze się tak: czerwone:c3.d4 niebieskie:d3.c4
dots-start-outside = Kropka startowa { $cell } jest poza planszą.
dots-start-twice = Kropka startowa { $cell } jest podana dwa razy.
dots-start-closes = Ustawienie startowe już coś okrąża: { $cell }.
dots-start-full = Po takim ustawieniu nie ma gdzie postawić kropki.

# What may be typed in an offer: an argument and the words for it, parted by commas.
dots-words = page kartka strona, polish polskie kropki, russian rosyjskie, territory terytorium, count liczenie, empty pusta, cross krzyż, double podwójny, four cztery, random4 losowo losowe, extra_turn dodatkowy, own_contour kontur, painted_houses domki, keep_captured zawsze, auto_ground autouziemienie, pass pas, centre środek, teams drużyny, hints podpowiedzi, nohints bezpodpowiedzi, nolead bezprzewagi, lead przewaga, red czerwone, blue niebieskie

## Game

dots-started = Czerwone kółka i pierwszy ruch: { $first }, niebieskie romby: { $second }.
dots-put = { $name }: { $cell }.
dots-put-held = Kontur na razie niezamalowany.
dots-put-painted = { $count ->
    [one] Zamalowano { $count } wcześniejszy kontur.
    [few] Zamalowano { $count } wcześniejsze kontury.
   *[many] Zamalowano { $count } wcześniejszych konturów.
}
dots-put-choice = Trzeba jeszcze wybrać kontur.
dots-put-captured = { $count ->
    [one] Okrążona { $count } kropka!
    [few] Okrążone { $count } kropki!
   *[many] Okrążonych { $count } kropek!
}
dots-put-freed = { $count ->
    [one] Uwolniona { $count } własna kropka.
    [few] Uwolnione { $count } własne kropki.
   *[many] Uwolnionych { $count } własnych kropek.
}
dots-put-caught = Kropka wpadła do domku przeciwnika.
dots-chose = { $count ->
    [one] { $name } rysuje kontur z { $count } kropki.
    [few] { $name } rysuje kontur z { $count } kropek.
   *[many] { $name } rysuje kontur z { $count } kropek.
}
dots-count-offered = { $name } proponuje zakończyć grę i policzyć punkty. Zgoda: /count
dots-end-full = Plansza jest pełna.
dots-end-counted = Uzgodniono policzenie punktów.
dots-end-passed = Dwa pasy z rzędu.
dots-end-drawn = Uzgodniono remis.
dots-end-time = { $name }: koniec czasu.
dots-end-grounded = { $name } uziemia się: wszystko, co nieuziemione, dostaje przeciwnik.
dots-end-decided = { $name } może się uziemić i wygrać: koniec gry.
dots-end-lead = { $name } prowadzi o { $n }: koniec gry.
dots-brief = Pole { $columns }×{ $rows }. Całe pole w znakach: /text
dots-text-side = { $live } { $name }: { $score } (w niewoli: { $captured })
dots-text-last = Ostatni ruch: { $name }, { $cell }.
dots-text-hold = { $name } trzyma kontur { $n }: { $dots }.
dots-biggest = { $count ->
    [one] Największe okrążenie: { $name }, { $count } kropka.
    [few] Największe okrążenie: { $name }, { $count } kropki.
   *[many] Największe okrążenie: { $name }, { $count } kropek.
}
dots-missed = { $count ->
    [one] { $name }: ruchem { $cell } (kropka { $n }) można było okrążyć { $count } kropkę.
    [few] { $name }: ruchem { $cell } (kropka { $n }) można było okrążyć { $count } kropki.
   *[many] { $name }: ruchem { $cell } (kropka { $n }) można było okrążyć { $count } kropek.
}
dots-button-board = Cała plansza
dots-button-ground = Uziem się
dots-button-count = Policz punkty
dots-button-contour = { $n }: kontur z { $count }
dots-hint = Można zagrać { $cell }.
dots-hint-contour = { $count ->
    [one] Lepszy jest kontur z { $count } kropki.
   *[other] Lepszy jest kontur z { $count } kropek.
}
dots-hint-ground = Uziem się: to już wygrana.

## Refusals

dots-outside = Nie ma takiego przecięcia: kolumny 1–{ $columns }, wiersze 1–{ $rows }.
dots-no-crossing = Na planszy nie ma przecięcia { $cell }.
dots-taken = Na { $cell } już jest kropka.
dots-painted = { $cell } leży w zamalowanym obszarze: okrąża go { $name }.
dots-not-central = Pierwszą kropkę stawia się w środku: kolumny { $left }–{ $right }, wiersze { $top }–{ $bottom }.
dots-choose-first = Najpierw wybierz kontur: przyciskiem, numerem („kontur 2”) albo kropkami („kontur 3 4, 4 5, …”).
dots-nothing-to-choose = Nie ma teraz konturu do wyboru.
dots-no-holding = Według tych zasad okrążenie zamalowuje się od razu: nie ma czego trzymać ani malować.
dots-no-choice = Według tych zasad kontur jest zawsze najkrótszy.
dots-nothing-closed = Ta kropka niczego nie zamyka: nie ma czego trzymać.
dots-no-such-hold = Nie masz niezamalowanego konturu { $n }.
dots-contour-how = Podaj kropki konturu po kolei: kontur 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = Na { $cell } nie ma twojej żywej kropki.
dots-contour-broken = Kontur się urywa: { $cell } nie sąsiaduje z poprzednią kropką.
dots-contour-twice = Kropka { $cell } jest w konturze dwa razy.
dots-contour-empty = Wewnątrz takiego konturu nic nie ma.
dots-contour-not-through = Kontur musi przechodzić przez nową kropkę.
dots-contour-no-enemy = Wewnątrz konturu nie ma żywych kropek przeciwnika.
dots-no-grounding = W zasadach polskich nie ma uziemienia: zaproponuj policzenie punktów, /count
dots-grounding-loses = { $lost ->
    [one] Uziemienie odda { $lost } kropkę, a twoja przewaga to { $lead }: przegrasz.
    [few] Uziemienie odda { $lost } kropki, a twoja przewaga to { $lead }: przegrasz.
   *[many] Uziemienie odda { $lost } kropek, a twoja przewaga to { $lead }: przegrasz.
}
dots-nothing-to-ground = Nikt jeszcze niczego nie okrążył i nie ma czego stracić: za wcześnie na uziemienie.
dots-count-offered-already = Twoja propozycja policzenia punktów już padła: czekamy na przeciwnika.

## Rules

dots-how = Ruch to kolumna i wiersz: „3 4”.
dots-rules =
    Kropki według zasad rosyjskich. Na przemian stawiajcie kropki na przecięciach linii. Gdy łańcuch twoich kropek (także po skosie) zamknie się wokół żywych kropek przeciwnika, są okrążone: punkt za każdą, a obszar zostaje zamalowany i zamknięty. Brzeg planszy nie jest ścianą.
    Zamknięte puste miejsce to domek: kto postawi kropkę w cudzym domku i niczego tym nie okrąży, traci ją. Okrążyć można też okrążającego, wtedy jeńcy są wolni.
    /ground to uziemienie: swoje grupy niepołączone z brzegiem oddajesz przeciwnikowi i decyduje wynik. Tak kończy grę prowadzący.
    Koniec: plansza pełna, zgoda na policzenie (/count) albo na remis (/draw), uziemienie, /resign. Wygrywa, kto ma więcej jeńców.
dots-rules-kropki =
    Kropki według zasad polskich. Na przemian stawiajcie kropki na przecięciach linii. Gdy łańcuch twoich kropek (także po skosie) się zamknie, zamaluj kontur od razu i weź kropki przeciwnika w środku albo trzymaj go: „12 7 trzymam”. Trzymany kontur zamalowuje się w późniejszym ruchu, przed postawieniem kropki: „12 7 maluję 1”; do tego czasu wolno w nim grać, a jeśli któraś z jego kropek trafi do niewoli, przepada.
    Kontur nie musi być najkrótszy: „12 7 kontur szeroki” albo kropka po kropce.
    Kropka postawiona w cudzym domku, która niczego nie okrąża, od razu trafia do niewoli.
    Koniec: zgoda na policzenie (/count), plansza pełna, /resign. Uziemienia nie ma. Punkt za każdą okrążoną kropkę; przy zgodzie także punkt za kropkę przeciwnika w trzymanym konturze i pół punktu za wolne miejsce we własnych domkach i konturach.
dots-rules-move = Ruch: kolumna i wiersz, „12 7” albo „l7”. Koniec czasu to przegrana.
dots-rule-extra-turn = Kto okrążył, od razu gra jeszcze raz.
dots-rule-own-contour = Kto okrążył, sam wybiera kontur: dowolny zamknięty łańcuch swoich kropek przez nową.
dots-rule-painted-houses = Pusty domek zostaje zamalowany, nie wolno w nim grać.
dots-rule-keep-captured = Punkt za okrążoną kropkę zostaje na zawsze, nawet gdy zostanie uwolniona.
dots-rule-auto-ground = Gra kończy się sama, gdy prowadzący może się uziemić i wygrać.
dots-rule-pass = Wolno pasować; dwa pasy z rzędu kończą grę i decyduje wynik.
dots-rule-centre = Pierwsza kropka każdej strony leży w środkowej jednej trzeciej planszy.
dots-rule-teams = Drużyny grają na przemian, a w drużynie jej gracze po kolei; nie wolno się naradzać. Czas drużyny jest wspólny.
dots-rule-lead = Przewaga { $n } od razu daje wygraną.
