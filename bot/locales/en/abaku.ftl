## Abaku, the number game.

abaku-name = Abaku
abaku-option-span = doubles on the same stones only
abaku-option-zero = any zero is free
abaku-option-adjoin = touching is enough
abaku-option-centre = centre ×3
abaku-option-no-bonus = no bonuses
abaku-option-no-hints = no hints
abaku-option-stones = { $count } stones
abaku-players = From { $least } to { $most } people play.
abaku-stones = From { $least } to { $most } stones of each digit.

abaku-start = { $name } moves first.
abaku-laid = { $name }: { $operations }, +{ $points }.
abaku-would = { $operations }: +{ $points }
abaku-exchanged = { $count ->
    [one] { $name } exchanges { $count } stone.
   *[other] { $name } exchanges { $count } stones.
}
abaku-finished = { $name } moves no more and keeps the points.
abaku-forfeited = { $name } is out: three passes in a row.
abaku-end-closed = The stones are gone.
abaku-end-one-left = One player is left.
abaku-end-few-left = Nobody is left to play.
abaku-end-stuck = Nobody has laid a stone for long.
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

abaku-exchange-what = Which stones? For example: exchange 12
abaku-reading-wrong = { $reading } isn't true.
abaku-no-place = { $reading }: your stones can’t make it anywhere.
abaku-several = It can be laid in several places. Where?
abaku-off-board = The board has no such field: columns a–o, rows 1–15.
abaku-too-long = There is no room for it in this line.
abaku-differs = On { $cell } there is { $old }, not { $wanted }.
abaku-nothing-new = All of it lies there already.
abaku-no-stone = Lay at least one stone.
abaku-filled = Field { $cell } has a stone: { $digit }.
abaku-twice = Two stones on one field, { $cell }.
abaku-not-in-rack = You don't have { $digits }.
abaku-not-one-line = The stones must lie in one row or one column.
abaku-gap = There is a gap between the stones: { $cell }.
abaku-opening-alone = The first move lays two stones or more.
abaku-opening-off-centre = The first move must cover the centre, h8.
abaku-no-contact = { $digits } (from { $cell }): the new stones touch no old one.
abaku-no-operation = { $digits } (from { $cell }): no operation covers all the new stones.
abaku-no-operation-beside = { $digits } (from { $cell }): stones side by side are in no operation together.
abaku-zero-between = { $digits } (from { $cell }): a zero between stones must be in one operation with both.
abaku-nothing-shared = { $digits } (from { $cell }): no operation has both a new and an old stone.
abaku-exchange-nothing = One exchanges one to five stones.
abaku-bag-too-empty = The bag has only { $left } left.

abaku-rules = Abaku. Digits are laid on a 15×15 board so that rows and columns make true operations: 12315 is 12+3=15, 749 is 7²=49, 24 is 2²=4; signs aren't laid. The first move covers the centre, later ones join the stones there. Each new operation earns the sum of its digits; bonus fields multiply. A move: “24 h8 >” (digits, first field, across > or down v) or “12+3=15” (without a place: the bot finds it); “exchange 12” changes stones. Three passes in a row and you are out. The game ends when the bag is empty and somebody has laid all.
