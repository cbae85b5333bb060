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

help-me = hogyan mutasson a bot: név, nyelv, szólítson-e
help-mydata = minden, ami önről tárolva van, egy fájlban (csak ön látja)
help-forget = minden törlése, ami önről tárolva van
help-privacy = mit tárol a bot
said-name = név
said-mentions = szólítás, említés
said-lang = nyelv
said-on = igen, be
said-off = nem, ki
language = magyar
me-name = Az ön neve: { $name }.
me-mentions-on = Ha ön jön, a bot szólítja.
me-mentions-off = A bot megnevezi, de nem szólítja.
me-lang = Nyelv: { $lang }.
me-how = Módosítás: /me név Új, /me szólítás nem, /me nyelv en
me-name-taken = Itt már van { $name }: válasszon másik nevet.
button-mentions-on = Szólítson
button-mentions-off = Ne szólítson
button-own-name = A csevegésbeli nevem
mydata-here = Minden, ami önről tárolva van:
forget-sure = Törölje a bot mindazt, amit önről tárol: nevet, pontértékeket, statisztikát, beállításokat? A folyó játékokból kilép, lépései egy név nélküli játékoséi maradnak. Ezt nem lehet visszavonni. Megerősítés: nyomja meg a gombot, vagy válaszoljon: /forget igen
button-forget = Minden törlése
forgotten = Kész: a bot már nem emlékszik önre. Ami a csevegésben elhangzott, ott marad; a biztonsági mentések a maguk idejében tűnnek el.
privacy = A bot ezeket tárolja: fiókjának nevét és számát, nyelvét és beállításait, a játékokat és játékosaikat, pontértékeket és statisztikát, a csevegés saját szavait. Az üzeneteket elolvassa, hogy megtalálja a lépéseket, de nem tárolja (saját csevegőoldala tárolja a szobák üzeneteit). Senkinek nem ad át semmit. Minden önről: /mydata. Törlés: /forget

said-night = éjjel
said-day = nappal
said-games = játékok
said-usual = szokásos
said-clock = óra
said-topics = témák
said-words = szavak
said-talk = beszéd
said-quiet = csend
said-here = itt
said-everywhere = mindenhol
said-full = bőven
said-brief = röviden
settings-lang = A csevegés nyelve: { $value }
settings-theme = Képek: { $value }
settings-games = Játékok: { $value }
settings-clock = Óra: { $value }
settings-stakes = Pontérték: { $value }
settings-words = A csevegés szavai: { $value }
settings-talk = Beszéd: { $value }
settings-quiet = Csendes órák: { $value }
settings-topics = Ennyi témában lehet játszani: { $value }
settings-usual = Szokásosan: { $value }
games-all = mind
words-open = bővíthetők
words-closed-short = nincsenek
words-closed = Ebben a csevegésben csak a szótár szavai számítanak.
talk-full = bő
talk-brief = rövid
quiet-none = nincs
settings-clock-how = Óra: 60s lépésenként, 10m játékonként, 10m+5s hozzáadással, off — óra nélkül.
settings-topics-how = /settings témák itt — játék ebben a témában, /settings témák mindenhol — mindenütt.
settings-quiet-how = Csendes órák a csevegés órája szerint: /settings quiet 23-8 +1 (+1 a csevegés ideje UTC-hez képest), off — nincs.
button-settings-lang = Nyelv
button-settings-games = Játékok
button-settings-clock = Óra
button-settings-quiet = Csendes órák
button-settings-night = Éjjeli képek
button-settings-day = Nappali képek
button-settings-brief = Beszéljen rövidebben
button-settings-full = Beszéljen bőven
button-settings-no-words = Saját szavak nélkül
button-settings-words = Saját szavak
game-barred = { $game }: ebben a csevegésben nem játsszák.
topic-barred = Ebben a témában nem játszanak.
