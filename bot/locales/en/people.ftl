## People: ratings, statistics, settings, one's own data.

said-rated = rated
said-friendly = friendly, casual, unrated
stakes-rated = Rated
stakes-friendly = Friendly
offer-friendly = A friendly game, not rated.
rating-changes = Ratings: { $all }.
rating-unsure = { $rating }?
unrated = Not rated: { $why }.
unrated-friendly = a friendly game
unrated-rules = special rules
unrated-hint = a hint was given
unrated-early = not everybody had moved
unrated-erased = one of the players is gone

help-stats = a player’s statistics: /stats, /stats @name, /stats royal
help-top = the best in this chat: /top, /top royal; anywhere: /top all
said-text-only = text, words
stats-whom = I don’t know that player here. /stats @name
stats-none = { $name } hasn’t finished a game yet.
stats-all = Overall
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
top-here = { $game }: the best in this chat
top-everywhere = { $game }: the best anywhere
top-nobody = Nobody yet.
top-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
top-bar = { $games ->
    [one] It takes { $games } rated game and a settled rating.
   *[other] It takes { $games } rated games and a settled rating.
}
button-top-all = The best anywhere
button-top-here = The best here

help-me = how I appear: name, language, mentions
help-mydata = everything the bot keeps about you, as one file (only you see it)
help-forget = erase everything the bot keeps about you
help-privacy = what the bot keeps
said-name = name
said-mentions = mentions, mention
said-lang = lang, language
said-on = on, yes
said-off = off, no
language = English
me-name = Your name is { $name }.
me-mentions-on = When it is your turn the bot mentions you, so you get a notification.
me-mentions-off = The bot writes your name without mentioning you: no notifications.
me-lang = Language: { $lang }.
me-how = Change: /me name New, /me mentions off, /me lang ru
me-name-taken = There is already a { $name } here: choose another name.
me-name-mine = That is my own name: please choose another one.
button-mentions-on = Mention me
button-mentions-off = Don’t mention me
button-own-name = My name in the chat
mydata-here = Everything the bot keeps about you:
mydata-often = All that is kept of you can be asked for three times in ten minutes. Wait a little.
forget-sure = Erase everything the bot keeps about you: name, ratings, statistics, settings? You will leave the games going on; your moves stay as those of a player without a name. This can’t be undone. To confirm, press the button or answer: /forget yes
button-forget = Erase everything
forgotten = Done: the bot doesn’t remember you any more. What was said in the chat stays there; backups expire in their own time.
privacy = The bot keeps: the name and number of your account, your language and settings, games and who played them, ratings and statistics, a chat’s own words. It reads messages to find moves and doesn’t keep them (its own chat page does keep the messages of its rooms). It passes nothing on to anybody. Everything about you: /mydata. Erase it: /forget

said-night = night
said-day = day
said-games = games
said-usual = usual
said-clock = clock
said-topics = topics
said-words = words, house
said-talk = messages, talk
said-quiet = quiet
said-here = here
said-everywhere = everywhere, all
said-full = full
said-brief = brief
settings-lang = Language of this chat: { $value }
settings-theme = Pictures: { $value }
settings-games = Games: { $value }
settings-clock = Clock: { $value }
settings-stakes = Rating: { $value }
settings-words = This chat’s own words: { $value }
settings-talk = The bot’s messages: { $value }
settings-quiet = Quiet hours: { $value }
settings-topics = Topics where games may be played: { $value }
settings-usual = Usually: { $value }
games-all = all
words-open = can be added
words-closed-short = can’t be added
words-closed = Only words from the dictionary count in this chat.
talk-full = detailed
talk-brief = brief
quiet-none = none
settings-clock-how = Clock: 60s per turn, 10m per game, 10m+5s with an increment, off for none.
settings-topics-how = /settings topics here: play in this topic; /settings topics everywhere: play in all.
settings-topics-full = { $count ->
    [one] No more than { $count } topic can be named. To play in all: /settings topics everywhere
   *[other] No more than { $count } topics can be named. To play in all: /settings topics everywhere
}
settings-quiet-how = Quiet hours by the chat’s own time: /settings quiet 23-8 +3 (+3 is the difference from UTC), off for none.
button-settings-lang = Language
button-settings-games = Games
button-settings-clock = Clock
button-settings-quiet = Quiet hours
button-settings-night = Night pictures
button-settings-day = Day pictures
button-settings-brief = Brief messages
button-settings-full = Detailed messages
button-settings-no-words = No own words
button-settings-words = Own words
game-barred = { $game } isn’t played in this chat.
topic-barred = No games in this topic.
