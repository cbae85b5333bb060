## Around the games.

nobody = valaki
# A word in quotation marks.
quoted = „{ $word }”
computer = Számítógép
computer-easy = Számítógép (könnyű)
computer-normal = Számítógép (közepes)
computer-hard = Számítógép (erős)
computer-expert = Számítógép (mester)

# Words that ask for a computer in an offer, parted by commas.
said-computer = számítógép, gép, bot
said-easy = könnyű
said-normal = közepes, normál
said-hard = erős, nehéz
said-expert = mester, expert

# What may be said instead of a command or a button, parted by commas.
said-pass = passz, passzolok, kihagyom
said-resign = feladom
said-yes = igen, mellette, rendben, jó
said-no = nem, ellene

lang-ru = orosz szavak
lang-en = angol szavak
lang-uk = ukrán szavak
lang-pl = lengyel szavak
lang-cs = cseh szavak
lang-hu = magyar szavak

## Offers

offer-open = { $host } játszani hív: { $what }.
offer-challenge = { $host } kihívja: { $names }. Játék: { $what }.
offer-seated = Az asztalnál: { $names }.
offer-expired = Nem jött senki, a meghívás lezárult.
offer-expired-joined = A játék nem kezdődött el időben, az ajánlat lezárult.
offer-cancelled = A meghívás visszavonva.
offer-started = A játék elkezdődött.
offer-gone = Ez a meghívás már nem él.
offer-full = Minden hely foglalt.
offer-joined-already = Már az asztalnál ülsz.
offer-not-seated = Nem ülsz az asztalnál.
offer-not-for-you = Ez a meghívás nem neked szól.
offer-host-only = Ezt csak az teheti, aki a játékot indította.
offer-host-starts = A játékot az kezdheti el, aki indította, két perc múlva pedig bárki az asztalnál.
offer-too-few = { $count ->
    [one] Legalább { $count } játékos kell.
   *[other] Legalább { $count } játékos kell.
}
offer-none = Itt nincs nyitott meghívásod.
offer-unknown-word = { $takes ->
    [word] Nem értem: „{ $word }”. Megadhatsz méretet (7x7), kezdőszót, órát (60s lépésenként, 10m játékonként), ellenfelet (@név) vagy számítógépet.
    [size] Nem értem: „{ $word }”. Megadhatsz méretet (20x20), órát (60s lépésenként, 10m játékonként), ellenfelet (@név) vagy számítógépet.
   *[neither] Nem értem: „{ $word }”. Megadhatsz órát (60s lépésenként, 10m játékonként), ellenfelet (@név) vagy számítógépet.
}
offer-instead = Ezek valamelyikét írd a parancshoz: { $ways }.
too-many-offers = Túl sok meghívás egyszerre: várj, amíg az előzőkre válaszolnak ({ $count }).
too-many-games = Ebben a csevegésben már { $count } játék folyik. Előbb fejezzetek be egyet.
challenge-yourself = Magadat nem hívhatod ki.
challenge-private = Itt csak ketten vagyunk. Hívd a barátodat egy csoportban, vagy játssz a számítógéppel: /balda
challenge-unwanted = { $name } nem fogad tőled kihívást.
challenge-declined = { $name } most nem játszik.

button-join = Játszom
button-leave = Kilépek
button-start = Kezdés
button-cancel = Visszavonás
button-options = Beállítások
button-computer = + számítógép
button-no-computer = − számítógép
button-back = Vissza
button-alone = Gyakorlás egyedül
button-accept = Elfogadom
button-decline = Most nem
button-block = Tőle soha többé
button-pass = Passz
button-hint = Tipp
button-yes = Rendben
button-no = Nem
button-rematch = Visszavágó
button-page = Játék külön oldalon
button-continue = Folytatás

clock-none = Óra nélkül
clock-bounds = Az óra 5 másodperctől 7 napig terjedhet. Óra nélkül: noclock
clock-seconds = { $n } mp lépésenként
clock-minutes = { $n } perc játékonként
clock-turn = Lépésenként { $seconds } mp
clock-total = Játékonként { $time }
clock-total-increment = Játékonként { $time } és lépésenként { $seconds } mp

## Games

