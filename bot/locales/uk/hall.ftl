## Around the games.

nobody = хтось
# A word in quotation marks.
quoted = «{ $word }»
computer = Комп’ютер
computer-easy = Комп’ютер (легкий)
computer-normal = Комп’ютер (звичайний)
computer-hard = Комп’ютер (сильний)
computer-expert = Комп’ютер (експерт)

# Words that ask for a computer in an offer, parted by commas.
said-computer = комп’ютер, комп'ютер, комп, бот
said-easy = легкий, легка, простий
said-normal = звичайний, середній
said-hard = сильний, сильна
said-expert = експерт

# What may be said instead of a command or a button, parted by commas.
said-pass = пас, пасую, пропускаю
said-resign = здаюся
said-yes = так, за, згоден, згодна, згода
said-no = ні, проти

lang-ru = російські слова
lang-en = англійські слова
lang-uk = українські слова
lang-pl = польські слова
lang-cs = чеські слова
lang-hu = угорські слова

## Offers

offer-open = { $host } кличе грати: { $what }.
offer-challenge = { $host } викликає: { $names }. Гра: { $what }.
offer-seated = За столом: { $names }.
offer-expired = Ніхто не прийшов, пропозицію закрито.
offer-expired-joined = Гра не почалася вчасно, пропозицію закрито.
offer-cancelled = Пропозицію скасовано.
offer-started = Гра почалася.
offer-gone = Цієї пропозиції вже немає.
offer-full = Усі місця зайняті.
offer-joined-already = Ви вже за столом.
offer-not-seated = Вас немає за столом.
offer-not-for-you = Це запрошення не для вас.
offer-host-only = Це може лише той, хто запропонував гру.
offer-host-starts = Почати може той, хто запропонував гру, а за дві хвилини — будь-хто за столом.
offer-too-few = { $count ->
    [one] Потрібен щонайменше { $count } гравець.
    [few] Потрібно щонайменше { $count } гравці.
   *[many] Потрібно щонайменше { $count } гравців.
}
offer-none = Тут немає ваших пропозицій.
offer-unknown-word = { $takes ->
    [word] Не розумію «{ $word }». Можна вказати розмір (7x7), початкове слово, годинник (60s на хід, 10m на гру), суперника (@ім’я) або комп’ютер.
    [size] Не розумію «{ $word }». Можна вказати розмір (20x20), годинник (60s на хід, 10m на гру), суперника (@ім’я) або комп’ютер.
   *[neither] Не розумію «{ $word }». Можна вказати годинник (60s на хід, 10m на гру), суперника (@ім’я) або комп’ютер.
}
offer-instead = Додайте до команди щось із цього: { $ways }.
too-many-offers = Забагато пропозицій одразу: дочекайтеся відповіді на попередні ({ $count }).
too-many-games = { $count ->
    [one] У цьому чаті вже триває { $count } гра. Спершу закінчіть її.
    [few] У цьому чаті вже тривають { $count } гри. Спершу закінчіть якусь.
   *[many] У цьому чаті вже триває { $count } ігор. Спершу закінчіть якусь.
}
challenge-yourself = Себе викликати не можна.
challenge-private = Тут лише ми з вами. Покличте друга у спільному чаті або грайте з комп’ютером: /balda
challenge-unwanted = { $name } не приймає ваших викликів.
challenge-declined = { $name } зараз не грає.

button-join = Граю
button-leave = Вийти
button-start = Почати
button-cancel = Скасувати
button-options = Налаштування
button-computer = + комп’ютер
button-no-computer = − комп’ютер
button-back = Назад
button-alone = Тренування без суперника
button-accept = Прийняти
button-decline = Не зараз
button-block = Більше не кликати
button-pass = Пас
button-hint = Підказка
button-yes = Згода
button-no = Ні
button-rematch = Реванш
button-page = Грати на сторінці
button-continue = Продовжити

