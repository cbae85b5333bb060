// The field of Dots on its player's page: two inks and two shapes on the crossings, painted areas,
// contours, the last dot. A tap chooses a crossing; where a finger may miss, a second one confirms.

import { iconButton, make } from "./dom.js";
import { surface } from "./surface.js";
import { t } from "./texts.js";

const FREE = ".";
/** What the signs of the rows are: a side, and what stands there. */
const SIGNS = {
  ".": { is: "free" },
  r: { side: 0, is: "live" },
  b: { side: 1, is: "live" },
  R: { side: 0, is: "captured" },
  B: { side: 1, is: "captured" },
  p: { side: 0, is: "painted" },
  q: { side: 1, is: "painted" },
};

/** What stands at a crossing, in words. */
const WORDS = { free: "web-seat-free", live: "web-seat-live", captured: "web-seat-captured", painted: "web-seat-painted" };

/** The board: its element, its tools, and `show(state)`. */
export function board({ say, note }) {
  let state = null;
  let chosen = null;
  let fresh = true;
  const painting = new Set();

  const aloud = make("p", { class: "unseen", "aria-live": "assertive" });
  const sheet = surface({ label: t("web-seat-field"), draw: (pen) => state && paint(pen), tap, look: choose, escape: () => choose(null) });
  const zoomIn = iconButton("plus", t("web-seat-closer"), () => sheet.zoom(1.35));
  const zoomOut = iconButton("minus", t("web-seat-farther"), () => sheet.zoom(1 / 1.35));
  const whole = iconButton("whole", t("web-seat-whole"), () => sheet.fit());
  const put = make("button", { type: "button", class: "primary put", hidden: true, onclick: () => place() });
  const hold = make("button", { type: "button", class: "toggle", "aria-pressed": "false", hidden: true, text: t("web-seat-hold") });
  const widest = make("button", { type: "button", class: "toggle", "aria-pressed": "false", hidden: true, text: t("web-seat-widest") });
  for (const toggle of [hold, widest]) {
    toggle.addEventListener("click", () => press(toggle, !isPressed(toggle)));
  }
  const holds = make("div", { class: "holds" });
  const zooms = make("div", { class: "zooms" }, zoomOut, zoomIn, whole);
  const tools = make("div", { class: "board-tools" }, zooms, put, hold, widest, holds);
  const element = make("div", { class: "touch-board" }, sheet.element, aloud);

  const isPressed = (toggle) => toggle.getAttribute("aria-pressed") === "true";
  const press = (toggle, on) => toggle.setAttribute("aria-pressed", String(on));
  const sign = (x, y) => state.board.rows[y][x];
  const named = ({ x, y }) => `${x + 1} ${y + 1}`;

  function choose(cell) {
    chosen = cell;
    put.hidden = !cell || !state.yours || state.board.choice !== null;
    if (cell) {
      put.textContent = `${t("web-seat-put")} ${named(cell)}`;
      const { is, side } = SIGNS[sign(cell.x, cell.y)];
      const whose = side === undefined ? "" : `, ${t(side === 0 ? "web-seat-red" : "web-seat-blue")}`;
      aloud.textContent = `${named(cell)}: ${t(WORDS[is])}${whose}`;
    }
    sheet.redraw();
  }

  function tap(cell, how) {
    const again = chosen && chosen.x === cell.x && chosen.y === cell.y;
    choose(cell);
    if (!state.yours || state.board.choice !== null) return;
    // A mouse hits what it points at; a thumb says it twice.
    if (again || how === "key" || (how === "mouse" && !sheet.isSmall())) place();
  }

  async function place() {
    if (!chosen) return;
    let text = named(chosen);
    if (painting.size) text += ` paint ${[...painting].join(" ")}`;
    if (isPressed(hold)) text += " hold";
    if (isPressed(widest)) text += " contour widest";
    if (await say(text)) {
      painting.clear();
      press(hold, false);
      press(widest, false);
      choose(null);
      sheet.element.focus({ preventScroll: true });
    }
  }

  function show(next) {
    state = next;
    const { width, height, last } = state.board;
    if (fresh) {
      fresh = false;
      const [x, y] = last ?? [Math.floor(width / 2), Math.floor(height / 2)];
      requestAnimationFrame(() => sheet.begin(width, height, { x, y }));
    } else if (last && state.yours) sheet.reveal({ x: last[0], y: last[1] });
    if (chosen && sign(chosen.x, chosen.y) !== FREE) chosen = null;
    choose(chosen);
    const polish = state.board.polish && state.yours;
    hold.hidden = !polish;
    widest.hidden = !polish;
    const own = state.board.holds.filter(({ by }) => by === state.board.you);
    for (const n of painting) if (!own.some((held) => held.n === n)) painting.delete(n);
    holds.replaceChildren(
      ...(polish ? own : []).map(({ n }) => {
        const toggle = make("button", { type: "button", class: "toggle", "aria-pressed": String(painting.has(n)), text: `${t("web-seat-paint")} ${n}` });
        toggle.addEventListener("click", () => {
          if (painting.has(n)) painting.delete(n);
          else painting.add(n);
          press(toggle, painting.has(n));
        });
        return toggle;
      }),
    );
    if (state.board.choice !== null && state.yours) note(t("web-seat-choose"));
  }

  function paint({ context, at, cell, width, height, colours, rulers }) {
    const { board } = state;
    const ink = [colours.red, colours.ink];
    const [left, top] = at(0, 0);
    const [right, bottom] = at(board.width - 1, board.height - 1);
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = colours.lines;
    context.lineWidth = Math.max(1, cell / 26);
    context.beginPath();
    for (let x = 0; x < board.width; x += 1) {
      const [across] = at(x, 0);
      context.moveTo(across, top - cell * 0.5);
      context.lineTo(across, bottom + cell * 0.5);
    }
    for (let y = 0; y < board.height; y += 1) {
      const [, down] = at(0, y);
      context.moveTo(left - cell * 0.5, down);
      context.lineTo(right + cell * 0.5, down);
    }
    context.stroke();
    if (board.central) {
      const [x0, y0] = at(board.central[0] - 0.5, board.central[2] - 0.5);
      const [x1, y1] = at(board.central[1] + 0.5, board.central[3] + 0.5);
      context.strokeStyle = colours.faded;
      context.setLineDash([cell * 0.3, cell * 0.3]);
      context.strokeRect(x0, y0, x1 - x0, y1 - y0);
      context.setLineDash([]);
    }
    const path = (contour) => {
      context.beginPath();
      contour.forEach(([x, y], n) => (n ? context.lineTo(...at(x, y)) : context.moveTo(...at(x, y))));
      context.closePath();
    };
    for (const { by, contour } of board.areas) {
      path(contour);
      hatch(context, contour, at, cell, by, ink[by]);
      path(contour);
      context.strokeStyle = ink[by];
      context.lineWidth = Math.max(1.5, cell / 10);
      context.stroke();
    }
    const dashed = (contour, colour, number) => {
      path(contour);
      context.strokeStyle = colour;
      context.lineWidth = Math.max(1.5, cell / 12);
      context.setLineDash([cell * 0.18, cell * 0.28]);
      context.stroke();
      context.setLineDash([]);
      const [x, y] = contour[(number * 5 + Math.floor(contour.length / 2)) % contour.length];
      const [px, py] = at(x, y);
      context.font = `700 ${Math.max(12, cell * 0.6)}px Hand, sans-serif`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillStyle = colour;
      context.fillText(String(number), px + cell * 0.5, py - cell * 0.5);
    };
    for (const { n, by, contour } of board.holds) dashed(contour, ink[by], n);
    board.choice?.forEach((contour, n) => dashed(contour, ink[board.you ?? 0], n + 1));

    for (let y = 0; y < board.height; y += 1) {
      const [, down] = at(0, y);
      if (down < -cell || down > height + cell) continue;
      for (let x = 0; x < board.width; x += 1) {
        const { side, is } = SIGNS[sign(x, y)];
        if (is !== "live" && is !== "captured") continue;
        const [across] = at(x, y);
        if (across < -cell || across > width + cell) continue;
        dot(context, across, down, cell, side, ink[side], is === "live" ? 1 : 0.42);
      }
    }
    if (board.last) {
      const [x, y] = board.last;
      const { side } = SIGNS[sign(x, y)];
      context.strokeStyle = ink[side ?? 0];
      context.lineWidth = Math.max(1.2, cell / 16);
      context.beginPath();
      context.arc(...at(x, y), cell * 0.5, 0, 2 * Math.PI);
      context.stroke();
    }
    if (chosen) {
      const [x, y] = at(chosen.x, chosen.y);
      context.strokeStyle = colours.faded;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(0, y);
      context.lineTo(width, y);
      context.moveTo(x, 0);
      context.lineTo(x, height);
      context.stroke();
      context.lineWidth = 2;
      context.strokeRect(x - cell * 0.46, y - cell * 0.46, cell * 0.92, cell * 0.92);
      const free = sign(chosen.x, chosen.y) === FREE;
      if (free && state.yours && board.you !== null) dot(context, x, y, cell, board.you, ink[board.you], 0.5);
    }
    rulers();
  }

  return {
    element,
    tools,
    show,
    /** The mark beside a player's name: the shape of their dots. */
    sign: (of, seat) => (of.board.sides[seat] === 0 ? "disc" : "diamond"),
  };
}

