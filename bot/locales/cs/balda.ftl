## Balda, the grid game.

balda-name = Balda
balda-name-royal = Královská balda
balda-classic = Obyčejná
balda-royal = Královská
balda-option-no-seen = jen nová slova
balda-option-revisit = pole vícekrát
balda-option-yo = ё zvlášť
balda-option-short-i = и = й
balda-option-house = slova hlasováním
balda-option-hints = nápovědy
balda-option-no-hints = bez nápověd
balda-option-min = od { $n } písmen
balda-option-row = slovo uprostřed
balda-option-top = v prvním řádku
balda-option-column = v prvním sloupci
balda-start-row = slovo v řádku { $n }
balda-start-column = slovo ve sloupci { $n }
balda-insist = hrát i tak

balda-size-range = Deska má od 3×3 do 9×9 polí.
balda-min-range = Nejkratší slovo má od 2 do 5 písmen.
balda-players = Hraje od { $least } do { $most } lidí.
balda-revisit-in-royal = V královské baldě se pole nepoužije dvakrát.
balda-start-line = Deska nemá takový řádek ani sloupec pro počáteční slovo.
balda-start-length = Počáteční slovo musí mít od 2 do { $room } písmen.
balda-start-word = Tohle počáteční slovo nejde. { $reason }
balda-no-start-word = Ve slovníku není počáteční slovo o délce { $letters }.
balda-no-first-move = Z tohoto počátečního slova nelze složit žádné slovo.
balda-uneven = Tahy nevycházejí stejně: volných polí je { $free } a jejich počet má být dělitelný { $by }.

balda-start = Počáteční slovo je { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } na { $cell }).
balda-proposed = { $name } navrhuje slovo „{ $word }“. Uznáme ho? Minuta na hlasování, mlčení znamená ne.
balda-voted-for = { $name }: pro.
balda-voted-against = { $name }: proti.
balda-accepted = Slovo je uznáno.
balda-rejected = Slovo není uznáno.
balda-end-full = Všechna pole jsou plná.
balda-end-no-move = Už nelze složit žádné slovo.
balda-end-passes = Všichni třikrát za sebou pasovali.
balda-end-agreed = Dohodla se remíza.
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
balda-text-last = Poslední tah: { $name }, { $word } — { $path }
balda-hint = Šlo by „{ $word }“, písmeno { $letter } na { $cell }.

balda-button-for = Pro
balda-button-against = Proti
balda-button-propose = Zeptat se všech na „{ $word }“
balda-said-propose = navrhuji, navrhuju, zeptat

balda-no-such-cell = Deska nemá pole { $cell }.
balda-no-such-cell-here = Deska takové pole nemá.
balda-not-a-letter = To není písmeno tohoto jazyka.
balda-too-short = „{ $word }“ má méně než { $least } písmena.
balda-used-start = „{ $word }“ je počáteční slovo, už je použito.
balda-used = Slovo „{ $word }“ už bylo, má ho { $name }.
balda-cell-taken = Tohle pole je obsazené.
balda-not-adjacent = Tohle pole se nedotýká žádného písmena.
balda-letter-not-in-word = Ve slově „{ $word }“ tohle písmeno není.
balda-no-path = „{ $word }“ tu nelze složit: žádný řetěz polí přes nové písmeno se tak nečte.
balda-cell-twice = „{ $word }“ by šlo dvakrát přes totéž pole.
balda-path-crosses = „{ $word }“ by křížilo samo sebe.
balda-seen-already = „{ $word }“ šlo na desce přečíst už před tímto tahem.
balda-several = „{ $word }“ lze složit různě. Které písmeno položíte?
balda-no-house-words = V této hře se o slovech nehlasuje.
balda-known-word = „{ $word }“ ve slovníku je, hlasovat není třeba.
balda-voted-this-turn = V tomto tahu se už hlasovalo.
balda-vote-running = Hlasuje se, počkejte prosím.
balda-no-vote = Teď není o čem hlasovat.
balda-own-word = O vlastním slově se nehlasuje.
balda-already-voted = Už jste hlasovali.

balda-rules = Balda. Na desce stojí slovo. V tahu položíte jedno písmeno na volné pole vedle písmena a složíte slovo: jeho písmena jdou po polích, která spolu sousedí stranou, žádné pole dvakrát, a nové písmeno v něm je. Bod za písmeno. Slova jsou obecná podstatná jména v prvním pádě, žádné dvakrát. Napište slovo, to je tah; když písmeno může stát různě, bot se zeptá, nebo řekněte rovnou „b4 k slovo“. Hra končí, když je deska plná nebo není tah; vyhrává víc bodů. Když všichni třikrát za sebou pasují, je remíza.
balda-rules-royal = Královská balda. Jako obyčejná, ale slovo jde i po úhlopříčce, cesta nekříží sama sebe a slova, která šlo přečíst už dřív, neplatí. Ve dvou se v tahu položí dvě písmena a složí dvě slova; druhé lze vynechat.
