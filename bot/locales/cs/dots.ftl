## Dots.

dots-name = Tečky

# What may be said in a move, parted by commas.
dots-said-ground = uzemňuji, uzemnění, uzemnit
dots-said-count = sečteme, spočítáme, sečíst
dots-said-hold = držím, držet, nechávám
dots-said-paint = maluji, vybarvit, malovat
dots-said-all = vše, všechno, všechny
dots-said-contour = obrys, obvod
dots-said-widest = široký, nejširší

## Offer

dots-rules-russian = ruská pravidla
dots-rules-polish = polská pravidla
dots-scoring = způsob počítání
dots-scoring-territory = počítá se území
dots-scoring-count = počítají se jen tečky
dots-start-empty = prázdné pole
dots-start-cross = kříž
dots-start-double = dvojitý kříž
dots-start-four = čtyři kříže
dots-start-random4 = náhodné kříže
dots-start-custom = { $count ->
    [one] vlastní začátek: { $count } tečka
    [few] vlastní začátek: { $count } tečky
   *[other] vlastní začátek: { $count } teček
}
dots-start-dots = počáteční tečky
dots-option-extra-turn = kdo obklíčí, táhne znovu
dots-option-own-contour = obrys na výběr
dots-option-painted-houses = domky se vybarví
dots-option-keep-captured = zajaté navždy
dots-option-auto-ground = uzemnění samo
dots-option-pass = smí se vynechat tah
dots-option-centre = začátek uprostřed
dots-option-teams = družstva
dots-option-no-hints = bez nápovědy
dots-option-lead = do náskoku { $n }
dots-option-no-lead = bez náskoku
dots-together = „{ $one }“ a „{ $other }“ nejdou dohromady: nejdřív jedno z nich zrušte.
dots-size-range = Pole má od { $least }×{ $least } do { $most }×{ $most }.
dots-no-lead = Náskok je číslo od 1 do 999. Například: lead:10
dots-players-two = Tečky hrají dva. Více jen v družstvech.
dots-players-teams = V družstvech hraje celkem { $least } až { $most } lidí.
dots-start-unread = Nerozumím tečce „{ $dot }“. Začátek se píše takto: red:c3.d4 blue:d3.c4
dots-start-outside = Počáteční tečka { $cell } je mimo pole.
dots-start-twice = Počáteční tečka { $cell } je uvedena dvakrát.
dots-start-closes = Počáteční tečky už něco obkličují: { $cell }.
dots-start-full = Po takovém začátku není kam táhnout.

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
    [one] Osvobozena { $count } vlastní.
    [few] Osvobozeny { $count } vlastní.
   *[other] Osvobozeno { $count } vlastních.
}
dots-put-caught = Tečka padla do cizího domku.
dots-chose = { $count ->
    [one] { $name } kreslí obrys z { $count } tečky.
    [few] { $name } kreslí obrys ze { $count } teček.
   *[other] { $name } kreslí obrys z { $count } teček.
}
dots-count-offered = { $name } navrhuje skončit a sečíst body. Souhlas: /count
dots-end-full = Pole je plné.
dots-end-counted = Dohodli se na sečtení bodů.
dots-end-passed = Dva vynechané tahy za sebou.
dots-end-drawn = Dohodli se na remíze.
dots-end-time = { $name }: čas vypršel.
dots-end-grounded = { $name } se uzemňuje: co není uzemněno, bere soupeř.
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
dots-button-board = Celé pole
dots-button-ground = Uzemnit se
dots-button-count = Sečíst body
dots-button-contour = { $n }: obrys z { $count }
dots-hint = Můžete táhnout { $cell }.
dots-hint-contour = { $count ->
    [one] Lepší je obrys z { $count } tečky.
   *[other] Lepší je obrys z { $count } teček.
}
dots-hint-ground = Uzemněte se: už jste vyhráli.

## Refusals

