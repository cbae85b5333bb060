// Dragging by any pointer: something is picked up, follows the finger, and is dropped.

import { make } from "./dom.js";

/** How far a pointer may move and still tap, in pixels. */
const STILL = 8;

/**
 * Lets things inside of `places` be dragged. `pick(target)` gives what is picked up there, with a
 * `text` to show, or nothing; `over(target)` the element that it would be dropped on; then
 * `drop(thing, element)`, with null for nowhere.
 */
export function dragging(places, { pick, over, drop }) {
  /** What is held: `{ id, thing, from, ghost, target }`; the ghost once it moves. */
  let drag = null;

  const end = () => {
    drag?.ghost?.remove();
    drag?.target?.classList.remove("target");
    drag = null;
  };
  const down = (event) => {
    if (!event.isPrimary || event.button > 0) return;
    end();
    const thing = pick(event.target);
    if (thing) drag = { id: event.pointerId, thing, from: { x: event.clientX, y: event.clientY }, ghost: null, target: null };
  };
  for (const place of places) place.addEventListener("pointerdown", down);

  addEventListener("pointermove", (event) => {
    if (drag?.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.from.x, y - drag.from.y) < STILL) return;
      drag.ghost = make("span", { class: "ghost stone", "aria-hidden": "true", text: drag.thing.text });
      document.body.append(drag.ghost);
    }
    drag.ghost.style.transform = `translate(${x}px, ${y}px)`;
    const target = over(document.elementFromPoint(x, y)) ?? null;
    if (target === drag.target) return;
    drag.target?.classList.remove("target");
    target?.classList.add("target");
    drag.target = target;
  });
  addEventListener("pointerup", (event) => {
    if (drag?.id !== event.pointerId) return;
    const { thing, target, ghost } = drag;
    end();
    if (!ghost) return;
    // The click that follows a drag isn't a tap.
    const swallow = (click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    drop(thing, target);
  });
  addEventListener("pointercancel", (event) => {
    if (drag?.id === event.pointerId) end();
  });
}