function dot(context, x, y, cell, side, colour, strength) {
  const half = cell * 0.31;
  context.globalAlpha = strength;
  context.fillStyle = colour;
  context.beginPath();
  if (side === 0) context.arc(x, y, half, 0, 2 * Math.PI);
  else {
    const far = half * 1.16;
    context.moveTo(x, y - far);
    context.lineTo(x + far, y);
    context.lineTo(x, y + far);
    context.lineTo(x - far, y);
    context.closePath();
  }
  context.fill();
  context.globalAlpha = 1;
}

/** Lines across an area, rising for one side and falling for the other, on a faint wash. */
function hatch(context, contour, at, cell, side, colour) {
  context.save();
  context.clip();
  context.globalAlpha = 0.13;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 0.75;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(0.8, cell / 24);
  const points = contour.map(([x, y]) => at(x, y));
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const [zeroX, zeroY] = at(0, 0);
  const step = cell / 2;
  const high = bottom - top;
  context.beginPath();
  if (side === 0) {
    // Numbered from the sheet's corner, so that areas side by side are hatched as one.
    const first = Math.floor((left - zeroX + top - zeroY) / step);
    for (let sum = first * step + step / 2; sum <= right - zeroX + bottom - zeroY; sum += step) {
      const x = sum + zeroX + zeroY - top;
      context.moveTo(x, top);
      context.lineTo(x - high, bottom);
    }
  } else {
    const first = Math.floor((left - zeroX - (bottom - zeroY)) / step);
    for (let sum = first * step + step / 2; sum <= right - zeroX - (top - zeroY); sum += step) {
      const x = sum + zeroX - zeroY + top;
      context.moveTo(x, top);
      context.lineTo(x + high, bottom);
    }
  }
  context.stroke();
  context.restore();
}
