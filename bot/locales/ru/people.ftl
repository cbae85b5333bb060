## People: ratings, statistics, settings, one's own data.

words-rated = рейтинговая рейтинговый
words-friendly = дружеская дружеский товарищеская безрейтинга
stakes-rated = На рейтинг
stakes-friendly = Без рейтинга
offer-friendly = Без рейтинга.
rating-changes = Рейтинг: { $all }.
rating-unsure = { $rating }?
unrated = Без рейтинга: { $why }.
unrated-friendly = так договорились
unrated-rules = домашние правила
unrated-hint = была подсказка
unrated-early = не все успели походить
unrated-erased = одного из игроков больше нет

help-stats = статистика игрока: /stats, /stats @имя, /stats royal
help-top = лучшие в чате: /top, /top royal; везде: /top все
words-text-only = словами текстом
words-everywhere = все везде
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
