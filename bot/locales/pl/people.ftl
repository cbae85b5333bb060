## People: ratings, statistics, settings, one's own data.

said-rated = rankingowa, rankingowy
said-friendly = towarzyska, towarzyski, bezrankingu
stakes-rated = Rankingowa
stakes-friendly = Towarzyska
offer-friendly = Gra towarzyska, bez rankingu.
rating-changes = Ranking: { $all }.
rating-unsure = { $rating }?
unrated = Bez rankingu: { $why }.
unrated-friendly = gra towarzyska
unrated-rules = własne zasady
unrated-hint = była podpowiedź
unrated-early = nie wszyscy zdążyli zrobić ruch
unrated-erased = jednego z graczy już tu nie ma

help-stats = statystyki gracza: /stats, /stats @imię, /stats royal
help-top = najlepsi na czacie: /top, /top royal; wszędzie: /top wszyscy
said-text-only = tekst, tekstem, słowami
stats-whom = Nie znam tu takiego gracza. /stats @imię
stats-none = { $name }: na razie żadnej skończonej gry.
stats-all = Razem
stats-here = Na tym czacie
stats-against = Przeciwnik: { $name }
stats-best = Najlepszy ruch
stats-longest = Najdłuższe słowo
stats-feat = { $points ->
    [one] „{ $said }”, { $points } punkt
    [few] „{ $said }”, { $points } punkty
   *[many] „{ $said }”, { $points } punktów
}
stats-rating = Ranking { $rating } ± { $deviation }
stats-no-rating = Jeszcze bez rankingu
stats-form = Ranking gra po grze: { $ratings }
stats-tally = { $games ->
    [one] { $games } gra: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
    [few] { $games } gry: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
   *[many] { $games } gier: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
}
top-here = { $game }: najlepsi na tym czacie
top-everywhere = { $game }: najlepsi ze wszystkich czatów
top-nobody = Na razie nikogo.
top-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
top-bar = { $games ->
    [one] Potrzeba { $games } gry rankingowej i ustalonego rankingu.
   *[other] Potrzeba { $games } gier rankingowych i ustalonego rankingu.
}
button-top-all = Najlepsi wszędzie
button-top-here = Najlepsi tutaj

help-me = jak mam się pokazywać: imię, język, wzmianki
help-mydata = wszystko, co bot o tobie przechowuje, w jednym pliku (tylko dla ciebie)
help-forget = usuń wszystko, co bot o tobie przechowuje
help-privacy = co bot przechowuje
said-name = imię, imie, nazwa
said-mentions = wzmianki, wołaj, wołać
said-lang = język
said-on = tak, wł, włącz
said-off = nie, wył, wyłącz
language = polski
me-name = Nazywasz się { $name }.
me-mentions-on = Gdy przychodzi twój ruch, bot cię oznacza: dostajesz powiadomienie.
me-mentions-off = Bot pisze twoje imię, ale cię nie oznacza: powiadomień nie będzie.
me-lang = Język: { $lang }.
me-how = Zmiana: /me imię Nowe, /me wzmianki nie, /me język en
me-name-taken = Jest tu już { $name }: wybierz inne imię.
me-name-mine = Tak nazywam się ja: wybierz, proszę, inne imię.
button-mentions-on = Oznaczaj mnie
button-mentions-off = Nie oznaczaj mnie
button-own-name = Imię jak na czacie
mydata-here = Wszystko, co bot o tobie przechowuje:
mydata-often = Wszystko, co o tobie wiadomo, można otrzymać trzy razy w ciągu dziesięciu minut. Poczekaj chwilę.
forget-sure = Usunąć wszystko, co bot o tobie przechowuje: imię, rankingi, statystyki, ustawienia? Opuścisz rozpoczęte gry, a twoje ruchy zostaną ruchami gracza bez imienia. Tego nie da się cofnąć. Aby potwierdzić, naciśnij przycisk albo odpowiedz: /forget tak
button-forget = Usuń wszystko
forgotten = Gotowe: bot już cię nie pamięta. To, co padło na czacie, tam zostanie; kopie zapasowe znikną w swoim czasie.
privacy = Bot przechowuje: nazwę i numer twojego konta, język i ustawienia, gry i kto w nie grał, rankingi i statystyki, własne słowa czatu. Wiadomości czyta, żeby znaleźć ruchy, i ich nie przechowuje (na jego własnej stronie czatu wiadomości w pokojach zostają). Nikomu niczego nie przekazuje. Wszystko o tobie: /mydata. Usunąć: /forget

said-night = noc
said-day = dzień
said-games = gry
said-usual = zwykle
said-clock = zegar
said-topics = tematy
said-words = słowa
said-talk = wiadomości, rozmowa
said-quiet = cisza, cicho
said-here = tutaj, tu
said-everywhere = wszędzie, wszyscy
said-full = dokładnie, długo
said-brief = krótko
settings-lang = Język czatu: { $value }
settings-theme = Obrazki: { $value }
settings-games = Gry: { $value }
settings-clock = Zegar: { $value }
settings-stakes = Ranking: { $value }
settings-words = Słowa czatu: { $value }
settings-talk = Wiadomości bota: { $value }
settings-quiet = Cisza nocna: { $value }
settings-topics = Tematy, w których można grać: { $value }
settings-usual = Zwykle: { $value }
games-all = wszystkie
words-open = można dodawać
words-closed-short = nie można
words-closed = Na tym czacie liczą się tylko słowa ze słownika.
talk-full = dokładne
talk-brief = krótkie
quiet-none = brak
settings-clock-how = Zegar: 60s na ruch, 10m na grę, 10m+5s z dodatkiem, off – bez zegara.
settings-topics-how = /settings tematy tutaj – gra w tym temacie, /settings tematy wszędzie – we wszystkich.
settings-topics-full = { $count ->
    [one] Nie można wskazać więcej niż { $count } tematu. Gra we wszystkich: /settings tematy wszędzie
   *[other] Nie można wskazać więcej niż { $count } tematów. Gra we wszystkich: /settings tematy wszędzie
}
settings-quiet-how = Cisza nocna według czasu czatu: /settings cisza 23-8 +1 (+1 to różnica względem UTC), off – bez niej.
button-settings-lang = Język
button-settings-games = Gry
button-settings-clock = Zegar
button-settings-quiet = Cisza nocna
button-settings-night = Nocne obrazki
button-settings-day = Dzienne obrazki
button-settings-brief = Pisz krócej
button-settings-full = Pisz dokładnie
button-settings-no-words = Bez słów czatu
button-settings-words = Słowa czatu
game-barred = { $game }: na tym czacie nie gra się w tę grę.
topic-barred = W tym temacie się nie gra.
