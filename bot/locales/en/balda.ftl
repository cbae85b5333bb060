## Balda, the grid game.

balda-name = Balda
balda-name-royal = Royal Balda
balda-classic = Classic
balda-royal = Royal
balda-option-no-seen = new words only
balda-option-revisit = same cell again
balda-option-yo = ё apart
balda-option-short-i = и = й
balda-option-house = words by vote
balda-option-hints = hints
balda-option-no-hints = no hints
balda-option-min = { $n } letters or more
balda-option-row = word in the middle
balda-option-top = in the first row
balda-option-column = in the first column
balda-start-row = word in row { $n }
balda-start-column = word in column { $n }
balda-insist = play anyway

# What may be typed in an offer: an argument and the words for it, parted by commas.
balda-words = no_seen newwords, revisit again
# The same before a colon: min:3, row:2.
balda-names = column col, min least

balda-size-range = A board is 3×3 to 9×9.
balda-min-range = The shortest word can have 2 to 5 letters.
balda-players = { $least } to { $most } people can play.
balda-revisit-in-royal = In Royal Balda a cell isn’t used twice.
balda-start-line = The board has no row or column with this number.
balda-start-length = The start word must have 2 to { $room } letters.
balda-start-word = This start word won’t do. { $reason }
balda-no-start-word = { $letters ->
    [one] The dictionary has no start word of { $letters } letter.
   *[other] The dictionary has no start word of { $letters } letters.
}
balda-no-first-move = With this start word no word can be made.
balda-uneven = The turns won’t come out even: there are { $free } free cells, and their number must be divisible by { $by }.

balda-start = The start word is { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } at { $cell }).
balda-proposed = { $name } suggests the word “{ $word }”. Shall we accept it? You have a minute to vote; silence is a no.
balda-voted-for = { $name }: for.
balda-voted-against = { $name }: against.
balda-accepted = The word was accepted.
balda-rejected = The word wasn’t accepted.
balda-end-full = Every cell is filled.
balda-end-no-move = No more words can be made.
balda-end-passes = Everybody passed three times in a row.
balda-end-agreed = A draw was agreed.
balda-end-one-left = One player is left.
balda-longest = The longest word: { $word } ({ $name }).
balda-missed = { $name } missed “{ $word }”, +{ $points } ({ $letter } at { $cell }).
balda-best = The best word of the game went unseen: “{ $word }”, +{ $points } ({ $name }’s turn, { $letter } at { $cell }).
balda-left = { $count ->
    [one] { $count } cell left
   *[other] { $count } cells left
}
balda-text-player = { $name }, { $score }: { $words }
balda-text-last = Last move: { $name }, { $word } – { $path }
balda-hint = You could play “{ $word }”, { $letter } at { $cell }.

balda-button-for = For
balda-button-against = Against
balda-button-propose = Ask everybody about “{ $word }”
balda-said-propose = propose, ask

balda-no-such-cell = The board has no cell { $cell }.
balda-no-such-cell-here = The board has no such cell.
balda-not-a-letter = This language has no such letter.
balda-too-short = { $least ->
    [one] “{ $word }” has fewer than { $least } letter.
   *[other] “{ $word }” has fewer than { $least } letters.
}
balda-used-start = “{ $word }” is the start word and can’t be used again.
balda-used = “{ $word }” has been used already, by { $name }.
balda-cell-taken = This cell is taken.
balda-not-adjacent = This cell touches no letter.
balda-letter-not-in-word = “{ $word }” doesn’t have this letter.
balda-no-path = “{ $word }” can’t be made here: it can’t be read along neighbouring cells through the new letter.
balda-cell-twice = “{ $word }” would use a cell twice.
balda-path-crosses = “{ $word }” would cross itself.
balda-seen-already = “{ $word }” could be read on the board before this move.
balda-several = “{ $word }” can be made in several ways. Which letter do you place?
balda-no-house-words = Words can’t be voted on in this game.
balda-known-word = “{ $word }” is in the dictionary; no vote is needed.
balda-voted-this-turn = There has already been a vote in this turn.
balda-vote-running = A vote is going on, please wait.
balda-no-vote = There is nothing to vote on.
balda-own-word = You can’t vote on your own word.
balda-already-voted = You have voted already.

balda-how = A move is a word: you add one of its letters, the others are on the board.
balda-rules =
    Balda. A word stands on the board. On your turn put one letter into a free cell beside another letter (side by side) and make a word: it is read along neighbouring cells, no cell more than once, and the new letter is in it. One point for each letter of the word.
    Only common nouns in the singular count; no word can be used twice.
    The move is the word itself. If the letter can go in several places the bot asks; or say it at once: “b4 k lack”.
    The end: the board is full or no word can be made. The most points win. If everybody passes three times in a row it is a draw.
    Running out of time for a turn is a pass; for the game, you are out.
balda-rules-royal =
    Royal Balda. As classic, but the new letter and the word can also go diagonally. A word can’t cross itself, and words that could already be read on the board don’t count.
    With two players a turn is two letters and two words; the second can be passed: /pass.
    Only common nouns in the singular count; no word can be used twice. One point a letter.
    The end: the board is full or no word can be made; three passes in a row by everybody is a draw. Running out of time for a turn is a pass; for the game, you are out.
balda-rule-no-seen = Words that could be read on the board before the move don’t count, even if nobody made them.
balda-rule-revisit = A word may go through a cell more than once, but never twice in a row: C, O and N can make “cocoon”.
balda-rule-yo = The letters е and ё differ.
balda-rule-short-i = The letters и and й are the same.
balda-rule-house = A word that isn’t in the dictionary can be put to a vote: more than half of the others within a minute, and it counts. One vote a turn.
balda-rule-min = { $n ->
    [one] A word needs at least { $n } letter.
   *[other] A word needs at least { $n } letters.
}
