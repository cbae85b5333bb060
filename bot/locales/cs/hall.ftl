## Around the games.

nobody = někdo
# A word in quotation marks.
quoted = „{ $word }“
computer = Počítač
computer-easy = Počítač (lehký)
computer-normal = Počítač (běžný)
computer-hard = Počítač (silný)
computer-expert = Počítač (expert)

# Words that ask for a computer in an offer, parted by commas.
said-computer = počítač, bot
said-easy = lehký, snadný
said-normal = běžný, střední
said-hard = silný, těžký
said-expert = expert

# What may be said instead of a command or a button, parted by commas.
said-pass = pas, pasuji, pasuju, vynechávám
said-resign = vzdávám se, vzdávám
said-yes = ano, jo, pro, souhlasím
said-no = ne, proti

lang-ru = ruská slova
lang-en = anglická slova
lang-uk = ukrajinská slova
lang-pl = polská slova
lang-cs = česká slova
lang-hu = maďarská slova

## Offers

offer-open = { $host } zve ke hře: { $what }.
offer-challenge = { $host } vyzývá: { $names }. Hra: { $what }.
offer-seated = U stolu: { $names }.
offer-expired = Nikdo nepřišel, nabídka vypršela.
offer-expired-joined = Hra nezačala včas, nabídka je uzavřena.
offer-cancelled = Nabídka je zrušena.
offer-started = Hra začala.
offer-gone = Tato nabídka už neplatí.
offer-full = Všechna místa jsou obsazena.
offer-joined-already = U stolu už sedíte.
offer-not-seated = U stolu nesedíte.
offer-not-for-you = Tohle pozvání není pro vás.
offer-host-only = To může jen ten, kdo hru nabídl.
offer-host-starts = Hru může začít ten, kdo ji nabídl, a po dvou minutách kdokoli u stolu.
offer-too-few = { $count ->
    [one] Je potřeba aspoň { $count } hráč.
    [few] Jsou potřeba aspoň { $count } hráči.
   *[other] Je potřeba aspoň { $count } hráčů.
}
offer-none = Nemáte tu žádnou nabídku.
offer-unknown-word = { $takes ->
    [word] Nerozumím: „{ $word }“. Můžete uvést velikost (7x7), počáteční slovo, hodiny (60s na tah, 10m na hru), soupeře (@jméno) nebo počítač.
    [size] Nerozumím: „{ $word }“. Můžete uvést velikost (20x20), hodiny (60s na tah, 10m na hru), soupeře (@jméno) nebo počítač.
   *[neither] Nerozumím: „{ $word }“. Můžete uvést hodiny (60s na tah, 10m na hru), soupeře (@jméno) nebo počítač.
}
offer-instead = K příkazu připište něco z tohoto: { $ways }.
too-many-offers = Příliš mnoho nabídek najednou: počkejte, až někdo odpoví na předchozí ({ $count }).
too-many-games = { $count ->
    [one] V tomto chatu už běží { $count } hra. Nejdřív ji dohrajte.
    [few] V tomto chatu už běží { $count } hry. Nejdřív některou dohrajte.
   *[other] V tomto chatu už běží { $count } her. Nejdřív některou dohrajte.
}
challenge-yourself = Vyzvat sebe nejde.
challenge-private = Jsme tu jen my dva. Pozvěte někoho ve společném chatu, nebo hrajte s počítačem: /balda
challenge-unwanted = { $name } od vás výzvy nepřijímá.
challenge-declined = { $name } teď nehraje.

button-join = Hraji
button-leave = Odejít
button-start = Začít
button-cancel = Zrušit
button-options = Možnosti
button-computer = + počítač
button-no-computer = − počítač
button-back = Zpět
button-alone = Trénink bez soupeře
button-accept = Přijmout
button-decline = Teď ne
button-block = Už mě nezvat
button-pass = Pas
button-hint = Rada
button-yes = Souhlasím
button-no = Ne
button-rematch = Odveta
button-page = Hrát na stránce
button-continue = Pokračovat

clock-none = Bez hodin
clock-bounds = Hodiny mohou mít od 5 sekund do 7 dnů. Bez hodin: noclock
clock-seconds = { $n } s na tah
clock-minutes = { $n } min na hru
clock-turn = { $seconds } s na tah
clock-total = { $time } na hru
clock-total-increment = { $time } na hru a { $seconds } s za tah

