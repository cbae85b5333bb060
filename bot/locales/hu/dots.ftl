## Dots.

dots-name = Pontok

# What may be said in a move, parted by commas.
dots-said-ground = földelek, földelés, földel
dots-said-count = számoljunk, számolás, összeszámolás
dots-said-hold = tartom, tart, nyitva, hagyom
dots-said-paint = festem, fest, befestem, zárom
dots-said-all = mind, mindet, összes
dots-said-contour = körvonal, vonal
dots-said-widest = széles, legszélesebb

## Offer

dots-rules-russian = orosz szabályok
dots-rules-polish = lengyel szabályok
dots-scoring = számolási mód
dots-scoring-territory = a terület is számít
dots-scoring-count = csak a pontok számítanak
dots-start-empty = üres tábla
dots-start-cross = kereszt
dots-start-double = dupla kereszt
dots-start-four = négy kereszt
dots-start-random4 = véletlen keresztek
dots-start-custom = { $count ->
    [one] saját kezdés: { $count } pont
   *[other] saját kezdés: { $count } pont
}
dots-start-dots = kezdő pontok
dots-option-extra-turn = bekerítésért újabb lépés
dots-option-own-contour = választható körvonal
dots-option-painted-houses = a házak befestve
dots-option-keep-captured = a fogoly örökre fogoly
dots-option-auto-ground = magától földel
dots-option-pass = lehet passzolni
dots-option-centre = kezdés középen
dots-option-teams = csapatok
dots-option-no-hints = tippek nélkül
dots-option-lead = { $n } pontos előnyig
dots-option-no-lead = nincs előnyhatár
dots-together = „{ $one }” és „{ $other }” nem fér össze: előbb vedd ki az egyiket.
dots-size-range = A tábla { $least }×{ $least }-től { $most }×{ $most }-ig lehet.
dots-no-lead = Az előny 1 és 999 közötti szám. Például: előny:10
dots-players-two = A pontokat ketten játsszák. Többen csak csapatban.
dots-players-teams = Csapatban összesen { $least }–{ $most } ember játszik.
dots-start-unread = Nem értem ezt a pontot: „{ $dot }”. A kezdést így kell írni: piros:c3.d4 kék:d3.c4
dots-start-outside = A kezdő pont a táblán kívül van: { $cell }.
dots-start-twice = A kezdő pont kétszer szerepel: { $cell }.
dots-start-closes = A kezdő pontok már bekerítenek valamit: { $cell }.
dots-start-full = Ilyen kezdés után nincs hová lépni.

# What may be typed in an offer: an argument and the words for it, parted by commas.
dots-words = page lap, polish lengyel kropki, russian orosz, territory terület, count számolás, empty üres, cross kereszt, double dupla, four négy, random4 véletlen, extra_turn újralép, own_contour körvonal, painted_houses házak, keep_captured örökre, auto_ground önföldelés, pass passz, centre közép, teams csapatok, hints tippek, nohints tippnélkül, nolead előnynélkül, lead előny, red piros, blue kék

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
dots-put-caught = A pont az ellenfél házába került.
dots-chose = { $count ->
    [one] { $name } { $count } pontos körvonalat húz.
   *[other] { $name } { $count } pontos körvonalat húz.
}
dots-count-offered = { $name } befejezné a játékot a pontok összeszámolásával. Ha egyetértesz: /count
dots-end-full = A tábla megtelt.
dots-end-counted = Megegyeztek az összeszámolásban.
dots-end-passed = Két passz egymás után.
dots-end-drawn = Megegyezéses döntetlen.
dots-end-time = { $name }: lejárt az idő.
dots-end-grounded = { $name } földel: ami nincs földelve, az ellenfélé.
dots-end-decided = { $name } földelhetne és nyerne: a játéknak vége.
dots-end-lead = { $name } { $n } ponttal vezet: a játéknak vége.
dots-brief = A mező { $columns }×{ $rows }. Az egész mező jelekkel: /text
dots-text-side = { $live } { $name }: { $score } (fogságban: { $captured })
dots-text-last = Az utolsó lépés: { $name }, { $cell }.
dots-text-hold = { $name } nyitott körvonala ({ $n }.): { $dots }.
dots-biggest = { $count ->
    [one] A legnagyobb bekerítés: { $name }, { $count } pont.
   *[other] A legnagyobb bekerítés: { $name }, { $count } pont.
}
dots-missed = { $count ->
    [one] { $name } itt { $count } pontot keríthetett volna be: { $cell } ({ $n }. pont).
   *[other] { $name } itt { $count } pontot keríthetett volna be: { $cell } ({ $n }. pont).
}
dots-button-board = Az egész tábla
dots-button-ground = Földelés
dots-button-count = Összeszámolás
dots-button-contour = { $n }: { $count } pontos körvonal
dots-hint = Léphetsz ide: { $cell }.
dots-hint-contour = { $count ->
    [one] A { $count } pontos körvonal jobb.
   *[other] A { $count } pontos körvonal jobb.
}
dots-hint-ground = Földelj: már nyertél.

## Refusals

