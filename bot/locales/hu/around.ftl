## Players who are away, and limits.

remind = { $names }: te következel, még { $time } van hátra.
kick-yourself = A játékból így léphetsz ki: /resign
kick-early = Amíg ketten játszotok, az ellenfelet csak akkor lehet kivenni, ha már { $hours } órája nem lépett. Hamarabb a csevegés adminja teheti meg.
kick-votes = Kivegyük a játékból: { $name }? Szavazat: { $votes } / { $enough }. Mellette: /kick
block-list = Tőlük nem fogadsz kihívást: { $names }. Újra fogadni: /unblock @név
block-none = Mindenkitől fogadsz kihívást. Letiltás: /block @név
block-full = Legfeljebb { $count } embert tilthatsz le. A lista: /block
unblock-not = „{ $name }” nincs a letiltottak között. A lista: /block
too-many-offers-here = Ebben a csevegésben már { $count } meghívás vár válaszra. Csatlakozz valamelyikhez.
too-many-in-a-row = Túl sok meghívás egymás után. Várj néhány percet.

## Friends elsewhere, one person on two platforms.

button-invite = Barát meghívása kóddal
invite-code = A barátod bárhonnan írja meg nekem: /join { $code }
invite-none = Előbb indíts játékot: /balda. Utána az /invite ad kódot a barátodnak.
join-what = Melyik kód? /join kód. A kódot az /invite adja annak, aki a játékot indította.
join-gone = Nincs ilyen kódú játék: már elkezdődött, vagy hibás a kód.
join-waits = A játék akkor kezdődik, amikor mindenki megérkezett, és itt is megjelenik.
code-too-often = Túl sok hibás kód. Várj tíz percet.
link-code = A másik platformon írd meg nekem: /link { $code }. A kód tíz percig érvényes. Ne mutasd meg senkinek: aki beírja, a te nevedben játszik.
link-gone = Nincs ilyen kód, vagy lejárt a tíz perce. Új kód: /link
link-yourself = Ez a saját kódod: a másik platformon írd be.
link-same-platform = Csak különböző platformok fiókjai köthetők össze, mindegyikről egy.
link-playing = Egy játékban mindkét fiókod játszik: előbb fejezd be.
linked = Kész: itt és ott mostantól ugyanaz az ember vagy. Ha mindkét fióknak volt értékszáma, azé maradt meg, ahol a kódot kaptad. Szétválasztás: /unlink
unlink-none = Ez a fiók nincs mással összekötve.
unlink-playing = Előbb fejezd be a játékaidat: /games
unlinked = Ez a fiók újra önálló. Az értékszám és a beállítások a másik fióknál maradtak.
no-such-move = Ebben a játékban nincs ilyen lépés.
