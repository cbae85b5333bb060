# The chat page of our own.

web-title = Тетрадка
web-tagline = Паперові ігри для компанії: слово — це хід, картинка показує все

# The first page
web-name-label = Як вас називати?
web-name-other = Інше ім’я
web-friends = Грати з друзями
web-friends-hint = Відкриє кімнату й дасть посилання, щоб їх покликати
web-bot = Грати з комп’ютером
web-bot-hint = Тихий чат із ботом
web-invited = { $names } кличе вас грати
web-invited-nobody = Вас кличуть грати
web-join = Увійти
web-as = Далі як { $name }
web-invite-stale = Це запрошення нікуди не веде. Попросіть нове або відкрийте свою кімнату.
web-rooms-before = Повернутися до кімнати
web-pass-offer = Бути собою і в цьому браузері?
web-pass-use = Так, це я
web-pass-stale = Це посилання вже використано або воно застаріло. Зробіть нове там, де ви вже ввійшли.
web-names = Їжак, Снігур, Борсук, Білка, Видра, Стриж, Бобер, Сова, Зяблик, Заєць, Сорока, Рись, Журавель, Лис

# The room
web-room-invite = Покликати
web-room-invite-title = Надішліть це посилання друзям
web-room-invite-why = Хто його має, той може увійти й грати.
web-room-empty = Чиста сторінка. Покличте когось або почніть гру з комп’ютером.
web-bot-empty = Чиста сторінка. Почніть гру з комп’ютером або спитайте, що тут можна.
web-room-you-alone = поки що тільки ви
web-room-with-bot = Бот
web-copy = Скопіювати
web-copied = Скопійовано
web-people = Хто тут
web-people-you = ви
web-people-admin = господар кімнати
web-people-away = не в мережі
web-joined = { $name } тепер тут
web-secret = це бачите тільки ви
web-bot-name = Тетрадка
web-unread = Нове
web-down = До найновішого
web-picture-open = Роздивитися картинку ближче
web-picture-lost = Картинки вже немає, ось що на ній було:
web-document = Завантажити { $name }
web-reply = Відповісти
web-reply-to = Відповідь для { $name }
web-reply-drop = Не відповідати

# Writing
web-say = Повідомлення
web-say-hint = Слово, хід або команда
web-send = Надіслати
web-quick = Почати з
web-quick-balda = Грати в балду
web-quick-computer = З комп’ютером
web-quick-rules = Правила
web-quick-help = Що тут можна?
web-quick-balda-say = /balda
web-quick-computer-say = /balda комп’ютер
web-quick-rules-say = /rules
web-quick-help-say = /help
web-commands = Команди

# The connection
web-connecting = З’єднуємося…
web-online = Зв’язок є
web-offline = Немає зв’язку. Пробуємо знову…
web-waiting = надсилається
web-refused-fast = Зашвидко. Зачекайте мить і надішліть знову.
web-refused-length = У повідомленні від 1 до 4096 знаків.
web-refused-stranger = На цій сторінці тепер інша людина. Оновіть її.
web-refused-unknown = Цього тут уже немає.
web-refused-name = Напишіть ім’я, у якому є видимі знаки.
web-refused-mine = Так звати мене: виберіть, будь ласка, інше ім’я.
web-refused-full = Більше не вміщується: їх уже забагато.
web-refused-stale = Це посилання вже використано або воно застаріло.
web-refused-disk = Не вдалося записати на диск, тож нічого не змінилося. Спробуйте ще раз трохи згодом.
web-refused-trouble = Не вийшло. Спробуйте ще раз трохи згодом.
web-wrong-host = Цей сервер так не називається. Якщо він стоїть за проксі, запустіть його з --public-url.
web-wrong-origin = Про це може просити лише сторінка самого сервера.
web-too-many-pages = Тут відкрито забагато ваших сторінок. Закрийте одну й оновіть.

# The menu
web-menu = Меню
web-close = Закрити
web-rooms = Кімнати
web-room-new = Нова кімната
web-rename = Змінити ім’я
web-rename-done = Зберегти
web-else = Бути кимось іншим
web-else-why = Відкриє нову вкладку, де може грати друг поруч.
web-pass = Відкрити на іншому пристрої
web-pass-why = За цим посиланням інший браузер стане вами. Воно діє один раз і { $minutes } хв. Не давайте його іншим.
web-language = Мова
web-look = Папір
web-look-day = День
web-look-night = Ніч
web-look-auto = Як на пристрої

## A player's page of one game

web-seat-yours = Ваш хід
web-seat-stale = Це посилання вже не діє. Попросіть нове: /page
web-seat-field = Поле. Стрілки рухають, Enter ставить крапку.
web-seat-closer = Ближче
web-seat-farther = Далі
web-seat-whole = Усе поле
web-seat-hold = тримати контур
web-seat-widest = найширший контур
web-seat-put = Поставити
web-seat-paint = зафарбувати
web-seat-choose = Виберіть контур: вони пронумеровані.
web-seat-free = вільно
web-seat-live = крапка
web-seat-captured = у полоні
web-seat-painted = зафарбовано
web-seat-red = червоні
web-seat-blue = сині
web-seat-board = Дошка. Стрілки рухають, цифра кладе камінь, Backspace знімає.
web-seat-rack = Ваші камені
web-seat-stone = Камінь { $count }
web-seat-pending = ще не надіслано
web-seat-number = число ×{ $count }
web-seat-operation = дія ×{ $count }
web-seat-choose-stone = Виберіть камінь, потім клітинку
web-seat-lay = Викласти
web-seat-exchange = Обмін
web-seat-choose-exchange = Виберіть камені, які хочете обміняти
web-seat-exchange-send = Обміняти: { $count }
web-seat-take-back = Зняти всі
web-seat-bag = у мішку { $count }
