## Balda, the grid game.

balda-name = Balda
balda-name-royal = Királyi balda
balda-classic = Klasszikus
balda-royal = Királyi
balda-option-no-seen = csak új szavak
balda-option-revisit = egy mező többször is
balda-option-yo = ё külön
balda-option-short-i = и = й
balda-option-house = szavak szavazással
balda-option-hints = tippek
balda-option-no-hints = tippek nélkül
balda-option-min = legalább { $n } betűs szavak
balda-option-row = kezdőszó középen
balda-option-top = az első sorban
balda-option-column = az első oszlopban
balda-start-row = kezdőszó a(z) { $n }. sorban
balda-start-column = kezdőszó a(z) { $n }. oszlopban
balda-insist = játsszuk így is

# What may be typed in an offer: an argument and the words for it, parted by commas.
balda-words = classic klasszikus, royal királyi, revisit ismétlés, no_seen új, house szavazás, hints tippek, nohints tippnélkül, insist egyenlőtlen, random véletlen
# The same before a colon: min:3, row:2.
balda-names = min legalább, start hossz, row sor, middle közép, column oszlop, word szó, lang nyelv, words szavak

balda-size-range = A tábla 3×3-astól 9×9-esig lehet.
balda-min-range = A legrövidebb szó 2–5 betűs.
balda-players = { $least }–{ $most } ember játszhatja.
balda-revisit-in-royal = A királyi baldában egy mező nem használható kétszer.
balda-start-line = A táblán nincs ilyen számú sor vagy oszlop.
balda-start-length = A kezdőszó 2–{ $room } betűs lehet.
balda-start-word = Ez a kezdőszó nem jó. { $reason }
balda-no-start-word = A szótárban nincs alkalmas { $letters } betűs kezdőszó.
balda-no-first-move = Ehhez a kezdőszóhoz egyetlen szót sem lehet kirakni.
balda-uneven = Nem jutna mindenkinek ugyanannyi lépés: { $free } szabad mező van, pedig a számuknak oszthatónak kell lennie ennyivel: { $by }.

balda-start = A kezdőszó: { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } ide: { $cell }).
balda-proposed = { $name } ezt a szót javasolja: „{ $word }”. Elfogadjuk? Egy perc van szavazni; aki hallgat, nemmel szavaz.
balda-voted-for = { $name }: mellette.
balda-voted-against = { $name }: ellene.
balda-accepted = A szót elfogadtátok.
balda-rejected = A szót nem fogadtátok el.
balda-end-full = Minden mező megtelt.
balda-end-no-move = Több szót már nem lehet kirakni.
balda-end-passes = Háromszor egymás után mindenki passzolt.
balda-end-agreed = Megegyezéses döntetlen.
balda-end-one-left = Egy játékos maradt.
balda-longest = A leghosszabb szó: { $word } ({ $name }).
balda-missed = A legjobb elszalasztott szó, { $name }: „{ $word }”, +{ $points } ({ $letter } ide: { $cell }).
balda-best = A játék legjobb szavát senki sem vette észre: „{ $word }”, +{ $points } ({ $name } lépése, { $letter } ide: { $cell }).
balda-left = { $count ->
    [one] még { $count } mező
   *[other] még { $count } mező
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Utolsó lépés: { $name }, { $word } – { $path }
balda-hint = Így lehetne: „{ $word }”, { $letter } ide: { $cell }.

balda-button-for = Mellette
balda-button-against = Ellene
balda-button-propose = Szavazzunk: „{ $word }”
balda-said-propose = javaslom, ajánlom, kérdezzük

balda-no-such-cell = A táblán nincs ilyen mező: { $cell }.
balda-no-such-cell-here = A táblán nincs ilyen mező.
balda-not-a-letter = Ebben a nyelvben nincs ilyen betű.
balda-too-short = „{ $word }” túl rövid: legalább { $least } betű kell.
balda-used-start = „{ $word }” a kezdőszó, nem ismételhető.
balda-used = „{ $word }” már volt, { $name } rakta ki.
balda-cell-taken = Ez a mező foglalt.
balda-not-adjacent = Ez a mező egyetlen betűt sem érint.
balda-letter-not-in-word = Ebben a szóban nincs ilyen betű: „{ $word }”.
balda-no-path = „{ $word }” itt nem rakható ki: az új betűn át nem olvasható össze szomszédos mezőkből.
balda-cell-twice = „{ $word }” kétszer menne át ugyanazon a mezőn.
balda-path-crosses = „{ $word }” keresztezné önmagát.
balda-seen-already = „{ $word }” már a lépésed előtt is olvasható volt a táblán.
balda-several = „{ $word }” többféleképpen is kirakható. Melyik betűt teszed le?
balda-no-house-words = Ebben a játékban a szavakról nem lehet szavazni.
balda-known-word = „{ $word }” benne van a szótárban, nem kell szavazni.
balda-voted-this-turn = Ebben a lépésben már volt szavazás.
balda-vote-running = Szavazás folyik, várj egy kicsit.
balda-no-vote = Most nincs miről szavazni.
balda-own-word = A saját szavadra nem szavazhatsz.
balda-already-voted = Már szavaztál.

balda-how = A lépés egy szó: egy betűjét te teszed hozzá, a többi már a táblán van.
balda-rules =
    Balda. A táblán egy szó áll. A körödben tegyél egy betűt egy betűvel oldalszomszédos üres mezőre, és rakj ki egy szót: szomszédos mezőkön olvasható végig, egy mezőt legfeljebb egyszer használ, és benne van az új betű. Minden betűje egy pont.
    Csak köznevek játszhatók, alapalakban; egy szó sem kétszer.
    A lépés maga a szó. Ha a betű több helyre is kerülhet, a bot megkérdezi; rögtön is megmondhatod: „b4 k szó”.
    Vége: a tábla megtelt, vagy nincs több szó. A több pont nyer. Ha háromszor egymás után mindenki passzol, döntetlen.
    Ha lejár a lépés ideje, az passz; ha a játéké, kiesel.
balda-rules-royal =
    Királyi balda. Mint a klasszikus, de az új betű és a szó átlósan is csatlakozhat. A szó nem keresztezheti önmagát, és ami már olvasható volt a táblán, nem számít.
    Ketten egy körben két betűt tesztek le, és két szót raktok ki; a második kihagyható: /pass.
    Csak köznevek játszhatók, alapalakban; egy szó sem kétszer. Betűnként egy pont.
    Vége: a tábla megtelt, vagy nincs több szó; ha háromszor egymás után mindenki passzol, döntetlen. Ha lejár a lépés ideje, az passz; ha a játéké, kiesel.
balda-rule-no-seen = Ami már a lépés előtt olvasható volt a táblán, nem számít, akkor sem, ha senki sem rakta ki.
balda-rule-revisit = A szó többször is átmehet egy mezőn, de nem kétszer közvetlenül egymás után.
balda-rule-yo = Az е és a ё különböző betű.
balda-rule-short-i = Az и és a й ugyanaz a betű.
balda-rule-house = A szótárban nem szereplő szóról szavazni lehet: ha egy percen belül a többiek több mint fele mellette van, számít. Lépésenként egy szavazás.
balda-rule-min = Egy szónak legalább { $n } betűsnek kell lennie.
