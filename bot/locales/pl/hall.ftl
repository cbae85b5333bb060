## Around the games.

nobody = ktoś
# A word in quotation marks.
quoted = „{ $word }”
computer = Komputer
computer-easy = Komputer (łatwy)
computer-normal = Komputer (zwykły)
computer-hard = Komputer (silny)
computer-expert = Komputer (ekspert)

# Words that ask for a computer in an offer, parted by commas.
said-computer = komputer, bot
said-easy = łatwy, łatwa, prosty
said-normal = zwykły, średni, normalny
said-hard = silny, trudny, mocny
said-expert = ekspert

# What may be said instead of a command or a button, parted by commas.
said-pass = pas, pasuję, pasuje
said-resign = poddaję się, poddaje się
said-yes = tak, za, zgoda, zgadzam się
said-no = nie, przeciw

lang-ru = rosyjskie słowa
lang-en = angielskie słowa
lang-uk = ukraińskie słowa
lang-pl = polskie słowa
lang-cs = czeskie słowa
lang-hu = węgierskie słowa

## Offers

offer-open = { $host } proponuje grę: { $what }.
offer-challenge = { $host } wyzywa: { $names }. Gra: { $what }.
offer-seated = Przy stole: { $names }.
offer-expired = Nikt nie przyszedł, propozycja wygasła.
offer-expired-joined = Gra nie zaczęła się na czas, propozycja zamknięta.
offer-cancelled = Propozycja wycofana.
offer-started = Gra się zaczęła.
offer-gone = Tej propozycji już nie ma.
offer-full = Wszystkie miejsca są zajęte.
offer-joined-already = Już siedzisz przy stole.
offer-not-seated = Nie siedzisz przy stole.
offer-not-for-you = To zaproszenie nie jest dla ciebie.
offer-host-only = Może to zrobić tylko osoba, która zaproponowała grę.
offer-host-starts = Grę zaczyna osoba, która ją zaproponowała, a po dwóch minutach może każdy przy stole.
offer-too-few = { $count ->
    [one] Potrzeba co najmniej { $count } gracza.
   *[other] Potrzeba co najmniej { $count } graczy.
}
offer-none = Nie ma tu twoich propozycji.
offer-unknown-word = { $takes ->
    [word] Nie rozumiem „{ $word }”. Można podać rozmiar (7x7), słowo początkowe, zegar (60s na ruch, 10m na grę), przeciwnika (@imię) albo komputer.
    [size] Nie rozumiem „{ $word }”. Można podać rozmiar (20x20), zegar (60s na ruch, 10m na grę), przeciwnika (@imię) albo komputer.
   *[neither] Nie rozumiem „{ $word }”. Można podać zegar (60s na ruch, 10m na grę), przeciwnika (@imię) albo komputer.
}
offer-instead = Dopisz do polecenia jedno z tego: { $ways }.
too-many-offers = Za dużo propozycji naraz: poczekaj na odpowiedź na poprzednie ({ $count }).
too-many-games = { $count ->
    [one] Na tym czacie toczy się już { $count } gra. Najpierw ją dokończcie.
    [few] Na tym czacie toczą się już { $count } gry. Dokończcie którąś.
   *[many] Na tym czacie toczy się już { $count } gier. Dokończcie którąś.
}
challenge-yourself = Nie można wyzwać siebie.
challenge-private = Jesteśmy tu tylko we dwoje. Zaproś kogoś na wspólnym czacie albo zagraj z komputerem: /balda
challenge-unwanted = { $name } nie przyjmuje od ciebie wyzwań.
challenge-declined = { $name } teraz nie gra.

button-join = Gram
button-leave = Wyjdź
button-start = Zacznij
button-cancel = Wycofaj
button-options = Opcje
button-computer = + komputer
button-no-computer = − komputer
button-back = Wróć
button-alone = Poćwicz bez przeciwnika
button-accept = Przyjmij
button-decline = Nie teraz
button-block = Nie zapraszaj mnie więcej
button-pass = Pas
button-hint = Podpowiedź
button-yes = Zgoda
button-no = Nie
button-rematch = Rewanż
button-page = Graj na stronie
button-continue = Graj dalej

clock-none = Bez zegara
clock-bounds = Zegar może mieć od 5 sekund do 7 dni. Bez zegara: noclock
clock-seconds = { $n } s na ruch
clock-minutes = { $n } min na grę
clock-turn = { $seconds } s na ruch
clock-total = { $time } na grę
clock-total-increment = { $time } na grę i { $seconds } s za ruch

