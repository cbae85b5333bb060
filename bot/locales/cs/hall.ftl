## Around the games.

nobody = někdo
computer = Počítač
computer-easy = Počítač (lehký)
computer-normal = Počítač (běžný)
computer-hard = Počítač (silný)
computer-expert = Počítač (expert)

# Words that ask for a computer in an offer.
words-computer = počítač bot
words-easy = lehký snadný
words-normal = běžný střední
words-hard = silný těžký
words-expert = expert

# What may be said instead of a command or a button, parted by commas.
said-pass = pas, pasuji, pasuju
said-resign = vzdávám se
said-yes = ano, pro, souhlasím
said-no = ne, proti

lang-ru = ruská slova
lang-en = anglická slova
lang-uk = ukrajinská slova
lang-pl = polská slova
lang-cs = česká slova
lang-hu = maďarská slova

## Offers

offer-open = { $host } nabízí hru: { $what }.
offer-challenge = { $host } vyzývá: { $names }. Hra: { $what }.
offer-seated = U stolu: { $names }.
offer-expired = Nikdo nepřišel, nabídka je uzavřena.
offer-expired-joined = Hra nezačala včas, nabídka je uzavřena.
offer-cancelled = Nabídka je zrušena.
offer-started = Hra začala.
offer-gone = Tato nabídka už není.
offer-full = Všechna místa jsou obsazena.
offer-joined-already = U stolu už sedíte.
offer-not-seated = U stolu nesedíte.
offer-not-for-you = Tohle pozvání není pro vás.
offer-host-only = To může jen ten, kdo hru nabídl.
offer-host-starts = Začít může ten, kdo hru nabídl, a po dvou minutách kdokoli u stolu.
offer-too-few = { $count ->
    [one] Je potřeba aspoň { $count } hráč.
    [few] Jsou potřeba aspoň { $count } hráči.
   *[other] Je potřeba aspoň { $count } hráčů.
}
offer-none = Nejsou tu žádné vaše nabídky.
offer-unknown-word = Nerozumím „{ $word }“. Můžete uvést velikost (7x7), počáteční slovo, hodiny (60s na tah, 10m na hru), soupeře (@jméno) nebo počítač.
offer-instead = Připište k příkazu jedno z těchto: { $ways }.
too-many-offers = Příliš mnoho nabídek najednou: počkejte na odpověď na předchozí ({ $count }).
too-many-games = V tomto chatu už běží her: { $count }. Nějakou dohrajte.
challenge-yourself = Sami sebe vyzvat nemůžete.
challenge-private = Jsme tu jen my dva. Pozvěte přítele ve skupině, nebo hrajte s počítačem: /balda
challenge-unwanted = { $name } od vás výzvy nepřijímá.
challenge-declined = { $name } teď nehraje.

button-join = Hraji
button-leave = Odejít
button-start = Začít
button-cancel = Zrušit
button-options = Volby
button-computer = + počítač
button-no-computer = − počítač
button-back = Zpět
button-alone = Procvičit si o samotě
button-accept = Přijmout
button-decline = Teď ne
button-block = Už nikdy
button-pass = Pas
button-hint = Nápověda
button-yes = Souhlasím
button-no = Ne
button-rematch = Odveta
button-page = Hrát na stránce
button-continue = Pokračovat

clock-none = Bez hodin
clock-seconds = { $n } s na tah
clock-minutes = { $n } min na hru
clock-turn = { $seconds } s na tah
clock-total = { $time } na hru
clock-total-increment = { $time } na hru a { $seconds } s za tah

## Games

game-cannot-start = Takovou hru nelze začít.
game-gone = Tato hra už není.
game-over = Hra už skončila.
game-goes-on = Hra ještě běží.
game-aside = Hra je odložena. Pokračovat: /continue
game-broken = S touto hrou se něco stalo: záznam nelze přečíst. Je odložena, ostatní běží dál.
no-game = Teď tu nemáte žádnou hru. Začít: /balda
game-not-begun = Hra ještě nezačala: nabídka čeká na hráče.
no-game-before = Ještě jste žádnou hru nedohráli.
not-your-game = Tohle není vaše hra.
not-your-turn = Nejste na tahu.
not-your-turn-but = Na tahu je { $name }.
not-a-move = To nevypadá jako tah.
you-are-out = Z této hry jste už odešli.
old-button = Tohle tlačítko už neplatí: hra šla dál.
which-game = Ve které hře?
move-what = Napište tah za příkaz: /m tah
nothing-to-take-back = Nemáte co vracet.
nothing-asked = Nikdo se vás na nic neptal.
asked-already = Už se ptalo, čekáme na odpověď.
draw-declined = Remíza už byla odmítnuta: nabídněte ji znovu po tahu.
no-pass = V této hře se nedá pasovat.
draw-nobody = Není komu nabídnout remízu.
no-secret = V této hře nejsou tajemství.
no-hint = Nápověda není.
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
asked-takeback = { $name } prosí o vrácení tahu.
answered-yes = { $name }: ano.
answered-no = { $name }: ne.
taken-back = Tah je vrácen.
set-aside = Hra je odložena: dlouho nikdo netáhl. Pokračovat: /continue
resumed = Hra pokračuje.
result-won = Vítězí { $names }!
result-shared = O výhru se dělí { $names }.
result-draw = Remíza.
result-alone = Trénink skončil.

