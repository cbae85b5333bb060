## People: ratings, statistics, settings, one's own data.

words-rated = рейтингова рейтинговий
words-friendly = дружня дружній товариська безрейтингу
stakes-rated = На рейтинг
stakes-friendly = Без рейтингу
offer-friendly = Без рейтингу.
rating-changes = Рейтинг: { $all }.
rating-unsure = { $rating }?
unrated = Без рейтингу: { $why }.
unrated-friendly = так домовилися
unrated-rules = домашні правила
unrated-hint = була підказка
unrated-early = не всі встигли походити
unrated-erased = одного з гравців більше немає

help-stats = статистика гравця: /stats, /stats @ім'я, /stats royal
help-top = найкращі в чаті: /top, /top royal; усюди: /top усі
words-text-only = словами текстом
words-everywhere = усі всі усюди
stats-whom = Не знаю тут такого гравця. /stats @ім'я
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
