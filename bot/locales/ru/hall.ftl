## Around the games.

nobody = кто-то
# A word in quotation marks.
quoted = «{ $word }»
computer = Компьютер
computer-easy = Компьютер (лёгкий)
computer-normal = Компьютер (обычный)
computer-hard = Компьютер (сильный)
computer-expert = Компьютер (эксперт)

# Words that ask for a computer in an offer, parted by commas.
said-computer = компьютер, комп, бот
said-easy = лёгкий, легкий, лёгкая
said-normal = обычный, средний
said-hard = сильный, сильная
said-expert = эксперт

# What may be said instead of a command or a button, parted by commas.
said-pass = пас, пасую, пропускаю
said-resign = сдаюсь
said-yes = да, за, согласен, согласна
said-no = нет, против

lang-ru = русские слова
lang-en = английские слова
lang-uk = украинские слова
lang-pl = польские слова
lang-cs = чешские слова
lang-hu = венгерские слова

## Offers

offer-open = { $host } зовёт играть: { $what }.
offer-challenge = { $host } вызывает: { $names }. Игра: { $what }.
offer-seated = За столом: { $names }.
offer-expired = Никто не пришёл, предложение закрыто.
offer-expired-joined = Игра не началась вовремя, предложение закрыто.
offer-cancelled = Предложение отменено.
offer-started = Игра началась.
offer-gone = Этого предложения уже нет.
offer-full = Все места заняты.
offer-joined-already = Вы уже за столом.
offer-not-seated = Вас нет за столом.
offer-not-for-you = Это приглашение не вам.
offer-host-only = Это может только тот, кто предложил игру.
offer-host-starts = Начать может тот, кто предложил игру, а через две минуты — любой за столом.
offer-too-few = { $count ->
    [one] Нужен хотя бы { $count } игрок.
    [few] Нужно хотя бы { $count } игрока.
   *[many] Нужно хотя бы { $count } игроков.
}
offer-none = Здесь нет ваших предложений.
offer-unknown-word = { $takes ->
    [word] Не понимаю «{ $word }». Можно указать размер (7x7), начальное слово, часы (60s на ход, 10m на игру), соперника (@имя) или компьютер.
    [size] Не понимаю «{ $word }». Можно указать размер (20x20), часы (60s на ход, 10m на игру), соперника (@имя) или компьютер.
   *[neither] Не понимаю «{ $word }». Можно указать часы (60s на ход, 10m на игру), соперника (@имя) или компьютер.
}
offer-instead = Добавьте к команде что-нибудь из этого: { $ways }.
too-many-offers = Слишком много предложений сразу: дождитесь ответа на прежние ({ $count }).
too-many-games = { $count ->
    [one] В этом чате уже идёт { $count } игра. Закончите её сначала.
    [few] В этом чате уже идут { $count } игры. Закончите какую-нибудь.
   *[many] В этом чате уже идёт { $count } игр. Закончите какую-нибудь.
}
challenge-private = Здесь только мы с вами. Позовите друга в общем чате или играйте с компьютером: /balda
challenge-yourself = Себя вызвать нельзя.
challenge-unwanted = { $name } не принимает ваших вызовов.
challenge-declined = { $name } сейчас не играет.

button-join = Играю
button-leave = Выйти
button-start = Начать
button-cancel = Отменить
button-options = Настройки
button-computer = + компьютер
button-no-computer = − компьютер
button-back = Назад
button-alone = Тренировка без соперника
button-accept = Принять
button-decline = Не сейчас
button-block = Больше не звать
button-pass = Пас
button-hint = Подсказка
button-yes = Да
button-no = Нет
button-continue = Продолжить
button-rematch = Реванш
button-page = Играть на странице

clock-none = Без часов
clock-bounds = Часы бывают от 5 секунд до 7 дней. Без часов: noclock
clock-seconds = { $n } с на ход
clock-minutes = { $n } мин на игру
clock-turn = На ход { $seconds } с
clock-total = На игру { $time }
clock-total-increment = На игру { $time } и { $seconds } с за ход