dots-outside = Nincs ilyen metszéspont: oszlopok 1–{ $columns }, sorok 1–{ $rows }.
dots-no-crossing = A táblán nincs ilyen metszéspont: { $cell }.
dots-taken = Itt már áll egy pont: { $cell }.
dots-painted = Befestett terület, { $name } kerítette be: { $cell }.
dots-not-central = Az első pont középre kerül: oszlopok { $left }–{ $right }, sorok { $top }–{ $bottom }.
dots-choose-first = Előbb válassz körvonalat: gombbal, számmal („körvonal 2”) vagy pontonként („körvonal 3 4, 4 5, …”).
dots-nothing-to-choose = Most nincs választható körvonal.
dots-no-holding = E szabályok szerint a bekerítés azonnal be van festve: nincs mit tartani vagy festeni.
dots-no-choice = E szabályok szerint a körvonal mindig a legrövidebb.
dots-nothing-closed = Ez a pont semmit sem zár be: nincs mit tartani.
dots-no-such-hold = Nincs { $n }. számú nyitott körvonalad.
dots-contour-how = Sorold fel rendben a körvonal pontjait: körvonal 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = Itt nincs élő pontod: { $cell }.
dots-contour-broken = A körvonal megszakad: { $cell } nem szomszédja az előző pontnak.
dots-contour-twice = Ez a pont kétszer van a körvonalban: { $cell }.
dots-contour-empty = Az ilyen körvonalon belül nincs semmi.
dots-contour-not-through = A körvonalnak át kell mennie az új ponton.
dots-contour-no-enemy = A körvonalon belül nincs élő pontja az ellenfélnek.
dots-no-grounding = A lengyel szabályokban nincs földelés: javasold az összeszámolást, /count
dots-grounding-loses = { $lost ->
    [one] A földeléssel { $lost } pontot adnál oda, az előnyöd pedig { $lead }: veszítenél.
   *[other] A földeléssel { $lost } pontot adnál oda, az előnyöd pedig { $lead }: veszítenél.
}
dots-nothing-to-ground = Még senki sem kerített be semmit, és veszteni sincs mit: korai földelni.
dots-count-offered-already = Az összeszámolást már javasoltad: várjuk az ellenfelet.

## Rules

dots-how = A lépés oszlop és sor: „3 4”.
dots-rules =
    Pontok. Felváltva tegyetek pontot a vonalak metszéspontjaira. Ha saját pontjaid lánca (átlósan is) bezárul az ellenfél élő pontjai körül, azok fogságba esnek: mindegyik egy pont, a terület befestve és lezárva. A tábla széle nem fal.
    A bezárt üres hely ház: aki az ellenfél házába tesz pontot, és ezzel semmit sem kerít be, elveszti. A bekerítőt is be lehet keríteni: ekkor a foglyok kiszabadulnak.
    /ground – földelés: a széllel össze nem függő csoportjaidat az ellenfélnek adod, és az állás dönt. Így fejezi be, aki vezet.
    Vége: megtelt a tábla, megegyeztek az összeszámolásban (/count) vagy a döntetlenben (/draw), földelés, /resign. Az győz, akinél több fogoly van.
dots-rules-kropki =
    Pontok lengyel szabályokkal (kropki). Felváltva tegyetek pontot a vonalak metszéspontjaira. Ha bezárul egy láncod (átlósan is), fesd be rögtön a körvonalat, és a benne lévő ellenséges pontok a tieid, vagy tartsd nyitva: „12 7 tartom”. A nyitott körvonalat egy későbbi lépésedben, a pont előtt festheted be: „12 7 festem 1”; addig bele lehet lépni, és ha valamelyik pontja fogságba esik, megszűnik.
    A körvonal nem csak a legrövidebb lehet: „12 7 körvonal széles” vagy pontonként.
    Aki az ellenfél házába lép, és semmit sem kerít be, elveszti a pontját.
    Vége: megegyeztek az összeszámolásban (/count), megtelt a tábla, /resign. Földelés nincs. Minden fogoly egy pont; megegyezéskor a nyitott körvonalban lévő ellenséges pont is egy, a saját házban vagy körvonalban lévő üres hely pedig fél.
dots-rules-move = Lépés: oszlop és sor, „12 7” vagy „l7”. Akinek lejár az ideje, veszít.
dots-rule-extra-turn = Aki bekerít, rögtön újra lép.
dots-rule-own-contour = Aki bekerít, maga választja a körvonalat: saját pontjainak bármely zárt láncát az új ponton át.
dots-rule-painted-houses = Az üres ház be van festve, oda nem lehet lépni.
dots-rule-keep-captured = A fogolyért járó pont örökre megmarad, akkor is, ha kiszabadul.
dots-rule-auto-ground = A játék magától véget ér, amint a vezető földelhetne és nyerne.
dots-rule-pass = Lehet passzolni; két passz egymás után befejezi a játékot, és az állás dönt.
dots-rule-centre = Mindkét fél első pontja a tábla középső harmadába kerül.
dots-rule-teams = A csapatok felváltva lépnek, a csapaton belül sorban; tanácskozni nem szabad. Egy csapat ideje közös.
dots-rule-lead = { $n } pontos előny azonnal győzelem.
