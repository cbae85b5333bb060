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

help-me = jak mě ukazovat: jméno, jazyk, zda mě volat
help-mydata = vše, co je o vás uloženo, v jednom souboru (jen pro vás)
help-forget = smazat vše, co je o vás uloženo
help-privacy = co bot ukládá
said-name = jméno
said-mentions = volat, zmínky
said-lang = jazyk
said-on = ano, zap
said-off = ne, vyp
language = čeština
me-name = Jmenujete se { $name }.
me-mentions-on = Když jste na tahu, bot vás zavolá.
me-mentions-off = Bot vás jmenuje, ale nevolá.
me-lang = Jazyk: { $lang }.
me-how = Změna: /me jméno Nové, /me volat ne, /me jazyk en
me-name-taken = { $name } už tu je: zvolte jiné jméno.
button-mentions-on = Volat mě
button-mentions-off = Nevolat mě
button-own-name = Jméno jako v chatu
mydata-here = Vše, co je o vás uloženo:
forget-sure = Smazat vše, co je o vás uloženo: jméno, ratingy, statistiky, nastavení? Rozehrané hry opustíte, vaše tahy zůstanou jako tahy hráče beze jména. Nejde to vrátit. Potvrďte tlačítkem nebo odpovězte: /forget ano
button-forget = Smazat vše
forgotten = Hotovo: bot si vás už nepamatuje. Co bylo řečeno v chatu, tam zůstane; zálohy zmizí ve svém čase.
privacy = Bot ukládá: jméno a číslo vašeho účtu, jazyk a nastavení, hry a kdo je hrál, ratingy a statistiky, vlastní slova chatu. Zprávy čte, aby našel tahy, a neukládá je (jeho vlastní stránka chatu ukládá zprávy místností). Nikomu nic nepředává. Vše o vás: /mydata. Smazat: /forget

said-night = noc
said-day = den
said-games = hry
said-usual = obvykle
said-clock = hodiny
said-topics = témata
said-words = slova
said-talk = řeč
said-quiet = ticho
said-here = tady
said-everywhere = všude
said-full = podrobně
said-brief = stručně
settings-lang = Jazyk chatu: { $value }
settings-theme = Obrázky: { $value }
settings-games = Hry: { $value }
settings-clock = Hodiny: { $value }
settings-stakes = Rating: { $value }
settings-words = Slova chatu: { $value }
settings-talk = Řeč: { $value }
settings-quiet = Tiché hodiny: { $value }
settings-topics = Hrát se smí v tolika tématech: { $value }
settings-usual = Obvykle: { $value }
games-all = všechny
words-open = lze přidávat
words-closed-short = nelze
words-closed = V tomto chatu platí jen slova ze slovníku.
talk-full = podrobná
talk-brief = stručná
quiet-none = žádné
settings-clock-how = Hodiny: 60s na tah, 10m na hru, 10m+5s s přídavkem, off — bez hodin.
settings-topics-how = /settings témata tady — hrát v tomto tématu, /settings témata všude — ve všech.
settings-quiet-how = Tiché hodiny podle hodin chatu: /settings quiet 23-8 +1 (+1 je čas chatu od UTC), off — žádné.
button-settings-lang = Jazyk
button-settings-games = Hry
button-settings-clock = Hodiny
button-settings-quiet = Tiché hodiny
button-settings-night = Noční obrázky
button-settings-day = Denní obrázky
button-settings-brief = Mluvit stručněji
button-settings-full = Mluvit podrobně
button-settings-no-words = Bez slov chatu
button-settings-words = Slova chatu
game-barred = { $game }: v tomto chatu se nehraje.
topic-barred = V tomto tématu se nehraje.
