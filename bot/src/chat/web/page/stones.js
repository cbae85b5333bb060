// The stones of a rack while their owner thinks: which ones stand on a field, not sent yet.

/**
 * The rack. A stone is `{ digit, cell, chosen }`: `cell` is where it was put, null while it is on
 * the rack; `chosen` whether it is to be exchanged.
 */
export function rack() {
  let stones = [];
  const laid = () => stones.filter(({ cell }) => cell);
  return {
    all: () => stones,
    laid,
    chosen: () => stones.filter((stone) => stone.chosen),
    /** The stone put on a field, not sent yet. */
    on: (cell) => stones.find((stone) => stone.cell === cell),
    /** A stone with a digit that is still on the rack. */
    free: (digit) => stones.find((stone) => stone.digit === digit && !stone.cell),
    takeBack: () => laid().forEach((stone) => (stone.cell = null)),
    chooseNone: () => stones.forEach((stone) => (stone.chosen = false)),
    /**
     * Takes the digits that the owner has now. Stones keep their order; one that was put on a
     * field stays there while the field is free and the digit is still the owner's.
     */
    take(digits, isFree) {
      const left = [...digits];
      const owned = (stone) => {
        const n = left.indexOf(stone.digit);
        if (n >= 0) left.splice(n, 1);
        return n >= 0;
      };
      for (const stone of stones) if (stone.cell && !isFree(stone.cell)) stone.gone = true;
      // What was laid is gone from the rack before what stayed there, if the digits are the same.
      const kept = [...stones.filter(({ gone }) => !gone), ...stones.filter(({ gone }) => gone)].filter(owned);
      stones = stones.filter((stone) => kept.includes(stone));
      for (const stone of stones.filter(({ gone }) => gone)) Object.assign(stone, { cell: null, gone: false });
      stones.push(...left.map((digit) => ({ digit, cell: null, chosen: false })));
    },
    /** The laying as it is said to the table: each stone with its field. */
    said: () =>
      laid()
        .map(({ digit, cell }) => `${cell}:${digit}`)
        .join(" "),
  };
}
