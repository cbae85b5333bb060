## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = opakování jen na týchž kamenech
abaku-option-zero = každá nula volná
abaku-option-adjoin = stačí dotýkat se
abaku-option-centre = střed ×3
abaku-option-no-bonus = bez prémií
abaku-option-no-hints = bez nápovědy
abaku-option-stones = kamenů: { $count }
abaku-players = Hraje od { $least } do { $most } lidí.
abaku-stones = Kamenů každé číslice od { $least } do { $most }.

abaku-start = Začíná { $name }.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } mění { $count } kámen.
    [few] { $name } mění { $count } kameny.
   *[other] { $name } mění { $count } kamenů.
}
abaku-finished = { $name } už netáhne, body zůstávají.
abaku-forfeited = { $name } vypadá ze hry: třikrát za sebou pas.
abaku-end-closed = Kameny došly.
abaku-end-one-left = Zůstal jeden hráč.
abaku-end-few-left = Už nemá kdo hrát.
abaku-end-stuck = Dlouho nikdo nic nepoložil.
abaku-end-agreed = Dohodla se remíza.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, v ruce { $stones } kámen
    [few] { $name }: { $score }, v ruce { $stones } kameny
   *[other] { $name }: { $score }, v ruce { $stones } kamenů
}
abaku-settled = { $name }: { $points } za zbylé kameny.
abaku-missed = Nejlepší přehlédnutý tah, { $name }: { $stones } (+{ $points } místo { $earned }).
abaku-rack = Vaše kameny: { $stones }
abaku-your-stones = Vaše kameny:
abaku-bag = v pytlíku { $count }
abaku-button-rack = Moje kameny
abaku-button-exchange = Výměna
abaku-hint = Šlo by { $stones } (+{ $points }).
abaku-hint-none = Není co položit: vyměňte kameny (výměna 12) nebo pasujte.
abaku-said-exchange = výměna, měním, exchange

abaku-exchange-what = Které kameny? Například: výměna 12
abaku-reading-wrong = { $reading } neplatí.
abaku-no-place = { $reading }: z vašich kamenů to nikde nepoložíte.
abaku-several = Dá se to položit na více místech. Kam?
abaku-off-board = Deska takové pole nemá: sloupce a–o, řádky 1–15.
abaku-too-long = V této řadě na to není místo.
abaku-differs = Na { $cell } leží { $old }, ne { $wanted }.
abaku-nothing-new = To všechno už na desce leží.
abaku-no-stone = Položte aspoň jeden kámen.
abaku-filled = Pole { $cell } je obsazené: leží tam { $digit }.
abaku-twice = Dva kameny na jednom poli { $cell }.
abaku-not-in-rack = Nemáte: { $digits }.
abaku-not-one-line = Kameny musí ležet v jednom řádku nebo v jednom sloupci.
abaku-gap = Mezi kameny je mezera: { $cell }.
abaku-opening-alone = První tah jsou aspoň dva kameny.
abaku-opening-off-centre = První tah musí pokrýt střed, h8.
abaku-no-contact = { $digits } (od { $cell }): nové kameny se nedotýkají žádného starého.
abaku-no-operation = { $digits } (od { $cell }): žádná operace nepokrývá všechny nové kameny.
abaku-no-operation-beside = { $digits } (od { $cell }): sousední kameny nejsou spolu v žádné operaci.
abaku-zero-between = { $digits } (od { $cell }): nula mezi kameny musí být s oběma v jedné operaci.
abaku-nothing-shared = { $digits } (od { $cell }): v žádné operaci není nový i starý kámen.
abaku-exchange-nothing = Mění se jeden až pět kamenů.
abaku-bag-too-empty = V pytlíku zbývá jen { $left }.

abaku-rules = Abaku. Na desku 15×15 se kladou číslice tak, aby v řádku nebo sloupci vznikaly platné operace: 12315 je 12+3=15, 749 je 7²=49, 24 je 2²=4; znaménka se nekladou. První tah přes střed, další k ležícím kamenům. Každá nová operace dá součet svých číslic, prémiová pole násobí. Tah: „24 h8 >“ (číslice, první pole, doprava > nebo dolů v) nebo „12+3=15“ (místo se říkat nemusí); „výměna 12“ vymění kameny. Třikrát za sebou pas a vypadáte. Hra končí, když je pytlík prázdný a někdo položil všechno.
