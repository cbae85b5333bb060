## Dots.

dots-name = Kropki

# What may be said in a move, parted by commas.
dots-said-ground = uziemiam, uziemienie, uziem
dots-said-count = liczymy, policzmy, liczenie
dots-said-hold = trzymam, trzymaj, zostawiam
dots-said-paint = maluję, maluj, zamaluj, obwodzę
dots-said-all = wszystko, wszystkie
dots-said-contour = kontur, obwód
dots-said-widest = szeroki, najszerszy

## Offer

dots-rules-russian = zasady rosyjskie
dots-rules-polish = zasady polskie
dots-scoring = sposób liczenia
dots-scoring-territory = liczy się terytorium
dots-scoring-count = liczą się tylko kropki
dots-start-empty = puste pole
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
dots-option-extra-turn = otoczysz — grasz dalej
dots-option-own-contour = kontur do wyboru
dots-option-painted-houses = domki zamalowane
dots-option-keep-captured = zbite na zawsze
dots-option-auto-ground = uziemienie samo
dots-option-pass = wolno pasować
dots-option-centre = początek w środku
dots-option-teams = drużyny
dots-option-no-hints = bez podpowiedzi
dots-option-lead = do przewagi { $n }
dots-option-no-lead = bez przewagi
dots-together = „{ $one }” i „{ $other }” nie idą w parze: najpierw usuń jedno z nich.
dots-size-range = Pole ma od { $least }×{ $least } do { $most }×{ $most }.
dots-no-lead = Przewaga to liczba od 1 do 999. Na przykład: lead:10
dots-players-two = W kropki grają dwie osoby. Więcej gra w drużynach.
dots-players-teams = W drużynach gra łącznie od { $least } do { $most } osób.
dots-start-unread = Nie rozumiem kropki „{ $dot }”. Ustawienie pisze się tak: red:c3.d4 blue:d3.c4
dots-start-outside = Kropka startowa { $cell } jest poza polem.
dots-start-twice = Kropka startowa { $cell } jest podana dwa razy.
dots-start-closes = Ustawienie startowe już coś otacza: { $cell }.
dots-start-full = Po takim ustawieniu nie ma gdzie grać.

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
    [one] Otoczona { $count } kropka!
    [few] Otoczone { $count } kropki!
   *[many] Otoczonych { $count } kropek!
}
dots-put-freed = { $count ->
    [one] Uwolniona { $count } własna.
    [few] Uwolnione { $count } własne.
   *[many] Uwolnionych { $count } własnych.
}
dots-put-caught = Kropka wpadła w cudzy domek.
dots-chose = { $count ->
    [one] { $name } rysuje kontur z { $count } kropki.
    [few] { $name } rysuje kontur z { $count } kropek.
   *[many] { $name } rysuje kontur z { $count } kropek.
}
dots-count-offered = { $name } proponuje zakończyć i policzyć punkty. Zgoda: /count
dots-end-full = Pole jest pełne.
dots-end-counted = Zgoda na policzenie punktów.
dots-end-passed = Dwa pasy z rzędu.
dots-end-drawn = Zgoda na remis.
dots-end-time = { $name }: koniec czasu.
dots-end-grounded = { $name } uziemia się: to, co nieuziemione, bierze przeciwnik.
dots-end-decided = { $name } może się uziemić i wygrać: koniec gry.
dots-end-lead = { $name } prowadzi o { $n }: koniec gry.
dots-brief = Pole { $columns }×{ $rows }. Całe pole w znakach: /text
dots-text-side = { $live } { $name }: { $score } (w niewoli: { $captured })
dots-text-last = Ostatni ruch: { $name }, { $cell }.
dots-text-hold = { $name } trzyma kontur { $n }: { $dots }.
dots-biggest = { $count ->
    [one] Największe otoczenie: { $name }, { $count } kropka.
    [few] Największe otoczenie: { $name }, { $count } kropki.
   *[many] Największe otoczenie: { $name }, { $count } kropek.
}
dots-missed = { $count ->
    [one] { $name }: ruchem { $cell } (kropka { $n }) można było otoczyć { $count } kropkę.
    [few] { $name }: ruchem { $cell } (kropka { $n }) można było otoczyć { $count } kropki.
   *[many] { $name }: ruchem { $cell } (kropka { $n }) można było otoczyć { $count } kropek.
}
dots-button-board = Całe pole
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
dots-no-crossing = Na polu nie ma przecięcia { $cell }.
dots-taken = Na { $cell } już jest kropka.
dots-painted = { $cell } leży w zamalowanym obszarze: otacza go { $name }.
dots-not-central = Pierwszą kropkę stawia się w środku: kolumny { $left }–{ $right }, wiersze { $top }–{ $bottom }.
dots-choose-first = Najpierw wybierz kontur: przyciskiem, numerem („kontur 2”) albo kropkami („kontur 3 4, 4 5, …”).
dots-nothing-to-choose = Nie ma teraz czego obwodzić.
dots-no-holding = Według tych zasad otoczenie zamalowuje się od razu: nie ma czego trzymać ani malować.
dots-no-choice = Według tych zasad kontur jest zawsze najkrótszy.
dots-nothing-closed = Ta kropka niczego nie zamyka: nie ma czego trzymać.
dots-no-such-hold = Nie trzymasz konturu { $n }.
dots-contour-how = Podaj kropki konturu po kolei: kontur 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = Na { $cell } nie ma Twojej żywej kropki.
dots-contour-broken = Kontur się przerywa: { $cell } nie sąsiaduje z poprzednią kropką.
dots-contour-twice = Kropka { $cell } jest w konturze dwa razy.
dots-contour-empty = W środku takiego konturu nic nie ma.
dots-contour-not-through = Kontur musi przechodzić przez nową kropkę.
dots-contour-no-enemy = W konturze nie ma żywych kropek przeciwnika.
dots-no-grounding = Zasady polskie nie znają uziemienia: zaproponuj policzenie punktów, /count
dots-grounding-loses = { $lost ->
    [one] Uziemienie odda { $lost } kropkę, a Twoja przewaga to { $lead }: przegrasz.
    [few] Uziemienie odda { $lost } kropki, a Twoja przewaga to { $lead }: przegrasz.
   *[many] Uziemienie odda { $lost } kropek, a Twoja przewaga to { $lead }: przegrasz.
}
dots-nothing-to-ground = Nikt jeszcze nic nie otoczył i nie ma nic do stracenia: za wcześnie na uziemienie.
dots-count-offered-already = Policzenie punktów już zaproponowano: czekamy na przeciwnika.

