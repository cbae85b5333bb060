## Discord's own forms.

button-type = Lépés beírása
discord-language = Magyar
discord-dialog-title = Te lépsz
discord-dialog-field = Szó, mező vagy számjegyek
discord-challenge = Kihívás: { $game }
discord-no-attach = Itt nem csatolhatok fájlokat, ezért a táblát szavakkal mondom el. Ha képeket szeretnél, add meg nekem a „Fájlok csatolása” jogot.
discord-secret = Ezt csak te láthatod, de a privát üzeneteid zárva vannak előttem. Használd a parancsot a menüből (/): a választ csak te látod.
discord-names = balda balda, royal királyi, abaku abaku, oral szóbeli, antibalda antibalda, dots pontok, m lépés, pass passz, board tábla, text szöveg, exchange csere, rack kövek, hint tipp, word szó, words szavak, takeback vissza, draw döntetlen, resign feladom, rematch visszavágó, continue folytatás, skip kihagyás, kick kizárás, cancel mégse, games játékok, rules szabályok, settings beállítások, lang nyelv, block tiltás, unblock feloldás, help súgó
discord-field-move = lépés: szó, mező vagy számjegyek, ahogy ebben a játékban írják
discord-field-word = szó: melyik szót nézzem meg
discord-field-person = ki: valaki ebből a csevegésből
discord-field-lang = nyelv: milyen nyelven válaszoljak neked
discord-field-game = játék: melyik játékról van szó
discord-field-text = mit: mit tegyek, mint a beírt parancs után
discord-field-opponent = ellenfél: kit hívsz ki
discord-field-computer = gép: játék az ilyen szintű géppel
discord-field-clock = óra: másodperc lépésenként vagy perc játszmánként
discord-field-options = beállítások: méret, kezdőszó és más, szóközzel elválasztva
