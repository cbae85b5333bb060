## Around the games.

nobody = somebody
computer = Computer
computer-easy = Computer (easy)
computer-normal = Computer (normal)
computer-hard = Computer (hard)
computer-expert = Computer (expert)

# Words that ask for a computer in an offer.
words-computer = computer bot cpu
words-easy = easy
words-normal = normal
words-hard = hard
words-expert = expert

# What may be said instead of a command or a button, parted by commas.
said-pass = pass
said-resign = i resign
said-yes = yes, for, agreed
said-no = no, against

lang-ru = Russian words
lang-en = English words
lang-uk = Ukrainian words
lang-pl = Polish words
lang-cs = Czech words
lang-hu = Hungarian words

## Offers

offer-open = { $host } offers a game: { $what }.
offer-challenge = { $host } challenges { $names } to { $what }.
offer-seated = At the table: { $names }.
offer-expired = Nobody came; the offer is closed.
offer-expired-joined = The game hasn’t begun in time: the offer is closed.
offer-cancelled = The offer is cancelled.
offer-started = The game has begun.
offer-gone = This offer is gone.
offer-full = All seats are taken.
offer-joined-already = You are at the table already.
offer-not-seated = You aren't at the table.
offer-not-for-you = This invitation isn't for you.
offer-host-only = Only the one who made the offer can do that.
offer-host-starts = The one who made the offer starts the game; after two minutes anybody at the table can.
offer-too-few = { $count ->
    [one] At least { $count } player is needed.
   *[other] At least { $count } players are needed.
}
offer-none = You have no offers here.
offer-unknown-word = I don't understand “{ $word }”. You can name a size (7x7), a start word, a clock (60s a turn, 10m a game), an opponent (@name) or the computer.
offer-instead = Add one of these to the command: { $ways }.
too-many-offers = Too many offers at once: wait for answers to the others ({ $count }).
too-many-games = This chat has { $count } games going on. Finish one of them first.
challenge-private = There are only the two of us here. Call a friend in a group, or play the computer: /balda
challenge-yourself = You can't challenge yourself.
challenge-unwanted = { $name } doesn't take challenges from you.
challenge-declined = { $name } isn't playing now.

button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-options = Options
button-computer = + computer
button-no-computer = − computer
button-back = Back
button-alone = Practise alone
button-accept = Accept
button-decline = Not now
button-block = Never again
button-pass = Pass
button-hint = Hint
button-yes = Agreed
button-no = No
button-continue = Go on
button-rematch = Rematch
button-page = Play on a page

clock-none = No clock
clock-seconds = { $n } s a turn
clock-minutes = { $n } min a game
clock-turn = { $seconds } s a turn
clock-total = { $time } a game
clock-total-increment = { $time } a game and { $seconds } s a turn

## Games

game-cannot-start = Such a game can't be started.
game-gone = This game is gone.
game-over = The game is over.
game-goes-on = The game is still going on.
game-aside = The game is set aside. Go on: /continue
game-broken = Something happened to this game: its record can't be read. It is set apart, the others go on.
no-game = You have no game here. Start one: /balda
game-not-begun = The game hasn't begun: the offer is waiting for players.
no-game-before = You haven't finished a game yet.
not-your-game = This isn't your game.
not-your-turn = It isn't your turn.
not-your-turn-but = It is { $name }'s turn.
not-a-move = That doesn't look like a move.
you-are-out = You have left this game.
old-button = This button is out of date: the game has moved on.
which-game = In which game?
move-what = Say the move after the command: /m move
nothing-to-take-back = There is nothing of yours to take back.
nothing-asked = Nobody has asked you anything.
asked-already = That has been asked; waiting for the answer.
draw-declined = The draw has been declined: offer it again after a move.
no-pass = There is no passing in this game.
draw-nobody = There is nobody to offer a draw to.
no-secret = There are no secrets in this game.
no-hint = There is no hint.
rematch-made = The rematch has begun already.
rematch-erased = No rematch: one of the players is gone.

turn = { $name } to move.
turn-computer = { $name } is thinking…
score-one = { $name }: { $score }
time-left = { $time } left.
pending = Waiting for { $names }.
replay = The whole game once more.
move-number = move { $n }
passed = { $name } passes.
passed-time = { $name }: the turn's time is up.
left-resigned = { $name } resigns.
left-flag = { $name }: the time for the game is up.
left-removed = { $name } no longer plays.
asked-draw = { $name } offers a draw.
asked-takeback = { $name } asks to take a move back.
answered-yes = { $name }: yes.
answered-no = { $name }: no.
taken-back = The move is taken back.
set-aside = The game is set aside: nobody has moved for long. Go on: /continue
resumed = The game goes on.
result-won = { $names } wins!
result-shared = { $names } share the win.
result-draw = A draw.
result-alone = Practice is over.