## Rules

dots-rules = Kropki według zasad rosyjskich. Na przemian stawia się kropki na przecięciach. Kto zamknie łańcuch swoich kropek (także na ukos) wokół żywych kropek przeciwnika, otacza je: za każdą punkt, a obszar jest zamknięty. Brzeg pola nie jest ścianą. Zamknięte puste miejsce to domek: kto postawi kropkę w cudzym domku i nic nie otoczy, traci ją. Otoczyć można też otaczającego, wtedy więźniowie wychodzą na wolność. Koniec: pełne pole, /count za zgodą, /resign, czas. /ground to uziemienie: Twoje grupy niepołączone z brzegiem bierze przeciwnik i decyduje wynik; tak kończy grę prowadzący.
dots-rules-kropki = Kropki według zasad polskich. Na przemian stawia się kropki na przecięciach. Kto zamknie łańcuch swoich kropek (także na ukos), może od razu zamalować kontur i zabrać kropki w środku albo trzymać go („12 7 trzymam”) i zamalować później („12 7 maluję 1”), dopóki wszystkie jego kropki żyją. Kontur można podać własny: „12 7 kontur szeroki” albo kropka po kropce. Nie ma uziemienia; koniec za zgodą (/count) albo gdy pole jest pełne. Punkt za zabraną kropkę; przy zgodzie także punkt za kropkę w trzymanym konturze i pół punktu za wolne miejsce we własnym.
dots-rules-move = Ruch: kolumna i wiersz, „12 7” albo „l7”. Koniec czasu to przegrana.
dots-rule-extra-turn = Kto otoczył, gra jeszcze raz.
dots-rule-own-contour = Kontur wybiera ten, kto otoczył: dowolny zamknięty łańcuch przez nową kropkę.
dots-rule-painted-houses = Pusty domek się zamalowuje, nie wolno w nim grać.
dots-rule-keep-captured = Punkt za otoczoną kropkę zostaje na zawsze, nawet gdy zostanie uwolniona.
dots-rule-auto-ground = Gra kończy się sama, gdy prowadzący może się uziemić i wygrać.
dots-rule-pass = Wolno pasować; dwa pasy z rzędu kończą grę według punktów.
dots-rule-centre = Pierwsza kropka każdego gracza leży w środkowej jednej trzeciej pola.
dots-rule-teams = Drużyny grają na przemian, a w drużynie jej gracze po kolei; nie wolno się naradzać.
dots-rule-lead = Przewaga { $n } od razu wygrywa.
