## Around the games.

nobody = valaki
computer = Számítógép
computer-easy = Számítógép (könnyű)
computer-normal = Számítógép (közepes)
computer-hard = Számítógép (erős)
computer-expert = Számítógép (mester)

# Words that ask for a computer in an offer.
words-computer = számítógép gép bot
words-easy = könnyű
words-normal = közepes normál
words-hard = erős nehéz
words-expert = mester expert

# What may be said instead of a command or a button, parted by commas.
said-pass = passz, passzolok
said-resign = feladom
said-yes = igen, mellette, rendben
said-no = nem, ellene

lang-ru = orosz szavak
lang-en = angol szavak
lang-uk = ukrán szavak
lang-pl = lengyel szavak
lang-cs = cseh szavak
lang-hu = magyar szavak

## Offers

offer-open = { $host } játékot ajánl: { $what }.
offer-challenge = { $host } kihívja őt: { $names }. Játék: { $what }.
offer-seated = Az asztalnál: { $names }.
offer-expired = Nem jött senki, az ajánlat lezárult.
offer-expired-joined = A játék nem kezdődött el időben, az ajánlat lezárult.
offer-cancelled = Az ajánlat visszavonva.
offer-started = A játék elkezdődött.
offer-gone = Ez az ajánlat már nincs meg.
offer-full = Minden hely foglalt.
offer-joined-already = Már az asztalnál ülsz.
offer-not-seated = Nem ülsz az asztalnál.
offer-not-for-you = Ez a meghívás nem neked szól.
offer-host-only = Ezt csak az teheti, aki a játékot ajánlotta.
offer-host-starts = Az kezdheti el, aki ajánlotta, két perc múlva pedig bárki az asztalnál.
offer-too-few = { $count ->
    [one] Legalább { $count } játékos kell.
   *[other] Legalább { $count } játékos kell.
}
offer-none = Itt nincs ajánlatod.
offer-unknown-word = Nem értem: „{ $word }”. Megadható méret (7x7), kezdőszó, óra (60s lépésenként, 10m játékonként), ellenfél (@név) vagy a számítógép.
offer-instead = Írd a parancshoz ezek egyikét: { $ways }.
too-many-offers = Túl sok ajánlat egyszerre: várd meg a választ az előzőkre ({ $count }).
too-many-games = Ebben a csevegésben már ennyi játék folyik: { $count }. Fejezzetek be egyet.
challenge-yourself = Magadat nem hívhatod ki.
challenge-private = Itt csak ketten vagyunk. Hívj barátot egy csoportban, vagy játssz a számítógéppel: /balda
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
button-block = Soha többé
button-pass = Passz
button-hint = Segítség
button-yes = Rendben
button-no = Nem
button-rematch = Visszavágó
button-page = Játék külön lapon
button-continue = Folytatás

clock-none = Óra nélkül
clock-seconds = { $n } mp lépésenként
clock-minutes = { $n } perc játékonként
clock-turn = Lépésenként { $seconds } mp
clock-total = Játékonként { $time }
clock-total-increment = Játékonként { $time } és lépésenként { $seconds } mp

## Games

game-cannot-start = Ilyen játékot nem lehet elkezdeni.
game-gone = Ez a játék már nincs meg.
game-over = A játék véget ért.
game-goes-on = A játék még tart.
game-aside = A játék félre van téve. Folytatás: /continue
game-broken = Ezzel a játékkal történt valami: a jegyzéke nem olvasható. Félre van téve, a többi megy tovább.
no-game = Itt most nincs játékod. Kezdés: /balda
game-not-begun = A játék még nem kezdődött el: az ajánlat játékosokra vár.
no-game-before = Még egy játékot sem fejeztél be.
not-your-game = Ez nem a te játékod.
not-your-turn = Nem te jössz.
not-your-turn-but = Most { $name } jön.
not-a-move = Ez nem úgy néz ki, mint egy lépés.
you-are-out = Ebből a játékból már kiléptél.
old-button = Ez a gomb elavult: a játék továbbment.
which-game = Melyik játékban?
move-what = Írd a lépést a parancs után: /m lépés
nothing-to-take-back = Nincs mit visszavenned.
nothing-asked = Senki sem kérdezett tőled semmit.
asked-already = Ezt már kérdezték, várjuk a választ.
draw-declined = A döntetlent már elutasították: lépés után ajánld fel újra.
no-pass = Ebben a játékban nem lehet passzolni.
draw-nobody = Nincs kinek döntetlent ajánlani.
no-secret = Ebben a játékban nincs titok.
no-hint = Nincs segítség.
rematch-made = A visszavágó már elkezdődött.
rematch-erased = Nem lehet visszavágó: az egyik játékos már nincs itt.

turn = { $name } jön.
turn-computer = { $name } gondolkodik…
score-one = { $name }: { $score }
time-left = Hátra van { $time }.
pending = Válaszra várunk: { $names }.
replay = Az egész játék még egyszer.
move-number = { $n }. lépés
passed = { $name }: passz.
passed-time = { $name }: lejárt a lépés ideje.
left-resigned = { $name } feladja.
left-flag = { $name }: lejárt a játék ideje.
left-removed = { $name } már nem játszik.
asked-draw = { $name } döntetlent ajánl.
asked-takeback = { $name } visszavenné a lépést.
answered-yes = { $name }: igen.
answered-no = { $name }: nem.
taken-back = A lépés visszavéve.
set-aside = A játék félre van téve: rég nem lépett senki. Folytatás: /continue
resumed = A játék folytatódik.
result-won = Nyert: { $names }!
result-shared = A győzelmen osztozik: { $names }.
result-draw = Döntetlen.
result-alone = A gyakorlás véget ért.

