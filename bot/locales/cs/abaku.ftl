## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = opakování: jen tytéž kameny
abaku-option-zero = každá nula bez operace vedle
abaku-option-adjoin = stačí se dotýkat
abaku-option-centre = střed ×3
abaku-option-no-bonus = bez prémií
abaku-option-no-hints = bez rad
abaku-option-stones = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
abaku-players = Hraje od { $least } do { $most } lidí.
abaku-stones = Kamenů každé číslice od { $least } do { $most }.

# What may be typed in an offer: an argument and the words for it, parted by commas.
abaku-words = span opakování, zero nula, adjoin dotyk, centre3 střed3, nobonus bezprémií, hints rady, nohints bezrad

abaku-start = Začíná { $name }.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } mění { $count } kámen.
    [few] { $name } mění { $count } kameny.
   *[other] { $name } mění { $count } kamenů.
}
abaku-finished = { $name } už netáhne, body zůstávají.
abaku-forfeited = { $name } vypadává: tři pasy za sebou.
abaku-end-closed = Kameny došly.
abaku-end-one-left = Zůstal jeden hráč.
abaku-end-few-left = Už nemá kdo hrát.
abaku-end-stuck = Dlouho nikdo žádný kámen nepoložil.
abaku-end-agreed = Dohodnuta remíza.
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
abaku-hint = Šlo by zahrát { $stones } (+{ $points }).
abaku-hint-none = Není co položit: vyměňte kameny (výměna 12), nebo pasujte.
abaku-said-exchange = výměna, měním, vyměnit, exchange

abaku-exchange-what = Které kameny vyměníte? Například: výměna 12
abaku-reading-wrong = { $reading } – neplatí.
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
abaku-opening-off-centre = První tah musí vést přes střed, h8.
abaku-no-contact = { $digits } (od { $cell }): nové kameny se nedotýkají žádného starého.
abaku-no-operation = { $digits } (od { $cell }): žádná operace nepokrývá všechny nové kameny.
abaku-no-operation-beside = { $digits } (od { $cell }): sousední kameny nejsou spolu v žádné operaci.
abaku-zero-between = { $digits } (od { $cell }): nula mezi kameny musí být s oběma v jedné operaci.
abaku-nothing-shared = { $digits } (od { $cell }): žádná operace neobsahuje nový i starý kámen.
abaku-exchange-nothing = Mění se jeden až pět kamenů.
abaku-bag-too-empty = { $left ->
    [one] V pytlíku zbývá jen { $left } kámen: víc nevyměníte.
    [few] V pytlíku zbývají jen { $left } kameny: víc nevyměníte.
   *[other] V pytlíku zbývá jen { $left } kamenů: víc nevyměníte.
}

abaku-how = Tah jsou číslice, první pole a směr: „24 h8 >“ doprava, „24 h8 v“ dolů.
abaku-rules =
    Abaku. Na desku 15×15 se kladou číslice tak, aby v řádcích a sloupcích vznikaly platné operace: 12315 je 12+3=15, 64248 je 6+42=48, 749 je 7²=49, 24 je 2²=4, 42 je √4=2. Znaménka se nekladou, výsledek je vždy poslední. Platí + − × :, druhé a třetí mocniny a odmocniny.
    Když jste na tahu, položte kameny do jedné řady bez mezer, vyměňte jeden až pět (je-li jich tolik v pytlíku), nebo pasujte. Potom máte zase pět kamenů.
    První tah jsou aspoň dva kameny a vede přes střed. Dál se nové kameny dotýkají starých; jedna operace pokrývá všechny nové a každý nový kámen vedle starého je s ním v nějaké operaci (nová nula nemusí).
    Každá nová operace dá součet svých číslic; barevná pole násobí číslici nebo celou operaci, jen v tahu, který je zakryl.
    Tah: „24 h8 >“ (číslice, první pole, doprava > nebo dolů v), nebo „12+3=15“, pak místo najde bot; „výměna 12“ vymění kameny.
    Konec: pytlík je prázdný a někdo položil všechno; získá součet cizích kamenů, ostatní o své přijdou. Po třech pasech za sebou vypadáte, a je-li už pytlík prázdný, body vám zůstanou. Vypršel čas na tah: pas, vypršel čas na hru: vypadáte.
abaku-rule-span = Opakování odpadá jen na týchž kamenech: mocnina nebo odmocnina se počítá i vedle operace ze stejných číslic.
abaku-rule-zero = Žádná nula, nová ani stará, nemusí být v operaci se sousedem.
abaku-rule-adjoin = Nové kameny se stačí dotýkat starých: společná operace není potřeba.
abaku-rule-centre = Střed násobí operaci třemi.
abaku-rule-no-bonus = Barevná pole nejsou: nic se nenásobí.
