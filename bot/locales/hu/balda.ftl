## Balda, the grid game.

balda-name = Balda
balda-name-royal = Királyi balda
balda-classic = Közönséges
balda-royal = Királyi
balda-option-no-seen = csak új szavak
balda-option-revisit = mező többször
balda-option-yo = ё külön
balda-option-short-i = и = й
balda-option-house = szavak szavazással
balda-option-hints = segítség
balda-option-no-hints = segítség nélkül
balda-option-min = legalább { $n } betű
balda-option-row = szó középen
balda-option-top = az első sorban
balda-option-column = az első oszlopban
balda-start-row = szó a(z) { $n }. sorban
balda-start-column = szó a(z) { $n }. oszlopban
balda-insist = így is játsszunk

balda-size-range = A tábla 3×3 és 9×9 közötti.
balda-min-range = A legrövidebb szó 2–5 betűs.
balda-players = { $least }–{ $most } ember játszhatja.
balda-revisit-in-royal = A királyi baldában egy mező nem használható kétszer.
balda-start-line = A táblának nincs ilyen sora vagy oszlopa a kezdőszónak.
balda-start-length = A kezdőszó 2–{ $room } betűs.
balda-start-word = Ez a kezdőszó nem jó. { $reason }
balda-no-start-word = A szótárban nincs { $letters } betűs kezdőszó.
balda-no-first-move = Ebből a kezdőszóból egy szó sem rakható ki.
balda-uneven = A lépések nem jönnek ki egyformán: { $free } szabad mező van, a számuknak oszthatónak kell lennie ezzel: { $by }.

balda-start = A kezdőszó: { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } ide: { $cell }).
balda-proposed = { $name } ezt a szót ajánlja: „{ $word }”. Elfogadjuk? Egy perc a szavazásra; a hallgatás nem.
balda-voted-for = { $name }: mellette.
balda-voted-against = { $name }: ellene.
balda-accepted = A szó elfogadva.
balda-rejected = A szó nincs elfogadva.
balda-end-full = Minden mező betelt.
balda-end-no-move = Több szó már nem rakható ki.
balda-end-passes = Mindenki háromszor egymás után passzolt.
balda-end-agreed = Döntetlenben egyeztek meg.
balda-end-one-left = Egy játékos maradt.
balda-longest = A leghosszabb szó: { $word } ({ $name }).
balda-missed = A legjobb elszalasztott szó, { $name }: „{ $word }”, +{ $points } ({ $letter } ide: { $cell }).
balda-best = A játék legjobb szavát senki sem vette észre: „{ $word }”, +{ $points } ({ $name } lépése, { $letter } ide: { $cell }).
balda-left = { $count ->
    [one] még { $count } mező
   *[other] még { $count } mező
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Utolsó lépés: { $name }, { $word } — { $path }
balda-hint = Így lehetne: „{ $word }”, { $letter } ide: { $cell }.

balda-button-for = Mellette
balda-button-against = Ellene
balda-button-propose = Kérdezzünk meg mindenkit: „{ $word }”
balda-said-propose = ajánlom, kérdezzük

balda-no-such-cell = A táblán nincs ilyen mező: { $cell }.
balda-no-such-cell-here = A táblán nincs ilyen mező.
balda-not-a-letter = Ez nem e nyelv betűje.
balda-too-short = „{ $word }” rövidebb, mint { $least } betű.
balda-used-start = „{ $word }” a kezdőszó, már fel van használva.
balda-used = „{ $word }” már volt, { $name } rakta ki.
balda-cell-taken = Ez a mező foglalt.
balda-not-adjacent = Ez a mező egy betűt sem érint.
balda-letter-not-in-word = „{ $word }” szóban nincs ilyen betű.
balda-no-path = „{ $word }” itt nem rakható ki: az új betűn át nincs ilyen mezőlánc.
balda-cell-twice = „{ $word }” kétszer menne át ugyanazon a mezőn.
balda-path-crosses = „{ $word }” keresztezné önmagát.
balda-seen-already = „{ $word }” már e lépés előtt olvasható volt a táblán.
balda-several = „{ $word }” többféleképpen is kirakható. Melyik betűt teszed le?
balda-no-house-words = Ebben a játékban nem szavaznak szavakról.
balda-known-word = „{ $word }” benne van a szótárban, nem kell szavazni.
balda-voted-this-turn = Ebben a lépésben már volt szavazás.
balda-vote-running = Szavazás folyik, várj egy kicsit.
balda-no-vote = Most nincs miről szavazni.
balda-own-word = A saját szavára senki sem szavaz.
balda-already-voted = Már szavaztál.

balda-rules = Balda. A táblán egy szó áll. Lépésenként egy betűt teszel egy betű melletti szabad mezőre, és szót raksz ki: a betűi oldalukkal szomszédos mezőkön mennek, egyik mezőn sem kétszer, és az új betű benne van. Betűnként egy pont. A szavak köznevek alapalakban, egyik sem kétszer. Írd le a szót, az a lépés; ha a betű többféleképpen állhat, a bot megkérdezi, vagy mondd rögtön: „b4 k szó”. A játéknak vége, ha a tábla megtelt vagy nincs lépés; a több pont nyer. Ha mindenki háromszor egymás után passzol, döntetlen.
balda-rules-royal = Királyi balda. Mint a közönséges, de a szó átlósan is mehet, az útja nem keresztezheti önmagát, és ami már olvasható volt, nem számít. Ketten lépésenként két betűt tesznek le és két szót raknak ki; a második passzolható.