game-cannot-start = Ilyen játékot nem lehet elkezdeni.
game-gone = Ez a játék már nincs meg.
game-over = A játék már véget ért.
game-goes-on = A játék még tart.
game-aside = A játék félre van téve. Folytatás: /continue
game-broken = Ezzel a játékkal történt valami: nem olvasható. Félretettem, a többi megy tovább.
no-game = Itt most nincs játékod. Kezdés: /balda
game-not-begun = A játék még nem kezdődött el: az ajánlat játékosokra vár.
no-game-before = Még egy játékot sem fejeztél be.
not-your-game = Ez nem a te játékod.
not-your-turn = Most nem te következel.
not-your-turn-but = Most { $name } következik.
not-a-move = Ez nem látszik lépésnek.
you-are-out = Ebből a játékból már kiléptél.
old-button = Ez a gomb elavult: a játék azóta továbbment.
which-game = Melyik játékban?
move-what = Írd a lépést a parancs után: /m szó
# The first board, for who has never played; what: what a move is.
how-plain = { $what } Írd ide a lépésedet. Szabályok: /rules
how-addressed = { $what } Válaszolj a lépéseddel erre az üzenetre, vagy írd a /m után. Szabályok: /rules
how-unheard = { $what } A lépésedet nekem írd meg privát üzenetben.
nothing-to-take-back = Nincs visszavehető lépésed.
nothing-asked = Senki sem kérdezett tőled semmit.
asked-already = Ezt már kérdezték, várjuk a választ.
draw-declined = A döntetlent már elutasították: lépés után ajánld fel újra.
takeback-declined = A visszavonást már elutasították: a következő lépés után kérd újra.
no-pass = Ebben a játékban nem lehet passzolni.
draw-nobody = Nincs kinek döntetlent ajánlani.
no-secret = Ebben a játékban nincs titok.
no-hint = Nincs tipp.
rematch-made = A visszavágó már elkezdődött.
rematch-erased = Nem lehet visszavágó: az egyik játékos már nincs itt.

turn = { $name } következik.
turn-computer = { $name } gondolkodik…
score-one = { $name }: { $score }
time-left = Még { $time } van hátra.
pending = Válaszra várunk: { $names }.
replay = Az egész játék még egyszer.
move-number = { $n }. lépés
passed = { $name }: passz.
passed-time = { $name }: lejárt a lépés ideje.
left-resigned = { $name } feladja.
left-flag = { $name }: lejárt a játék ideje.
left-removed = { $name } már nem játszik.
asked-draw = { $name } döntetlent ajánl.
asked-takeback = { $name } vissza szeretné venni a lépését.
answered-yes = { $name }: igen.
answered-no = { $name }: nem.
taken-back = A lépés visszavéve.
set-aside = A játékot félretettem: rég nem lépett senki. Folytatás: /continue
resumed = A játék folytatódik.
result-won = Győzött: { $names }!
result-shared = Megosztott győzelem: { $names }.
result-draw = Döntetlen.
result-alone = A gyakorlás véget ért.

skip-early = Egy játékos lépését akkor lehet kihagyni, ha már { $seconds } másodperce hallgat.
skip-yourself = Te következel: a saját lépésed a /pass paranccsal hagyhatod ki.
skip-voted = A szavazatod már számít.
skip-votes = Szavazatok a lépés kihagyására: { $votes } / { $enough }.
kick-host-only = Játékost az vehet ki, aki a játékot indította, vagy a csevegés adminja.
kick-whom = Kit? /kick @név

## Talk

sorry-store = Nem sikerült lemezre írni, ezért semmi sem változott. Próbáld meg kicsit később.
sorry-broken = Valami elromlott, de semmi sem változott. Próbáld meg újra.
no-such-command = Nincs ilyen parancs. Minden parancs: /help
no-such-command-near = Nincs ilyen parancs. Talán /{ $name }?
private-hello = Papír-ceruza játékokat játszom. Kezdés: /balda. Minden parancs: /help
games-none = Nincs megkezdett játékod. Kezdés: /balda
games-mine = { $count ->
    [one] { $count } megkezdett játékod van:
   *[other] { $count } megkezdett játékod van:
}
lang-which = Melyik nyelv? Ezek vannak: { $langs }.
lang-set = Mostantól magyarul beszélek veled.
settings-admins = A beállításokat csak a csevegés adminja módosíthatja.
settings-unknown = Nem ismerek ilyen beállítást. Az összes: /settings
settings-kept = Megjegyeztem.
theme-day = nappali
theme-night = éjszakai
block-whom = Kit? /block @név
blocked = { $name } többé nem hívhat ki.
unblocked = { $name } újra kihívhat.