## Games

game-cannot-start = Такую игру не начать.
game-gone = Этой игры уже нет.
game-over = Игра уже окончена.
game-goes-on = Игра ещё идёт.
game-aside = Игра отложена. Продолжить: /continue
game-broken = С этой игрой что-то случилось: запись не читается. Она отложена, остальные идут дальше.
no-game = Здесь сейчас нет вашей игры. Начать: /balda
game-not-begun = Игра ещё не началась: предложение ждёт игроков.
no-game-before = Вы ещё не закончили ни одной игры.
not-your-game = Это не ваша игра.
not-your-turn = Сейчас не ваш ход.
not-your-turn-but = Сейчас ходит { $name }.
not-a-move = Это не похоже на ход.
you-are-out = Вы уже вышли из этой игры.
old-button = Эта кнопка устарела: игра ушла вперёд.
which-game = В какой игре?
move-what = Напишите ход после команды: /m слово
# The first board, for who has never played; what: what a move is.
how-plain = { $what } Напишите ход прямо сюда. Правила: /rules
how-addressed = { $what } Ответьте ходом на это сообщение или напишите его после /m. Правила: /rules
how-unheard = { $what } Напишите ход мне в личные сообщения.
nothing-to-take-back = Вам нечего возвращать.
nothing-asked = Вас ни о чём не спрашивали.
asked-already = Уже спросили, ждём ответа.
draw-declined = Ничью уже отклонили: предложите её снова после хода.
takeback-declined = Вернуть ход не согласились: попросите снова после следующего хода.
no-pass = В этой игре нельзя пасовать.
draw-nobody = Предлагать ничью некому.
no-secret = В этой игре нет секретов.
no-hint = Подсказки нет.
rematch-made = Реванш уже начат.
rematch-erased = Реванш не начать: одного из игроков больше нет.

turn = Ходит { $name }.
turn-computer = { $name } думает…
score-one = { $name }: { $score }
time-left = Осталось { $time }.
pending = Ждём ответа: { $names }.
replay = Вся игра ещё раз.
move-number = ход { $n }
passed = { $name }: пас.
passed-time = { $name }: время хода вышло.
left-resigned = { $name } сдаётся.
left-flag = { $name }: время на игру вышло.
left-removed = { $name } больше не играет.
asked-draw = { $name } предлагает ничью.
asked-takeback = { $name } просит вернуть ход.
answered-yes = { $name }: да.
answered-no = { $name }: нет.
taken-back = Ход возвращён.
set-aside = Игра отложена: давно никто не ходил. Продолжить: /continue
resumed = Игра продолжается.
result-won = Победа: { $names }!
result-shared = Победу делят { $names }.
result-draw = Ничья.
result-alone = Тренировка окончена.

skip-yourself = Ход ваш: пропустить его можно командой /pass.
skip-early = Пропустить чужой ход можно, когда игрок молчит { $seconds } с.
skip-voted = Ваш голос уже учтён.
skip-votes = Голосов за пропуск хода: { $votes } из { $enough }.
kick-host-only = Убрать игрока может тот, кто предложил игру, или админ чата.
kick-whom = Кого? /kick @имя

## Talk

sorry-store = Не удалось записать на диск, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже.
sorry-broken = Что-то пошло не так, ничего не изменилось. Попробуйте ещё раз.
no-such-command = Такой команды нет. Все команды: /help
no-such-command-near = Такой команды нет. Может быть, /{ $name }?
private-hello = Я играю в бумажные игры. Начать: /balda. Все команды: /help
games-none = У вас нет начатых игр. Начать: /balda
games-mine = { $count ->
    [one] У вас { $count } начатая игра:
    [few] У вас { $count } начатые игры:
   *[many] У вас { $count } начатых игр:
}
lang-which = Какой язык? Есть: { $langs }.
lang-set = Теперь говорю с вами по-русски.
settings-admins = Настройки меняет админ чата.
settings-unknown = Не понимаю такую настройку. Все настройки: /settings
settings-kept = Запомнил.
theme-day = дневные
theme-night = ночные
block-whom = Кого? /block @имя
blocked = { $name } больше не сможет вас вызывать.
unblocked = { $name } снова может вас вызывать.

