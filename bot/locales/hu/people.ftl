## People: ratings, statistics, settings, one's own data.

words-rated = pontos értékelt pontértékű
words-friendly = barátságos baráti
stakes-rated = Pontértékre
stakes-friendly = Barátságos
offer-friendly = Barátságos játék, pontérték nélkül.
rating-changes = Pontérték: { $all }.
rating-unsure = { $rating }?
unrated = Pontérték nélkül: { $why }.
unrated-friendly = barátságos játék
unrated-rules = házi szabályok
unrated-hint = volt segítség
unrated-early = nem mindenki lépett
unrated-erased = az egyik játékos már nincs itt

help-stats = egy játékos statisztikája: /stats, /stats @név, /stats royal
help-top = a csevegés legjobbjai: /top, /top royal; mindenhol: /top mind
words-text-only = szöveg szöveggel szavakkal
words-everywhere = mind mindenki mindenhol
stats-whom = Nem ismerek itt ilyen játékost. /stats @név
stats-none = { $name }: még nincs befejezett játék.
stats-all = Összesen
stats-here = Ebben a csevegésben
stats-against = { $name } ellen
stats-best = Legjobb lépés
stats-longest = Leghosszabb szó
stats-feat = { $points ->
    [one] „{ $said }”, { $points } pont
   *[other] „{ $said }”, { $points } pont
}
stats-rating = Pontérték { $rating } ± { $deviation }
stats-no-rating = Még nincs pontérték
stats-form = Pontérték játékonként: { $ratings }
stats-tally = { $games ->
    [one] { $games } játék: győzelem { $won }, döntetlen { $drawn }, vereség { $lost }
   *[other] { $games } játék: győzelem { $won }, döntetlen { $drawn }, vereség { $lost }
}
top-here = { $game }: a csevegés legjobbjai
top-everywhere = { $game }: a legjobbak mindenki közül
top-nobody = Még senki.
top-games = { $games ->
    [one] { $games } játék
   *[other] { $games } játék
}
top-bar = { $games ->
    [one] { $games } pontértékes játék és kialakult pontérték kell hozzá.
   *[other] { $games } pontértékes játék és kialakult pontérték kell hozzá.
}
button-top-all = Mindenki közül
button-top-here = Az ittenik közül