## Games

game-cannot-start = Takovou hru nelze začít.
game-gone = Tato hra už neexistuje.
game-over = Hra už skončila.
game-goes-on = Hra ještě běží.
game-aside = Hra je odložena. Pokračovat: /continue
game-broken = S touto hrou se něco stalo: její záznam nelze přečíst. Je odložena, ostatní běží dál.
no-game = Teď tu žádnou hru nemáte. Začít: /balda
game-not-begun = Hra ještě nezačala: nabídka čeká na hráče.
no-game-before = Zatím nemáte žádnou dohranou hru.
not-your-game = Tohle není vaše hra.
not-your-turn = Nejste na tahu.
not-your-turn-but = Na tahu je { $name }.
not-a-move = Tohle nevypadá jako tah.
you-are-out = V této hře už nehrajete.
old-button = Tohle tlačítko už neplatí: hra šla dál.
which-game = Ve které hře?
move-what = Napište tah za příkazem: /m slovo
# The first board, for who has never played; what: what a move is.
how-plain = { $what } Tah napište sem. Pravidla: /rules
how-addressed = { $what } Odpovězte tahem na tuto zprávu, nebo ho napište za /m. Pravidla: /rules
how-unheard = { $what } Tah mi napište do soukromé zprávy.
nothing-to-take-back = Nemáte co vrátit.
nothing-asked = Nikdo se vás na nic neptal.
asked-already = Otázka už padla, čekáme na odpověď.
draw-declined = Remíza už byla odmítnuta: nabídněte ji znovu po tahu.
takeback-declined = Vrácení tahu už bylo odmítnuto: požádejte o něj znovu po dalším tahu.
no-pass = V této hře se nedá pasovat.
draw-nobody = Není komu nabídnout remízu.
no-secret = V této hře není nic tajného.
no-hint = Žádná rada není.
rematch-made = Odveta už začala.
rematch-erased = Odveta nebude: jeden z hráčů už tu není.

turn = Na tahu je { $name }.
turn-computer = { $name } přemýšlí…
score-one = { $name }: { $score }
time-left = Zbývá { $time }.
pending = Čekáme na odpověď: { $names }.
replay = Celá hra ještě jednou.
move-number = tah { $n }
passed = { $name }: pas.
passed-time = { $name }: čas na tah vypršel.
left-resigned = { $name } se vzdává.
left-flag = { $name }: čas na hru vypršel.
left-removed = { $name } už nehraje.
asked-draw = { $name } nabízí remízu.
asked-takeback = { $name } žádá o vrácení tahu.
answered-yes = { $name }: ano.
answered-no = { $name }: ne.
taken-back = Tah je vrácen.
set-aside = Hra je odložena: dlouho nikdo netáhl. Pokračovat: /continue
resumed = Hra pokračuje.
result-won = Vítěz: { $names }!
result-shared = O vítězství se dělí { $names }.
result-draw = Remíza.
result-alone = Trénink skončil.

skip-early = Cizí tah lze přeskočit, když hráč mlčí už { $seconds } s.
skip-yourself = Na tahu jste vy: tah vynecháte příkazem /pass.
skip-voted = Váš hlas už platí.
skip-votes = Hlasy pro přeskočení tahu: { $votes } z { $enough }.
kick-host-only = Hráče může vyřadit ten, kdo hru nabídl, nebo správce chatu.
kick-whom = Koho? /kick @jméno

## Talk

sorry-store = Nepodařilo se zapsat na disk, takže se nic nezměnilo. Zkuste to za chvíli znovu.
sorry-broken = Něco se nepovedlo, nic se nezměnilo. Zkuste to znovu.
no-such-command = Takový příkaz není. Všechny příkazy: /help
no-such-command-near = Takový příkaz není. Nemyslíte /{ $name }?
private-hello = Hraji hry s tužkou a papírem. Začít: /balda. Všechny příkazy: /help
games-none = Nemáte rozehrané hry. Začít: /balda
games-mine = { $count ->
    [one] Máte { $count } rozehranou hru:
    [few] Máte { $count } rozehrané hry:
   *[other] Máte { $count } rozehraných her:
}
lang-which = Jaký jazyk? Na výběr: { $langs }.
lang-set = Od teď s vámi mluvím česky.
settings-admins = Nastavení může měnit jen správce chatu.
settings-unknown = Takové nastavení neznám. Všechna: /settings
settings-kept = Uloženo.
theme-day = denní
theme-night = noční
block-whom = Koho? /block @jméno
blocked = { $name } už vás nemůže vyzvat.
unblocked = { $name } vás zase může vyzvat.

