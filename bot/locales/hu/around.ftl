## Players who are away, and limits.

remind = { $names }: te jössz, még { $time } van.
kick-yourself = Te magad feladhatod: /resign
kick-early = Ha ketten játszanak, a másikat csak akkor lehet kivenni, ha { $hours ->
    [one] { $hours } órája
   *[other] { $hours } órája
} nem lépett. Hamarabb a csevegés adminja teheti meg.
kick-votes = Kivegyük a játékból: { $name }? Szavazat: { $votes } / { $enough }. Mellette: /kick
block-list = Nem fogadsz kihívást tőlük: { $names }. Újra fogadni: /unblock @név
block-none = Mindenkitől fogadsz kihívást. Nem fogadni: /block @név
block-full = Legfeljebb { $count } embert lehet letiltani.
unblock-not = „{ $name }” nincs azok között, akiktől nem fogadsz kihívást. Lista: /block
too-many-offers-here = Ebben a csevegésben már ennyi ajánlat vár: { $count }. Csatlakozz valamelyikhez.
too-many-in-a-row = Túl sok ajánlat egymás után. Várj néhány percet.

## Friends elsewhere, one person on two platforms.

button-invite = Barát hívása kóddal
invite-code = A barátod írja meg nekem bárhol: /join { $code }
invite-none = Előbb ajánlj játékot: /balda. Utána az /invite ad kódot a barátodnak.
join-what = Melyik kód? /join kód. Az kapja az /invite paranccsal, aki a játékot ajánlotta.
join-gone = Nincs játék ezzel a kóddal: már elkezdődött, vagy hibás a kód.
join-waits = A játék akkor kezdődik, ha mindenki összegyűlt, és itt is megjelenik.
code-too-often = Túl sok hibás kód. Várj tíz percet.
link-code = A másik platformon írd meg nekem: /link { $code }. A kód tíz percig érvényes; ne mutasd meg senkinek: aki kimondja, te leszel.
link-gone = Nincs ilyen kód, vagy letelt a tíz perc. Új: /link
link-yourself = Ez a saját kódod: a másik platformon mondd ki.
link-same-platform = Csak különböző platformok fiókjait lehet összekötni, mindegyikről egyet.
link-playing = Egy játékban ülsz saját magaddal: előbb fejezd be.
linked = Kész: itt és ott most egy ember vagy. Ha mindkét fióknak volt értékszáma, azé marad, ahol a kódot kaptad. Szétválasztás: /unlink
unlink-none = Ez a fiók nincs mással összekötve.
unlink-playing = Előbb fejezd be a játékaidat: /games
unlinked = Itt újra külön ember vagy. Az értékszám és a beállítások a másik fióknál maradnak.
no-such-move = Ebben a játékban nincs ilyen lépés.
