## Dots.

dots-name = Pontok

# What may be said in a move, parted by commas.
dots-said-ground = földelek, földelés
dots-said-count = számoljunk, számolás, összeszámolás
dots-said-hold = tartom, tart, hagyom
dots-said-paint = festem, fest, befestem
dots-said-all = mind, mindet, összes
dots-said-contour = körvonal, vonal
dots-said-widest = széles, legszélesebb

## Offer

dots-rules-russian = orosz szabályok
dots-rules-polish = lengyel szabályok
dots-scoring = számolási mód
dots-scoring-territory = a terület is számít
dots-scoring-count = csak a pontok számítanak
dots-start-empty = üres mező
dots-start-cross = kereszt
dots-start-double = dupla kereszt
dots-start-four = négy kereszt
dots-start-random4 = véletlen keresztek
dots-start-custom = { $count ->
    [one] saját kezdés: { $count } pont
   *[other] saját kezdés: { $count } pont
}
dots-start-dots = kezdő pontok
dots-option-extra-turn = bekerítés után újra lép
dots-option-own-contour = választható körvonal
dots-option-painted-houses = a házak befestve
dots-option-keep-captured = foglyok örökre
dots-option-auto-ground = magától földel
dots-option-pass = lehet passzolni
dots-option-centre = kezdés középen
dots-option-teams = csapatok
dots-option-no-hints = nincs segítség
dots-option-lead = { $n } pontos előnyig
dots-option-no-lead = előny nélkül
dots-together = A(z) „{ $one }” és a(z) „{ $other }” nem fér össze: előbb vegye ki az egyiket.
dots-size-range = A mező { $least }×{ $least } és { $most }×{ $most } között lehet.
dots-no-lead = Az előny 1 és 999 közötti szám. Például: lead:10
dots-players-two = A pontokat ketten játsszák. Többen csak csapatban.
dots-players-teams = Csapatban összesen { $least }–{ $most } ember játszik.
dots-start-unread = Nem értem ezt a pontot: „{ $dot }”. A kezdést így kell írni: red:c3.d4 blue:d3.c4
dots-start-outside = A kezdő pont a mezőn kívül van: { $cell }.
dots-start-twice = A kezdő pont kétszer szerepel: { $cell }.
dots-start-closes = A kezdő pontok már bekerítenek valamit: { $cell }.
dots-start-full = Ilyen kezdés után nincs hová lépni.

## Game

dots-started = Piros körök és az első lépés: { $first }; kék rombuszok: { $second }.
dots-put = { $name }: { $cell }.
dots-put-held = A körvonal egyelőre nyitva marad.
dots-put-painted = { $count ->
    [one] { $count } korábbi körvonal befestve.
   *[other] { $count } korábbi körvonal befestve.
}
dots-put-choice = Még ki kell választani a körvonalat.
dots-put-captured = { $count ->
    [one] { $count } pont bekerítve!
   *[other] { $count } pont bekerítve!
}
dots-put-freed = { $count ->
    [one] { $count } saját pont kiszabadult.
   *[other] { $count } saját pont kiszabadult.
}
dots-put-caught = A pont az ellenfél házába esett.
dots-chose = { $count ->
    [one] { $name } { $count } pontos körvonalat húz.
   *[other] { $name } { $count } pontos körvonalat húz.
}
dots-count-offered = { $name } a játék végét és a pontok összeszámolását ajánlja. Egyetért: /count
dots-end-full = A mező megtelt.
dots-end-counted = Megegyeztek az összeszámolásban.
dots-end-passed = Két passz egymás után.
dots-end-drawn = Megegyeztek a döntetlenben.
dots-end-time = { $name }: lejárt az idő.
dots-end-grounded = { $name } földel: ami nincs földelve, az ellenfélé.
dots-end-decided = { $name } földelhetne és nyerne: a játéknak vége.
dots-end-lead = { $name } { $n } ponttal vezet: a játéknak vége.
dots-brief = A mező { $columns }×{ $rows }. Az egész mező jelekkel: /text
dots-text-side = { $live } { $name }: { $score } (fogságban: { $captured })
dots-text-last = Az utolsó lépés: { $name }, { $cell }.
dots-text-hold = { $name } nyitva tartja a(z) { $n }. körvonalat: { $dots }.
dots-biggest = { $count ->
    [one] A legnagyobb bekerítés: { $name }, { $count } pont.
   *[other] A legnagyobb bekerítés: { $name }, { $count } pont.
}
dots-missed = { $count ->
    [one] { $name } itt { $count } pontot keríthetett volna be: { $cell } ({ $n }. pont).
   *[other] { $name } itt { $count } pontot keríthetett volna be: { $cell } ({ $n }. pont).
}
dots-button-board = Az egész mező
dots-button-ground = Földelés
dots-button-count = Összeszámolás
dots-button-contour = { $n }: { $count } pontos körvonal
dots-hint = Ide lehet lépni: { $cell }.
dots-hint-contour = { $count ->
    [one] A { $count } pontos körvonal jobb.
   *[other] A { $count } pontos körvonal jobb.
}
dots-hint-ground = Földeljen: már nyert.