## Games

game-cannot-start = Takiej gry nie da się zacząć.
game-gone = Tej gry już nie ma.
game-over = Gra już się skończyła.
game-goes-on = Gra jeszcze trwa.
game-aside = Gra jest odłożona. Graj dalej: /continue
game-broken = Coś się stało z tą grą: nie da się odczytać jej zapisu. Jest odłożona, pozostałe toczą się dalej.
no-game = Nie masz tu teraz gry. Zacznij: /balda
game-not-begun = Gra jeszcze się nie zaczęła: propozycja czeka na graczy.
no-game-before = Nie masz jeszcze żadnej skończonej gry.
not-your-game = To nie twoja gra.
not-your-turn = To nie twój ruch.
not-your-turn-but = Teraz ruch ma { $name }.
not-a-move = To nie wygląda na ruch.
you-are-out = Nie bierzesz już udziału w tej grze.
old-button = Ten przycisk jest nieaktualny: gra poszła dalej.
which-game = W której grze?
move-what = Napisz ruch po poleceniu: /m słowo
# The first board, for who has never played; what: what a move is.
how-plain = { $what } Napisz ruch tutaj. Zasady: /rules
how-addressed = { $what } Odpowiedz ruchem na tę wiadomość albo napisz go po /m. Zasady: /rules
how-unheard = { $what } Napisz ruch do mnie w wiadomości prywatnej.
nothing-to-take-back = Nie masz czego cofnąć.
nothing-asked = Nikt cię o nic nie pytał.
asked-already = Pytanie już padło, czekamy na odpowiedź.
draw-declined = Remis już odrzucono: zaproponuj go znowu po ruchu.
takeback-declined = Na cofnięcie ruchu nie było zgody: poproś znowu po następnym ruchu.
no-pass = W tej grze nie można pasować.
draw-nobody = Nie ma komu zaproponować remisu.
no-secret = W tej grze nie ma tajemnic.
no-hint = Nie ma podpowiedzi.
rematch-made = Rewanż już się zaczął.
rematch-erased = Rewanżu nie będzie: jednego z graczy już nie ma.

turn = Ruch ma { $name }.
turn-computer = { $name } myśli…
score-one = { $name }: { $score }
time-left = Zostało { $time }.
pending = Czekamy na odpowiedź: { $names }.
replay = Cała gra jeszcze raz.
move-number = ruch { $n }
passed = { $name }: pas.
passed-time = { $name }: minął czas na ruch.
left-resigned = { $name } poddaje grę.
left-flag = { $name }: minął czas na grę.
left-removed = { $name } już nie gra.
asked-draw = { $name } proponuje remis.
asked-takeback = { $name } prosi o cofnięcie ruchu.
answered-yes = { $name }: tak.
answered-no = { $name }: nie.
taken-back = Ruch cofnięty.
set-aside = Gra odłożona: od dawna nikt nie zrobił ruchu. Graj dalej: /continue
resumed = Gra toczy się dalej.
result-won = Wygrywa: { $names }!
result-shared = Wspólna wygrana: { $names }.
result-draw = Remis.
result-alone = Koniec treningu.

skip-early = Cudzy ruch można pominąć, gdy gracz milczy od { $seconds } s.
skip-yourself = To twój ruch: pominiesz go poleceniem /pass.
skip-voted = Twój głos już się liczy.
skip-votes = Głosy za pominięciem ruchu: { $votes } z { $enough }.
kick-host-only = Gracza może usunąć osoba, która zaproponowała grę, albo administrator czatu.
kick-whom = Kogo? /kick @imię

## Talk

sorry-store = Nie udało się zapisać na dysku, więc nic się nie zmieniło. Spróbuj jeszcze raz za chwilę.
sorry-broken = Coś poszło nie tak, nic się nie zmieniło. Spróbuj jeszcze raz.
no-such-command = Nie ma takiego polecenia. Wszystkie polecenia: /help
no-such-command-near = Nie ma takiego polecenia. Może /{ $name }?
private-hello = Gram w gry na kartce. Zacznij: /balda. Wszystkie polecenia: /help
games-none = Nie masz rozpoczętych gier. Zacznij: /balda
games-mine = { $count ->
    [one] Masz { $count } rozpoczętą grę:
    [few] Masz { $count } rozpoczęte gry:
    [many] Masz { $count } rozpoczętych gier:
   *[other] Masz { $count } rozpoczętej gry:
}
lang-which = Jaki język? Do wyboru: { $langs }.
lang-set = Będę mówić z tobą po polsku.
settings-admins = Ustawienia może zmieniać tylko administrator czatu.
settings-unknown = Nie znam takiego ustawienia. Wszystkie: /settings
settings-kept = Zapamiętane.
theme-day = dzienne
theme-night = nocne
block-whom = Kogo? /block @imię
blocked = { $name } nie może cię już wyzywać.
unblocked = { $name } znów może cię wyzywać.

