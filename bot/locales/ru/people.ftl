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
