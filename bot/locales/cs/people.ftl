## People: ratings, statistics, settings, one's own data.

said-rated = hodnocená, hodnocený
said-friendly = přátelská, přátelský, nehodnocená, bezratingu
stakes-rated = Hodnocená
stakes-friendly = Přátelská
offer-friendly = Přátelská hra, bez hodnocení.
rating-changes = Rating: { $all }.
rating-unsure = { $rating }?
unrated = Bez hodnocení: { $why }.
unrated-friendly = přátelská hra
unrated-rules = zvláštní pravidla
unrated-hint = padla rada
unrated-early = ne všichni stihli táhnout
unrated-erased = jeden z hráčů už tu není

help-stats = statistika hráče: /stats, /stats @jméno, /stats royal
help-top = nejlepší v chatu: /top, /top royal; všude: /top všichni
said-text-only = text, slovy
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
top-everywhere = { $game }: nejlepší ze všech chatů
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
button-top-all = Nejlepší všude
button-top-here = Nejlepší tady

help-me = jak vás ukazovat: jméno, jazyk, zda vás zmiňovat
help-mydata = vše, co o vás bot uchovává, v jednom souboru (vidíte jen vy)
help-forget = smazat vše, co o vás bot uchovává
help-privacy = co bot uchovává
said-name = jméno
said-mentions = zmínky, zmiňovat, volat
said-lang = jazyk
said-on = ano, zap, zapnout
said-off = ne, vyp, vypnout
language = čeština
me-name = Jmenujete se { $name }.
me-mentions-on = Když jste na tahu, bot vás zmíní: přijde vám upozornění.
me-mentions-off = Bot vaše jméno napíše, ale nezmíní vás: upozornění nepřijde.
me-lang = Jazyk: { $lang }.
me-how = Změna: /me jméno Nové, /me zmínky ne, /me jazyk en
me-name-taken = Jméno { $name } už tu někdo má: zvolte jiné.
me-name-mine = Tak se jmenuji já: vyberte si prosím jiné jméno.
button-mentions-on = Zmiňovat mě
button-mentions-off = Nezmiňovat mě
button-own-name = Jméno jako v chatu
mydata-here = Vše, co o vás bot uchovává:
mydata-often = Vše, co se o vás uchovává, lze dostat třikrát za deset minut. Chvíli počkejte.
forget-sure = Smazat vše, co o vás bot uchovává: jméno, ratingy, statistiky, nastavení? Rozehrané hry opustíte, vaše tahy zůstanou jako tahy hráče beze jména. Nejde to vrátit. Potvrďte tlačítkem, nebo odpovězte: /forget ano
button-forget = Smazat vše
forgotten = Hotovo: bot si vás už nepamatuje. Co zaznělo v chatu, tam zůstane; zálohy se smažou ve svůj čas.
privacy = Bot uchovává: jméno a číslo vašeho účtu, jazyk a nastavení, hry a kdo je hrál, ratingy a statistiky, vlastní slova chatu. Zprávy čte, aby našel tahy, a neukládá je (na jeho vlastní stránce chatu zprávy místností zůstávají). Nikomu nic nepředává. Vše o vás: /mydata. Smazat: /forget

said-night = noc
said-day = den
said-games = hry
said-usual = obvykle
said-clock = hodiny
said-topics = témata
said-words = slova
said-talk = zprávy, řeč
said-quiet = ticho, klid
said-here = tady, zde
said-everywhere = všude, všichni
said-full = podrobně, podrobné
said-brief = stručně, stručné
settings-lang = Jazyk chatu: { $value }
settings-theme = Obrázky: { $value }
settings-games = Hry: { $value }
settings-clock = Hodiny: { $value }
settings-stakes = Rating: { $value }
settings-words = Slova chatu: { $value }
settings-talk = Zprávy bota: { $value }
settings-quiet = Noční klid: { $value }
settings-topics = Témata, kde se smí hrát: { $value }
settings-usual = Obvykle: { $value }
games-all = všechny
words-open = lze přidávat
words-closed-short = nelze
words-closed = V tomto chatu platí jen slova ze slovníku.
talk-full = podrobné
talk-brief = stručné
quiet-none = není
settings-clock-how = Hodiny: 60s na tah, 10m na hru, 10m+5s s přídavkem, off – bez hodin.
settings-topics-how = /settings témata tady – hrát v tomto tématu, /settings témata všude – ve všech.
settings-topics-full = { $count ->
    [one] Víc než { $count } téma uvést nejde. Hrát ve všech: /settings témata všude
    [few] Víc než { $count } témata uvést nejde. Hrát ve všech: /settings témata všude
   *[other] Víc než { $count } témat uvést nejde. Hrát ve všech: /settings témata všude
}
settings-quiet-how = Noční klid podle času chatu: /settings klid 23-8 +1 (+1 je rozdíl od UTC), off – žádný.
button-settings-lang = Jazyk
button-settings-games = Hry
button-settings-clock = Hodiny
button-settings-quiet = Noční klid
button-settings-night = Noční obrázky
button-settings-day = Denní obrázky
button-settings-brief = Psát stručně
button-settings-full = Psát podrobně
button-settings-no-words = Bez slov chatu
button-settings-words = Slova chatu
game-barred = { $game }: tato hra se tu nehraje.
topic-barred = V tomto tématu se nehraje.
