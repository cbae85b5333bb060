## Dots.

dots-name = Dots

# What may be said in a move, parted by commas.
dots-said-ground = ground, grounding
dots-said-count = count
dots-said-hold = hold, keep
dots-said-paint = paint
dots-said-all = all
dots-said-contour = contour, outline
dots-said-widest = widest, wide

## Offer

dots-rules-russian = Russian rules
dots-rules-polish = Polish rules
dots-scoring = way of scoring
dots-scoring-territory = territory counts
dots-scoring-count = only dots count
dots-start-empty = empty field
dots-start-cross = cross
dots-start-double = double cross
dots-start-four = four crosses
dots-start-random4 = random crosses
dots-start-custom = { $count ->
    [one] own start: { $count } dot
   *[other] own start: { $count } dots
}
dots-start-dots = start dots
dots-option-extra-turn = capture and go again
dots-option-own-contour = contour by choice
dots-option-painted-houses = houses are painted
dots-option-keep-captured = captured for good
dots-option-auto-ground = grounds by itself
dots-option-pass = passing allowed
dots-option-centre = start in the centre
dots-option-teams = teams
dots-option-no-hints = no hints
dots-option-lead = to a lead of { $n }
dots-option-no-lead = no lead
dots-together = “{ $one }” and “{ $other }” don't go together: take one of them away first.
dots-size-range = A field is { $least }×{ $least } to { $most }×{ $most }.
dots-no-lead = A lead is a number from 1 to 999. For example: lead:10
dots-players-two = Two play Dots. More play in teams.
dots-players-teams = Teams are { $least } to { $most } people in all.
dots-start-unread = I don't understand the dot “{ $dot }”. A start is written so: red:c3.d4 blue:d3.c4
dots-start-outside = The start dot { $cell } is off the field.
dots-start-twice = The start dot { $cell } is there twice.
dots-start-closes = The start dots close something already: { $cell }.
dots-start-full = With such a start there is nowhere to move.

## Game

dots-started = { $first } has the red discs and moves first, { $second } has the blue diamonds.
dots-put = { $name }: { $cell }.
dots-put-held = The contour is held open.
dots-put-painted = { $count ->
    [one] { $count } held contour is painted.
   *[other] { $count } held contours are painted.
}
dots-put-choice = The contour is still to be chosen.
dots-put-captured = { $count ->
    [one] { $count } dot captured!
   *[other] { $count } dots captured!
}
dots-put-freed = { $count ->
    [one] { $count } own dot freed.
   *[other] { $count } own dots freed.
}
dots-put-caught = The dot was caught in the other's house.
dots-chose = { $count ->
    [one] { $name } draws a contour of { $count } dot.
   *[other] { $name } draws a contour of { $count } dots.
}
dots-count-offered = { $name } offers to end and count the score. To agree: /count
dots-end-full = The field is full.
dots-end-counted = Both agreed to count the score.
dots-end-passed = Two passes in a row.
dots-end-drawn = A draw was agreed.
dots-end-time = { $name } ran out of time.
dots-end-grounded = { $name } grounds: what isn't grounded goes to the other.
dots-end-decided = { $name } could ground and win: the game is over.
dots-end-lead = { $name } leads by { $n }: the game is over.
dots-brief = A field of { $columns }×{ $rows }. The whole field in signs: /text
dots-text-side = { $live } { $name }: { $score } (captured: { $captured })
dots-text-last = Last move: { $name }, { $cell }.
dots-text-hold = { $name } holds contour { $n }: { $dots }.
dots-biggest = { $count ->
    [one] The biggest capture: { $name }, { $count } dot.
   *[other] The biggest capture: { $name }, { $count } dots.
}
dots-missed = { $count ->
    [one] { $name } could have captured { $count } dot at { $cell } (dot { $n }).
   *[other] { $name } could have captured { $count } dots at { $cell } (dot { $n }).
}
dots-button-board = Whole field
dots-button-ground = Ground
dots-button-count = Count the score
dots-button-contour = { $n }: contour of { $count }
dots-hint = You could play { $cell }.
dots-hint-contour = { $count ->
    [one] The contour of { $count } dot is better.
   *[other] The contour of { $count } dots is better.
}
dots-hint-ground = Ground: you have won.

## Refusals

dots-outside = There is no such crossing: columns 1–{ $columns }, rows 1–{ $rows }.
dots-no-crossing = The field has no crossing { $cell }.
dots-taken = There is a dot at { $cell } already.
dots-painted = { $cell } is in a painted area of { $name }.
dots-not-central = The first dot goes into the centre: columns { $left }–{ $right }, rows { $top }–{ $bottom }.
dots-choose-first = First choose the contour: by a button, its number (“contour 2”) or its dots (“contour 3 4, 4 5, …”).
dots-nothing-to-choose = There is no contour to choose now.
dots-no-holding = With these rules a capture is painted at once: there is nothing to hold or paint.
dots-no-choice = With these rules the contour is always the shortest.
dots-nothing-closed = This dot closes nothing: there is nothing to hold.
dots-no-such-hold = You hold no contour { $n }.
dots-contour-how = Name the contour's dots in order: contour 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = At { $cell } there is no live dot of yours.
dots-contour-broken = The contour breaks: { $cell } isn't beside the dot before it.
dots-contour-twice = { $cell } is in the contour twice.
dots-contour-empty = There is nothing inside such a contour.
dots-contour-not-through = The contour must go through the new dot.
dots-contour-no-enemy = There is no live dot of the other inside the contour.
dots-no-grounding = The Polish rules have no grounding: offer to count the score, /count
dots-grounding-loses = { $lost ->
    [one] Grounding gives { $lost } dot away and your lead is { $lead }: you would lose.
   *[other] Grounding gives { $lost } dots away and your lead is { $lead }: you would lose.
}
dots-nothing-to-ground = Nothing is captured and nothing is loose: it is too early to ground.
dots-count-offered-already = You have offered to count already: waiting for the other.

## Rules

dots-rules = Dots. Players put dots on the crossings in turn. Close a chain of your dots (diagonals too) round live dots of the other and you capture them: a point each, and the area is closed. The edge is no wall. Closed empty ground is a house: whoever puts a dot into the other's house and captures nothing loses it. A captor may be captured, which frees the dots inside. The end: a full field, /count if both agree, /resign, time. /ground: your groups that don't hang on the edge go to the other and the score decides; so the leader ends the game.
dots-rules-kropki = Kropki, the Polish dots. Players put dots on the crossings in turn. Whoever closes a chain of their dots (diagonals too) paints it at once and takes the dots inside, or holds it (“12 7 hold”) and paints it later (“12 7 paint 1”) while all its dots live. The contour may be your own: “12 7 contour widest”, or dot by dot. There is no grounding; the end is by agreement (/count) or a full field. A point a dot taken; at an agreed end also a point a dot in a held contour and half a point a free crossing inside one's own.
dots-rules-move = A move: column and row, “12 7” or “l7”. Whoever runs out of time loses.
dots-rule-extra-turn = Who captures moves again.
dots-rule-own-contour = Who captures chooses the contour: any closed chain through the new dot.
dots-rule-painted-houses = An empty house is painted and closed to play.
dots-rule-keep-captured = A captured dot counts for good, even when it is freed.
dots-rule-auto-ground = The game ends by itself once the leader could ground and win.
dots-rule-pass = A turn may be passed; two passes in a row end the game by the score.
dots-rule-centre = Each player's first dot goes into the middle third of the field.
dots-rule-teams = Teams move in turn, and within a team its players; they may not consult.
dots-rule-lead = A lead of { $n } wins at once.