clock-none = Без годинника
clock-bounds = Годинник буває від 5 секунд до 7 днів. Без годинника: noclock
clock-seconds = { $n } с на хід
clock-minutes = { $n } хв на гру
clock-turn = На хід { $seconds } с
clock-total = На гру { $time }
clock-total-increment = На гру { $time } і { $seconds } с за хід

## Games

game-cannot-start = Таку гру не розпочати.
game-gone = Цієї гри вже немає.
game-over = Гру вже закінчено.
game-goes-on = Гра ще триває.
game-aside = Гру відкладено. Продовжити: /continue
game-broken = З цією грою щось сталося: запис не читається. Її відкладено, решта йдуть далі.
no-game = Тут зараз немає вашої гри. Почати: /balda
game-not-begun = Гра ще не почалася: пропозиція чекає на гравців.
no-game-before = Ви ще не закінчили жодної гри.
not-your-game = Це не ваша гра.
not-your-turn = Зараз не ваш хід.
not-your-turn-but = Зараз ходить { $name }.
not-a-move = Це не схоже на хід.
you-are-out = Ви вже вийшли з цієї гри.
old-button = Ця кнопка застаріла: гра пішла вперед.
which-game = У якій грі?
move-what = Напишіть хід після команди: /m слово
# The first board, for who has never played; what: what a move is.
how-plain = { $what } Напишіть хід просто сюди. Правила: /rules
how-addressed = { $what } Відповідайте ходом на це повідомлення або напишіть його після /m. Правила: /rules
how-unheard = { $what } Напишіть хід мені в особисті повідомлення.
nothing-to-take-back = Вам нічого повертати.
nothing-asked = Вас ні про що не питали.
asked-already = Уже спитали, чекаємо відповіді.
draw-declined = Нічию вже відхилили: запропонуйте її знову після ходу.
takeback-declined = Повернути хід не погодилися: попросіть знову після наступного ходу.
no-pass = У цій грі не можна пасувати.
draw-nobody = Нікому пропонувати нічию.
no-secret = У цій грі немає таємниць.
no-hint = Підказки немає.
rematch-made = Реванш уже почато.
rematch-erased = Реванш не почати: одного з гравців більше немає.

turn = Ходить { $name }.
turn-computer = { $name } думає…
score-one = { $name }: { $score }
time-left = Лишилося { $time }.
pending = Чекаємо відповіді: { $names }.
replay = Уся гра ще раз.
move-number = хід { $n }
passed = { $name }: пас.
passed-time = { $name }: час на хід вийшов.
left-resigned = { $name } здається.
left-flag = { $name }: час на гру вийшов.
left-removed = { $name } більше не грає.
asked-draw = { $name } пропонує нічию.
asked-takeback = { $name } просить повернути хід.
answered-yes = { $name }: так.
answered-no = { $name }: ні.
taken-back = Хід повернено.
set-aside = Гру відкладено: давно ніхто не ходив. Продовжити: /continue
resumed = Гра триває.
result-won = Перемога: { $names }!
result-shared = Перемогу ділять { $names }.
result-draw = Нічия.
result-alone = Тренування завершено.

skip-early = Пропустити чужий хід можна, коли гравець мовчить { $seconds } с.
skip-yourself = Хід ваш: пропустити його можна командою /pass.
skip-voted = Ваш голос уже враховано.
skip-votes = Голосів за пропуск ходу: { $votes } з { $enough }.
kick-host-only = Прибрати гравця може той, хто запропонував гру, або адмін чату.
kick-whom = Кого? /kick @ім’я

## Talk

sorry-store = Не вдалося записати на диск, тож нічого не змінилося. Спробуйте ще раз трохи згодом.
sorry-broken = Щось пішло не так, нічого не змінилося. Спробуйте ще раз.
no-such-command = Такої команди немає. Усі команди: /help
no-such-command-near = Такої команди немає. Може, /{ $name }?
private-hello = Я граю в паперові ігри. Почати: /balda. Усі команди: /help
games-none = У вас немає початих ігор. Почати: /balda
games-mine = { $count ->
    [one] У вас { $count } почата гра:
    [few] У вас { $count } початі гри:
   *[many] У вас { $count } початих ігор:
}
lang-which = Яка мова? Є: { $langs }.
lang-set = Тепер говорю з вами українською.
settings-admins = Налаштування змінює адмін чату.
settings-unknown = Не розумію такого налаштування. Усі налаштування: /settings
settings-kept = Запам’ятав.
theme-day = денні
theme-night = нічні
block-whom = Кого? /block @ім’я
blocked = { $name } більше не зможе вас викликати.
unblocked = { $name } знову може вас викликати.

