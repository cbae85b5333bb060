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
