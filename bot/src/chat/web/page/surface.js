// A sheet of squared paper to touch: it is moved by one finger, made larger by two, and a tap says
// at which place. What stands on it a game draws. By keyboard: arrows, Enter, + and −, 0.

import { make } from "./dom.js";

/** How far a finger may move and still tap, in pixels. */
const STILL = 10;
/** The smallest and the largest distance from place to place, in pixels. */
const LEAST = 8;
const MOST = 72;
/** A place smaller than this is hard to hit with a thumb, and hard to see. */
const THUMB = 24;
/** So large places are when they are made larger for a thumb. */
const EASY = 32;

const clamp = (n, least, most) => Math.min(most, Math.max(least, n));
const COLOURS = ["paper", "lines", "ink", "red", "pencil", "faded", "marker"];

/**
 * A sheet of places in columns and rows. `label` names it for those who don't see it; `draw(pen)`
 * draws it; `tap(place, how)` is told of taps (`touch`, `mouse`) and of Enter (`key`); `look(place)`
 * of the place that the arrows have come to; `escape()` of Escape.
 */
export function surface({ label, draw, tap, look, escape }) {
  const canvas = make("canvas", { class: "surface", tabindex: 0, role: "application", "aria-label": label });
  const context = canvas.getContext("2d");
  let size = { columns: 1, rows: 1 };
  /** Pixels from place to place, and where the first one is. */
  let view = { cell: EASY, x: 0, y: 0 };
  let fitted = true;
  let cursor = null;
  let frame = 0;

  const box = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  /** The room for rulers and half a place at each edge. */
  const margin = (cell) => 22 + cell * 0.7;

  const whole = () => {
    const { width, height } = box();
    const across = (width - 44) / (size.columns + 0.4);
    const down = (height - 44) / (size.rows + 0.4);
    return clamp(Math.min(across, down), LEAST, MOST);
  };
  const hold = () => {
    const { width, height } = box();
    const hold1 = (at, room, places) => {
      const long = (places - 1) * view.cell;
      const edge = margin(view.cell);
      if (long + 2 * edge <= room) return (room - long) / 2;
      return clamp(at, room - long - edge, edge);
    };
    view.x = hold1(view.x, width, size.columns);
    view.y = hold1(view.y, height, size.rows);
  };
  const redraw = () => {
    if (!frame) frame = requestAnimationFrame(paint);
  };
  const fit = () => {
    fitted = true;
    view.cell = whole();
    hold();
    redraw();
  };
  const centre = ({ x, y }) => {
    const { width, height } = box();
    view.x = width / 2 - x * view.cell;
    view.y = height / 2 - y * view.cell;
    hold();
    redraw();
  };
  /** Makes everything `by` times larger about a point of the canvas. */
  const zoom = (by, at) => {
    const { width, height } = box();
    const about = at ?? { x: width / 2, y: height / 2 };
    const cell = clamp(view.cell * by, Math.min(whole(), THUMB), MOST);
    view.x = about.x - ((about.x - view.x) * cell) / view.cell;
    view.y = about.y - ((about.y - view.y) * cell) / view.cell;
    view.cell = cell;
    fitted = false;
    hold();
    redraw();
  };
  /** Moves no more than needed for a place to be in sight. */
  const reveal = ({ x, y }) => {
    const { width, height } = box();
    const edge = margin(view.cell);
    view.x = clamp(view.x, edge - x * view.cell, width - edge - x * view.cell);
    view.y = clamp(view.y, edge - y * view.cell, height - edge - y * view.cell);
    hold();
    redraw();
  };

  const paint = () => {
    frame = 0;
    const { width, height } = box();
    const scale = window.devicePixelRatio || 1;
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    const style = getComputedStyle(document.documentElement);
    const colours = Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    // Where things are, for whoever has no eyes: scripts that touch the sheet.
    canvas.dataset.view = `${view.cell} ${view.x} ${view.y}`;
    const at = (x, y) => [view.x + x * view.cell, view.y + y * view.cell];
    draw({ context, at, cell: view.cell, width, height, colours, rulers: () => rulers(colours, at, width, height) });
  };

  /** Numbers at all edges of what is in sight, over whatever stands there. */
  const rulers = (colours, at, width, height) => {
    context.font = `${clamp(view.cell * 0.42, 11, 15)}px Hand, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colours.paper;
    for (const edge of [0, height - 20]) context.fillRect(0, edge, width, 20);
    for (const edge of [0, width - 22]) context.fillRect(edge, 0, 22, height);
    context.fillStyle = colours.faded;
    const every = view.cell >= 18 ? 1 : 5;
    const shown = (n) => n === 0 || (n + 1) % every === 0;
    for (let x = 0; x < size.columns; x += 1) {
      const [left] = at(x, 0);
      if (shown(x) && left > 24 && left < width - 24) for (const y of [10, height - 10]) context.fillText(String(x + 1), left, y);
    }
    for (let y = 0; y < size.rows; y += 1) {
      const [, top] = at(0, y);
      if (shown(y) && top > 20 && top < height - 20) for (const x of [11, width - 11]) context.fillText(String(y + 1), x, top);
    }
  };

  const place = (point) => {
    const x = Math.round((point.x - view.x) / view.cell);
    const y = Math.round((point.y - view.y) / view.cell);
    const inside = x >= 0 && y >= 0 && x < size.columns && y < size.rows;
    return inside ? { x, y } : null;
  };

  const fingers = new Map();
  let moved = false;
  const point = (event) => ({ x: event.offsetX, y: event.offsetY });
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    moved = fingers.size > 0;
    fingers.set(event.pointerId, { at: point(event), from: point(event) });
  });
  canvas.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = [...fingers.values()].map(({ at }) => at);
    const now = point(event);
    if (Math.hypot(now.x - finger.from.x, now.y - finger.from.y) > STILL) moved = true;
    const last = finger.at;
    finger.at = now;
    if (!moved) return;
    if (fingers.size === 1) {
      view.x += now.x - last.x;
      view.y += now.y - last.y;
      hold();
      redraw();
    } else if (fingers.size === 2) {
      const after = [...fingers.values()].map(({ at }) => at);
      const apart = ([a, b]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
      const between = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      view.x += between(after).x - between(before).x;
      view.y += between(after).y - between(before).y;
      zoom(apart(after) / apart(before), between(after));
    }
  });
  const up = (event) => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || event.type !== "pointerup" || moved) return;
    const touched = place(point(event));
    if (touched) {
      cursor = touched;
      tap(touched, event.pointerType === "mouse" ? "mouse" : "touch");
    }
  };
  canvas.addEventListener("pointerup", up);
  canvas.addEventListener("pointercancel", up);
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), point(event));
    },
    { passive: false },
  );
  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) {
      const from = cursor ?? { x: Math.floor(size.columns / 2) - step[0], y: Math.floor(size.rows / 2) - step[1] };
      cursor = { x: clamp(from.x + step[0], 0, size.columns - 1), y: clamp(from.y + step[1], 0, size.rows - 1) };
      reveal(cursor);
      look(cursor);
    } else if (event.key === "Enter" || event.key === " ") {
      if (cursor) tap(cursor, "key");
    } else if (event.key === "Escape") escape();
    else if (event.key === "+" || event.key === "=") zoom(1.3);
    else if (event.key === "-") zoom(1 / 1.3);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  });

  new ResizeObserver(() => {
    if (fitted) fit();
    hold();
    redraw();
  }).observe(canvas);
  new MutationObserver(redraw).observe(document.documentElement, { attributes: true });
  document.fonts?.ready.then(redraw);

  return {
    element: canvas,
    redraw,
    fit,
    zoom,
    reveal,
    /** Whether a place is so small that a thumb may miss it. */
    isSmall: () => view.cell < THUMB,
    /** Takes the sheet's size, and shows all of it, or enough of what is round a place. */
    begin: (columns, rows, around) => {
      size = { columns, rows };
      fit();
      if (whole() < THUMB && matchMedia("(pointer: coarse), (max-width: 699px)").matches) {
        fitted = false;
        view.cell = EASY;
        centre(around);
      }
    },
  };
}
