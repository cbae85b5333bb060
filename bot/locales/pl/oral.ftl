## Oral Balda and Antibalda.

oral-name = Balda ustna
oral-name-antibalda = Antybalda
oral-option-bluff = blef
oral-option-strict = ścisła
oral-option-insert = litery także do środka
oral-option-anagram = litery w dowolnej kolejności
oral-option-knockout = z odpadaniem
oral-option-singular = tylko liczba pojedyncza
oral-option-limit = do { $n }
oral-option-min = słowa od { $n } liter
oral-limit-range = Gra się do 1–20 punktów: limit:5.
oral-min-range = Najkrótsze słowo ma od 2 do 6 liter: min:2.
oral-no-knockout = Antybalda kończy się z pierwszym zwycięzcą, nikt w niej nie odpada.
oral-no-words = W słowniku nie ma słów do takiej gry.

# What may be typed in an offer: an argument and the words for it, parted by commas.
oral-words = oral ustna, antibalda antybalda, bluff blef, strict ścisła, insert wstawki środek, anagram anagramy, knockout odpadanie zodpadaniem, singular pojedyncza, hints podpowiedzi, nohints bezpodpowiedzi, limit do, min od, lang język, words słowa

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = GAMOŃ

oral-start = Pierwszą literę podaje { $name }.
oral-round = runda { $n }
oral-added = { $name }: { $letter }
oral-chain = Teraz: { $fragment }
oral-new-round = Nowa runda: podaj literę.
oral-completed = { $name }: „{ $word }” to słowo, punkt.
oral-completed-last = { $name }: „{ $word }” to słowo, punkt. Nic dłuższego nie ma, zaczyna się nowa runda.
oral-nothing-extends = Dłuższego słowa nie ma.
oral-refused = { $name } nie wierzy.
oral-refused-time = { $name }: czas minął, to tyle co „sprawdzam”.
oral-refused-stuck = { $name } nie ma ruchu: każda litera da słowo albo ślepy zaułek.
oral-refused-long = Nie ma tak długich słów.
oral-lapsed = { $name }: czas minął, litera nie padła.
oral-extends = Jest słowo „{ $word }”.
oral-whole = „{ $word }” to już słowo.
oral-dead = W żadnym słowie nie ma „{ $fragment }”.
oral-dead-anagram = Żadne słowo nie ma wszystkich liter „{ $fragment }” i jeszcze choćby jednej.
oral-nobodys = Nikt nie dostaje punktu.
oral-penalty = Punkt karny: { $name }.
oral-point = Punkt: { $name }.
oral-missed = Tę rundę można było wygrać: { $name } – „{ $fragment }”.
oral-missed-refusing = Tę rundę można było wygrać: { $name } – „sprawdzam” na „{ $fragment }”.
oral-out = nie gra
oral-rounds = { $count ->
    [one] Rozegrano { $count } rundę.
    [few] Rozegrano { $count } rundy.
   *[many] Rozegrano { $count } rund.
}
oral-end-limit = Osiągnięto limit punktów.
oral-end-one-left = Został jeden gracz.
oral-end-agreed = Uzgodniono remis.

oral-button-refuse = Sprawdzam
oral-said-refuse = sprawdzam, nie wierzę, nie wierze, wątpię
oral-hint = Można tak: „{ $fragment }”.
oral-hint-refuse = Tu lepiej sprawdzić.

oral-one-letter = Podaj jedną literę.
oral-adds-none = Teraz jest „{ $fragment }”: trzeba dodać jedną literę, a tu nie ma nowej.
oral-adds-many = Teraz jest „{ $fragment }”: dodaje się jedną literę, nie kilka.
oral-changed = Teraz jest „{ $fragment }”: do tych liter dodaje się jedną, pozostałych się nie zmienia.
oral-nothing-to-refuse = Nie ma jeszcze czego sprawdzać: podaj pierwszą literę.
oral-not-a-letter = W tym języku nie ma takiej litery.
oral-which-side = Gdzie postawić literę?

oral-how = Ruch to jedna litera dodana do tych, które już są: „l”, potem „al”, potem „alk”.
oral-rules =
    Balda ustna. Pierwsza osoba podaje literę, a każda następna dodaje jedną na początku albo na końcu. Litery w tej kolejności muszą występować wewnątrz jakiegoś rzeczownika, ale same nie mogą być słowem.
    Kto ułoży całe słowo albo coś, czego nie ma w żadnym słowie, popełnia błąd, ale punkt karny dostaje tylko wtedy, gdy następna osoba powie „sprawdzam”. Kto sprawdzi niesłusznie, sam dostaje punkt karny. Po punkcie karnym zaczyna się nowa runda.
    Ruch: litery w całości („alk”) albo „+k”, „k+”.
    Pięć punktów karnych, G-A-M-O-Ń, i przegrywasz. Koniec czasu to „sprawdzam”, a przy pierwszej literze punkt karny.
    Opcje: strict – zła litera jest od razu odrzucana, insert – literę wolno też wstawić do środka, anagram – kolejność liter nie ma znaczenia, knockout – z odpadaniem, limit:3 – do trzech punktów karnych, min:4 – słowa krótsze niż cztery litery się nie liczą, singular – tylko słowa w liczbie pojedynczej.
oral-rules-antibalda =
    Antybalda. Jak balda ustna, ale celem jest słowo: czyja litera dokończy rzeczownik, ta osoba dostaje punkt, a runda toczy się dalej od tego słowa, dopóki da się je przedłużyć.
    Nie wierzysz, że z tych liter wyjdzie jeszcze słowo? Napisz „sprawdzam”. Jeśli nie wyjdzie, punkt jest twój, a jeśli wyjdzie – poprzedniego gracza.
    Ruch: litery w całości („alk”) albo „+k”, „k+”. Wygrywa, kto pierwszy zdobędzie pięć punktów. Koniec czasu to „sprawdzam”.
    Opcje: strict, insert, anagram, limit:3, min:4, singular.
