## Dots.

dots-name = Tečky

# What may be said in a move, parted by commas.
dots-said-ground = uzemňuji, uzemňuju, uzemnění, uzemnit
dots-said-count = sečteme, spočítáme, sečíst, počítáme
dots-said-hold = držím, držet, nechávám
dots-said-paint = maluji, maluju, vybarvit, vybarvuji, malovat
dots-said-all = vše, všechno, všechny
dots-said-contour = obrys, obvod
dots-said-widest = široký, nejširší, široce

## Offer

dots-rules-russian = ruská pravidla
dots-rules-polish = polská pravidla
dots-scoring = způsob počítání
dots-scoring-territory = počítá se území
dots-scoring-count = počítají se jen tečky
dots-start-empty = prázdná plocha
dots-start-cross = kříž
dots-start-double = dvojitý kříž
dots-start-four = čtyři kříže
dots-start-random4 = náhodné kříže
dots-start-custom = { $count ->
    [one] vlastní rozestavení: { $count } tečka
    [few] vlastní rozestavení: { $count } tečky
   *[other] vlastní rozestavení: { $count } teček
}
dots-start-dots = počáteční tečky
dots-option-extra-turn = tah navíc za obklíčení
dots-option-own-contour = obrys na výběr
dots-option-painted-houses = domky se vybarví
dots-option-keep-captured = zajetí navždy
dots-option-auto-ground = samo uzemnění
dots-option-pass = smí se pasovat
dots-option-centre = začátek uprostřed
dots-option-teams = družstva
dots-option-no-hints = bez rad
dots-option-lead = do náskoku { $n }
dots-option-no-lead = bez náskoku
dots-together = „{ $one }“ a „{ $other }“ nejdou dohromady: nejdřív jedno z nich zrušte.
dots-size-range = Plocha má od { $least }×{ $least } do { $most }×{ $most }.
dots-no-lead = Náskok je číslo od 1 do 999. Například: náskok:10
dots-players-two = Tečky hrají dva. Více lidí jen v družstvech.
dots-players-teams = V družstvech hraje celkem { $least } až { $most } lidí.
dots-start-unread = Nerozumím tečce „{ $dot }“. Rozestavení se píše takto: červené:c3.d4 modré:d3.c4
dots-start-outside = Počáteční tečka { $cell } je mimo plochu.
dots-start-twice = Počáteční tečka { $cell } je uvedena dvakrát.
dots-start-closes = Počáteční tečky už něco obkličují: { $cell }.
dots-start-full = Po takovém rozestavení není kam táhnout.

# What may be typed in an offer: an argument and the words for it, parted by commas.
dots-words = page list stránka, polish polská kropki, russian ruská, territory území, count počítání, empty prázdná, cross kříž, double dvojitý, four čtyři, random4 náhodné, extra_turn navíc, own_contour obrys, painted_houses domky, keep_captured navždy, auto_ground autouzemnění, pass pas, centre střed, teams družstva, hints rady, nohints bezrad, nolead beznáskoku, lead náskok, red červené, blue modré

## Game

dots-started = Červená kolečka a první tah: { $first }, modré kosočtverce: { $second }.
dots-put = { $name }: { $cell }.
dots-put-held = Obrys zatím není vybarvený.
dots-put-painted = { $count ->
    [one] Vybarven { $count } dřívější obrys.
    [few] Vybarveny { $count } dřívější obrysy.
   *[other] Vybarveno { $count } dřívějších obrysů.
}
dots-put-choice = Zbývá vybrat obrys.
dots-put-captured = { $count ->
    [one] Obklíčena { $count } tečka!
    [few] Obklíčeny { $count } tečky!
   *[other] Obklíčeno { $count } teček!
}
dots-put-freed = { $count ->
    [one] Osvobozena { $count } vlastní tečka.
    [few] Osvobozeny { $count } vlastní tečky.
   *[other] Osvobozeno { $count } vlastních teček.
}
dots-put-caught = Tečka padla do soupeřova domku.
dots-chose = { $count ->
    [one] { $name } kreslí obrys z { $count } tečky.
    [few] { $name } kreslí obrys ze { $count } teček.
   *[other] { $name } kreslí obrys z { $count } teček.
}
dots-count-offered = { $name } navrhuje skončit a sečíst body. Souhlas: /count
dots-end-full = Plocha je plná.
dots-end-counted = Dohodnuto sečtení bodů.
dots-end-passed = Dva pasy za sebou.
dots-end-drawn = Dohodnuta remíza.
dots-end-time = { $name }: čas vypršel.
dots-end-grounded = { $name } se uzemňuje: co není uzemněno, dostává soupeř.
dots-end-decided = { $name } se může uzemnit a vyhrát: konec hry.
dots-end-lead = { $name } vede o { $n }: konec hry.
dots-brief = Pole { $columns }×{ $rows }. Celé pole ve znacích: /text
dots-text-side = { $live } { $name }: { $score } (v zajetí: { $captured })
dots-text-last = Poslední tah: { $name }, { $cell }.
dots-text-hold = { $name } drží obrys { $n }: { $dots }.
dots-biggest = { $count ->
    [one] Největší obklíčení: { $name }, { $count } tečka.
    [few] Největší obklíčení: { $name }, { $count } tečky.
   *[other] Největší obklíčení: { $name }, { $count } teček.
}
dots-missed = { $count ->
    [one] { $name }: tahem { $cell } (tečka { $n }) šlo obklíčit { $count } tečku.
    [few] { $name }: tahem { $cell } (tečka { $n }) šlo obklíčit { $count } tečky.
   *[other] { $name }: tahem { $cell } (tečka { $n }) šlo obklíčit { $count } teček.
}
dots-button-board = Celá plocha
dots-button-ground = Uzemnit se
dots-button-count = Sečíst body
dots-button-contour = { $n }: obrys z { $count }
dots-hint = Můžete táhnout { $cell }.
dots-hint-contour = { $count ->
    [one] Lepší je obrys z { $count } tečky.
   *[other] Lepší je obrys z { $count } teček.
}
dots-hint-ground = Uzemněte se: výhra je vaše.

