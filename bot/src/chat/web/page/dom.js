// Elements are made by code and text is set as text: nothing that anybody typed is ever markup.

/** An element: attributes, listeners (`on…`), and children that are elements or text. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

const called = (control) => control.getAttribute("aria-label") ?? control.textContent;

/**
 * Draws anew what is in `before` and leaves the keyboard where it was: at the control of the same
 * name, or, where that is gone, at what `draw` gives, or at `otherwise`.
 */
export function keepFocus(before, draw, otherwise) {
  const focused = document.activeElement;
  if (!before.contains(focused)) return void draw();
  const after = draw();
  if (focused.isConnected) return;
  const name = called(focused);
  const same = [...after.querySelectorAll("button, a, input, select")].find((control) => called(control) === name && !control.hidden);
  if (!same && !otherwise) after.tabIndex = -1;
  (same ?? otherwise ?? after).focus({ preventScroll: true });
}

const DRAWINGS = {
  send: ["M4 12.500c5-.6 10-.8 15.5-.5", "M13 5.500c2.3 2.4 4.5 4.5 7 6.5-2.7 1.9-5 4-7 6.6"],
  menu: ["M4 6.500c5-.5 11-.4 16 0", "M4 12.300c5-.4 11-.6 16-.2", "M4 18c5-.5 11-.3 16-.2"],
  close: ["M5.5 5.500c4.5 4 8.5 8.5 13 13", "M18.5 5.500c-4.5 4.5-8.5 8.3-13 13"],
  reply: ["M10 6c-2.3 2-4.3 3.8-6 6 2 2.2 4 4 6.3 5.7", "M4.5 12c6-.7 13-.6 15.5 6.5"],
  down: ["M12.2 4c-.3 5-.3 10 0 15.5", "M5.5 13c2.3 2.3 4.5 4.5 6.6 7 2-2.6 4-4.8 6.4-7"],
  invite: ["M9 11.500a4 4 0 1 0-.1 0z", "M2.5 20c.6-4 3-6 6.5-6s6 2 6.5 6", "M19 8.500c-.2 2.5-.2 5 0 7.5", "M15.5 12.200c2.3-.3 4.6-.3 7 0"],
  plus: ["M12.2 5c-.3 4.5-.3 9 0 14", "M5 12.200c4.5-.4 9-.4 14 0"],
  minus: ["M5 12.200c4.5-.4 9-.4 14 0"],
  whole: ["M4.5 9.500c0-2 0-3.500.2-5 1.600-.2 3-.2 5 0", "M14.5 4.500c1.900-.1 3.400-.1 4.900.1.200 1.500.2 3 .1 4.900", "M19.5 14.500c.1 1.900.1 3.400-.1 4.900-1.500.2-3 .2-4.900.1", "M9.5 19.500c-1.900.1-3.400.1-4.900-.1-.2-1.500-.2-3-.1-4.900"],
  file: ["M6 3.500c3-.3 5.5-.2 8 0l4.5 5c.2 4 .2 8-.2 12-4 .3-8 .3-12 0-.5-5.6-.5-11-.3-17z", "M13.5 4c.2 2 .1 3.5 0 5 1.7.2 3.2.2 4.8 0"],
};

/** A drawing made by a pen; the words for it stand beside or in a label. */
export function drawing(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "drawing");
  svg.setAttribute("aria-hidden", "true");
  for (const line of DRAWINGS[name]) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", line);
    svg.append(path);
  }
  return svg;
}

/** A button with a drawing and a label for those who don't see it. */
export function iconButton(name, label, onclick, extra = {}) {
  return make("button", { type: "button", class: "icon", title: label, "aria-label": label, onclick, ...extra }, drawing(name));
}

/** A sheet over the page; it closes by Escape, by its cross, or by a press beside it. */
export function sheet(title, closeLabel, ...children) {
  const dialog = make("dialog", { class: "sheet", "aria-label": title });
  const close = iconButton("close", closeLabel, () => dialog.close());
  dialog.append(make("header", {}, make("h2", { text: title }), close), ...children);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
