// The first page: who are you, and with whom will you play.

import { api, tab } from "./api.js";
import { make } from "./dom.js";
import { roomItem } from "./rooms.js";
import { refusal, t } from "./texts.js";

/** So many rooms are offered to go on in: the others stand in the menu. */
const ROOMS = 5;

/** A name to begin with. */
function someName() {
  const names = t("web-names").split(",");
  return names[Math.floor(Math.random() * names.length)].trim();
}

/** Asks; resolves with the person and, unless invited, the kind of room. */
export function welcome(page, { state, me, afresh, place, invitation }) {
  const { promise, resolve } = Promise.withResolvers?.() ?? withResolvers();
  const isInvited = invitation && !invitation.stale;
  const taken = new Set(invitation?.here ?? []);
  const known = state.people.filter((person) => !taken.has(person.id));
  let chosen = afresh ? null : (me && !taken.has(me.id) ? me : null) ?? (isInvited ? null : known.at(-1)) ?? null;

  const input = make("input", {
    id: "name",
    name: "name",
    autocomplete: "nickname",
    maxlength: 64,
    required: true,
    spellcheck: "false",
    value: someName(),
    onfocus: () => input.select(),
  });
  const field = make("p", { class: "field" }, make("label", { for: "name", text: t("web-name-label") }), input);
  const trouble = make("p", { class: "trouble", role: "alert" });

  const chips = make("fieldset", { class: "chips" }, make("legend", { text: t("web-name-label") }));
  const before = make("nav", { class: "before", "aria-labelledby": "before", hidden: true });
  /** Who comes back goes on where they were. */
  const goOn = async (person) => {
    before.hidden = true;
    if (!person || isInvited || place.is === "bot") return;
    const { rooms } = await api.rooms(person.id);
    if (chosen !== person || !rooms.length) return;
    const enter = { onclick: () => tab.become(person.id) };
    before.replaceChildren(
      make("h2", { id: "before", text: t("web-rooms-before") }),
      make("ul", { class: "rooms" }, ...rooms.slice(0, ROOMS).map((room) => roomItem(room, person, enter))),
    );
    before.hidden = false;
  };
  const choose = (person) => {
    chosen = person;
    field.hidden = person !== null;
    if (person === null) input.focus();
    goOn(person).catch(() => {});
  };
  const chip = (person, label) => {
    const radio = make("input", { type: "radio", name: "who", onchange: () => choose(person) });
    radio.checked = chosen?.id === person?.id;
    chips.append(make("label", {}, radio, make("span", { text: label })));
  };
  for (const person of known.slice(-6)) chip(person, person.name);
  chip(null, t("web-name-other"));
  chips.hidden = known.length === 0;
  field.hidden = chosen !== null;
  if (known.length) field.firstChild.className = "unseen";

  let busy = false;
  const go = async (kind) => {
    if (busy) return;
    trouble.textContent = "";
    if (!chosen && !input.value.trim()) {
      trouble.textContent = refusal("name");
      input.focus();
      return;
    }
    busy = true;
    try {
      const person = chosen ?? (await api.come(input.value, state.language));
      resolve({ person, kind });
    } catch (why) {
      busy = false;
      trouble.textContent = refusal(why.why);
      input.focus();
    }
  };
  const choice = (kind, label, hint, style) =>
    make("button", { type: "button", class: style, onclick: () => go(kind) }, make("strong", { text: label }), hint && make("small", { text: hint }));

  const form = make("form", { class: "welcome", novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    go(isInvited || place.is === "bot" ? undefined : "group");
  } });
  form.append(board(), make("h1", { text: t("web-title") }), make("p", { class: "tagline", text: t("web-tagline") }));
  if (isInvited) {
    const names = invitation.people.slice(0, 4).join(", ");
    form.append(make("p", { class: "invitation", text: names ? t("web-invited", { names }) : t("web-invited-nobody") }));
  }
  if (invitation?.stale) form.append(make("p", { class: "trouble", role: "alert", text: t("web-invite-stale") }));
  form.append(chips, field, before, trouble);
  goOn(chosen).catch(() => {});
  if (isInvited || place.is === "bot") {
    form.append(choice(undefined, t("web-join"), null, "primary"));
  } else {
    form.append(choice("group", t("web-friends"), t("web-friends-hint"), "primary"), choice("private", t("web-bot"), t("web-bot-hint"), "second"));
  }
  page.className = "first";
  page.replaceChildren(form);
  page.removeAttribute("aria-busy");
  if (!field.hidden && matchMedia("(hover: hover)").matches) input.focus();
  return promise;
}

/** A link that makes this browser somebody is used only when they say so: a preview must not. */
export function passPage(page, token) {
  const { promise, resolve } = Promise.withResolvers?.() ?? withResolvers();
  const trouble = make("p", { class: "trouble", role: "alert" });
  const use = async () => {
    try {
      resolve(await api.usePass(token));
    } catch (why) {
      trouble.textContent = why.why === "stale" ? t("web-pass-stale") : refusal(why.why);
    }
  };
  page.className = "first";
  page.replaceChildren(
    make(
      "div",
      { class: "welcome" },
      board(),
      make("h1", { text: t("web-title") }),
      make("p", { class: "invitation", text: t("web-pass-offer") }),
      trouble,
      make("button", { type: "button", class: "primary", onclick: use }, make("strong", { text: t("web-pass-use") })),
    ),
  );
  page.removeAttribute("aria-busy");
  return promise;
}

function withResolvers() {
  const all = {};
  all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject }));
  return all;
}

/** A small board drawn by a pen, with the word that the game is named after. */
function board() {
  const letters = document.documentElement.lang === "ru" ? "балда" : "words";
  const space = "http://www.w3.org/2000/svg";
  const draw = (tag, attributes, text) => {
    const element = document.createElementNS(space, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    return element;
  };
  const svg = draw("svg", { viewBox: "0 0 240 144", class: "board", "aria-hidden": "true" });
  svg.append(draw("path", { d: "M72 26C71 60 73 70 72 72S110 71 120 72c1 20-1 34 0 48s34-1 46 0", class: "marker" }));
  for (let i = 0; i < 4; i++) svg.append(draw("path", { d: `M-4 ${i * 48 + (i % 2)}C60 ${i * 48 - 1.5} 160 ${i * 48 + 1.5} 245 ${i * 48}`, class: "pen" }));
  for (let i = 0; i < 6; i++) svg.append(draw("path", { d: `M${i * 48} -4C${i * 48 + 1.2} 50 ${i * 48 - 1.2} 100 ${i * 48 + (i % 2)} 149`, class: "pen" }));
  [...letters].forEach((letter, i) => {
    svg.append(draw("text", { x: i * 48 + 24, y: 86, class: "pencil", transform: `rotate(${[-2, 1.5, -1, 2, -1.5][i]} ${i * 48 + 24} 72)` }, letter.toUpperCase()));
  });
  const more = letters === "балда" ? [["с", 1, 0, "red"], ["н", 2, 2, "blue"], ["т", 3, 2, "blue"]] : [["f", 1, 0, "red"], ["n", 2, 2, "blue"], ["t", 3, 2, "blue"]];
  for (const [letter, x, y, ink] of more) svg.append(draw("text", { x: x * 48 + 24, y: y * 48 + 38, class: ink }, letter.toUpperCase()));
  return svg;
}