skip-yourself = It's your turn. /skip is for others who keep silent.
skip-early = A turn can be skipped once the player has been silent for { $seconds } s.
skip-voted = Your vote counts already.
skip-votes = Votes to skip the turn: { $votes } of { $enough }.
kick-host-only = Only the one who offered the game, or an admin of the chat, can remove a player.
kick-whom = Whom? /kick @name

## Talk

sorry-store = It couldn't be written to disk, so nothing has changed. Please try again a little later.
sorry-broken = Something went wrong; nothing has changed. Please try again.
no-such-command = There is no such command. All commands: /help
no-such-command-near = There is no such command. Did you mean /{ $name }?
private-hello = I play paper games. Start one: /balda. All commands: /help
games-none = You have no games going on. Start one: /balda
games-mine = { $count ->
    [one] You have { $count } game going on:
   *[other] You have { $count } games going on:
}
lang-which = Which language? There are: { $langs }.
lang-set = I'll speak English with you.
settings-admins = An admin of the chat changes its settings.
settings-unknown = I don't know this setting. All of them: /settings
settings-kept = Noted.
theme-day = day
theme-night = night
block-whom = Whom? /block @name
blocked = { $name } can't challenge you any more.
unblocked = { $name } can challenge you again.

## Words

word-what = Which word? /word word
word-valid = “{ $word }” may be played; { $often }.
word-very-common = a very common word
word-common = a common word
word-uncommon = an uncommon word
word-rare = a rare word
word-house = “{ $word }” is a word of this chat and may be played.
word-unknown = “{ $word }” isn't in the dictionary.
word-unknown-near = “{ $word }” isn't in the dictionary. Perhaps { $near }?
word-name = “{ $word }” is a name; only common nouns count.
word-plural = “{ $word }” is a plural; the singular counts.
word-other-case = “{ $word }” isn't the basic form.
word-adjective = “{ $word }” is an adjective; only nouns count.
word-verb = “{ $word }” is a verb; only nouns count.
word-abbreviation = “{ $word }” is an abbreviation.
word-other-part = “{ $word }” isn't a noun.
word-category = “{ $word }” doesn't count: { $kind }.
word-unreadable = “{ $word }” can't be read in this language's letters.
word-blocked = “{ $word }” is forbidden in this chat.
category-is-vulgar = a vulgar word
category-is-slang = slang
category-is-diminutive = a diminutive
category-is-augmentative = an augmentative
category-is-colloquial = a colloquial word
category-is-regional = a regional word
category-is-obsolete = an obsolete word
category-is-compound-abbreviation = a cut word
category-is-plurale-tantum = a word without a singular
category-is-rare = a rare word
category-is-no-start = a word with another meaning
category-vulgar = vulgar
category-slang = slang
category-diminutive = diminutives
category-augmentative = augmentatives
category-colloquial = colloquial
category-regional = regional
category-obsolete = obsolete
category-compound-abbreviation = cut words
category-plurale-tantum = without a singular
category-rare = rare
category-no-start = not to start with

## A chat's own words

words-how = Add: /words add word. Admins: /words remove, block, unblock word.
words-house = Words of this chat: { $words }
words-forbidden = Forbidden here: { $words }
words-added = “{ $word }” is a word of this chat now.
words-refused = “{ $word }” wasn't accepted.
words-removed = “{ $word }” is no longer a word of this chat.
words-blocked = “{ $word }” is forbidden here now.
words-unblocked = “{ $word }” may be played here again.
words-not-there = “{ $word }” isn't on the list.
words-known = “{ $word }” may be played already.
words-full = The list is full: remove another word first.
words-voting = “{ $word }” is being voted on.
words-proposed = { $name } proposes the word “{ $word }” for this chat. Do we take it?
words-votes = For: { $yes }, against: { $no }.
words-no-vote = That vote is over.
words-own = One doesn't vote on one's own word.
button-for = For
button-against = Against

## A player's page of a game

page-none = This game has no page of its own.
page-off = Games have no pages here: the bot needs a public https address for them.
page-busy = Too many links at once. Try again in a minute.
page-open = Your page of this game:
page-link =
    Your page of this game: { $link }
    The link is for you alone, good once and for ten minutes.
page-stale = The game has moved on: look at the board again.
