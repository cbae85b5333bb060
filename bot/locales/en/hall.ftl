## Around the games.

nobody = somebody
# A word in quotation marks.
quoted = “{ $word }”
computer = Computer
computer-easy = Computer (easy)
computer-normal = Computer (normal)
computer-hard = Computer (hard)
computer-expert = Computer (expert)

# Words that ask for a computer in an offer, parted by commas.
said-computer = computer, bot, cpu
said-easy = easy
said-normal = normal
said-hard = hard
said-expert = expert

# What may be said instead of a command or a button, parted by commas.
said-pass = pass
said-resign = i resign, resign, i give up
said-yes = yes, yep, for, agreed, agree
said-no = no, nope, against

lang-ru = Russian words
lang-en = English words
lang-uk = Ukrainian words
lang-pl = Polish words
lang-cs = Czech words
lang-hu = Hungarian words

## Offers

offer-open = { $host } wants to play: { $what }.
offer-challenge = { $host } challenges { $names } to { $what }.
offer-seated = At the table: { $names }.
offer-expired = Nobody came, so the offer has expired.
offer-expired-joined = The game hasn’t begun in time: the offer is closed.
offer-cancelled = The offer was cancelled.
offer-started = The game has begun.
offer-gone = This offer is no longer there.
offer-full = All seats are taken.
offer-joined-already = You are already at the table.
offer-not-seated = You aren’t at the table.
offer-not-for-you = This invitation isn’t for you.
offer-host-only = Only the person who offered the game can do that.
offer-host-starts = The person who offered the game can start it; after two minutes anybody at the table can.
offer-too-few = { $count ->
    [one] At least { $count } player is needed.
   *[other] At least { $count } players are needed.
}
offer-none = You have no offers here.
offer-unknown-word = { $takes ->
    [word] I don’t understand “{ $word }”. You can give a size (7x7), a start word, a clock (60s per turn, 10m per game), an opponent (@name) or the computer.
    [size] I don’t understand “{ $word }”. You can give a size (20x20), a clock (60s per turn, 10m per game), an opponent (@name) or the computer.
   *[neither] I don’t understand “{ $word }”. You can give a clock (60s per turn, 10m per game), an opponent (@name) or the computer.
}
offer-instead = Add one of these to the command: { $ways }.
too-many-offers = Too many offers at once: wait until the others are answered ({ $count }).
too-many-games = { $count ->
    [one] This chat already has { $count } game going on. Finish it first.
   *[other] This chat already has { $count } games going on. Finish one of them first.
}
challenge-private = There are only the two of us here. Invite a friend in a group, or play the computer: /balda
challenge-yourself = You can’t challenge yourself.
challenge-unwanted = { $name } doesn’t accept challenges from you.
challenge-declined = { $name } isn’t playing right now.

button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-options = Options
button-computer = + computer
button-no-computer = − computer
button-back = Back
button-alone = Practise without an opponent
button-accept = Accept
button-decline = Not now
button-block = Don’t ask me again
button-pass = Pass
button-hint = Hint
button-yes = Agree
button-no = No
button-continue = Continue
button-rematch = Rematch
button-page = Play on a page

clock-none = No clock
clock-bounds = A clock has from 5 seconds to 7 days. Without one: noclock
clock-seconds = { $n } s per turn
clock-minutes = { $n } min per game
clock-turn = { $seconds } s per turn
clock-total = { $time } per game
clock-total-increment = { $time } per game plus { $seconds } s per turn

## Games

game-cannot-start = This game can’t be started.
game-gone = This game is no longer there.
game-over = The game is over.
game-goes-on = The game is still going on.
game-aside = The game is on hold. Continue: /continue
game-broken = Something happened to this game: its record can’t be read. It is on hold; the others go on.
no-game = You have no game here right now. Start one: /balda
game-not-begun = The game hasn't begun: the offer is waiting for players.
no-game-before = You haven’t finished a game yet.
not-your-game = This isn’t your game.
not-your-turn = It isn’t your turn.
not-your-turn-but = It is { $name }’s turn.
not-a-move = That doesn’t look like a move.
you-are-out = You have already left this game.
old-button = This button is out of date: the game has moved on.
which-game = In which game?
move-what = Write the move after the command: /m word
# The first board, for who has never played; what: what a move is.
how-plain = { $what } Write your move here. Rules: /rules
how-addressed = { $what } Reply to this message with your move, or write it after /m. Rules: /rules
how-unheard = { $what } Write your move to me in private.
nothing-to-take-back = You have nothing to take back.
nothing-asked = Nobody has asked you anything.
asked-already = Already asked; waiting for the answer.
draw-declined = The draw has been declined: offer it again after a move.
takeback-declined = Taking it back has been declined: ask again after the next move.
no-pass = You can’t pass in this game.
draw-nobody = There is nobody to offer a draw to.
no-secret = There are no secrets in this game.
no-hint = There is no hint.
rematch-made = The rematch has already begun.
rematch-erased = No rematch: one of the players is gone.

