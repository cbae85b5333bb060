## People: ratings, statistics, settings, one's own data.

words-rated = rated
words-friendly = friendly casual unrated
stakes-rated = Rated
stakes-friendly = Friendly
offer-friendly = A friendly game, not rated.
rating-changes = Ratings: { $all }.
rating-unsure = { $rating }?
unrated = Not rated: { $why }.
unrated-friendly = a friendly game
unrated-rules = house rules
unrated-hint = a hint was given
unrated-early = not everybody had moved
unrated-erased = one of the players is gone
