## People: ratings, statistics, settings, one's own data.

words-rated = hodnocená hodnocený
words-friendly = přátelská přátelský nehodnocená
stakes-rated = Hodnocená
stakes-friendly = Přátelská
offer-friendly = Přátelská hra, bez hodnocení.
rating-changes = Rating: { $all }.
rating-unsure = { $rating }?
unrated = Bez hodnocení: { $why }.
unrated-friendly = přátelská hra
unrated-rules = domácí pravidla
unrated-hint = padla nápověda
unrated-early = ne všichni stihli táhnout
unrated-erased = jeden z hráčů už tu není

help-stats = statistika hráče: /stats, /stats @jméno, /stats royal
help-top = nejlepší v chatu: /top, /top royal; všude: /top všichni
words-text-only = text slovy
words-everywhere = všichni všude
stats-whom = Takového hráče tu neznám. /stats @jméno
stats-none = { $name }: zatím žádná dohraná hra.
stats-all = Celkem
stats-here = V tomto chatu
stats-against = Proti: { $name }
stats-best = Nejlepší tah
stats-longest = Nejdelší slovo
stats-feat = { $points ->
    [one] „{ $said }“, { $points } bod
    [few] „{ $said }“, { $points } body
   *[other] „{ $said }“, { $points } bodů
}
stats-rating = Rating { $rating } ± { $deviation }
stats-no-rating = Zatím bez ratingu
stats-form = Rating hru po hře: { $ratings }
stats-tally = { $games ->
    [one] { $games } hra: výhry { $won }, remízy { $drawn }, prohry { $lost }
    [few] { $games } hry: výhry { $won }, remízy { $drawn }, prohry { $lost }
   *[other] { $games } her: výhry { $won }, remízy { $drawn }, prohry { $lost }
}
top-here = { $game }: nejlepší v tomto chatu
top-everywhere = { $game }: nejlepší ze všech
top-nobody = Zatím nikdo.
top-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
top-bar = { $games ->
    [one] Je potřeba { $games } hodnocená hra a ustálený rating.
    [few] Jsou potřeba { $games } hodnocené hry a ustálený rating.
   *[other] Je potřeba { $games } hodnocených her a ustálený rating.
}
button-top-all = Nejlepší ze všech
button-top-here = Nejlepší tady
