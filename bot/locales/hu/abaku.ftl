## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = ismétlés csak ugyanazokon a köveken
abaku-option-zero = minden nulla szabad
abaku-option-adjoin = elég érinteni
abaku-option-centre = közép ×3
abaku-option-no-bonus = jutalmak nélkül
abaku-option-no-hints = tippek nélkül
abaku-option-stones = { $count } kő
abaku-players = { $least }–{ $most } ember játszhatja.
abaku-stones = Minden számjegyből { $least }–{ $most } kő.

abaku-start = { $name } kezd.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } { $count } követ cserél.
   *[other] { $name } { $count } követ cserél.
}
abaku-finished = { $name } nem lép többet, a pontjai megmaradnak.
abaku-forfeited = { $name } kiesik: három passz egymás után.
abaku-end-closed = Elfogytak a kövek.
abaku-end-one-left = Egy játékos maradt.
abaku-end-few-left = Nincs, aki tovább játsszon.
abaku-end-stuck = Rég nem rakott le senki követ.
abaku-end-agreed = Döntetlenben egyeztek meg.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, { $stones } kő a kezében
   *[other] { $name }: { $score }, { $stones } kő a kezében
}
abaku-settled = { $name }: { $points } a megmaradt kövekért.
abaku-missed = A legjobb elszalasztott lépés, { $name }: { $stones } (+{ $points } helyett { $earned } lett).
abaku-rack = A köveid: { $stones }
abaku-your-stones = A köveid:
abaku-bag = a zsákban { $count }
abaku-button-rack = A köveim
abaku-button-exchange = Csere
abaku-hint = Így lehetne: { $stones } (+{ $points }).
abaku-hint-none = Nincs mit lerakni: cserélj (csere 12) vagy passzolj.
abaku-said-exchange = csere, cserélek, exchange

abaku-exchange-what = Melyik köveket? Például: csere 12
abaku-reading-wrong = { $reading } nem igaz.
abaku-no-place = { $reading }: a köveiddel ezt sehol sem lehet kirakni.
abaku-several = Ezt több helyre is le lehet rakni. Hová?
abaku-off-board = A táblán nincs ilyen mező: oszlopok a–o, sorok 1–15.
abaku-too-long = Ebben a sorban nem fér el.
abaku-differs = Itt: { $cell } { $old } van, nem { $wanted }.
abaku-nothing-new = Mindez már a táblán van.
abaku-no-stone = Rakj le legalább egy követ.
abaku-filled = A mező foglalt: { $cell }, ott { $digit } van.
abaku-twice = Két kő egy mezőn: { $cell }.
abaku-not-in-rack = Nincs ilyen köved: { $digits }.
abaku-not-one-line = A köveknek egy sorban vagy egy oszlopban kell lenniük.
abaku-gap = A kövek között üres mező van: { $cell }.
abaku-opening-alone = Az első lépés legalább két kő.
abaku-opening-off-centre = Az első lépésnek a közepet kell fednie: h8.
abaku-no-contact = { $digits } (innen: { $cell }): az új kövek egy régit sem érintenek.
abaku-no-operation = { $digits } (innen: { $cell }): egy művelet sem fedi az összes új követ.
abaku-no-operation-beside = { $digits } (innen: { $cell }): a szomszédos kövek nincsenek együtt egy műveletben.
abaku-zero-between = { $digits } (innen: { $cell }): a kövek közötti nullának velük egy műveletben kell lennie.
abaku-nothing-shared = { $digits } (innen: { $cell }): egy műveletben sincs új és régi kő is.
abaku-exchange-nothing = Egytől öt kőig lehet cserélni.
abaku-bag-too-empty = A zsákban már csak { $left } van.

abaku-rules = Abaku. A 15×15-ös táblára számjegyeket rakunk úgy, hogy a sorban vagy oszlopban igaz műveletek legyenek: 12315 az 12+3=15, 749 az 7²=49, 24 az 2²=4; jeleket nem rakunk. Az első lépés a közepet fedi, a többi a meglévő kövekhez csatlakozik. Minden új művelet a számjegyei összegét adja, a jutalommezők szoroznak. Lépés: „24 h8 >” (számjegyek, első mező, jobbra > vagy le v) vagy „12+3=15” (helyet nem kell mondani); a „csere 12” köveket cserél. Három passz egymás után, és kiesel. A játéknak vége, ha a zsák üres, és valaki mindent lerakott.