skip-early = A lépést át lehet ugrani, ha a játékos { $seconds } mp-ig hallgat.
skip-yourself = Most te jössz. A /skip azt hagyja ki, aki hallgat.
skip-voted = A szavazatod már számít.
skip-votes = Szavazat az átugrásra: { $votes } / { $enough }.
kick-host-only = Játékost az vehet ki, aki a játékot ajánlotta, vagy a csevegés adminja.
kick-whom = Kit? /kick @név

## Talk

sorry-store = Nem sikerült lemezre írni, ezért semmi sem változott. Próbáld meg kicsit később.
sorry-broken = Valami elromlott, semmi sem változott. Próbáld meg újra.
no-such-command = Nincs ilyen parancs. Minden parancs: /help
no-such-command-near = Nincs ilyen parancs. Talán /{ $name }?
private-hello = Papíros játékokat játszom. Kezdés: /balda. Minden parancs: /help
games-none = Nincs megkezdett játékod. Kezdés: /balda
games-mine = { $count ->
    [one] { $count } megkezdett játékod van:
   *[other] { $count } megkezdett játékod van:
}
lang-which = Melyik nyelv? Van: { $langs }.
lang-set = Mostantól magyarul beszélek veled.
settings-admins = A beállításokat a csevegés adminja módosítja.
settings-unknown = Nem ismerek ilyen beállítást. Az összes: /settings
settings-kept = Megjegyeztem.
theme-day = nappali
theme-night = éjszakai
block-whom = Kit? /block @név
blocked = { $name } többé nem hívhat ki.
unblocked = { $name } újra kihívhat.

## Words

word-what = Melyik szót? /word szó
word-valid = „{ $word }” játszható; { $often }.
word-very-common = nagyon gyakori szó
word-common = gyakori szó
word-uncommon = nem gyakori szó
word-rare = ritka szó
word-house = „{ $word }” e csevegés szava, játszható.
word-unknown = „{ $word }” nincs a szótárban.
word-unknown-near = „{ $word }” nincs a szótárban. Talán { $near }?
word-name = „{ $word }” tulajdonnév, csak köznév számít.
word-plural = „{ $word }” többes szám, az egyes szám számít.
word-other-case = „{ $word }” nem alapalak.
word-adjective = „{ $word }” melléknév, csak főnév számít.
word-verb = „{ $word }” ige, csak főnév számít.
word-abbreviation = „{ $word }” rövidítés.
word-other-part = „{ $word }” nem főnév.
word-category = „{ $word }” nem számít: { $kind }.
word-unreadable = „{ $word }” nem olvasható e nyelv betűivel.
word-blocked = „{ $word }” ebben a csevegésben tilos.
category-is-vulgar = durva szó
category-is-slang = szleng
category-is-diminutive = kicsinyítő alak
category-is-augmentative = nagyító alak
category-is-colloquial = bizalmas szó
category-is-regional = tájszó
category-is-obsolete = elavult szó
category-is-compound-abbreviation = szóösszevonás
category-is-plurale-tantum = csak többes számú szó
category-is-rare = ritka szó
category-is-no-start = más jelentésű szó
category-vulgar = durva
category-slang = szleng
category-diminutive = kicsinyítő
category-augmentative = nagyító
category-colloquial = bizalmas
category-regional = tájszavak
category-obsolete = elavult
category-compound-abbreviation = szóösszevonások
category-plurale-tantum = csak többes számú
category-rare = ritka
category-no-start = nem kezdőszó

## A chat's own words

words-how = Hozzáadás: /words add szó. Admin: /words remove, block, unblock szó.
words-house = E csevegés szavai: { $words }
words-forbidden = Itt tilos: { $words }
words-added = „{ $word }” mostantól e csevegés szava.
words-refused = „{ $word }” nem lett elfogadva.
words-removed = „{ $word }” már nem e csevegés szava.
words-blocked = „{ $word }” itt mostantól tilos.
words-unblocked = „{ $word }” itt újra játszható.
words-not-there = „{ $word }” nincs a listán.
words-known = „{ $word }” így is játszható.
words-full = A lista megtelt: előbb vegyél le egy szót.
words-voting = „{ $word }”: már folyik a szavazás.
words-proposed = { $name } ezt a szót ajánlja e csevegésnek: „{ $word }”. Elfogadjuk?
words-votes = Mellette: { $yes }, ellene: { $no }.
words-no-vote = Ez a szavazás már véget ért.
words-own = A saját szavára senki sem szavaz.
button-for = Mellette
button-against = Ellene

## A player's page of a game

page-none = Ennek a játéknak nincs saját lapja.
page-off = A játékoknak itt nincs saját lapjuk: a botnak ehhez nyilvános https-cím kell.
page-busy = Túl sok link egyszerre. Próbálja meg egy perc múlva.
page-open = Az Ön lapja ehhez a játékhoz:
page-link =
    Az Ön lapja ehhez a játékhoz: { $link }
    A link csak Önnek szól, egyszer és tíz percig érvényes.
page-stale = A játék továbbhaladt: nézze meg újra a táblát.