turn = { $name } to move.
turn-computer = { $name } is thinking…
score-one = { $name }: { $score }
time-left = { $time } left.
pending = Waiting for { $names }.
replay = The whole game once more.
move-number = move { $n }
passed = { $name } passes.
passed-time = { $name } ran out of time for the turn.
left-resigned = { $name } resigns.
left-flag = { $name } ran out of time for the game.
left-removed = { $name } is no longer playing.
asked-draw = { $name } offers a draw.
asked-takeback = { $name } asks to take a move back.
answered-yes = { $name }: yes.
answered-no = { $name }: no.
taken-back = The move was taken back.
set-aside = The game is on hold: nobody has moved for a long time. Continue: /continue
resumed = The game continues.
result-won = { $names } wins!
result-shared = { $names } share the win.
result-draw = A draw.
result-alone = Practice is over.

skip-yourself = It is your own turn: use /pass to pass.
skip-early = You can skip somebody’s turn once they have been silent for { $seconds } s.
skip-voted = Your vote already counts.
skip-votes = Votes to skip the turn: { $votes } of { $enough }.
kick-host-only = Only the person who offered the game or an admin of the chat can remove a player.
kick-whom = Whom? /kick @name

## Talk

sorry-store = I couldn’t write to disk, so nothing has changed. Please try again a little later.
sorry-broken = Something went wrong; nothing has changed. Please try again.
no-such-command = There is no such command. All commands: /help
no-such-command-near = There is no such command. Did you mean /{ $name }?
private-hello = I play paper games. Start one: /balda. All commands: /help
games-none = You have no games going on. Start one: /balda
games-mine = { $count ->
    [one] You have { $count } game going on:
   *[other] You have { $count } games going on:
}
lang-which = Which language? You can choose: { $langs }.
lang-set = I’ll speak English with you.
settings-admins = Only an admin of the chat can change its settings.
settings-unknown = I don’t know this setting. All of them: /settings
settings-kept = Saved.
theme-day = day
theme-night = night
block-whom = Whom? /block @name
blocked = { $name } can no longer challenge you.
unblocked = { $name } can challenge you again.

## Words

word-what = Which word? /word word
word-valid = “{ $word }” is allowed: { $often }.
word-very-common = a very common word
word-common = a common word
word-uncommon = an uncommon word
word-rare = a rare word
word-house = “{ $word }” is allowed: it is one of this chat’s own words.
word-unknown = “{ $word }” isn’t in the dictionary.
word-unknown-near = “{ $word }” isn’t in the dictionary. Did you mean { $near }?
word-name = “{ $word }” is a proper name; only common nouns count.
word-plural = “{ $word }” is a plural; only singulars count.
word-other-case = “{ $word }” isn’t the basic form of the word.
word-adjective = “{ $word }” is an adjective; only nouns count.
word-verb = “{ $word }” is a verb; only nouns count.
word-abbreviation = “{ $word }” is an abbreviation; those don’t count.
word-other-part = “{ $word }” isn’t a noun.
word-category = “{ $word }” doesn’t count: { $kind }.
word-unreadable = “{ $word }” can’t be written in this language’s letters.
word-blocked = “{ $word }” is banned in this chat.
category-is-vulgar = a vulgar word
category-is-slang = slang
category-is-diminutive = a diminutive
category-is-augmentative = an augmentative
category-is-colloquial = a colloquial word
category-is-regional = a regional word
category-is-obsolete = an obsolete word
category-is-compound-abbreviation = a clipped compound
category-is-plurale-tantum = a word without a singular
category-is-rare = a rare word
category-is-no-start = not a word to start with
category-vulgar = vulgar
category-slang = slang
category-diminutive = diminutives
category-augmentative = augmentatives
category-colloquial = colloquial
category-regional = regional
category-obsolete = obsolete
category-compound-abbreviation = clipped compounds
category-plurale-tantum = without a singular
category-rare = rare
category-no-start = not to start with

## A chat's own words

# What is to be done with a word, parted by commas.
said-add = add
said-remove = remove
said-block = block
said-unblock = unblock
words-how = Add one: /words add word. Admins: /words remove, block, unblock word.
words-house = This chat’s own words: { $words }
words-forbidden = Banned here: { $words }
words-added = “{ $word }” is now one of this chat’s own words.
words-refused = “{ $word }” wasn’t accepted.
words-removed = “{ $word }” is no longer one of this chat’s own words.
words-blocked = “{ $word }” is now banned here.
words-unblocked = “{ $word }” is allowed here again.
words-not-there = “{ $word }” isn’t on the list.
words-known = “{ $word }” is already allowed.
words-full = The list is full: remove another word first.
words-voting = “{ $word }” is already being voted on.
words-proposed = { $name } suggests the word “{ $word }” for this chat. Shall we accept it?
words-votes = For: { $yes }, against: { $no }.
words-no-vote = That vote is over.
words-own = You can’t vote on your own word.
button-for = For
button-against = Against

## A player's page of a game

page-none = This game has no page of its own.
page-off = Games have no pages here: the bot needs a public https address for them.
page-busy = Too many links at once. Try again in a minute.
page-open = Your page for this game:
page-link =
    Your page for this game: { $link }
    The link is for you alone and works once, within ten minutes.
page-stale = The game has moved on: look at the board again.
