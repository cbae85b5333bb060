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
oral-no-words = The dictionary has no words for such a game.

# What may be typed in an offer: an argument and the words for it, parted by commas.
oral-words = anagram anagrams, singular singulars, limit to

# The word that penalties spell, a letter each; five letters.
oral-penalty-word = GHOST

oral-start = { $name } names the first letter.
oral-round = round { $n }
oral-added = { $name }: { $letter }
oral-chain = Now: { $fragment }
oral-new-round = A new round: name a letter.
oral-completed = { $name }: “{ $word }” is a word, one point.
oral-completed-last = { $name }: “{ $word }” is a word, one point. Nothing is longer: a new round begins.
oral-nothing-extends = No longer word has it inside.
oral-refused = { $name } doesn’t believe it.
oral-refused-time = { $name }: time is up, which counts as a challenge.
oral-refused-stuck = { $name } has no move: any letter would make a word or a dead end.
oral-refused-long = No word is that long.
oral-lapsed = { $name }: time is up, no letter was named.
oral-extends = There is the word “{ $word }”.
oral-whole = “{ $word }” is a word already.
oral-dead = No word has “{ $fragment }” inside.
oral-dead-anagram = No word has all the letters of “{ $fragment }” and at least one more.
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
oral-said-refuse = challenge, i challenge, i doubt it, doubt, prove it
oral-hint = You could say “{ $fragment }”.
oral-hint-refuse = Better challenge this one.

oral-one-letter = Name one letter.
oral-adds-none = Now it is “{ $fragment }”: add one letter; this adds none.
oral-adds-many = Now it is “{ $fragment }”: add one letter, not several.
oral-changed = Now it is “{ $fragment }”: add one letter to these and change none of them.
oral-nothing-to-refuse = There is nothing to challenge yet: name the first letter.
oral-not-a-letter = This language has no such letter.
oral-which-side = Where does the letter go?

oral-how = A move adds one letter to those there are: “l”, then “al”, then “alk”.
oral-rules =
    Oral Balda. The first player names a letter; then each adds one, before or after. The letters in this order must be inside some noun, but may not be a word themselves.
    Making a whole word, or something that is in no word, is a mistake, but it costs a penalty only if the next player says “challenge”. A wrong challenge costs the challenger the penalty. After a penalty a new round begins.
    A move: all the letters (“alk”), or “+k”, “k+”.
    Five penalties, G-H-O-S-T, and you have lost. Running out of time is a challenge; for the first letter it is a penalty.
    Options: strict turns a wrong letter down at once, insert lets the letter go inside too, anagram ignores the order of letters, knockout plays until one is left, limit:3 plays to three penalties, min:4 ignores words shorter than four letters, singular takes only words in the singular.
oral-rules-antibalda =
    Antibalda. As Oral Balda, but a word is the aim: whoever’s letter completes a noun gets a point, and the round goes on from that word as long as it can be extended.
    Don’t believe these letters will make another word? Write “challenge”. If they can’t, the point is yours; if they can, it is the previous player’s.
    A move: all the letters (“alk”), or “+k”, “k+”. The first to get five points wins. Running out of time is a challenge.
    Options: strict, insert, anagram, limit:3, min:4, singular.
