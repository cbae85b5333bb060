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
