## Oral Balda and Antibalda.

oral-name = Oral Balda
oral-name-antibalda = Antibalda
oral-option-bluff = bluff
oral-option-strict = strict
oral-option-insert = letters inside too
oral-option-anagram = letters in any order
oral-option-knockout = knockout
oral-option-singular = singulars only
oral-option-limit = up to { $n }
oral-option-min = words of { $n } letters or more
oral-limit-range = A game goes up to 1–20 points: limit:5.
oral-min-range = The shortest word has from 2 to 6 letters: min:2.
oral-no-knockout = Antibalda ends with its first winner: nobody is knocked out.
oral-no-words = The dictionary has no words to play with so.

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = GHOST

oral-start = { $name } names the first letter.
oral-round = round { $n }
oral-added = { $name }: { $letter }
oral-chain = Now: { $fragment }
oral-new-round = A new round: name a letter.
oral-completed = { $name }: “{ $word }” is a word, a point.
oral-completed-last = { $name }: “{ $word }” is a word, a point. Nothing is longer: a new round begins.
oral-nothing-extends = No longer word has it inside.
oral-refused = { $name } doesn't believe it.
oral-refused-time = { $name }: the time is up, which is a challenge.
oral-refused-stuck = { $name } has no letter left: each would make a word or a dead end.
oral-refused-long = That is longer than any word.
oral-lapsed = { $name }: the time is up, no letter was named.
oral-extends = There is the word “{ $word }”.
oral-whole = “{ $word }” is a word already.
oral-dead = No word has “{ $fragment }” inside.
oral-dead-anagram = No word has all the letters of “{ $fragment }” and one more.
oral-nobodys = Nobody gets the point.
oral-penalty = A penalty for { $name }.
oral-point = A point for { $name }.
oral-missed = The round could have been won: { $name } with “{ $fragment }”.
oral-missed-refusing = The round could have been won: { $name } by challenging “{ $fragment }”.
oral-out = out
oral-rounds = { $count ->
    [one] { $count } round was played.
   *[other] { $count } rounds were played.
}
oral-end-limit = The limit is reached.
oral-end-one-left = One player is left.
oral-end-agreed = A draw was agreed.

oral-button-refuse = Challenge
oral-said-refuse = challenge, i challenge, i doubt it, prove it
oral-hint = You could say “{ $fragment }”.
oral-hint-refuse = Better challenge this one.

oral-one-letter = Name one letter.
oral-adds-none = Now it is “{ $fragment }”: add one letter, there is none here.
oral-adds-many = Now it is “{ $fragment }”: one letter is added, not several.
oral-changed = Now it is “{ $fragment }”: one letter is added to these, the others don't change.
oral-nothing-to-refuse = There is nothing to challenge yet: name the first letter.
oral-not-a-letter = That isn't a letter of this language.
oral-which-side = Where does the letter go?

oral-rules = Oral Balda. The first player names a letter; then each adds one before or after, so that these letters stand together inside some noun but aren't a noun themselves. Whoever makes a noun, or what no noun has inside, gets a penalty, but only if the next one challenges: write “challenge”. A wrong challenge costs the challenger the penalty. A move: the new letters (“alk”), or “+k”, “k+”. Five penalties, G-H-O-S-T, and you have lost. A strict game turns a wrong letter down at once. More: insert puts letters inside too, anagram forgets their order, knockout goes on until one is left, limit:3, min:4.
oral-rules-antibalda = Antibalda. As Oral Balda, but making a noun is the aim: whose letter completes one gets a point, and the round goes on from it as long as it can. If you don't believe that there is a word, write “challenge”: if there is none, the point is yours, otherwise the previous player's. The first to get five points wins. A move: the new letters (“alk”), or “+k”, “k+”. More: strict, insert, anagram, limit:3, min:4.