## Words

word-what = Jakie słowo? /word słowo
word-valid = „{ $word }” się nadaje: { $often }.
word-very-common = bardzo częste słowo
word-common = częste słowo
word-uncommon = nieczęste słowo
word-rare = rzadkie słowo
word-house = „{ $word }” się nadaje: to słowo tego czatu.
word-unknown = Słowa „{ $word }” nie ma w słowniku.
word-unknown-near = Słowa „{ $word }” nie ma w słowniku. Może { $near }?
word-name = „{ $word }” to nazwa własna, a liczą się tylko pospolite.
word-plural = „{ $word }” to liczba mnoga, a potrzebna jest pojedyncza.
word-other-case = „{ $word }” nie jest w mianowniku.
word-adjective = „{ $word }” to przymiotnik, a potrzebny jest rzeczownik.
word-verb = „{ $word }” to czasownik, a potrzebny jest rzeczownik.
word-abbreviation = „{ $word }” to skrót, a skróty się nie liczą.
word-other-part = „{ $word }” nie jest rzeczownikiem.
word-category = „{ $word }” się nie liczy: { $kind }.
word-unreadable = Słowa „{ $word }” nie da się zapisać literami tego języka.
word-blocked = Słowo „{ $word }” jest na tym czacie zabronione.
category-is-vulgar = słowo wulgarne
category-is-slang = słowo slangowe
category-is-diminutive = zdrobnienie
category-is-augmentative = zgrubienie
category-is-colloquial = słowo potoczne
category-is-regional = słowo regionalne
category-is-obsolete = słowo przestarzałe
category-is-compound-abbreviation = skrótowiec
category-is-plurale-tantum = słowo bez liczby pojedynczej
category-is-rare = rzadkie słowo
category-is-no-start = od tego słowa się nie zaczyna
category-vulgar = wulgarne
category-slang = slang
category-diminutive = zdrobnienia
category-augmentative = zgrubienia
category-colloquial = potoczne
category-regional = regionalne
category-obsolete = przestarzałe
category-compound-abbreviation = skrótowce
category-plurale-tantum = bez liczby pojedynczej
category-rare = rzadkie
category-no-start = nie na początek

## A chat's own words

# What is to be done with a word, parted by commas.
said-add = dodaj, dodać
said-remove = usuń, usunąć
said-block = zablokuj, zabroń
said-unblock = odblokuj, zezwól
words-how = Dodaj: /words add słowo. Administrator: /words remove, block, unblock słowo.
words-house = Słowa tego czatu: { $words }
words-forbidden = Zabronione tutaj: { $words }
words-added = „{ $word }” jest teraz słowem tego czatu.
words-refused = Słowo „{ $word }” nie zostało przyjęte.
words-removed = „{ $word }” nie jest już słowem tego czatu.
words-blocked = Słowo „{ $word }” jest tu teraz zabronione.
words-unblocked = Słowo „{ $word }” znów jest tu dozwolone.
words-not-there = Słowa „{ $word }” nie ma na liście.
words-known = „{ $word }” i tak się nadaje.
words-full = Lista jest pełna: usuń najpierw inne słowo.
words-voting = Nad słowem „{ $word }” już trwa głosowanie.
words-proposed = { $name } proponuje dla tego czatu słowo „{ $word }”. Przyjmujemy?
words-votes = Za: { $yes }, przeciw: { $no }.
words-no-vote = To głosowanie już się skończyło.
words-own = Nad własnym słowem się nie głosuje.
button-for = Za
button-against = Przeciw

## A player's page of a game

page-none = Ta gra nie ma własnej strony.
page-off = Gry nie mają tu swoich stron: bot potrzebuje do nich publicznego adresu https.
page-busy = Za dużo linków naraz. Spróbuj za minutę.
page-open = Twoja strona tej gry:
page-link =
    Twoja strona tej gry: { $link }
    Link jest tylko dla ciebie: działa raz, przez dziesięć minut.
page-stale = Gra poszła dalej: spójrz na planszę jeszcze raz.