## Refusals

dots-outside = Nincs ilyen metszéspont: oszlopok 1–{ $columns }, sorok 1–{ $rows }.
dots-no-crossing = Ez a metszéspont nincs a mezőn: { $cell }.
dots-taken = Itt már áll egy pont: { $cell }.
dots-painted = Ez befestett területen van, bekerítette { $name }: { $cell }.
dots-not-central = Az első pont középre kerül: oszlopok { $left }–{ $right }, sorok { $top }–{ $bottom }.
dots-choose-first = Előbb válasszon körvonalat: gombbal, számmal („körvonal 2”) vagy pontonként („körvonal 3 4, 4 5, …”).
dots-nothing-to-choose = Most nincs mit körbehúzni.
dots-no-holding = E szabályok szerint a bekerítés rögtön be van festve: nincs mit tartani vagy festeni.
dots-no-choice = E szabályok szerint a körvonal mindig a legrövidebb.
dots-nothing-closed = Ez a pont semmit sem zár be: nincs mit tartani.
dots-no-such-hold = Önnek nincs { $n }. számú nyitott körvonala.
dots-contour-how = Sorolja fel sorban a körvonal pontjait: körvonal 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = Itt nincs élő pontja: { $cell }.
dots-contour-broken = A körvonal megszakad: { $cell } nem szomszédja az előző pontnak.
dots-contour-twice = Ez a pont kétszer van a körvonalban: { $cell }.
dots-contour-empty = Az ilyen körvonalon belül nincs semmi.
dots-contour-not-through = A körvonalnak át kell mennie az új ponton.
dots-contour-no-enemy = A körvonalon belül nincs élő ellenséges pont.
dots-no-grounding = A lengyel szabályok nem ismerik a földelést: ajánljon összeszámolást, /count
dots-grounding-loses = { $lost ->
    [one] A földelés { $lost } pontot ad oda, az előnye pedig { $lead }: veszítene.
   *[other] A földelés { $lost } pontot ad oda, az előnye pedig { $lead }: veszítene.
}
dots-nothing-to-ground = Még senki sem kerített be semmit, és nincs mit veszíteni: korai a földelés.
dots-count-offered-already = Az összeszámolást már felajánlotta: várjuk az ellenfelet.

## Rules

dots-rules = Pontok. A játékosok felváltva tesznek pontot a metszéspontokra. Aki saját pontjainak láncát (átlósan is) bezárja az ellenfél élő pontjai körül, bekeríti őket: mindegyik egy pont, a terület lezárul. A mező széle nem fal. A bezárt üres hely ház: aki az ellenfél házába tesz pontot, és nem kerít be semmit, elveszti. A bekerítőt is be lehet keríteni, ekkor a foglyok kiszabadulnak. Vége: megtelt mező, /count közös megegyezéssel, /resign, idő. /ground a földelés: a széllel össze nem függő csoportjai az ellenfélé lesznek, és az állás dönt; így fejezi be, aki vezet.
dots-rules-kropki = Kropki, a lengyel pontok. A játékosok felváltva tesznek pontot a metszéspontokra. Aki bezárja pontjainak láncát (átlósan is), rögtön befestheti a körvonalat, és elveszi a benne lévő pontokat, vagy nyitva tartja („12 7 tartom”), és később festi be („12 7 festem 1”), amíg minden pontja él. A körvonal saját is lehet: „12 7 körvonal széles” vagy pontonként. Földelés nincs; vége megegyezéssel (/count) vagy megtelt mezővel. Elvett pontonként egy pont; megegyezéskor a nyitva tartott körvonalban lévő pontért is egy, a saját területen belüli szabad helyért fél.
dots-rules-move = Egy lépés: oszlop és sor, „12 7” vagy „l7”. Akinek lejár az ideje, veszít.
dots-rule-extra-turn = Aki bekerít, újra lép.
dots-rule-own-contour = A körvonalat a bekerítő választja: bármely zárt lánc az új ponton át.
dots-rule-painted-houses = Az üres ház be van festve, oda nem lehet lépni.
dots-rule-keep-captured = A bekerített pont örökre számít, akkor is, ha kiszabadul.
dots-rule-auto-ground = A játék magától véget ér, amint a vezető földelhetne és nyerne.
dots-rule-pass = Lehet passzolni; két passz egymás után az állás szerint fejezi be a játékot.
dots-rule-centre = Mindenki első pontja a mező középső harmadába kerül.
dots-rule-teams = A csapatok felváltva lépnek, a csapaton belül a játékosok sorban; tanácskozni nem szabad.
dots-rule-lead = { $n } pontos előny azonnal nyer.
