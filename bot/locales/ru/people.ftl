## People: ratings, statistics, settings, one's own data.

said-rated = рейтинговая, рейтинговый, нарейтинг
said-friendly = дружеская, дружеский, товарищеская, безрейтинга
stakes-rated = На рейтинг
stakes-friendly = Без рейтинга
offer-friendly = Без рейтинга.
rating-changes = Рейтинг: { $all }.
rating-unsure = { $rating }?
unrated = Без рейтинга: { $why }.
unrated-friendly = так договорились
unrated-rules = особые правила
unrated-hint = была подсказка
unrated-early = не все успели походить
unrated-erased = одного из игроков больше нет

help-stats = статистика игрока: /stats, /stats @имя, /stats royal
help-top = лучшие в чате: /top, /top royal; везде: /top все
said-text-only = словами, текстом
stats-whom = Не знаю такого игрока здесь. /stats @имя
stats-none = { $name }: законченных игр пока нет.
stats-all = Всего
stats-here = В этом чате
stats-against = Против { $name }
stats-best = Лучший ход
stats-longest = Самое длинное слово
stats-feat = { $points ->
    [one] «{ $said }», { $points } очко
    [few] «{ $said }», { $points } очка
   *[many] «{ $said }», { $points } очков
}
stats-rating = Рейтинг { $rating } ± { $deviation }
stats-no-rating = Рейтинга пока нет
stats-form = Рейтинг по играм: { $ratings }
stats-tally = { $games ->
    [one] { $games } игра: побед { $won }, ничьих { $drawn }, поражений { $lost }
    [few] { $games } игры: побед { $won }, ничьих { $drawn }, поражений { $lost }
   *[many] { $games } игр: побед { $won }, ничьих { $drawn }, поражений { $lost }
}
top-here = { $game }: лучшие в этом чате
top-everywhere = { $game }: лучшие из всех
top-nobody = Пока никого.
top-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
top-bar = { $games ->
    [one] Нужна { $games } рейтинговая игра и устоявшийся рейтинг.
    [few] Нужны { $games } рейтинговые игры и устоявшийся рейтинг.
   *[many] Нужно { $games } рейтинговых игр и устоявшийся рейтинг.
}
button-top-all = Лучшие из всех
button-top-here = Лучшие здесь

help-me = как меня показывать: имя, язык, упоминать ли меня
help-mydata = всё, что о вас хранится, одним файлом (видите только вы)
help-forget = стереть всё, что о вас хранится
help-privacy = что хранит бот
said-name = имя, зовите
said-mentions = упоминания, упоминать, упоминание, звать
said-lang = язык
said-on = да, вкл, включить
said-off = нет, выкл, выключить
language = русский
me-name = Вас зовут { $name }.
me-mentions-on = Когда ваш ход, бот упоминает вас: придёт уведомление.
me-mentions-off = Бот пишет ваше имя, но не упоминает вас: уведомлений не будет.
me-lang = Язык: { $lang }.
me-how = Изменить: /me имя Новое, /me упоминания нет, /me язык en
me-name-taken = Здесь уже есть { $name }: выберите другое имя.
me-name-mine = Так зовут меня: выберите, пожалуйста, другое имя.
button-mentions-on = Упоминать меня
button-mentions-off = Не упоминать меня
button-own-name = Имя как в чате
mydata-here = Всё, что о вас хранится:
mydata-often = Всё, что о вас хранится, можно получить три раза за десять минут. Подождите немного.
forget-sure = Стереть всё, что о вас хранится: имя, рейтинги, статистику, настройки? Из начатых игр вы выйдете, ваши ходы останутся ходами игрока без имени. Вернуть это нельзя. Чтобы подтвердить, нажмите кнопку или ответьте: /forget да
button-forget = Стереть всё
forgotten = Готово: бот вас больше не помнит. Что уже сказано в чате, там и останется; копии хранилища стираются в свой срок.
privacy = Бот хранит: имя и номер вашей учётной записи, язык и настройки, игры и кто в них играл, рейтинги и статистику, свои слова чата. Сообщения он читает, чтобы найти ходы, и не хранит (на собственной странице чата хранятся сообщения комнат). Никому ничего не передаёт. Всё о вас: /mydata. Стереть: /forget

said-night = ночь
said-day = день
said-games = игры
said-usual = обычно
said-clock = часы
said-topics = темы
said-words = слова
said-talk = сообщения, разговор
said-quiet = тихо, тишина
said-here = здесь
said-everywhere = везде, все
said-full = подробно
said-brief = коротко
settings-lang = Язык чата: { $value }
settings-theme = Картинки: { $value }
settings-games = Игры: { $value }
settings-clock = Часы: { $value }
settings-stakes = Рейтинг: { $value }
settings-words = Слова чата: { $value }
settings-talk = Сообщения бота: { $value }
settings-quiet = Тихие часы: { $value }
settings-topics = Тем, где можно играть: { $value }
settings-usual = Обычно: { $value }
games-all = все
words-open = можно добавлять
words-closed-short = нельзя
words-closed = В этом чате считаются только слова из словаря.
talk-full = подробные
talk-brief = короткие
quiet-none = нет
settings-clock-how = Часы: 60s на ход, 10m на игру, 10m+5s с добавкой, off — без часов.
settings-topics-how = /settings темы здесь — играть в этой теме, /settings темы везде — во всех.
settings-topics-full = { $count ->
    [one] Больше { $count } темы не назвать. Во всех играть: /settings темы везде
   *[other] Больше { $count } тем не назвать. Во всех играть: /settings темы везде
}
settings-quiet-how = Тихие часы по времени чата: /settings тихо 23-8 +3 (+3 — разница с UTC), off — без них.
button-settings-lang = Язык
button-settings-games = Игры
button-settings-clock = Часы
button-settings-quiet = Тихие часы
button-settings-night = Картинки ночью
button-settings-day = Картинки днём
button-settings-brief = Писать короче
button-settings-full = Писать подробно
button-settings-no-words = Без слов чата
button-settings-words = Слова чата
game-barred = { $game }: в эту игру здесь не играют.
topic-barred = В этой теме не играют.
