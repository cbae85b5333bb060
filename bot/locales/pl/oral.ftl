## Oral Balda and Antibalda.

oral-name = Bałda ustna
oral-name-antibalda = Antybałda
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
oral-no-knockout = Antybałda kończy się z pierwszym zwycięzcą, nikt w niej nie odpada.
oral-no-words = W słowniku nie ma słów, którymi dałoby się tak grać.

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
oral-refused-time = { $name }: czas minął, to znaczy sprawdzam.
oral-refused-stuck = { $name } nie ma ruchu: każda litera da słowo albo ślepy zaułek.
oral-refused-long = To dłuższe niż każde słowo.
oral-lapsed = { $name }: czas minął, nie padła żadna litera.
oral-extends = Jest słowo „{ $word }”.
oral-whole = „{ $word }” to już słowo.
oral-dead = Żadne słowo nie ma w środku „{ $fragment }”.
oral-dead-anagram = Żadne słowo nie ma wszystkich liter „{ $fragment }” i jeszcze jednej.
oral-nobodys = Nikt nie dostaje punktu.
oral-penalty = Punkt karny: { $name }.
oral-point = Punkt: { $name }.
oral-missed = Tę rundę można było wygrać: { $name } – „{ $fragment }”.
oral-missed-refusing = Tę rundę można było wygrać: { $name } – sprawdzić „{ $fragment }”.
oral-out = nie gra
oral-rounds = { $count ->
    [one] Rozegrano { $count } rundę.
    [few] Rozegrano { $count } rundy.
   *[many] Rozegrano { $count } rund.
}
oral-end-limit = Granica punktów osiągnięta.
oral-end-one-left = Został jeden gracz.
oral-end-agreed = Zgoda na remis.

oral-button-refuse = Sprawdzam
oral-said-refuse = sprawdzam, nie wierzę, nie wierze, wątpię
oral-hint = Można tak: „{ $fragment }”.
oral-hint-refuse = Tu lepiej sprawdzić.

oral-one-letter = Podaj jedną literę.
oral-adds-none = Teraz jest „{ $fragment }”: trzeba dodać jedną literę, a tu nie ma nowej.
oral-adds-many = Teraz jest „{ $fragment }”: dodaje się jedną literę, nie kilka.
oral-changed = Teraz jest „{ $fragment }”: do tych liter dodaje się jedną, pozostałych się nie zmienia.
oral-nothing-to-refuse = Nie ma jeszcze czego sprawdzać: podaj pierwszą literę.
oral-not-a-letter = To nie jest litera tego języka.
oral-which-side = Gdzie postawić literę?

oral-rules = Bałda ustna. Pierwszy gracz podaje literę, a każdy następny dodaje jedną na początku albo na końcu, tak żeby litery te stały obok siebie wewnątrz jakiegoś rzeczownika, ale same nim nie były. Kto utworzy rzeczownik albo coś, czego nie ma w żadnym słowie, dostaje punkt karny, ale tylko jeśli następny nie uwierzy: napisz „sprawdzam”. Kto sprawdzi niesłusznie, sam dostaje punkt karny. Ruch: nowe litery w całości („alk”) albo „+k”, „k+”. Pięć punktów karnych, G-A-M-O-Ń, i przegrywasz. Gra ścisła (strict) od razu odrzuca złą literę. Jeszcze: insert – litera także do środka, anagram – kolejność liter nie ma znaczenia, knockout – z odpadaniem, limit:3, min:4.
oral-rules-antibalda = Antybałda. Jak bałda ustna, ale celem jest słowo: czyja litera utworzy rzeczownik, ten dostaje punkt, a runda trwa dalej od tego słowa, dopóki da się je przedłużyć. Nie wierzysz, że jest takie słowo? Napisz „sprawdzam”: jeśli go nie ma, punkt jest twój, jeśli jest – poprzedniego gracza. Wygrywa, kto pierwszy zdobędzie pięć punktów. Ruch: nowe litery w całości („alk”) albo „+k”, „k+”. Jeszcze: strict, insert, anagram, limit:3, min:4.