dots-outside = Takový průsečík není: sloupce 1–{ $columns }, řádky 1–{ $rows }.
dots-no-crossing = Průsečík { $cell } na poli není.
dots-taken = Na { $cell } už tečka je.
dots-painted = { $cell } leží ve vybarvené oblasti, kterou obklíčil hráč { $name }.
dots-not-central = První tečka patří doprostřed: sloupce { $left }–{ $right }, řádky { $top }–{ $bottom }.
dots-choose-first = Nejdřív vyberte obrys: tlačítkem, číslem („obrys 2“) nebo tečkami („obrys 3 4, 4 5, …“).
dots-nothing-to-choose = Teď není co obkreslovat.
dots-no-holding = Podle těchto pravidel se obklíčení vybarví hned: není co držet ani malovat.
dots-no-choice = Podle těchto pravidel je obrys vždy nejkratší.
dots-nothing-closed = Tato tečka nic neuzavírá: není co držet.
dots-no-such-hold = Obrys { $n } nedržíte.
dots-contour-how = Vyjmenujte tečky obrysu po řadě: obrys 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = Na { $cell } není vaše živá tečka.
dots-contour-broken = Obrys se přerušuje: { $cell } nesousedí s předchozí tečkou.
dots-contour-twice = Tečka { $cell } je v obrysu dvakrát.
dots-contour-empty = Uvnitř takového obrysu nic není.
dots-contour-not-through = Obrys musí vést přes novou tečku.
dots-contour-no-enemy = Uvnitř obrysu není živá tečka soupeře.
dots-no-grounding = Polská pravidla uzemnění neznají: navrhněte sečtení bodů, /count
dots-grounding-loses = { $lost ->
    [one] Uzemnění odevzdá { $lost } tečku a váš náskok je { $lead }: prohráli byste.
    [few] Uzemnění odevzdá { $lost } tečky a váš náskok je { $lead }: prohráli byste.
   *[other] Uzemnění odevzdá { $lost } teček a váš náskok je { $lead }: prohráli byste.
}
dots-nothing-to-ground = Nikdo ještě nic neobklíčil a není co ztratit: na uzemnění je brzy.
dots-count-offered-already = Sečtení bodů už jste navrhli: čekáme na soupeře.

## Rules

dots-rules = Tečky. Střídavě se kladou tečky na průsečíky. Kdo uzavře řetěz svých teček (i šikmo) kolem živých teček soupeře, obklíčí je: za každou bod a oblast je uzavřená. Okraj pole není stěna. Uzavřené prázdné místo je domek: kdo položí tečku do cizího domku a nic neobklíčí, ztratí ji. Obklíčit lze i toho, kdo obklíčil, zajatci se tím osvobodí. Konec: plné pole, /count po dohodě, /resign, čas. /ground je uzemnění: vaše skupiny nespojené s okrajem bere soupeř a rozhodne skóre; tak hru končí ten, kdo vede.
dots-rules-kropki = Kropki, polské tečky. Střídavě se kladou tečky na průsečíky. Kdo uzavře řetěz svých teček (i šikmo), může obrys hned vybarvit a vzít tečky uvnitř, nebo ho držet („12 7 držím“) a vybarvit později („12 7 maluji 1“), dokud všechny jeho tečky žijí. Obrys může být vlastní: „12 7 obrys široký“ nebo tečku po tečce. Uzemnění není; konec je po dohodě (/count) nebo při plném poli. Bod za vzatou tečku; při dohodě ještě bod za tečku v drženém obrysu a půl bodu za volné místo uvnitř vlastního.
dots-rules-move = Tah: sloupec a řádek, „12 7“ nebo „l7“. Komu vyprší čas, prohrává.
dots-rule-extra-turn = Kdo obklíčí, táhne znovu.
dots-rule-own-contour = Obrys vybírá ten, kdo obklíčil: jakýkoli uzavřený řetěz přes novou tečku.
dots-rule-painted-houses = Prázdný domek se vybarví a hrát se v něm nesmí.
dots-rule-keep-captured = Bod za zajatou tečku zůstává navždy, i když je osvobozena.
dots-rule-auto-ground = Hra skončí sama, jakmile se vedoucí může uzemnit a vyhrát.
dots-rule-pass = Tah lze vynechat; dvě vynechání za sebou končí hru podle bodů.
dots-rule-centre = První tečka každého hráče patří do prostřední třetiny pole.
dots-rule-teams = Družstva táhnou střídavě a v družstvu jeho hráči po řadě; radit se nesmějí.
dots-rule-lead = Náskok { $n } hned vyhrává.
