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
