## Dots.

dots-name = Dots

# What may be said in a move, parted by commas.
dots-said-ground = ground, grounding
dots-said-count = count, counting
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
dots-start-empty = empty board
dots-start-cross = cross
dots-start-double = double cross
dots-start-four = four crosses
dots-start-random4 = random crosses
dots-start-custom = { $count ->
    [one] custom start: { $count } dot
   *[other] custom start: { $count } dots
}
dots-start-dots = start dots
dots-option-extra-turn = another turn for a capture
dots-option-own-contour = contour by choice
dots-option-painted-houses = houses are painted
dots-option-keep-captured = captured for good
dots-option-auto-ground = grounding by itself
dots-option-pass = passing allowed
dots-option-centre = start in the centre
dots-option-teams = teams
dots-option-no-hints = no hints
dots-option-lead = up to a lead of { $n }
dots-option-no-lead = no winning lead
dots-together = “{ $one }” and “{ $other }” don’t go together: take one of them away first.
dots-size-range = A board is { $least }×{ $least } to { $most }×{ $most }.
dots-no-lead = A lead is a number from 1 to 999. For example: lead:10
dots-players-two = Dots is for two. More can play in teams.
dots-players-teams = Teams have { $least } to { $most } people in all.
dots-start-unread = I don’t understand the dot “{ $dot }”. A start is written like this: red:c3.d4 blue:d3.c4
dots-start-outside = The start dot { $cell } is off the board.
dots-start-twice = The start dot { $cell } is named twice.
dots-start-closes = The start dots already surround something: { $cell }.
dots-start-full = With such a start there is nowhere to move.

# What may be typed in an offer: an argument and the words for it, parted by commas.
dots-words = page sheet, polish kropki, extra_turn extra, centre center, random4 random

## Game

dots-started = { $first } has the red discs and moves first, { $second } has the blue diamonds.
dots-put = { $name }: { $cell }.
dots-put-held = The contour isn’t painted yet.
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
dots-put-caught = The dot fell into the opponent’s house.
dots-chose = { $count ->
    [one] { $name } draws a contour of { $count } dot.
   *[other] { $name } draws a contour of { $count } dots.
}
dots-count-offered = { $name } offers to end the game and count the score. To agree: /count
dots-end-full = The board is full.
dots-end-counted = Both agreed to count the score.
dots-end-passed = Two passes in a row.
dots-end-drawn = A draw was agreed.
dots-end-time = { $name } ran out of time.
dots-end-grounded = { $name } grounds: whatever isn’t grounded goes to the opponent.
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
dots-button-board = Whole board
dots-button-ground = Ground
dots-button-count = Count the score
dots-button-contour = { $n }: contour of { $count }
dots-hint = You could play { $cell }.
dots-hint-contour = { $count ->
    [one] The contour of { $count } dot is better.
   *[other] The contour of { $count } dots is better.
}
dots-hint-ground = Ground now: you have won.

## Refusals

dots-outside = There is no such crossing: columns 1–{ $columns }, rows 1–{ $rows }.
dots-no-crossing = The board has no crossing { $cell }.
dots-taken = There is already a dot at { $cell }.
dots-painted = { $cell } is in a painted area that { $name } surrounded.
dots-not-central = The first dot goes into the centre: columns { $left }–{ $right }, rows { $top }–{ $bottom }.
dots-choose-first = First choose the contour: by a button, its number (“contour 2”) or its dots (“contour 3 4, 4 5, …”).
dots-nothing-to-choose = There is no contour to choose now.
dots-no-holding = Under these rules a capture is painted at once: there is nothing to hold or paint.
dots-no-choice = Under these rules the contour is always the shortest.
dots-nothing-closed = This dot closes nothing: there is nothing to hold.
dots-no-such-hold = You have no unpainted contour { $n }.
dots-contour-how = Name the contour’s dots in order: contour 3 4, 4 5, 5 4, 4 3
dots-contour-not-yours = At { $cell } there is no live dot of yours.
dots-contour-broken = The contour breaks: { $cell } isn’t beside the dot before it.
dots-contour-twice = Dot { $cell } is in the contour twice.
dots-contour-empty = There is nothing inside such a contour.
dots-contour-not-through = The contour must go through the new dot.
dots-contour-no-enemy = There is no live dot of the opponent inside the contour.
dots-no-grounding = The Polish rules have no grounding: offer to count the score, /count
dots-grounding-loses = { $lost ->
    [one] Grounding would give away { $lost } dot, and your lead is { $lead }: you would lose.
   *[other] Grounding would give away { $lost } dots, and your lead is { $lead }: you would lose.
}
dots-nothing-to-ground = Nobody has surrounded anything yet and there is nothing to lose: it is too early to ground.
dots-count-offered-already = You have already offered to count the score: waiting for the opponent.

## Rules

dots-how = A move is a column and a row: “3 4”.
dots-rules =
    Dots. Take turns to put dots on the crossings of the lines. Close a chain of your dots (diagonals count) round live dots of the opponent, and they are captured: a point each, and the area is painted and closed. The edge of the board is no wall.
    Closed empty ground is a house: whoever puts a dot into the other’s house and surrounds nothing by it loses the dot. A captor can be surrounded too; then the captives are free.
    /ground: you give up your groups that aren’t connected to the edge, and the score decides. That is how the leader ends the game.
    The end: a full board, an agreement to count (/count) or on a draw (/draw), grounding, /resign. Whoever has more captives wins.
dots-rules-kropki =
    Dots by the Polish rules (kropki). Take turns to put dots on the crossings of the lines. When you close a chain of your dots (diagonals count), paint the contour at once and the opponent’s dots inside are yours, or hold it: “12 7 hold”. A held contour is painted on a later turn of yours, before the dot: “12 7 paint 1”; until then it can be played in, and if one of its dots is captured it is gone.
    The contour needn’t be the shortest: “12 7 contour widest”, or dot by dot.
    A dot put into the other’s house that surrounds nothing is captured at once.
    The end: an agreement to count (/count), a full board, /resign. There is no grounding. A point for each captured dot; when you agree to count, also a point for an opponent’s dot in a held contour and half a point for a free crossing in your own houses and contours.
dots-rules-move = A move: column and row, “12 7” or “l7”. Whoever runs out of time loses.
dots-rule-extra-turn = Whoever captures moves again at once.
dots-rule-own-contour = Whoever captures chooses the contour: any closed chain of their dots through the new one.
dots-rule-painted-houses = An empty house is painted and closed to play.
dots-rule-keep-captured = A captured dot counts for good, even when it is freed.
dots-rule-auto-ground = The game ends by itself once the leader could ground and win.
dots-rule-pass = A turn may be passed; two passes in a row end the game by the score.
dots-rule-centre = Each side’s first dot goes into the middle third of the board.
dots-rule-teams = Teams take turns, and within a team its players do; they may not consult. A team shares its time.
dots-rule-lead = A lead of { $n } wins at once.
