## Balda, the grid game.

balda-name = Balda
balda-name-royal = Královská balda
balda-classic = Obyčejná
balda-royal = Královská
balda-option-no-seen = jen nová slova
balda-option-revisit = totéž pole vícekrát
balda-option-yo = ё zvlášť
balda-option-short-i = и = й
balda-option-house = slova hlasováním
balda-option-hints = rady
balda-option-no-hints = bez rad
balda-option-min = od { $n } písmen
balda-option-row = slovo uprostřed
balda-option-top = v prvním řádku
balda-option-column = v prvním sloupci
balda-start-row = slovo v řádku { $n }
balda-start-column = slovo ve sloupci { $n }
balda-insist = hrát i tak

# What may be typed in an offer: an argument and the words for it, parted by commas.
balda-words = classic obyčejná klasická, royal královská, revisit opakování, no_seen nová, house hlasování, hints rady, nohints bezrad, insist nerovně, random náhodné
# The same before a colon: min:3, row:2.
balda-names = min od, start délka, row řádek, middle střed, column sloupec, word slovo, lang jazyk, words slova

balda-size-range = Deska má od 3×3 do 9×9 polí.
balda-min-range = Nejkratší slovo má od 2 do 5 písmen.
balda-players = Hraje od { $least } do { $most } lidí.
balda-revisit-in-royal = V královské baldě se pole nepoužije dvakrát.
balda-start-line = Deska nemá řádek ani sloupec s tímto číslem.
balda-start-length = Počáteční slovo musí mít od 2 do { $room } písmen.
balda-start-word = Tohle počáteční slovo nevyhovuje. { $reason }
balda-no-start-word = { $letters ->
    [one] Ve slovníku není vhodné počáteční slovo z { $letters } písmene.
    [few] Ve slovníku není vhodné počáteční slovo ze { $letters } písmen.
   *[other] Ve slovníku není vhodné počáteční slovo z { $letters } písmen.
}
balda-no-first-move = S tímto počátečním slovem nelze složit žádné další.
balda-uneven = Tahů by nebylo stejně: volných polí je { $free } a jejich počet má být dělitelný číslem { $by }.

balda-start = Počáteční slovo je { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } na { $cell }).
balda-proposed = { $name } navrhuje slovo „{ $word }“. Uznáme ho? Minuta na hlasování, mlčení znamená ne.
balda-voted-for = { $name }: pro.
balda-voted-against = { $name }: proti.
balda-accepted = Slovo je uznáno.
balda-rejected = Slovo nebylo uznáno.
balda-end-full = Všechna pole jsou plná.
balda-end-no-move = Už nelze složit žádné slovo.
balda-end-passes = Všichni třikrát za sebou pasovali.
balda-end-agreed = Dohodnuta remíza.
balda-end-one-left = Zůstal jeden hráč.
balda-longest = Nejdelší slovo: { $word } ({ $name }).
balda-missed = Nejlepší přehlédnuté, { $name }: „{ $word }“, +{ $points } ({ $letter } na { $cell }).
balda-best = Nejlepšího slova hry si nikdo nevšiml: „{ $word }“, +{ $points } (tah { $name }, { $letter } na { $cell }).
balda-left = { $count ->
    [one] zbývá { $count } pole
    [few] zbývají { $count } pole
   *[other] zbývá { $count } polí
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Poslední tah: { $name }, { $word } – { $path }
balda-hint = Šlo by zahrát „{ $word }“, písmeno { $letter } na { $cell }.

balda-button-for = Pro
balda-button-against = Proti
balda-button-propose = Zeptat se všech na „{ $word }“
balda-said-propose = navrhuji, navrhuju, zeptat

balda-no-such-cell = Deska nemá pole { $cell }.
balda-no-such-cell-here = Deska takové pole nemá.
balda-not-a-letter = V tomto jazyce takové písmeno není.
balda-too-short = { $least ->
    [one] „{ $word }“ má méně než { $least } písmeno.
    [few] „{ $word }“ má méně než { $least } písmena.
   *[other] „{ $word }“ má méně než { $least } písmen.
}
balda-used-start = „{ $word }“ je počáteční slovo, nesmí se opakovat.
balda-used = Slovo „{ $word }“ už bylo, složil ho hráč { $name }.
balda-cell-taken = Tohle pole je obsazené.
balda-not-adjacent = Tohle pole se nedotýká žádného písmena.
balda-letter-not-in-word = Ve slově „{ $word }“ tohle písmeno není.
balda-no-path = „{ $word }“ tu nelze složit: po sousedních polích přes nové písmeno se tak nečte.
balda-cell-twice = „{ $word }“ by šlo dvakrát přes totéž pole.
balda-path-crosses = „{ $word }“ by křížilo samo sebe.
balda-seen-already = „{ $word }“ šlo na desce přečíst už před tímto tahem.
balda-several = „{ $word }“ lze složit více způsoby. Které písmeno položíte?
balda-no-house-words = V této hře se o slovech nehlasuje.
balda-known-word = „{ $word }“ ve slovníku je, hlasovat není třeba.
balda-voted-this-turn = V tomto tahu se už hlasovalo.
balda-vote-running = Hlasuje se, počkejte prosím.
balda-no-vote = Teď není o čem hlasovat.
balda-own-word = O vlastním slově se nehlasuje.
balda-already-voted = Váš hlas už je započten.

balda-how = Tah je slovo: jedno jeho písmeno přidáte, ostatní už na desce jsou.
balda-rules =
    Balda. Na desce stojí slovo. Když jste na tahu, položte jedno písmeno na volné pole vedle jiného písmene (stranou) a složte slovo: čte se po sousedních polích, každé nejvýš jednou, a nové písmeno v něm je. Bod za každé písmeno slova.
    Platí obecná podstatná jména v prvním pádě jednotného čísla; slova se nesmějí opakovat.
    Tah je samo slovo. Může-li písmeno stát na více místech, bot se zeptá; můžete to říct i rovnou: „b4 k slovo“.
    Konec: deska je plná, nebo nelze nic složit. Vyhrává, kdo má víc bodů. Když všichni třikrát za sebou pasují, je remíza.
    Vypršel čas na tah: pas, vypršel čas na hru: vypadáte.
balda-rules-royal =
    Královská balda. Jako obyčejná, ale nové písmeno i slovo mohou jít také po úhlopříčce. Slovo nekříží samo sebe a slova, která už šla na desce přečíst, neplatí.
    Ve dvou se v jednom tahu položí dvě písmena a složí dvě slova; druhé lze vynechat: /pass.
    Platí obecná podstatná jména v prvním pádě jednotného čísla; slova se nesmějí opakovat. Bod za písmeno.
    Konec: deska je plná, nebo nelze nic složit; když všichni třikrát za sebou pasují, je remíza. Vypršel čas na tah: pas, vypršel čas na hru: vypadáte.
balda-rule-no-seen = Slova, která šla na desce přečíst už před tahem, neplatí, i když je nikdo nesložil.
balda-rule-revisit = Slovo smí jít přes totéž pole vícekrát, ale ne dvakrát hned po sobě.
balda-rule-yo = Písmena е a ё se liší.
balda-rule-short-i = Písmena и a й jsou jedno a totéž.
balda-rule-house = O slovu, které ve slovníku není, se může hlasovat: víc než polovina ostatních do minuty, a slovo platí. Jedno hlasování za tah.
balda-rule-min = { $n ->
    [one] Slovo musí mít aspoň { $n } písmeno.
    [few] Slovo musí mít aspoň { $n } písmena.
   *[other] Slovo musí mít aspoň { $n } písmen.
}