## Words

word-what = Které slovo? /word slovo
word-valid = „{ $word }“ platí: { $often }.
word-very-common = velmi časté slovo
word-common = časté slovo
word-uncommon = méně časté slovo
word-rare = vzácné slovo
word-house = „{ $word }“ platí: je to slovo tohoto chatu.
word-unknown = Slovo „{ $word }“ ve slovníku není.
word-unknown-near = Slovo „{ $word }“ ve slovníku není. Nemyslíte { $near }?
word-name = „{ $word }“ je vlastní jméno, platí jen obecná.
word-plural = „{ $word }“ je množné číslo, platí jen jednotné.
word-other-case = „{ $word }“ není v prvním pádě.
word-adjective = „{ $word }“ je přídavné jméno, platí jen podstatná.
word-verb = „{ $word }“ je sloveso, platí jen podstatná jména.
word-abbreviation = „{ $word }“ je zkratka, ty neplatí.
word-other-part = „{ $word }“ není podstatné jméno.
word-category = „{ $word }“ neplatí: { $kind }.
word-unreadable = „{ $word }“ nelze napsat písmeny tohoto jazyka.
word-blocked = Slovo „{ $word }“ je v tomto chatu zakázáno.
category-is-vulgar = vulgární slovo
category-is-slang = slangové slovo
category-is-diminutive = zdrobnělina
category-is-augmentative = zveličené slovo
category-is-colloquial = hovorové slovo
category-is-regional = nářeční slovo
category-is-obsolete = zastaralé slovo
category-is-compound-abbreviation = zkratkové slovo
category-is-plurale-tantum = slovo bez jednotného čísla
category-is-rare = vzácné slovo
category-is-no-start = tímto slovem se nezačíná
category-vulgar = vulgární
category-slang = slang
category-diminutive = zdrobněliny
category-augmentative = zveličená
category-colloquial = hovorová
category-regional = nářeční
category-obsolete = zastaralá
category-compound-abbreviation = zkratková
category-plurale-tantum = bez jednotného čísla
category-rare = vzácná
category-no-start = ne na začátek

## A chat's own words

# What is to be done with a word, parted by commas.
said-add = přidat, přidej
said-remove = odebrat, smazat
said-block = zakázat, zakaž
said-unblock = povolit, povol
words-how = Přidat: /words add slovo. Správce: /words remove, block, unblock slovo.
words-house = Slova tohoto chatu: { $words }
words-forbidden = Zakázaná slova: { $words }
words-added = „{ $word }“ je teď slovo tohoto chatu.
words-refused = Slovo „{ $word }“ nebylo přijato.
words-removed = „{ $word }“ už není slovo tohoto chatu.
words-blocked = „{ $word }“ je tu teď zakázáno.
words-unblocked = „{ $word }“ se tu zase smí hrát.
words-not-there = Slovo „{ $word }“ v seznamu není.
words-known = „{ $word }“ platí i tak.
words-full = Seznam je plný: nejdřív odeberte jiné slovo.
words-voting = O slově „{ $word }“ se už hlasuje.
words-proposed = { $name } navrhuje pro tento chat slovo „{ $word }“. Uznáme ho?
words-votes = Pro: { $yes }, proti: { $no }.
words-no-vote = To hlasování už skončilo.
words-own = O vlastním slově se nehlasuje.
button-for = Pro
button-against = Proti

## A player's page of a game

page-none = Tato hra nemá vlastní stránku.
page-off = Hry tu vlastní stránky nemají: bot k nim potřebuje veřejnou adresu https.
page-busy = Příliš mnoho odkazů najednou. Zkuste to za minutu.
page-open = Vaše stránka této hry:
page-link =
    Vaše stránka této hry: { $link }
    Odkaz je jen pro vás, na jedno použití a deset minut.
page-stale = Hra mezitím pokročila: podívejte se na desku znovu.
