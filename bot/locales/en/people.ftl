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

help-stats = a player's statistics: /stats, /stats @name, /stats royal
help-top = the best of the chat: /top, /top royal; of everywhere: /top all
words-text-only = text words
words-everywhere = all everywhere
stats-whom = I know no such player here. /stats @name
stats-none = { $name } hasn't finished a game yet.
stats-all = In all
stats-here = In this chat
stats-against = Against { $name }
stats-best = Best move
stats-longest = Longest word
stats-feat = { $points ->
    [one] “{ $said }”, { $points } point
   *[other] “{ $said }”, { $points } points
}
stats-rating = Rating { $rating } ± { $deviation }
stats-no-rating = No rating yet
stats-form = Rating game by game: { $ratings }
stats-tally = { $games ->
    [one] { $games } game: { $won } won, { $drawn } drawn, { $lost } lost
   *[other] { $games } games: { $won } won, { $drawn } drawn, { $lost } lost
}
top-here = { $game }: the best of this chat
top-everywhere = { $game }: the best of all
top-nobody = Nobody yet.
top-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
top-bar = { $games ->
    [one] It takes { $games } rated game and a settled rating.
   *[other] It takes { $games } rated games and a settled rating.
}
button-top-all = The best of all
button-top-here = The best here
