# The chat page of our own.

web-title = Tetradka
web-tagline = Gry na kartce dla towarzystwa: słowo to ruch, obrazek pokazuje wszystko

# The first page
web-name-label = Jak się do ciebie zwracać?
web-name-other = Inne imię
web-friends = Graj ze znajomymi
web-friends-hint = Otwiera pokój i daje link, żeby ich zaprosić
web-bot = Graj z komputerem
web-bot-hint = Spokojny czat z botem
web-invited = { $names } zaprasza cię do gry
web-invited-nobody = Zaproszono cię do gry
web-join = Wejdź
web-as = Dalej jako { $name }
web-invite-stale = Ten link donikąd nie prowadzi. Poproś o nowy albo otwórz własny pokój.
web-rooms-before = Wróć do pokoju
web-pass-offer = Być sobą także w tej przeglądarce?
web-pass-use = Tak, to ja
web-pass-stale = Ten link już wykorzystano albo stracił ważność. Zrób nowy tam, gdzie już jesteś.
web-names = Jeż, Gil, Borsuk, Wiewiórka, Wydra, Jerzyk, Bóbr, Sowa, Zięba, Zając, Sroka, Ryś, Żuraw, Lis

# The room
web-room-invite = Zaproś
web-room-invite-title = Wyślij ten link znajomym
web-room-invite-why = Kto go ma, może wejść i grać.
web-room-empty = Czysta kartka. Zaproś kogoś albo zacznij grę z komputerem.
web-bot-empty = Czysta kartka. Zacznij grę z komputerem albo zapytaj, co tu można.
web-room-you-alone = na razie tylko ty
web-room-with-bot = Bot
web-copy = Kopiuj
web-copied = Skopiowano
web-people = Kto tu jest
web-people-you = ty
web-people-admin = gospodarz pokoju
web-people-away = nie ma na stronie
web-joined = { $name } już tu jest
web-secret = widzisz to tylko ty
web-bot-name = Tetradka
web-unread = Nowe
web-down = Do najnowszych
web-picture-open = Obejrzyj obrazek z bliska
web-picture-lost = Obrazka już nie ma, oto co na nim było:
web-document = Pobierz { $name }
web-reply = Odpowiedz
web-reply-to = Odpowiedź dla: { $name }
web-reply-drop = Nie odpowiadaj

# Writing
web-say = Wiadomość
web-say-hint = Słowo, ruch albo polecenie
web-send = Wyślij
web-quick = Zacznij od
web-quick-balda = Zagraj w baldę
web-quick-computer = Z komputerem
web-quick-rules = Zasady
web-quick-help = Co tu można?
web-quick-balda-say = /balda
web-quick-computer-say = /balda komputer
web-quick-rules-say = /rules
web-quick-help-say = /help
web-commands = Polecenia

# The connection
web-connecting = Łączenie…
web-online = Połączono
web-offline = Brak połączenia. Próbuję ponownie…
web-waiting = wysyłanie
web-refused-fast = Za szybko. Poczekaj chwilę i wyślij jeszcze raz.
web-refused-length = Wiadomość ma od 1 do 4096 znaków.
web-refused-stranger = Na tej stronie jest teraz ktoś inny. Odśwież ją.
web-refused-unknown = Tego już tu nie ma.
web-refused-name = Wpisz imię, które ma jakiś widoczny znak.
web-refused-mine = Tak nazywam się ja: wybierz, proszę, inne imię.
web-refused-full = Więcej się nie zmieści: jest ich już za dużo.
web-refused-stale = Ten link już wykorzystano albo stracił ważność.
web-refused-disk = Nie udało się zapisać na dysku, więc nic się nie zmieniło. Spróbuj jeszcze raz za chwilę.
web-refused-trouble = Nie udało się. Spróbuj za chwilę.
web-wrong-host = Ten serwer tak się nie nazywa. Jeśli stoi za proxy, uruchom go z --public-url.
web-wrong-origin = O to może prosić tylko własna strona serwera.
web-too-many-pages = Masz tu otwartych za dużo stron. Zamknij jedną i odśwież.

# The menu
web-menu = Menu
web-close = Zamknij
web-rooms = Pokoje
web-room-new = Nowy pokój
web-rename = Zmień imię
web-rename-done = Zapisz
web-else = Bądź kimś innym
web-else-why = Otwiera nową kartę, w której może grać ktoś obok ciebie.
web-pass = Otwórz na innym urządzeniu
web-pass-why = Przez ten link inna przeglądarka stanie się tobą. Działa raz, przez { $minutes } min. Nie dawaj go innym.
web-language = Język
web-look = Papier
web-look-day = Dzień
web-look-night = Noc
web-look-auto = Jak na urządzeniu

## A player's page of one game

web-seat-yours = Twój ruch
web-seat-stale = Ten link już nie działa. Poproś o nowy: /page
web-seat-field = Plansza. Strzałki przesuwają, Enter stawia kropkę.
web-seat-closer = Bliżej
web-seat-farther = Dalej
web-seat-whole = Cała plansza
web-seat-hold = trzymaj kontur
web-seat-widest = najszerszy kontur
web-seat-put = Postaw
web-seat-paint = zamaluj
web-seat-choose = Wybierz kontur: są ponumerowane.
web-seat-free = wolne
web-seat-live = kropka
web-seat-captured = w niewoli
web-seat-painted = zamalowane
web-seat-red = czerwone
web-seat-blue = niebieskie
web-seat-board = Plansza. Strzałki przesuwają, cyfra kładzie kamień, Backspace zdejmuje.
web-seat-rack = Twoje kamienie
web-seat-stone = Kamień { $count }
web-seat-pending = jeszcze niewysłany
web-seat-number = liczba ×{ $count }
web-seat-operation = działanie ×{ $count }
web-seat-choose-stone = Wybierz kamień, potem pole
web-seat-lay = Wyłóż
web-seat-exchange = Wymiana
web-seat-choose-exchange = Wybierz kamienie do wymiany
web-seat-exchange-send = Wymień: { $count }
web-seat-take-back = Zdejmij wszystkie
web-seat-bag = w worku { $count }
