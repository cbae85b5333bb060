# The chat page of our own.

web-title = Tetradka
web-tagline = Hry s tužkou a papírem pro společnost: slovo je tah, obrázek ukáže všechno

# The first page
web-name-label = Jak vám říkat?
web-name-other = Jiné jméno
web-friends = Hrát s přáteli
web-friends-hint = Otevře místnost a dá odkaz, kterým je pozvete
web-bot = Hrát s počítačem
web-bot-hint = Tichý chat s botem
web-invited = { $names } vás zve ke hře
web-invited-nobody = Jste zváni ke hře
web-join = Vstoupit
web-as = Dál jako { $name }
web-invite-stale = Tento odkaz nikam nevede. Požádejte o nový, nebo otevřete vlastní místnost.
web-rooms-before = Zpět do místnosti
web-pass-offer = Být tady pod svým jménem?
web-pass-use = Ano, jsem to já
web-pass-stale = Tento odkaz byl už použit nebo je příliš starý. Vytvořte nový tam, kde už jste.
web-names = Ježek, Hýl, Jezevec, Veverka, Vydra, Rorýs, Bobr, Sova, Pěnkava, Zajíc, Straka, Rys, Jeřáb, Liška

# The room
web-room-invite = Pozvat
web-room-invite-title = Pošlete tento odkaz přátelům
web-room-invite-why = Kdo ho má, může vstoupit a hrát.
web-room-empty = Čistá stránka. Pozvěte někoho, nebo začněte hru s počítačem.
web-bot-empty = Čistá stránka. Začněte hru s počítačem, nebo se zeptejte, co se tu dá dělat.
web-room-you-alone = zatím jen vy
web-room-with-bot = Bot
web-copy = Kopírovat
web-copied = Zkopírováno
web-people = Kdo tu je
web-people-you = vy
web-people-admin = hostitel místnosti
web-people-away = není tu
web-joined = { $name } je tady
web-secret = to vidíte jen vy
web-bot-name = Tetradka
web-unread = Nové
web-down = K nejnovějšímu
web-picture-open = Prohlédnout obrázek zblízka
web-picture-lost = Obrázek už není, bylo na něm:
web-document = Stáhnout { $name }
web-reply = Odpovědět
web-reply-to = Odpověď pro: { $name }
web-reply-drop = Neodpovídat

# Writing
web-say = Zpráva
web-say-hint = Slovo, tah nebo příkaz
web-send = Poslat
web-quick = Začněte
web-quick-balda = Hrát baldu
web-quick-computer = S počítačem
web-quick-rules = Pravidla
web-quick-help = Co se tu dá dělat?
web-quick-balda-say = /balda
web-quick-computer-say = /balda počítač
web-quick-rules-say = /rules
web-quick-help-say = /help
web-commands = Příkazy

# The connection
web-connecting = Připojuji…
web-online = Připojeno
web-offline = Bez spojení. Zkouším znovu…
web-waiting = odesílá se
web-refused-fast = Příliš rychle. Počkejte chvilku a pošlete znovu.
web-refused-length = Zpráva má 1 až 4096 znaků.
web-refused-stranger = Na této stránce je teď někdo jiný. Načtěte ji znovu.
web-refused-unknown = Tohle už tu není.
web-refused-name = Napište jméno, ve kterém je něco vidět.
web-refused-mine = Tak se jmenuji já: vyberte si prosím jiné jméno.
web-refused-full = Víc se jich nevejde: už je jich příliš mnoho.
web-refused-stale = Tento odkaz byl už použit nebo je příliš starý.
web-refused-disk = Nepodařilo se zapsat na disk, takže se nic nezměnilo. Zkuste to prosím za chvíli.
web-refused-trouble = To se nepovedlo. Zkuste to prosím za chvíli.
web-wrong-host = Tento server se tak nejmenuje. Pokud stojí za proxy, spusťte ho s --public-url.
web-wrong-origin = O to může žádat jen vlastní stránka serveru.
web-too-many-pages = Máte tu otevřeno příliš mnoho stránek. Jednu zavřete a načtěte znovu.

# The menu
web-menu = Nabídka
web-close = Zavřít
web-rooms = Místnosti
web-room-new = Nová místnost
web-rename = Změnit jméno
web-rename-done = Uložit
web-else = Být někdo jiný
web-else-why = Otevře novou kartu, kde může hrát přítel vedle vás.
web-pass = Otevřít na jiném zařízení
web-pass-why = Tímto odkazem se jiný prohlížeč stane vámi. Funguje jednou, { $minutes } min. Nikomu ho nedávejte.
web-language = Jazyk
web-look = Papír
web-look-day = Den
web-look-night = Noc
web-look-auto = Podle zařízení

## A player's page of one game

web-seat-yours = Jste na tahu
web-seat-stale = Tento odkaz už neplatí. Požádejte o nový: /page
web-seat-field = Hrací plocha. Šipky posouvají, Enter položí tečku.
web-seat-closer = Blíž
web-seat-farther = Dál
web-seat-whole = Celá plocha
web-seat-hold = držet obrys
web-seat-widest = nejširší obrys
web-seat-put = Položit
web-seat-paint = vybarvit
web-seat-choose = Vyberte obrys: jsou očíslované.
web-seat-free = volno
web-seat-live = tečka
web-seat-captured = v zajetí
web-seat-painted = vybarveno
web-seat-red = červené
web-seat-blue = modré
web-seat-board = Deska. Šipky posouvají, číslice položí kámen, Backspace ho vezme zpět.
web-seat-rack = Vaše kameny
web-seat-stone = Kámen { $count }
web-seat-pending = ještě neodesláno
web-seat-number = číslo ×{ $count }
web-seat-operation = operace ×{ $count }
web-seat-choose-stone = Vyberte kámen, pak pole
web-seat-lay = Položit
web-seat-exchange = Výměna
web-seat-choose-exchange = Vyberte kameny k výměně
web-seat-exchange-send = Vyměnit: { $count }
web-seat-take-back = Vzít vše zpět
web-seat-bag = v pytlíku { $count }
