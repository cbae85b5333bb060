## Rooms that let the bot in, and ways to private ones.

welcome = Sziasztok! Itt papír-ceruza játékokat lehet játszani: a /balda elindít egyet, egy szó egy lépés. Minden parancs: /help
welcome-addressed = Sziasztok! Itt papír-ceruza játékokat lehet játszani: a /balda elindít egyet. A közönséges üzeneteket nem látom, ezért az üzenetemre válaszolva lépjetek, vagy így: /m szó. Minden parancs: /help
welcome-back = Félretett játék vár rátok: /continue
telegram-in-private = Ez csak neked szól, de én nem írhatok neked elsőként. Nyiss velem privát csevegést, a válasz már ott vár.
telegram-open = Privát csevegés megnyitása
telegram-inline = Játszunk? { $game }