skip-early = Tah lze přeskočit, když hráč mlčí { $seconds } s.
skip-yourself = Teď jste na tahu vy. /skip přeskočí toho, kdo mlčí.
skip-voted = Váš hlas už platí.
skip-votes = Hlasů pro přeskočení tahu: { $votes } z { $enough }.
kick-host-only = Hráče může vyřadit ten, kdo hru nabídl, nebo správce chatu.
kick-whom = Koho? /kick @jméno

## Talk

sorry-store = Nepodařilo se zapsat na disk, takže se nic nezměnilo. Zkuste to prosím za chvíli.
sorry-broken = Něco se nepovedlo, nic se nezměnilo. Zkuste to prosím znovu.
no-such-command = Takový příkaz není. Všechny příkazy: /help
no-such-command-near = Takový příkaz není. Snad /{ $name }?
private-hello = Hraji papírové hry. Začít: /balda. Všechny příkazy: /help
games-none = Nemáte rozehrané hry. Začít: /balda
games-mine = { $count ->
    [one] Máte { $count } rozehranou hru:
    [few] Máte { $count } rozehrané hry:
   *[other] Máte { $count } rozehraných her:
}
lang-which = Jaký jazyk? Jsou: { $langs }.
lang-set = Budu s vámi mluvit česky.
settings-admins = Nastavení mění správce chatu.
settings-unknown = Takové nastavení neznám. Všechna: /settings
settings-kept = Zapamatováno.
theme-day = denní
theme-night = noční
block-whom = Koho? /block @jméno
blocked = { $name } už vás nemůže vyzvat.
unblocked = { $name } vás zase může vyzvat.

## Words

word-what = Které slovo? /word slovo
word-valid = „{ $word }“ lze hrát; { $often }.
word-very-common = velmi časté slovo
word-common = časté slovo
word-uncommon = méně časté slovo
word-rare = vzácné slovo
word-house = „{ $word }“ je slovo tohoto chatu, lze ho hrát.
word-unknown = Slovo „{ $word }“ ve slovníku není.
word-unknown-near = Slovo „{ $word }“ ve slovníku není. Snad { $near }?
word-name = „{ $word }“ je vlastní jméno, platí jen obecná.
word-plural = „{ $word }“ je množné číslo, platí jednotné.
word-other-case = „{ $word }“ není první pád.
word-adjective = „{ $word }“ je přídavné jméno, platí jen podstatná.
word-verb = „{ $word }“ je sloveso, platí jen podstatná jména.
word-abbreviation = „{ $word }“ je zkratka.
word-other-part = „{ $word }“ není podstatné jméno.
word-category = „{ $word }“ neplatí: { $kind }.
word-unreadable = „{ $word }“ nelze přečíst písmeny tohoto jazyka.
word-blocked = Slovo „{ $word }“ je v tomto chatu zakázáno.
category-is-vulgar = hrubé slovo
category-is-slang = slangové slovo
category-is-diminutive = zdrobnělina
category-is-augmentative = zveličelé slovo
category-is-colloquial = hovorové slovo
category-is-regional = nářeční slovo
category-is-obsolete = zastaralé slovo
category-is-compound-abbreviation = zkratkové slovo
category-is-plurale-tantum = slovo bez jednotného čísla
category-is-rare = vzácné slovo
category-is-no-start = slovo s jiným významem
category-vulgar = hrubá
category-slang = slang
category-diminutive = zdrobněliny
category-augmentative = zveličelá
category-colloquial = hovorová
category-regional = nářeční
category-obsolete = zastaralá
category-compound-abbreviation = zkratková
category-plurale-tantum = bez jednotného čísla
category-rare = vzácná
category-no-start = ne na začátek

## A chat's own words

words-how = Přidat: /words add slovo. Správce: /words remove, block, unblock slovo.
words-house = Slova tohoto chatu: { $words }
words-forbidden = Tady zakázaná: { $words }
words-added = „{ $word }“ je teď slovo tohoto chatu.
words-refused = Slovo „{ $word }“ nebylo přijato.
words-removed = „{ $word }“ už není slovo tohoto chatu.
words-blocked = „{ $word }“ je tu teď zakázáno.
words-unblocked = „{ $word }“ se tu zase smí hrát.
words-not-there = Slovo „{ $word }“ v seznamu není.
words-known = „{ $word }“ lze hrát i tak.
words-full = Seznam je plný: nejdřív odeberte jiné slovo.
words-voting = O slově „{ $word }“ se už hlasuje.
words-proposed = { $name } navrhuje pro tento chat slovo „{ $word }“. Přijmeme ho?
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
    Odkaz je jen pro vás, na jedno použití a na deset minut.
page-stale = Hra pokročila: podívejte se na desku znovu.