## Words

word-what = Какое слово? /word слово
word-valid = «{ $word }» подходит: { $often }.
word-very-common = очень частое слово
word-common = частое слово
word-uncommon = нечастое слово
word-rare = редкое слово
word-house = «{ $word }» подходит: слово этого чата.
word-unknown = Слова «{ $word }» нет в словаре.
word-unknown-near = Слова «{ $word }» нет в словаре. Может быть, { $near }?
word-name = «{ $word }» — имя собственное, а нужны нарицательные.
word-plural = «{ $word }» — множественное число, а нужно единственное.
word-other-case = «{ $word }» — не именительный падеж.
word-adjective = «{ $word }» — прилагательное, а нужны существительные.
word-verb = «{ $word }» — глагол, а нужны существительные.
word-abbreviation = «{ $word }» — сокращение.
word-other-part = «{ $word }» — не существительное.
word-category = «{ $word }» не подходит: { $kind }.
word-unreadable = «{ $word }» не написать буквами этого языка.
word-blocked = Слово «{ $word }» в этом чате запрещено.
category-is-vulgar = грубое слово
category-is-slang = жаргонное слово
category-is-diminutive = уменьшительное
category-is-augmentative = увеличительное
category-is-colloquial = разговорное слово
category-is-regional = местное слово
category-is-obsolete = устаревшее слово
category-is-compound-abbreviation = сложносокращённое слово
category-is-plurale-tantum = слово без единственного числа
category-is-rare = редкое слово
category-is-no-start = с этого слова не начинают
category-vulgar = грубые
category-slang = жаргон
category-diminutive = уменьшительные
category-augmentative = увеличительные
category-colloquial = разговорные
category-regional = местные
category-obsolete = устаревшие
category-compound-abbreviation = сложносокращённые
category-plurale-tantum = без единственного числа
category-rare = редкие
category-no-start = не для начала

## A chat's own words

# What is to be done with a word, parted by commas.
said-add = добавить
said-remove = убрать, удалить
said-block = запретить
said-unblock = разрешить
words-how = Добавить: /words add слово. Админ: /words remove, block, unblock слово.
words-house = Слова этого чата: { $words }
words-forbidden = Запрещены здесь: { $words }
words-added = «{ $word }» теперь слово этого чата.
words-refused = «{ $word }» не приняли.
words-removed = «{ $word }» больше не слово этого чата.
words-blocked = «{ $word }» здесь теперь запрещено.
words-unblocked = «{ $word }» здесь снова можно играть.
words-not-there = «{ $word }» нет в списке.
words-known = «{ $word }» и так подходит.
words-full = Список полон: сначала уберите другое слово.
words-voting = За «{ $word }» уже голосуют.
words-proposed = { $name } предлагает слово «{ $word }» для этого чата. Признаём?
words-votes = За: { $yes }, против: { $no }.
words-no-vote = Это голосование уже закончилось.
words-own = За своё слово не голосуют.
button-for = За
button-against = Против

## A player's page of a game

page-none = У этой игры нет отдельной страницы.
page-off = Отдельных страниц у игр здесь нет: для них боту нужен публичный адрес https.
page-busy = Слишком много ссылок сразу. Попробуйте через минуту.
page-open = Ваша страница этой игры:
page-link =
    Ваша страница этой игры: { $link }
    Ссылка только для вас, на один раз и на десять минут.
page-stale = Игра ушла вперёд: посмотрите на поле ещё раз.
