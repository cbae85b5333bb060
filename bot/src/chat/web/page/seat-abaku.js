// The board of Abaku on its player's page. A stone of the rack is tapped and then a field, or it is
// dragged there, or its digit is typed; a stone that isn't sent yet goes back by a tap. What the
// laying would bring the server says while it is put together.

import { dragging } from "./drag.js";
import { iconButton, make } from "./dom.js";
import { rack } from "./stones.js";
import { t } from "./texts.js";

const SIDE = 15;
const FREE = ".";
/** How the bonuses are marked: what they multiply, and how many times. */
const BONUSES = {
  d: { of: "number", times: 2 },
  D: { of: "number", times: 3 },
  o: { of: "operation", times: 2 },
  O: { of: "operation", times: 3 },
};
/** How long it waits for more stones before it asks what they bring, in ms. */
const PAUSE = 150;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const nameOf = (x, y) => `${String.fromCharCode(97 + x)}${y + 1}`;
const placeOf = (cell) => ({ x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 });

/** The board: its element, its tools, and `show(state)`. */
export function board({ say, weigh }) {
  let state = null;
  /** The stone that the next field gets. */
  let held = null;
  let exchanging = false;
  let cursor = "h8";
  /** The way in which typed digits go on. */
  let way = [1, 0];
  let asked = 0;
  let timer = 0;
  const stones = rack();

  const cells = new Map();
  const lines = Array.from({ length: SIDE }, (_, y) => {
    const line = Array.from({ length: SIDE }, (__, x) => {
      const name = nameOf(x, y);
      const cell = make("button", { type: "button", class: "cell", role: "gridcell", tabindex: -1, "data-cell": name, onclick: () => tapCell(name) });
      cells.set(name, cell);
      return cell;
    });
    return make("div", { role: "row", class: "fields" }, make("span", { class: "ruler", "aria-hidden": "true", text: String(y + 1) }), ...line);
  });
  const letters = Array.from({ length: SIDE }, (_, x) => make("span", { class: "ruler", text: nameOf(x, 0)[0] }));
  const grid = make("div", { class: "abaku", role: "grid", "aria-label": t("web-seat-board") }, make("div", { class: "fields", "aria-hidden": "true" }, make("span", { class: "ruler" }), ...letters), ...lines);
  const element = make("div", { class: "touch-board abaku-board" }, grid);

  const would = make("p", { class: "would", role: "status", "aria-live": "polite" });
  const bag = make("span", { class: "bag" });
  const row = make("div", { class: "rack", role: "group", "aria-label": t("web-seat-rack") });
  const send = make("button", { type: "button", class: "primary put", onclick: () => sendIt() });
  const exchange = make("button", { type: "button", class: "toggle", "aria-pressed": "false", text: t("web-seat-exchange"), onclick: () => exchangeOrLay(!exchanging) });
  const back = iconButton("close", t("web-seat-take-back"), () => takeBack(), { class: "icon back" });
  const zoom = iconButton("plus", t("web-seat-closer"), () => zoomTo(!element.classList.contains("close")));
  const tools = make("div", { class: "board-tools" }, would, row, send, exchange, back, zoom);

  const at = (cell) => {
    const { x, y } = placeOf(cell);
    return state.board.rows[y][x];
  };
  const isFree = (cell) => at(cell) === FREE;

  function tapCell(cell) {
    cursor = cell;
    const own = stones.on(cell);
    if (own) own.cell = null;
    else if (held && isFree(cell)) put(held, cell);
    changed();
  }

  function tapStone(stone) {
    if (exchanging) stone.chosen = !stone.chosen;
    else if (stone.cell) stone.cell = null;
    else held = held === stone ? null : stone;
    changed();
  }

  /** A stone on a field; one that lay there, not sent yet, goes back to the rack. */
  function put(stone, cell) {
    const other = stones.on(cell);
    if (other) other.cell = null;
    stone.cell = cell;
    if (held === stone) held = null;
  }

  function takeBack() {
    stones.takeBack();
    held = null;
    changed();
  }

  function exchangeOrLay(on) {
    exchanging = on;
    held = null;
    stones.takeBack();
    stones.chooseNone();
    changed();
  }

  async function sendIt() {
    const digits = stones.chosen().map(({ digit }) => digit).join("");
    const done = await say(exchanging ? `exchange ${digits}` : stones.said());
    if (done && exchanging) exchangeOrLay(false);
  }

  function zoomTo(close) {
    element.classList.toggle("close", close);
    const label = t(close ? "web-seat-whole" : "web-seat-closer");
    zoom.title = label;
    zoom.setAttribute("aria-label", label);
    zoom.setAttribute("aria-pressed", String(close));
    if (close) cells.get(state.board.last[0] ?? cursor).scrollIntoView({ block: "center", inline: "center" });
  }

  /** Draws everything, and asks what the laying would bring. */
  function changed() {
    paint();
    const said = stones.said();
    const of = (asked += 1);
    clearTimeout(timer);
    would.className = "would";
    would.textContent = idle();
    if (!said || exchanging || state.over) return;
    would.textContent = "…";
    timer = setTimeout(async () => {
      const { told, refused } = await weigh(said);
      // Stones may have moved while it was asked.
      if (of !== asked) return;
      would.textContent = told ?? refused;
      would.classList.add(told ? "legal" : "illegal");
    }, PAUSE);
  }

  function idle() {
    if (state.over) return "";
    return t(exchanging ? "web-seat-choose-exchange" : "web-seat-choose-stone");
  }

  function paint() {
    for (const [name, cell] of cells) paintCell(name, cell);
    row.replaceChildren(...stones.all().map(rackStone), bag);
    bag.textContent = t("web-seat-bag", { count: state.board.bag });
    const chosen = stones.chosen().length;
    send.textContent = exchanging ? t("web-seat-exchange-send", { count: chosen }) : t("web-seat-lay");
    send.disabled = !state.yours || (exchanging ? !chosen : !stones.laid().length);
    exchange.setAttribute("aria-pressed", String(exchanging));
    exchange.disabled = !state.yours;
    back.hidden = !stones.laid().length;
  }

  function paintCell(name, cell) {
    const { x, y } = placeOf(name);
    const bonus = BONUSES[state.board.bonuses[y][x]];
    const own = stones.on(name);
    const digit = own ? own.digit : isFree(name) ? null : at(name);
    const last = state.board.last.includes(name);
    const marks = digit === null && bonus ? `bonus ${bonus.of} times${bonus.times}` : "";
    const classes = ["cell", marks, digit === null ? "" : "stone", own ? "pending" : "", last && !own ? "last" : ""];
    cell.className = classes.filter(Boolean).join(" ");
    cell.textContent = digit !== null ? String(digit) : bonus ? `×${bonus.times}` : "";
    cell.tabIndex = name === cursor ? 0 : -1;
    const under = bonus && t(bonus.of === "number" ? "web-seat-number" : "web-seat-operation", { count: bonus.times });
    const words = [name, digit === null ? t("web-seat-free") : String(digit), own && t("web-seat-pending"), digit === null && under];
    cell.setAttribute("aria-label", words.filter(Boolean).join(", "));
  }

  function rackStone(stone) {
    const pressed = exchanging ? stone.chosen : held === stone;
    const classes = `stone${stone.cell ? " away" : ""}`;
    const label = t("web-seat-stone", { count: stone.digit }) + (stone.cell ? `, ${stone.cell}` : "");
    const button = make("button", { type: "button", class: classes, "aria-pressed": String(pressed), "aria-label": label, text: String(stone.digit) });
    button.dataset.n = String(stones.all().indexOf(stone));
    return button;
  }

  // The rack is made anew with each change: its stones are found by number.
  row.addEventListener("click", ({ target }) => {
    const n = target.dataset.n;
    if (n === undefined) return;
    tapStone(stones.all()[n]);
    row.children[n]?.focus({ preventScroll: true });
  });

  dragging([row, grid], {
    pick: (target) => {
      if (exchanging || state.over) return null;
      const stone = target.dataset.n === undefined ? stones.on(target.dataset.cell) : stones.all()[target.dataset.n];
      return stone && { stone, text: String(stone.digit) };
    },
    over: (target) => {
      const name = target?.dataset.cell;
      return name && isFree(name) ? cells.get(name) : null;
    },
    drop: ({ stone }, cell) => {
      if (cell) put(stone, cell.dataset.cell);
      else stone.cell = null;
      held = null;
      changed();
    },
  });

  function go(cell) {
    cursor = cell;
    paint();
    cells.get(cell).focus();
  }

  function step([dx, dy], wants = () => true) {
    let { x, y } = placeOf(cursor);
    do {
      x += dx;
      y += dy;
      if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return;
    } while (!wants(nameOf(x, y)));
    go(nameOf(x, y));
  }

  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (STEPS[event.key]) {
      const [dx, dy] = STEPS[event.key];
      way = dx ? [1, 0] : [0, 1];
      step([dx, dy]);
    } else if (/^[0-9]$/.test(event.key)) {
      const stone = exchanging || !isFree(cursor) ? null : stones.free(Number(event.key));
      if (stone) {
        put(stone, cursor);
        changed();
        step(way, (cell) => isFree(cell) && !stones.on(cell));
      }
    } else if (event.key === "Backspace" || event.key === "Delete") {
      const last = stones.on(cursor) ?? stones.laid().at(-1);
      if (last) {
        const { cell } = last;
        last.cell = null;
        changed();
        go(cell);
      }
    } else if (event.key === "Escape") takeBack();
    else return;
    event.preventDefault();
  });

  function show(next) {
    state = next;
    stones.take(state.board.rack ?? [], isFree);
    if (!stones.all().includes(held)) held = null;
    if (!state.yours && exchanging) exchanging = false;
    if (!exchanging) stones.chooseNone();
    changed();
  }

  return {
    element,
    tools,
    show,
    /** The page has its own way of exchanging. */
    instead: ["exchange"],
  };
}
