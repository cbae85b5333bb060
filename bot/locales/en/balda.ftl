## Balda, the grid game.

balda-name = Balda
balda-name-royal = Royal Balda
balda-classic = Classic
balda-royal = Royal
balda-option-no-seen = new words only
balda-option-revisit = cells again
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

balda-size-range = A board is from 3×3 to 9×9.
balda-min-range = The shortest word has from 2 to 5 letters.
balda-players = From { $least } to { $most } people play.
balda-revisit-in-royal = In Royal Balda a cell isn't used twice.
balda-start-line = The board has no such row or column for the start word.
balda-start-length = The start word must have from 2 to { $room } letters.
balda-start-word = This start word won't do. { $reason }
balda-no-start-word = { $letters ->
    [one] The dictionary has no start word of { $letters } letter.
   *[other] The dictionary has no start word of { $letters } letters.
}
balda-no-first-move = No word can be made from this start word.
balda-uneven = The turns don't come out even: { $free } free cells, and their number must be divisible by { $by }.

balda-start = The start word is { $word }.
balda-placed = { $name }: { $word }, +{ $points } ({ $letter } at { $cell }).
balda-proposed = { $name } proposes the word “{ $word }”. Do we take it? A minute to vote; silence is a no.
balda-voted-for = { $name }: for.
balda-voted-against = { $name }: against.
balda-accepted = The word is accepted.
balda-rejected = The word isn't accepted.
balda-end-full = Every cell is filled.
balda-end-no-move = No word can be made any more.
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
balda-text-last = Last move: { $name }, { $word } — { $path }
balda-hint = You could play “{ $word }”, { $letter } at { $cell }.

balda-button-for = For
balda-button-against = Against
balda-button-propose = Ask everybody about “{ $word }”
balda-said-propose = propose, ask

balda-no-such-cell = The board has no cell { $cell }.
balda-no-such-cell-here = The board has no such cell.
balda-not-a-letter = That isn't a letter of this language.
balda-too-short = “{ $word }” has fewer than { $least } letters.
balda-used-start = “{ $word }” is the start word; it is used already.
balda-used = “{ $word }” was used already, by { $name }.
balda-cell-taken = This cell is taken.
balda-not-adjacent = This cell touches no letter.
balda-letter-not-in-word = “{ $word }” doesn't have this letter.
balda-no-path = “{ $word }” can't be made here: no chain of cells through the new letter spells it.
balda-cell-twice = “{ $word }” would use a cell twice.
balda-path-crosses = “{ $word }” would cross itself.
balda-seen-already = “{ $word }” could be read on the board before this move.
balda-several = “{ $word }” can be made in several ways. Which letter do you place?
balda-no-house-words = Words aren't voted on in this game.
balda-known-word = “{ $word }” is in the dictionary; no vote is needed.
balda-voted-this-turn = There was a vote in this turn already.
balda-vote-running = A vote is running, please wait.
balda-no-vote = There is nothing to vote on.
balda-own-word = One doesn't vote on one's own word.
balda-already-voted = You have voted already.

balda-rules = Balda. A word stands on the board. In a turn you put one letter into a free cell next to a letter and make a word: its letters go through cells side by side, no cell twice, and the new letter is in it. A point a letter. Words are common nouns in their basic form, none twice. Say the word: that is the move; if the letter can stand in several places the bot asks, or say it at once: “b4 k lack”. The game ends when the board is full or no word can be made; most points win. If everybody passes three times in a row it is a draw.
balda-rules-royal = Royal Balda. As classic, but a word may go by corners too, its path may not cross itself, and words that could be read already don't count. Two players place two letters a turn and make two words; the second may be passed.
