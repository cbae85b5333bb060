// The margin of the page: rooms, people, and what one may change.

import { api, seen, tab } from "./api.js";
import { iconButton, make, sheet } from "./dom.js";
import * as look from "./look.js";
import { refusal, t } from "./texts.js";

/** A link with a button that copies it. */
function linkLine(path) {
  const address = new URL(path, location.href).href;
  const input = make("input", { class: "link", readonly: true, value: address, "aria-label": t("web-room-invite"), onfocus: () => input.select() });
  const copy = make("button", { type: "button", class: "primary", text: t("web-copy"), onclick: async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      input.select();
      document.execCommand("copy");
    }
    copy.textContent = t("web-copied");
  } });
  return make("div", { class: "link-line" }, input, copy);
}

/** The sheet with a room's invite link. */
export function inviteSheet(room) {
  sheet(t("web-room-invite-title"), t("web-close"), make("p", { text: t("web-room-invite-why") }), linkLine(room.path));
}

/** The margin. */
export function side({ state, me, room, notify, languageKey }) {
  const rooms = make("ul", { class: "rooms" });
  const people = make("ul", { class: "people" });
  const element = make("aside", { class: "margin", "aria-label": t("web-menu") });
  const shade = make("div", { class: "shade", onclick: () => close() });
  const close = () => document.body.classList.remove("menu-open");
  const tell = (why) => notify(refusal(why.why));

  async function showRooms() {
    const { rooms: all } = await api.rooms(me.id);
    rooms.replaceChildren(
      ...all.map((other) => {
        const names = other.people.filter((name) => name !== me.name);
        const title = other.kind === "private" ? t("web-room-with-bot") : names.join(", ") || t("web-room-you-alone");
        const isHere = other.room === room.room;
        const isNew = !isHere && other.last > seen.of(me.id, other.room);
        return make("li", { "data-room": other.room, class: isNew ? "new" : null }, make("a", { href: other.path, text: title, "aria-current": isHere ? "page" : null, onclick: (event) => {
          if (isHere) {
            event.preventDefault();
            close();
          }
        } }));
      }),
    );
  }

  async function openRoom(kind) {
    const opened = await api.open(me.id, kind);
    location.assign(opened.path);
  }

  function rename() {
    const input = make("input", { name: "name", value: me.name, maxlength: 64, "aria-label": t("web-name-label"), required: true });
    const trouble = make("p", { class: "trouble", role: "alert" });
    const form = make("form", { class: "link-line", onsubmit: async (event) => {
      event.preventDefault();
      try {
        const person = await api.change(me.id, { name: input.value });
        me.name = person.name;
        name.textContent = person.name;
        dialog.close();
      } catch (why) {
        trouble.textContent = refusal(why.why);
      }
    } }, input, make("button", { type: "submit", class: "primary", text: t("web-rename-done") }));
    const dialog = sheet(t("web-rename"), t("web-close"), form, trouble);
    input.select();
  }

  async function pass() {
    try {
      const { path, minutes } = await api.pass(me.id);
      sheet(t("web-pass"), t("web-close"), make("p", { text: t("web-pass-why", { minutes }) }), linkLine(path));
    } catch (why) {
      tell(why);
    }
  }

  const name = make("b", { text: me.name });
  const action = (label, hint, onclick) => make("button", { type: "button", class: "action", title: hint, text: label, onclick });
  const other = make("a", { class: "action", href: `${room.path}?else`, target: "_blank", rel: "noopener", title: t("web-else-why"), text: t("web-else") });

  const languages = make("select", { id: "language", onchange: () => {
    localStorage.setItem(languageKey, languages.value);
    api.change(me.id, { language: languages.value }).catch(() => {}).finally(() => location.reload());
  } });
  for (const [code, own] of state.languages) {
    const option = make("option", { value: code, text: own, lang: code });
    option.selected = code === state.language;
    languages.append(option);
  }
  const looks = make("select", { id: "look", onchange: () => look.choose(looks.value) });
  for (const which of ["auto", "day", "night"]) {
    const texts = { auto: "web-look-auto", day: "web-look-day", night: "web-look-night" };
    const option = make("option", { value: which, text: t(texts[which]) });
    option.selected = look.chosen() === which;
    looks.append(option);
  }

  element.append(
    make("header", {}, make("a", { class: "brand", href: "/", text: t("web-title") }), iconButton("close", t("web-close"), close, { class: "icon shut" })),
    make("section", {}, make("h2", { text: t("web-rooms") }), rooms, action(`+ ${t("web-room-new")}`, t("web-friends-hint"), () => openRoom("group").catch(tell)), room.kind === "group" ? action(`+ ${t("web-bot")}`, t("web-bot-hint"), () => openRoom("private").catch(tell)) : null),
    make("section", { class: "company", hidden: room.kind === "private" }, make("h2", { text: t("web-people") }), people),
    make("section", { class: "self" }, make("p", {}, name), action(t("web-rename"), null, rename), other, action(t("web-pass"), null, pass)),
    make("section", { class: "settings" }, make("label", { for: "language", text: t("web-language") }), languages, make("label", { for: "look", text: t("web-look") }), looks),
  );
  addEventListener("keydown", (event) => event.key === "Escape" && close());
  showRooms().catch(() => {});
  return {
    element: make("div", { class: "aside" }, element, shade),
    open: () => {
      document.body.classList.add("menu-open");
      showRooms().catch(() => {});
    },
    /** Somebody came, went or was renamed. */
    people: (all) => {
      const item = ({ id, name: called, admin, here }) => {
        const marks = [id === me.id ? t("web-people-you") : null, admin ? t("web-people-admin") : null, here ? null : t("web-people-away")].filter(Boolean);
        return make("li", { class: here ? "here" : "away" }, make("span", { class: "name", text: called }), marks.length ? make("small", { text: marks.join(", ") }) : null);
      };
      people.replaceChildren(...all.map(item));
      if (tab.who() !== me.id) return;
      name.textContent = me.name;
      showRooms().catch(() => {});
    },
    /** Something was said in another room. */
    stir: (where) => {
      const known = rooms.querySelector(`[data-room="${CSS.escape(where)}"]`);
      if (known) known.classList.add("new");
      else showRooms().catch(() => {});
    },
  };
}