## Refusals

dots-outside = Takový průsečík není: sloupce 1–{ $columns }, řádky 1–{ $rows }.
dots-no-crossing = Průsečík { $cell } na ploše není.
dots-taken = Na { $cell } už tečka je.
dots-painted = { $cell } leží ve vybarvené oblasti, kterou obklíčil hráč { $name }.
dots-not-central = První tečka patří doprostřed: sloupce { $left }–{ $right }, řádky { $top }–{ $bottom }.
dots-choose-first = Nejdřív vyberte obrys: tlačítkem, číslem („obrys 2“) nebo tečkami („obrys 3 4, 4 5, …“).
dots-nothing-to-choose = Teď není žádný obrys na výběr.
dots-no-holding = Podle těchto pravidel se obklíčení vybarví hned: není co držet ani vybarvovat.
dots-no-choice = Podle těchto pravidel je obrys vždy nejkratší.
dots-nothing-closed = Tato tečka nic neuzavírá: není co držet.
dots-no-such-hold = Nevybarvený obrys { $n } nemáte.
dots-contour-how = Vyjmenujte tečky obrysu po řadě: obrys 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = Na { $cell } není vaše živá tečka.
dots-contour-broken = Obrys se přerušuje: { $cell } nesousedí s předchozí tečkou.
dots-contour-twice = Tečka { $cell } je v obrysu dvakrát.
dots-contour-empty = Uvnitř takového obrysu nic není.
dots-contour-not-through = Obrys musí vést přes novou tečku.
dots-contour-no-enemy = Uvnitř obrysu není žádná živá soupeřova tečka.
dots-no-grounding = Polská pravidla uzemnění nemají: navrhněte sečtení bodů, /count
dots-grounding-loses = { $lost ->
    [one] Uzemnění odevzdá { $lost } tečku a váš náskok je { $lead }: byla by to prohra.
    [few] Uzemnění odevzdá { $lost } tečky a váš náskok je { $lead }: byla by to prohra.
   *[other] Uzemnění odevzdá { $lost } teček a váš náskok je { $lead }: byla by to prohra.
}
dots-nothing-to-ground = Nikdo ještě nic neobklíčil a není co ztratit: na uzemnění je brzy.
dots-count-offered-already = Váš návrh sečíst body už padl: čekáme na soupeře.

## Rules

dots-how = Tah je sloupec a řádek: „3 4“.
dots-rules =
    Tečky. Střídavě pokládejte tečky na průsečíky čar. Když se řetěz vašich teček (i šikmo) uzavře kolem živých soupeřových teček, jsou v zajetí: bod za každou, oblast se vybarví a uzavře. Okraj plochy není stěna.
    Uzavřené prázdné místo je domek: kdo položí tečku do cizího domku a nic tím neobklíčí, ztratí ji. Obklíčit lze i toho, kdo obklíčil: zajatci jsou pak volní.
    /ground je uzemnění: své skupiny nespojené s okrajem odevzdáte soupeři a rozhodne skóre. Tak končí hru ten, kdo vede.
    Konec: plná plocha, dohoda na sečtení (/count) nebo na remíze (/draw), uzemnění, /resign. Vyhrává, kdo má víc zajatců.
dots-rules-kropki =
    Tečky podle polských pravidel (kropki). Střídavě pokládejte tečky na průsečíky čar. Když se řetěz vašich teček (i šikmo) uzavře, obrys hned vybarvěte a soupeřovy tečky uvnitř jsou vaše, nebo ho držte: „12 7 držím“. Držený obrys se vybarvuje v některém dalším tahu, před položením tečky: „12 7 maluji 1“; do té doby se v něm smí hrát, a když některá z jeho teček padne do zajetí, zaniká.
    Obrys nemusí být nejkratší: „12 7 obrys široký“, nebo tečku po tečce.
    Tečka položená do cizího domku, která nic neobklíčí, je hned v zajetí.
    Konec: dohoda na sečtení (/count), plná plocha, /resign. Uzemnění není. Bod za každou zajatou tečku; při dohodě ještě bod za soupeřovu tečku v drženém obrysu a půl bodu za volné místo ve vlastních domcích a obrysech.
dots-rules-move = Tah: sloupec a řádek, „12 7“ nebo „l7“. Komu vyprší čas, prohrává.
dots-rule-extra-turn = Kdo obklíčí, hned táhne znovu.
dots-rule-own-contour = Kdo obklíčí, sám vybírá obrys: jakýkoli uzavřený řetěz svých teček přes novou.
dots-rule-painted-houses = Prázdný domek se vybarví a hrát se v něm nesmí.
dots-rule-keep-captured = Bod za zajatou tečku zůstává navždy, i když je osvobozena.
dots-rule-auto-ground = Hra skončí sama, jakmile se ten, kdo vede, může uzemnit a vyhrát.
dots-rule-pass = Smí se pasovat; dva pasy za sebou končí hru a rozhodne skóre.
dots-rule-centre = První tečka každé strany patří do prostřední třetiny plochy.
dots-rule-teams = Družstva táhnou střídavě a v družstvu jeho hráči po řadě; radit se nesmějí. Čas má družstvo společný.
dots-rule-lead = Náskok { $n } znamená hned výhru.