## Words

word-what = Яке слово? /word слово
word-valid = «{ $word }» підходить: { $often }.
word-very-common = дуже вживане слово
word-common = уживане слово
word-uncommon = маловживане слово
word-rare = рідкісне слово
word-house = «{ $word }» підходить: слово цього чату.
word-unknown = Слова «{ $word }» немає в словнику.
word-unknown-near = Слова «{ $word }» немає в словнику. Може, { $near }?
word-name = «{ $word }» — власна назва, а потрібна загальна.
word-plural = «{ $word }» — множина, а потрібна однина.
word-other-case = «{ $word }» — не називний відмінок.
word-adjective = «{ $word }» — прикметник, а потрібні іменники.
word-verb = «{ $word }» — дієслово, а потрібні іменники.
word-abbreviation = «{ $word }» — скорочення.
word-other-part = «{ $word }» — не іменник.
word-category = «{ $word }» не підходить: { $kind }.
word-unreadable = «{ $word }» не написати літерами цієї мови.
word-blocked = Слово «{ $word }» у цьому чаті заборонене.
category-is-vulgar = грубе слово
category-is-slang = жаргонне слово
category-is-diminutive = зменшувальне
category-is-augmentative = збільшувальне
category-is-colloquial = розмовне слово
category-is-regional = діалектне слово
category-is-obsolete = застаріле слово
category-is-compound-abbreviation = складноскорочене слово
category-is-plurale-tantum = слово без однини
category-is-rare = рідкісне слово
category-is-no-start = із цього слова не починають
category-vulgar = грубі
category-slang = жаргон
category-diminutive = зменшувальні
category-augmentative = збільшувальні
category-colloquial = розмовні
category-regional = діалектні
category-obsolete = застарілі
category-compound-abbreviation = складноскорочені
category-plurale-tantum = без однини
category-rare = рідкісні
category-no-start = не для початку

## A chat's own words

# What is to be done with a word, parted by commas.
said-add = додати
said-remove = прибрати, видалити
said-block = заборонити
said-unblock = дозволити
words-how = Додати: /words add слово. Адмін: /words remove, block, unblock слово.
words-house = Слова цього чату: { $words }
words-forbidden = Заборонені тут: { $words }
words-added = «{ $word }» тепер слово цього чату.
words-refused = «{ $word }» не прийняли.
words-removed = «{ $word }» більше не слово цього чату.
words-blocked = «{ $word }» тут тепер заборонене.
words-unblocked = «{ $word }» тут знову можна грати.
words-not-there = «{ $word }» немає в списку.
words-known = «{ $word }» і так підходить.
words-full = Список повний: спершу приберіть інше слово.
words-voting = За «{ $word }» уже голосують.
words-proposed = { $name } пропонує слово «{ $word }» для цього чату. Визнаємо?
words-votes = За: { $yes }, проти: { $no }.
words-no-vote = Це голосування вже закінчилося.
words-own = За своє слово не голосують.
button-for = За
button-against = Проти

## A player's page of a game

page-none = Ця гра не має окремої сторінки.
page-off = Окремих сторінок в ігор тут немає: для них боту потрібна публічна адреса https.
page-busy = Забагато посилань одразу. Спробуйте за хвилину.
page-open = Ваша сторінка цієї гри:
page-link =
    Ваша сторінка цієї гри: { $link }
    Посилання лише для вас, на один раз і на десять хвилин.
page-stale = Гра пішла вперед: погляньте на поле ще раз.
