## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = repeat: the same stones only
abaku-option-zero = any zero needs no operation
abaku-option-adjoin = touching is enough
abaku-option-centre = centre ×3
abaku-option-no-bonus = no bonuses
abaku-option-no-hints = no hints
abaku-option-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
abaku-players = { $least } to { $most } people can play.
abaku-stones = There can be { $least } to { $most } stones of each digit.

# What may be typed in an offer: an argument and the words for it, parted by commas.
abaku-words = centre3 center3, nobonus nobonuses

abaku-start = { $name } moves first.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } exchanges { $count } stone.
   *[other] { $name } exchanges { $count } stones.
}
abaku-finished = { $name } has no more turns and keeps the points.
abaku-forfeited = { $name } is out: three passes in a row.
abaku-end-closed = All the stones are laid.
abaku-end-one-left = One player is left.
abaku-end-few-left = Nobody is left to play.
abaku-end-stuck = Nobody has laid a stone for a long time.
abaku-end-agreed = A draw was agreed.
abaku-text-player = { $stones ->
    [one] { $name }: { $score }, { $stones } stone on the rack
   *[other] { $name }: { $score }, { $stones } stones on the rack
}
abaku-settled = { $name }: { $points } for the stones left.
abaku-missed = { $name } missed { $stones } (+{ $points } instead of { $earned }).
abaku-rack = Your stones: { $stones }
abaku-your-stones = Your stones:
abaku-bag = { $count } in the bag
abaku-button-rack = My stones
abaku-button-exchange = Exchange
abaku-hint = You could lay { $stones } (+{ $points }).
abaku-hint-none = There is nothing to lay: exchange stones (exchange 12) or pass.
abaku-said-exchange = exchange, swap

abaku-exchange-what = Which stones do you exchange? For example: exchange 12
abaku-reading-wrong = { $reading } isn’t true.
abaku-no-place = { $reading }: your stones can’t make it anywhere.
abaku-several = It can be laid in several places. Where?
abaku-off-board = The board has no such square: columns a–o, rows 1–15.
abaku-too-long = There is no room for it in this line.
abaku-differs = On { $cell } there is { $old }, not { $wanted }.
abaku-nothing-new = All of that is already on the board.
abaku-no-stone = Lay at least one stone.
abaku-filled = Square { $cell } is taken by { $digit }.
abaku-twice = Two stones on one square, { $cell }.
abaku-not-in-rack = You don’t have { $digits }.
abaku-not-one-line = The stones must lie in one row or one column.
abaku-gap = There is a gap between the stones: { $cell }.
abaku-opening-alone = The first move needs at least two stones.
abaku-opening-off-centre = The first move must cover the centre, h8.
abaku-no-contact = { $digits } (from { $cell }): the new stones touch no old one.
abaku-no-operation = { $digits } (from { $cell }): no operation covers all the new stones.
abaku-no-operation-beside = { $digits } (from { $cell }): stones side by side are in no operation together.
abaku-zero-between = { $digits } (from { $cell }): a zero between stones must be in one operation with both.
abaku-nothing-shared = { $digits } (from { $cell }): no operation has both a new and an old stone.
abaku-exchange-nothing = You can exchange one to five stones.
abaku-bag-too-empty = { $left ->
    [one] The bag has only { $left } stone left: you can’t exchange more.
   *[other] The bag has only { $left } stones left: you can’t exchange more.
}

abaku-how = A move is digits, the first square and the way: “24 h8 >” to the right, “24 h8 v” down.
abaku-rules =
    Abaku. Digits are laid on a 15×15 board so that rows and columns make true operations: 12315 is 12+3=15, 64248 is 6+42=48, 749 is 7²=49, 24 is 2²=4, 42 is √4=2. Signs aren’t laid, and the result always comes last. You can use + − × :, squares, cubes and roots.
    On your turn lay stones in one line without gaps, exchange one to five of them (if the bag has as many), or pass. Then you have five stones again.
    The first move is at least two stones and covers the centre. Later, the new stones touch old ones; one operation covers all the new stones, and each new stone beside an old one is in some operation with it (a new zero needn’t be).
    Each new operation scores the sum of its digits; coloured squares multiply a digit or the whole operation, only in the turn that covers them.
    A move: “24 h8 >” (digits, first square, right > or down v) or “12+3=15”, then the bot finds the place; “exchange 12” exchanges stones.
    The end: the bag is empty and somebody has laid everything; they gain the sum of the others’ stones, and each of the others loses their own. Three passes in a row and you are out; if the bag is already empty, you keep your points. Running out of time for a turn is a pass; for the game, you are out.
abaku-rule-span = Repeats drop only on the very same stones: a power or a root also counts beside an operation with the same digits.
abaku-rule-zero = No zero, new or old, has to be in an operation with its neighbour.
abaku-rule-adjoin = New stones only have to touch old ones: no operation has to have both.
abaku-rule-centre = The centre triples an operation.
abaku-rule-no-bonus = There are no coloured squares: nothing is multiplied.
