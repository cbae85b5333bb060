## People: ratings, statistics, settings, one's own data.

words-rated = rankingowa rankingowy
words-friendly = towarzyska towarzyski bezrankingu
stakes-rated = Rankingowa
stakes-friendly = Towarzyska
offer-friendly = Gra towarzyska, bez rankingu.
rating-changes = Ranking: { $all }.
rating-unsure = { $rating }?
unrated = Bez rankingu: { $why }.
unrated-friendly = gra towarzyska
unrated-rules = zasady domowe
unrated-hint = była podpowiedź
unrated-early = nie wszyscy zdążyli zagrać
unrated-erased = jednego z graczy już nie ma

help-stats = statystyka gracza: /stats, /stats @nazwa, /stats royal
help-top = najlepsi na czacie: /top, /top royal; wszędzie: /top wszyscy
words-text-only = tekst tekstem słowami
words-everywhere = wszyscy wszędzie
stats-whom = Nie znam tu takiego gracza. /stats @nazwa
stats-none = { $name }: jeszcze żadnej skończonej gry.
stats-all = Razem
stats-here = Na tym czacie
stats-against = Przeciw: { $name }
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
top-everywhere = { $game }: najlepsi ze wszystkich
top-nobody = Na razie nikogo.
top-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
top-bar = { $games ->
    [one] Potrzeba { $games } gry rankingowej i ustalonego rankingu.
    [few] Potrzeba { $games } gier rankingowych i ustalonego rankingu.
   *[many] Potrzeba { $games } gier rankingowych i ustalonego rankingu.
}
button-top-all = Najlepsi ze wszystkich
button-top-here = Najlepsi tutaj

help-me = jak mnie pokazywać: nazwa, język, czy mnie wołać
help-mydata = wszystko, co o tobie zapisano, w jednym pliku (tylko dla ciebie)
help-forget = wymaż wszystko, co o tobie zapisano
help-privacy = co bot zapisuje
said-name = nazwa, imię
said-mentions = wołaj, wołać, wzmianki
said-lang = język
said-on = tak, wł
said-off = nie, wył
language = polski
me-name = Nazywasz się { $name }.
me-mentions-on = Gdy przychodzi twój ruch, bot cię woła.
me-mentions-off = Bot cię wymienia, ale nie woła.
me-lang = Język: { $lang }.
me-how = Zmiana: /me nazwa Nowa, /me wołać nie, /me język en
me-name-taken = Jest tu już { $name }: wybierz inną nazwę.
button-mentions-on = Wołaj mnie
button-mentions-off = Nie wołaj mnie
button-own-name = Nazwa jak na czacie
mydata-here = Wszystko, co o tobie zapisano:
forget-sure = Wymazać wszystko, co o tobie zapisano: nazwę, rankingi, statystyki, ustawienia? Opuścisz rozpoczęte gry, a twoje ruchy zostaną ruchami gracza bez nazwy. Tego nie da się cofnąć. Aby potwierdzić, naciśnij przycisk albo odpowiedz: /forget tak
button-forget = Wymaż wszystko
forgotten = Gotowe: bot już cię nie pamięta. To, co powiedziano na czacie, tam zostanie; kopie zapasowe znikną w swoim czasie.
privacy = Bot zapisuje: nazwę i numer twojego konta, język i ustawienia, gry i kto w nie grał, rankingi i statystyki, własne słowa czatu. Wiadomości czyta, żeby znaleźć ruchy, i nie przechowuje ich (jego własna strona czatu przechowuje wiadomości pokojów). Nikomu niczego nie przekazuje. Wszystko o tobie: /mydata. Wymazać: /forget

said-night = noc
said-day = dzień
said-games = gry
said-usual = zwykle
said-clock = zegar
said-topics = tematy
said-words = słowa
said-talk = rozmowa
said-quiet = cisza
said-here = tutaj, tu
said-everywhere = wszędzie
said-full = dokładnie
said-brief = krótko
settings-lang = Język czatu: { $value }
settings-theme = Obrazki: { $value }
settings-games = Gry: { $value }
settings-clock = Zegar: { $value }
settings-stakes = Ranking: { $value }
settings-words = Słowa czatu: { $value }
settings-talk = Rozmowa: { $value }
settings-quiet = Cicha pora: { $value }
settings-topics = Grać można w tylu tematach: { $value }
settings-usual = Zwykle: { $value }
games-all = wszystkie
words-open = można dodawać
words-closed-short = nie można
words-closed = Na tym czacie liczą się tylko słowa ze słownika.
talk-full = dokładna
talk-brief = krótka
quiet-none = brak
settings-clock-how = Zegar: 60s na ruch, 10m na grę, 10m+5s z dodatkiem, off — bez zegara.
settings-topics-how = /settings tematy tutaj — gra w tym temacie, /settings tematy wszędzie — we wszystkich.
settings-quiet-how = Cicha pora według zegara czatu: /settings quiet 23-8 +1 (+1 to czas czatu względem UTC), off — bez niej.
button-settings-lang = Język
button-settings-games = Gry
button-settings-clock = Zegar
button-settings-quiet = Cicha pora
button-settings-night = Nocne obrazki
button-settings-day = Dzienne obrazki
button-settings-brief = Mów krócej
button-settings-full = Mów dokładnie
button-settings-no-words = Bez słów czatu
button-settings-words = Słowa czatu
game-barred = { $game }: na tym czacie się w to nie gra.
topic-barred = W tym temacie się nie gra.
