## People: ratings, statistics, settings, one's own data.

said-rated = рейтингова, рейтинговий, нарейтинг
said-friendly = дружня, дружній, товариська, безрейтингу
stakes-rated = На рейтинг
stakes-friendly = Без рейтингу
offer-friendly = Без рейтингу.
rating-changes = Рейтинг: { $all }.
rating-unsure = { $rating }?
unrated = Без рейтингу: { $why }.
unrated-friendly = так домовилися
unrated-rules = особливі правила
unrated-hint = була підказка
unrated-early = не всі встигли походити
unrated-erased = одного з гравців більше немає

help-stats = статистика гравця: /stats, /stats @ім’я, /stats royal
help-top = найкращі в чаті: /top, /top royal; усюди: /top усі
said-text-only = словами, текстом
stats-whom = Не знаю тут такого гравця. /stats @ім’я
stats-none = { $name }: закінчених ігор ще немає.
stats-all = Усього
stats-here = У цьому чаті
stats-against = Проти { $name }
stats-best = Найкращий хід
stats-longest = Найдовше слово
stats-feat = { $points ->
    [one] «{ $said }», { $points } очко
    [few] «{ $said }», { $points } очки
   *[many] «{ $said }», { $points } очок
}
stats-rating = Рейтинг { $rating } ± { $deviation }
stats-no-rating = Рейтингу ще немає
stats-form = Рейтинг за іграми: { $ratings }
stats-tally = { $games ->
    [one] { $games } гра: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
    [few] { $games } гри: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
   *[many] { $games } ігор: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
}
top-here = { $game }: найкращі в цьому чаті
top-everywhere = { $game }: найкращі з усіх
top-nobody = Поки що нікого.
top-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
top-bar = { $games ->
    [one] Потрібна { $games } рейтингова гра й усталений рейтинг.
    [few] Потрібні { $games } рейтингові гри й усталений рейтинг.
   *[many] Потрібно { $games } рейтингових ігор і усталений рейтинг.
}
button-top-all = Найкращі з усіх
button-top-here = Найкращі тут

help-me = як мене показувати: ім’я, мова, чи згадувати мене
help-mydata = усе, що про вас зберігається, одним файлом (бачите тільки ви)
help-forget = стерти все, що про вас зберігається
help-privacy = що зберігає бот
said-name = ім’я, ім'я, імя, звати
said-mentions = згадки, згадувати, згадка, кликати
said-lang = мова
said-on = так, увімк, увімкнути
said-off = ні, вимк, вимкнути
language = українська
me-name = Вас звати { $name }.
me-mentions-on = Коли ваш хід, бот згадує вас: надійде сповіщення.
me-mentions-off = Бот пише ваше ім’я, але не згадує вас: сповіщень не буде.
me-lang = Мова: { $lang }.
me-how = Змінити: /me ім’я Нове, /me згадки ні, /me мова en
me-name-taken = Тут уже є { $name }: виберіть інше ім’я.
me-name-mine = Так звати мене: виберіть, будь ласка, інше ім’я.
button-mentions-on = Згадувати мене
button-mentions-off = Не згадувати мене
button-own-name = Ім’я як у чаті
mydata-here = Усе, що про вас зберігається:
mydata-often = Усе, що про вас зберігається, можна отримати тричі за десять хвилин. Зачекайте трохи.
forget-sure = Стерти все, що про вас зберігається: ім’я, рейтинги, статистику, налаштування? З розпочатих ігор ви вийдете, ваші ходи залишаться ходами гравця без імені. Повернути це не можна. Щоб підтвердити, натисніть кнопку або дайте відповідь: /forget так
button-forget = Стерти все
forgotten = Готово: бот вас більше не пам’ятає. Що вже сказано в чаті, там і залишиться; копії сховища зітруться свого часу.
privacy = Бот зберігає: ім’я та номер вашого облікового запису, мову й налаштування, ігри та хто в них грав, рейтинги й статистику, власні слова чату. Повідомлення він читає, щоб знайти ходи, і не зберігає (на власній сторінці чату зберігаються повідомлення кімнат). Нікому нічого не передає. Усе про вас: /mydata. Стерти: /forget

said-night = ніч
said-day = день
said-games = ігри
said-usual = зазвичай
said-clock = годинник
said-topics = теми
said-words = слова
said-talk = повідомлення, розмова
said-quiet = тихо, тиша
said-here = тут
said-everywhere = усюди, всюди, усі, всі
said-full = докладно
said-brief = коротко
settings-lang = Мова чату: { $value }
settings-theme = Картинки: { $value }
settings-games = Ігри: { $value }
settings-clock = Годинник: { $value }
settings-stakes = Рейтинг: { $value }
settings-words = Слова чату: { $value }
settings-talk = Повідомлення бота: { $value }
settings-quiet = Тихі години: { $value }
settings-topics = Тем, де можна грати: { $value }
settings-usual = Зазвичай: { $value }
games-all = усі
words-open = можна додавати
words-closed-short = не можна
words-closed = У цьому чаті зараховуються лише слова зі словника.
talk-full = докладні
talk-brief = короткі
quiet-none = немає
settings-clock-how = Годинник: 60s на хід, 10m на гру, 10m+5s з додатком, off — без годинника.
settings-topics-how = /settings теми тут — грати в цій темі, /settings теми усюди — в усіх.
settings-topics-full = { $count ->
    [one] Більше ніж { $count } тему назвати не можна. Грати в усіх: /settings теми усюди
    [few] Більше ніж { $count } теми назвати не можна. Грати в усіх: /settings теми усюди
   *[many] Більше ніж { $count } тем назвати не можна. Грати в усіх: /settings теми усюди
}
settings-quiet-how = Тихі години за часом чату: /settings тихо 23-8 +3 (+3 — різниця з UTC), off — без них.
button-settings-lang = Мова
button-settings-games = Ігри
button-settings-clock = Годинник
button-settings-quiet = Тихі години
button-settings-night = Картинки вночі
button-settings-day = Картинки вдень
button-settings-brief = Писати коротше
button-settings-full = Писати докладно
button-settings-no-words = Без слів чату
button-settings-words = Слова чату
game-barred = { $game }: у цю гру тут не грають.
topic-barred = У цій темі не грають.
