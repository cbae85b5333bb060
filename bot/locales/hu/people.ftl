## People: ratings, statistics, settings, one's own data.

said-rated = értékelt, pontos, pontértékű
said-friendly = barátságos, baráti, nemértékelt
stakes-rated = Értékelt
stakes-friendly = Barátságos
offer-friendly = Barátságos játék, értékelés nélkül.
rating-changes = Értékszám: { $all }.
rating-unsure = { $rating }?
unrated = Értékelés nélkül: { $why }.
unrated-friendly = barátságos játék
unrated-rules = különleges szabályok
unrated-hint = volt tipp
unrated-early = nem jutott mindenki lépéshez
unrated-erased = az egyik játékos már nincs itt

help-stats = egy játékos statisztikája: /stats, /stats @név, /stats royal
help-top = a csevegés legjobbjai: /top, /top royal; mindenhol: /top mind
said-text-only = szöveg, szöveggel, szavakkal
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
stats-rating = Értékszám { $rating } ± { $deviation }
stats-no-rating = Még nincs értékszám
stats-form = Értékszám játékonként: { $ratings }
stats-tally = { $games ->
    [one] { $games } játék: győzelem { $won }, döntetlen { $drawn }, vereség { $lost }
   *[other] { $games } játék: győzelem { $won }, döntetlen { $drawn }, vereség { $lost }
}
top-here = { $game }: a csevegés legjobbjai
top-everywhere = { $game }: a legjobbak mindenhol
top-nobody = Még senki.
top-games = { $games ->
    [one] { $games } játék
   *[other] { $games } játék
}
top-bar = { $games ->
    [one] { $games } értékelt játék és kialakult értékszám kell hozzá.
   *[other] { $games } értékelt játék és kialakult értékszám kell hozzá.
}
button-top-all = A legjobbak mindenhol
button-top-here = A legjobbak itt

help-me = hogyan jelenj meg: név, nyelv, említsen-e a bot
help-mydata = minden, amit a bot rólad tárol, egy fájlban (csak te látod)
help-forget = minden törlése, amit a bot rólad tárol
help-privacy = mit tárol a bot
said-name = név
said-mentions = említés, említs, szólítás
said-lang = nyelv
said-on = igen, be, bekapcsolva
said-off = nem, ki, kikapcsolva
language = magyar
me-name = A neved: { $name }.
me-mentions-on = Ha te következel, a bot megemlít, így értesítést kapsz.
me-mentions-off = A bot kiírja a neved, de nem említ meg: nem kapsz értesítést.
me-lang = Nyelv: { $lang }.
me-how = Módosítás: /me név Új, /me említés nem, /me nyelv en
me-name-taken = Itt már van ilyen nevű: { $name }. Válassz másik nevet.
me-name-mine = Így engem hívnak: kérlek, válassz másik nevet.
button-mentions-on = Említsen meg
button-mentions-off = Ne említsen meg
button-own-name = Az itteni nevem
mydata-here = Minden, amit a bot rólad tárol:
mydata-often = Mindazt, amit rólad tárolunk, tíz percen belül háromszor kérheted el. Várj egy kicsit.
forget-sure = Töröljek mindent, amit rólad tárolok: nevet, értékszámokat, statisztikát, beállításokat? A folyó játékokból kilépsz, a lépéseid egy név nélküli játékos lépései maradnak. Ezt nem lehet visszavonni. Megerősítéshez nyomd meg a gombot, vagy válaszold azt: /forget igen
button-forget = Minden törlése
forgotten = Kész: a bot már nem emlékszik rád. Ami a csevegésben elhangzott, ott marad; a biztonsági mentések a maguk idejében törlődnek.
privacy = A bot ezeket tárolja: a fiókod nevét és számát, a nyelvedet és a beállításaidat, a játékokat és a játékosaikat, az értékszámokat és a statisztikát, a csevegés saját szavait. Az üzeneteket elolvassa, hogy megtalálja a lépéseket, de nem tárolja (a saját csevegőoldala igen: ott a szobák üzenetei megmaradnak). Senkinek nem ad át semmit. Minden rólad: /mydata. Törlés: /forget

said-night = éjjel, éjszaka
said-day = nappal
said-games = játékok
said-usual = szokásos
said-clock = óra
said-topics = témák
said-words = szavak
said-talk = üzenetek, beszéd
said-quiet = csend, csendes
said-here = itt
said-everywhere = mindenhol, mindenütt, mind, mindenki
said-full = részletesen, bőven
said-brief = röviden, rövid
settings-lang = A csevegés nyelve: { $value }
settings-theme = Képek: { $value }
settings-games = Játékok: { $value }
settings-clock = Óra: { $value }
settings-stakes = Értékelés: { $value }
settings-words = A csevegés szavai: { $value }
settings-talk = A bot üzenetei: { $value }
settings-quiet = Csendes órák: { $value }
settings-topics = Ennyi témában lehet játszani: { $value }
settings-usual = Szokásosan: { $value }
games-all = mind
words-open = bővíthetők
words-closed-short = nem bővíthetők
words-closed = Ebben a csevegésben csak a szótár szavai számítanak.
talk-full = részletesek
talk-brief = rövidek
quiet-none = nincs
settings-clock-how = Óra: 60s lépésenként, 10m játékonként, 10m+5s többletidővel, off – óra nélkül.
settings-topics-how = /settings témák itt – játék ebben a témában, /settings témák mindenhol – játék mindegyikben.
settings-topics-full = Legfeljebb { $count } témát lehet megadni. Játék mindegyikben: /settings témák mindenhol
settings-quiet-how = Csendes órák a csevegés ideje szerint: /settings csend 23-8 +1 (+1: eltérés az UTC-től), off – nincsenek.
button-settings-lang = Nyelv
button-settings-games = Játékok
button-settings-clock = Óra
button-settings-quiet = Csendes órák
button-settings-night = Éjszakai képek
button-settings-day = Nappali képek
button-settings-brief = Rövidebb üzenetek
button-settings-full = Részletes üzenetek
button-settings-no-words = Saját szavak nélkül
button-settings-words = Saját szavak
game-barred = { $game }: ezt a játékot itt nem játsszuk.
topic-barred = Ebben a témában nem játszunk.
