# The chat page of our own.

web-title = Tetradka
web-tagline = Papír-ceruza játékok társaságnak: egy szó egy lépés, egy kép mindent megmutat

# The first page
web-name-label = Hogy szólítsunk?
web-name-other = Másik név
web-friends = Játék barátokkal
web-friends-hint = Szobát nyit, és linket ad, amellyel meghívhatod őket
web-bot = Játék a számítógéppel
web-bot-hint = Csendes csevegés a bottal
web-invited = { $names } játszani hív
web-invited-nobody = Játszani hívnak
web-join = Belépek
web-as = Tovább { $name } néven
web-invite-stale = Ez a link nem vezet sehová. Kérj újat, vagy nyiss saját szobát.
web-rooms-before = Vissza egy szobába
web-pass-offer = Ebben a böngészőben is te legyél?
web-pass-use = Igen, én vagyok
web-pass-stale = Ezt a linket már használták, vagy túl régi. Készíts újat ott, ahol már bent vagy.
web-names = Sün, Süvöltő, Borz, Mókus, Vidra, Sarlósfecske, Hód, Bagoly, Pinty, Nyúl, Szarka, Hiúz, Daru, Róka

# The room
web-room-invite = Meghívás
web-room-invite-title = Küldd el ezt a linket a barátaidnak
web-room-invite-why = Akinek megvan, bejöhet és játszhat.
web-room-empty = Tiszta lap. Hívj meg valakit, vagy kezdj játékot a számítógéppel.
web-bot-empty = Tiszta lap. Kezdj játékot a számítógéppel, vagy kérdezd meg, mit lehet itt.
web-room-you-alone = egyelőre csak te
web-room-with-bot = A bot
web-copy = Másolás
web-copied = Másolva
web-people = Ki van itt
web-people-you = te
web-people-admin = házigazda
web-people-away = nincs jelen
web-joined = { $name } itt van
web-secret = ezt csak te látod
web-bot-name = Tetradka
web-unread = Új
web-down = A legújabbhoz
web-picture-open = A kép nagyban
web-picture-lost = A kép már nincs meg; ez volt rajta:
web-document = Letöltés: { $name }
web-reply = Válasz
web-reply-to = Válasz neki: { $name }
web-reply-drop = Mégsem válaszolok

# Writing
web-say = Üzenet
web-say-hint = Szó, lépés vagy parancs
web-send = Küldés
web-quick = Kezdés
web-quick-balda = Baldázzunk
web-quick-computer = A számítógéppel
web-quick-rules = Szabályok
web-quick-help = Mit lehet itt?
web-quick-balda-say = /balda
web-quick-computer-say = /balda számítógép
web-quick-rules-say = /rules
web-quick-help-say = /help
web-commands = Parancsok

# The connection
web-connecting = Kapcsolódás…
web-online = Kapcsolódva
web-offline = Nincs kapcsolat. Újra próbálom…
web-waiting = küldés…
web-refused-fast = Túl gyors. Várj egy kicsit, és küldd újra.
web-refused-length = Egy üzenet 1–4096 karakter lehet.
web-refused-stranger = Ezen az oldalon már valaki más van. Töltsd be újra.
web-refused-unknown = Ez már nincs itt.
web-refused-name = Olyan nevet írj, amelyben látható karakter is van.
web-refused-mine = Így engem hívnak: kérlek, válassz másik nevet.
web-refused-full = Betelt: már túl sok van belőlük.
web-refused-stale = Ezt a linket már használták, vagy túl régi.
web-refused-disk = Nem sikerült lemezre írni, ezért semmi sem változott. Próbáld meg kicsit később.
web-refused-trouble = Nem sikerült. Próbáld meg egy pillanat múlva.
web-wrong-host = Ezt a szervert nem így hívják. Ha proxy mögött áll, indítsd a --public-url kapcsolóval.
web-wrong-origin = Ezt csak a szerver saját oldala kérheti.
web-too-many-pages = Túl sok oldalad van itt nyitva. Zárj be egyet, és töltsd be újra ezt.

# The menu
web-menu = Menü
web-close = Bezárás
web-rooms = Szobák
web-room-new = Új szoba
web-rename = Név módosítása
web-rename-done = Mentés
web-else = Legyél valaki más
web-else-why = Új lapot nyit, ahol a melletted ülő barátod játszhat.
web-pass = Megnyitás másik eszközön
web-pass-why = Ezzel a linkkel egy másik böngésző te leszel. Egyszer használható, { $minutes } percig. Ne add oda másnak.
web-language = Nyelv
web-look = Papír
web-look-day = Nappal
web-look-night = Éjjel
web-look-auto = Ahogy az eszközön

## A player's page of one game

web-seat-yours = Te következel
web-seat-stale = Ez a link már nem érvényes. Kérj újat: /page
web-seat-field = A tábla. A nyilak mozgatnak, az Enter pontot tesz le.
web-seat-closer = Közelebb
web-seat-farther = Távolabb
web-seat-whole = Az egész tábla
web-seat-hold = nyitva tartás
web-seat-widest = legszélesebb körvonal
web-seat-put = Lerakás
web-seat-paint = befestés
web-seat-choose = Válassz körvonalat: meg vannak számozva.
web-seat-free = szabad
web-seat-live = pont
web-seat-captured = fogságban
web-seat-painted = befestve
web-seat-red = piros
web-seat-blue = kék
web-seat-board = A tábla. A nyilak mozgatnak, egy számjegy követ tesz le, a Backspace leveszi.
web-seat-rack = A köveid
web-seat-stone = Kő: { $count }
web-seat-pending = még nincs elküldve
web-seat-number = szám ×{ $count }
web-seat-operation = művelet ×{ $count }
web-seat-choose-stone = Válassz követ, majd mezőt
web-seat-lay = Lerakás
web-seat-exchange = Csere
web-seat-choose-exchange = Válaszd ki a cserélendő köveket
web-seat-exchange-send = Csere: { $count }
web-seat-take-back = Mind vissza
web-seat-bag = a zsákban { $count }
