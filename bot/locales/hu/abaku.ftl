## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = ismétlés: csak ugyanazok a kövek
abaku-option-zero = bármelyik nulla szabad
abaku-option-adjoin = elég érinteni
abaku-option-centre = közép ×3
abaku-option-no-bonus = szorzók nélkül
abaku-option-no-hints = tippek nélkül
abaku-option-stones = { $count } kő
abaku-players = { $least }–{ $most } ember játszhatja.
abaku-stones = Minden számjegyből { $least }–{ $most } kő.

# What may be typed in an offer: an argument and the words for it, parted by commas.
abaku-words = span ismétlés, zero nulla, adjoin érintés, centre3 közép3, nobonus szorzónélkül, hints tippek, nohints tippnélkül

abaku-start = { $name } kezd.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } { $count } követ cserél.
   *[other] { $name } { $count } követ cserél.
}
abaku-finished = { $name } már nem lép, a pontjai megmaradnak.
abaku-forfeited = { $name } kiesett: három passz egymás után.
abaku-end-closed = Elfogytak a kövek.
abaku-end-one-left = Egy játékos maradt.
abaku-end-few-left = Nincs, aki tovább játsszon.
abaku-end-stuck = Rég nem rakott le senki követ.
abaku-end-agreed = Megegyezéses döntetlen.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, { $stones } kő a kezében
   *[other] { $name }: { $score }, { $stones } kő a kezében
}
abaku-settled = { $name }: { $points } a megmaradt kövekért.
abaku-missed = A legjobb elszalasztott lépés, { $name }: { $stones } ({ $earned } helyett +{ $points }).
abaku-rack = A köveid: { $stones }
abaku-your-stones = A köveid:
abaku-bag = a zsákban { $count }
abaku-button-rack = A köveim
abaku-button-exchange = Csere
abaku-hint = Így lehetne: { $stones } (+{ $points }).
abaku-hint-none = Nincs mit lerakni: cserélj köveket (csere 12), vagy passzolj.
abaku-said-exchange = csere, cserélek, cserélem, exchange

abaku-exchange-what = Melyik köveket cseréled? Például: csere 12
abaku-reading-wrong = { $reading } nem igaz.
abaku-no-place = { $reading }: a köveiddel ezt sehol sem lehet kirakni.
abaku-several = Ezt több helyre is le lehet rakni. Hová?
abaku-off-board = A táblán nincs ilyen mező: oszlopok a–o, sorok 1–15.
abaku-too-long = Ebben a sorban nem fér el.
abaku-differs = A(z) { $cell } mezőn { $old } van, nem { $wanted }.
abaku-nothing-new = Ezek már mind a táblán vannak.
abaku-no-stone = Rakj le legalább egy követ.
abaku-filled = A(z) { $cell } mező foglalt: ott { $digit } van.
abaku-twice = Két kő egy mezőn: { $cell }.
abaku-not-in-rack = Nincs ilyen köved: { $digits }.
abaku-not-one-line = A köveknek egy sorban vagy egy oszlopban kell lenniük.
abaku-gap = A kövek között üres mező van: { $cell }.
abaku-opening-alone = Az első lépésben legalább két követ kell lerakni.
abaku-opening-off-centre = Az első lépésnek a középső mezőt is le kell fednie: h8.
abaku-no-contact = { $digits } (innen: { $cell }): az új kövek egy régit sem érintenek.
abaku-no-operation = { $digits } (innen: { $cell }): egy művelet sem fedi az összes új követ.
abaku-no-operation-beside = { $digits } (innen: { $cell }): a szomszédos kövek nincsenek együtt egy műveletben.
abaku-zero-between = { $digits } (innen: { $cell }): a két kő közötti nullának velük együtt műveletet kell alkotnia.
abaku-nothing-shared = { $digits } (innen: { $cell }): egyik műveletben sincs új és régi kő is.
abaku-exchange-nothing = Egy és öt közötti számú követ cserélhetsz.
abaku-bag-too-empty = A zsákban már csak { $left } kő van: nincs mire cserélni.

abaku-how = A lépés: számjegyek, az első mező és az irány: „24 h8 >” jobbra, „24 h8 v” lefelé.
abaku-rules =
    Abaku. A 15×15-ös táblára számjegyeket rakunk úgy, hogy a sorokban és oszlopokban igaz műveletek legyenek: 12315 az 12+3=15, 64248 az 6+42=48, 749 az 7²=49, 24 az 2²=4, 42 az √4=2. Jeleket nem rakunk, az eredmény mindig az utolsó. Lehet + − × :, négyzet, köb és gyök.
    A körödben rakj le köveket egy vonalban, hézag nélkül, cserélj egytől ötig (ha a zsákban van annyi), vagy passzolj. Utána megint öt köved van.
    Az első lépés legalább két kő, és lefedi a közepet. Később az új kövek érintenek régit; egy művelet lefedi az összes újat, és minden új kő, amely régi mellé kerül, közös műveletben van vele (új nullának ez nem kell).
    Minden új művelet a számjegyei összegét éri; a színes mezők a számjegyet vagy az egész műveletet szorozzák, de csak abban a lépésben, amely lefedi őket.
    Lépés: „24 h8 >” (számjegyek, első mező, jobbra > vagy le v) vagy „12+3=15”, ekkor a bot keres helyet; a „csere 12” köveket cserél.
    Vége: a zsák üres, és valaki mindent lerakott: ő megkapja a többiek köveinek összegét, a többiek levonják a magukét. Három passz egymás után, és kiesel; ha a zsák már üres, a pontjaid megmaradnak. Ha lejár a lépés ideje, az passz; ha a játéké, kiesel.
abaku-rule-span = Csak ugyanazokon a köveken nem számít az ismétlés: a hatvány vagy a gyök az azonos számjegyű művelet mellett is számít.
abaku-rule-zero = Sem új, sem régi nullának nem kell műveletben lennie a szomszédjával.
abaku-rule-adjoin = Elég, ha az új kövek érintik a régieket: közös művelet nem kell.
abaku-rule-centre = A közép háromszorozza a műveletet.
abaku-rule-no-bonus = Színes mezők nincsenek: semmi sem szorzódik.
