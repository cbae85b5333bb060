## Rooms that let the bot in, and ways to private ones.

welcome = Sziasztok! Itt papíron játszott játékokat játszunk: a /balda elindít egy játékot, egy szó egy lépés. Minden parancs: /help
welcome-addressed = Sziasztok! Itt papíron játszott játékokat játszunk: a /balda elindít egy játékot. A közönséges üzeneteket nem látom, ezért az üzenetemre válaszolva lépjetek, vagy így: /m szó. Minden parancs: /help
welcome-back = Egy félretett játék vár rátok: /continue
telegram-in-private = Ez csak önnek szól, de elsőként nem írhatok önnek. Nyisson velem privát csevegést, a válasz már ott van.
telegram-open = Privát csevegés megnyitása
telegram-inline = Játszunk? { $game }