## Words

word-what = Melyik szót? /word szó
word-valid = „{ $word }” játszható: { $often }.
word-very-common = nagyon gyakori szó
word-common = gyakori szó
word-uncommon = kevésbé gyakori szó
word-rare = ritka szó
word-house = „{ $word }” játszható: e csevegés saját szava.
word-unknown = A szótárban nincs ilyen szó: „{ $word }”.
word-unknown-near = A szótárban nincs ilyen szó: „{ $word }”. Talán { $near }?
word-name = „{ $word }” tulajdonnév, csak köznév játszható.
word-plural = „{ $word }” többes számú, az egyes szám játszható.
word-other-case = „{ $word }” ragozott alak, az alapalak játszható.
word-adjective = „{ $word }” melléknév, csak főnév játszható.
word-verb = „{ $word }” ige, csak főnév játszható.
word-abbreviation = „{ $word }” rövidítés, az nem játszható.
word-other-part = „{ $word }” nem főnév.
word-category = „{ $word }” nem játszható: { $kind }.
word-unreadable = „{ $word }” nem írható le ennek a nyelvnek a betűivel.
word-blocked = „{ $word }” ebben a csevegésben tiltott szó.
category-is-vulgar = durva szó
category-is-slang = szleng
category-is-diminutive = kicsinyítő alak
category-is-augmentative = nagyító alak
category-is-colloquial = bizalmas szó
category-is-regional = tájszó
category-is-obsolete = elavult szó
category-is-compound-abbreviation = mozaikszó
category-is-plurale-tantum = csak többes számban élő szó
category-is-rare = ritka szó
category-is-no-start = ezzel a szóval nem kezdünk
category-vulgar = durva
category-slang = szleng
category-diminutive = kicsinyítők
category-augmentative = nagyítók
category-colloquial = bizalmas
category-regional = tájszavak
category-obsolete = elavult
category-compound-abbreviation = mozaikszavak
category-plurale-tantum = csak többes számú
category-rare = ritka
category-no-start = nem kezdőszó

## A chat's own words

# What is to be done with a word, parted by commas.
said-add = hozzáad, hozzáadás
said-remove = töröl, kivesz
said-block = tilt, letilt
said-unblock = engedélyez
words-how = Hozzáadás: /words add szó. Adminnak: /words remove, block, unblock szó.
words-house = E csevegés szavai: { $words }
words-forbidden = Itt tiltott szavak: { $words }
words-added = „{ $word }” mostantól a csevegés szava.
words-refused = „{ $word }”: nem fogadtátok el.
words-removed = „{ $word }” már nem a csevegés szava.
words-blocked = „{ $word }” itt mostantól tiltott.
words-unblocked = „{ $word }” itt újra játszható.
words-not-there = „{ $word }” nincs a listán.
words-known = „{ $word }” enélkül is játszható.
words-full = A lista megtelt: előbb vegyél ki belőle egy szót.
words-voting = „{ $word }”: erről már folyik a szavazás.
words-proposed = { $name } ezt a szót javasolja a csevegésnek: „{ $word }”. Elfogadjuk?
words-votes = Mellette: { $yes }, ellene: { $no }.
words-no-vote = Ez a szavazás már véget ért.
words-own = A saját szavadra nem szavazhatsz.
button-for = Mellette
button-against = Ellene

## A player's page of a game

page-none = Ennek a játéknak nincs saját oldala.
page-off = A játékoknak itt nincs saját oldaluk: ehhez a botnak nyilvános https-cím kell.
page-busy = Túl sok link egyszerre. Próbáld meg egy perc múlva.
page-open = A te oldalad ehhez a játékhoz:
page-link =
    A te oldalad ehhez a játékhoz: { $link }
    A link csak neked szól, egyszer használható, tíz percig.
page-stale = A játék azóta továbbment: nézd meg újra a táblát.
