# Наша собственная страница чата.

web-title = Тетрадка
web-tagline = Игры на бумаге для компании: слово — это ход, картинка показывает всё

# Первая страница
web-name-label = Как вас называть?
web-name-other = Другое имя
web-friends = Играть с друзьями
web-friends-hint = Откроет комнату и даст ссылку, чтобы их позвать
web-bot = Играть с компьютером
web-bot-hint = Тихий чат с ботом
web-invited = Вас зовут играть: { $names }
web-invited-nobody = Вас зовут играть
web-join = Войти
web-as = Продолжить как { $name }
web-invite-stale = Эта ссылка никуда не ведёт. Попросите новую или откройте свою комнату.
web-rooms-before = Вернуться в комнату
web-pass-offer = Быть собой и в этом браузере?
web-pass-use = Да, это я
web-pass-stale = Эта ссылка уже использована или устарела. Сделайте новую там, где вы уже вошли.
web-names = Ёжик, Снегирь, Барсук, Белка, Выдра, Стриж, Бобёр, Сова, Зяблик, Заяц, Сорока, Рысь, Журавль, Лиса

# Комната
web-room-invite = Позвать
web-room-invite-title = Пошлите эту ссылку друзьям
web-room-invite-why = Кто её получит, сможет войти и играть.
web-room-empty = Чистая страница. Позовите кого-нибудь или начните игру с компьютером.
web-bot-empty = Чистая страница. Начните игру с компьютером или спросите, что тут можно.
web-room-you-alone = пока только вы
web-room-with-bot = Бот
web-copy = Скопировать
web-copied = Скопировано
web-people = Кто здесь
web-people-you = это вы
web-people-admin = хозяин комнаты
web-people-away = не в сети
web-joined = { $name } теперь здесь
web-secret = это видите только вы
web-bot-name = Тетрадка
web-unread = Новое
web-down = К последнему
web-picture-open = Рассмотреть картинку
web-picture-lost = Картинка пропала, на ней было:
web-document = Скачать { $name }
web-reply = Ответить
web-reply-to = Ответ: { $name }
web-reply-drop = Не отвечать

# Письмо
web-say = Сообщение
web-say-hint = Слово, ход или команда
web-send = Послать
web-quick = Начать так
web-quick-balda = Играть в балду
web-quick-computer = С компьютером
web-quick-rules = Правила
web-quick-help = Что тут можно?
web-quick-balda-say = /balda
web-quick-computer-say = /balda компьютер
web-quick-rules-say = /rules
web-quick-help-say = /help
web-commands = Команды

# Связь
web-connecting = Соединяемся…
web-online = Связь есть
web-offline = Связи нет. Пробуем снова…
web-waiting = посылается
web-refused-fast = Слишком быстро. Подождите немного и пошлите снова.
web-refused-length = В сообщении может быть от 1 до 4096 знаков.
web-refused-stranger = На этой странице теперь другой человек. Обновите её.
web-refused-unknown = Этого больше нет.
web-refused-name = Напишите имя, в котором есть видимые знаки.
web-refused-mine = Так зовут меня: выберите, пожалуйста, другое имя.
web-refused-full = Больше не помещается: их уже слишком много.
web-refused-stale = Эта ссылка уже использована или устарела.
web-refused-disk = Не удалось записать на диск, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже.
web-refused-trouble = Не получилось. Попробуйте ещё раз чуть позже.
web-wrong-host = Этот сервер так не называется. Если он стоит за прокси, запустите его с --public-url.
web-wrong-origin = Об этом может просить только страница самого сервера.
web-too-many-pages = У вас тут открыто много страниц. Закройте одну и обновите эту.

# Меню
web-menu = Меню
web-close = Закрыть
web-rooms = Комнаты
web-room-new = Новая комната
web-rename = Сменить имя
web-rename-done = Сохранить
web-else = Быть кем-то другим
web-else-why = Откроет новую вкладку, где сможет играть друг рядом с вами.
web-pass = Открыть на другом устройстве
web-pass-why = По этой ссылке другой браузер станет вами. Она действует один раз и { $minutes } мин. Не давайте её другим.
web-language = Язык
web-look = Бумага
web-look-day = День
web-look-night = Ночь
web-look-auto = Как на устройстве

## A player's page of one game

web-seat-yours = Ваш ход
web-seat-stale = Эта ссылка уже не действует. Попросите новую: /page
web-seat-field = Поле. Стрелки двигают, Enter ставит точку.
web-seat-closer = Ближе
web-seat-farther = Дальше
web-seat-whole = Всё поле
web-seat-hold = держать контур
web-seat-widest = самый широкий контур
web-seat-put = Поставить
web-seat-paint = закрасить
web-seat-choose = Выберите контур: они пронумерованы.
web-seat-free = свободно
web-seat-live = точка
web-seat-captured = в плену
web-seat-painted = закрашено
web-seat-red = красные
web-seat-blue = синие
web-seat-board = Доска. Стрелки двигают, цифра кладёт камень, Backspace снимает.
web-seat-rack = Ваши камни
web-seat-stone = Камень { $count }
web-seat-pending = ещё не послан
web-seat-number = число ×{ $count }
web-seat-operation = операция ×{ $count }
web-seat-choose-stone = Выберите камень, потом клетку
web-seat-lay = Выложить
web-seat-exchange = Обмен
web-seat-choose-exchange = Выберите камни, которые хотите обменять
web-seat-exchange-send = Обменять: { $count }
web-seat-take-back = Снять все
web-seat-bag = в мешке { $count }
