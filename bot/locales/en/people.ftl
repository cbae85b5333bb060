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

help-me = how I am shown: name, language, whether I am called
help-mydata = all that is kept of you, as one file (for your eyes only)
help-forget = erase all that is kept of you
help-privacy = what the bot keeps
said-name = name
said-mentions = mentions, mention
said-lang = lang, language
said-on = on, yes
said-off = off, no
language = English
me-name = You are called { $name }.
me-mentions-on = The bot calls you when it is your turn.
me-mentions-off = The bot names you but doesn't call you.
me-lang = Language: { $lang }.
me-how = Change: /me name New, /me mentions off, /me lang ru
me-name-taken = There is a { $name } here already: choose another name.
button-mentions-on = Call me
button-mentions-off = Don't call me
button-own-name = My name as in the chat
mydata-here = All that is kept of you:
forget-sure = Erase all that is kept of you: name, ratings, statistics, settings? You leave the games going on; your moves stay as those of a player without a name. It can't be undone. To confirm, press the button or answer: /forget yes
button-forget = Erase everything
forgotten = Done: the bot doesn't remember you any more. What was said in the chat stays there; copies of the store go in their own time.
privacy = The bot keeps: the name and number of your account, your language and settings, games and who played them, ratings and statistics, a chat's own words. It reads messages to find moves and doesn't keep them (its own chat page keeps the messages of its rooms). It passes nothing on to anybody. All about you: /mydata. Erase it: /forget

said-night = night
said-day = day
said-games = games
said-usual = usual
said-clock = clock
said-topics = topics
said-words = words, house
said-talk = talk
said-quiet = quiet
said-here = here
said-everywhere = everywhere, all
said-full = full
said-brief = brief
settings-lang = Language of the chat: { $value }
settings-theme = Pictures: { $value }
settings-games = Games: { $value }
settings-clock = Clock: { $value }
settings-stakes = Rating: { $value }
settings-words = The chat's own words: { $value }
settings-talk = Talk: { $value }
settings-quiet = Quiet hours: { $value }
settings-topics = Games may be played in so many topics: { $value }
settings-usual = Usually: { $value }
games-all = all
words-open = can be added
words-closed-short = none
words-closed = Only the words of the dictionary count in this chat.
talk-full = in full
talk-brief = brief
quiet-none = none
settings-clock-how = A clock: 60s a turn, 10m a game, 10m+5s with an increment, off for none.
settings-topics-how = /settings topics here: play in this topic; /settings topics everywhere: in all.
settings-quiet-how = Quiet hours by the chat's clock: /settings quiet 23-8 +3 (+3 is the chat's time from UTC), off for none.
button-settings-lang = Language
button-settings-games = Games
button-settings-clock = Clock
button-settings-quiet = Quiet hours
button-settings-night = Night pictures
button-settings-day = Day pictures
button-settings-brief = Say less
button-settings-full = Say all
button-settings-no-words = No own words
button-settings-words = Own words
game-barred = { $game } isn't played in this chat.
topic-barred = No games in this topic.
