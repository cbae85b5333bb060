// The margin of the page: rooms, people, and what one may change.

import { api, seen, tab } from "./api.js";
import { iconButton, keepFocus, make, sheet } from "./dom.js";
import * as look from "./look.js";
import { roomItem } from "./rooms.js";
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
  /** While it lies over the page, the page behind it is out of reach for the keyboard, too. */
  const lay = (over) => {
    document.body.classList.toggle("menu-open", over);
    const behind = element.parentElement.nextElementSibling;
    if (behind) behind.inert = over;
  };
  const close = () => {
    if (!document.body.classList.contains("menu-open")) return;
    lay(false);
    document.querySelector(".icon.menu").focus();
  };
  const tell = (why) => notify(refusal(why.why));

  async function showRooms() {
    const { rooms: all } = await api.rooms(me.id);
    const item = (other) => {
      const isHere = other.room === room.room;
      const isNew = !isHere && other.last > seen.of(me.id, other.room);
      const stay = (event) => {
        event.preventDefault();
        close();
      };
      return roomItem(other, me, { "aria-current": isHere ? "page" : null, onclick: isHere ? stay : null }, isNew);
    };
    keepFocus(rooms, () => {
      rooms.replaceChildren(...all.map(item));
      return rooms;
    });
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

  const shut = iconButton("close", t("web-close"), close, { class: "icon shut" });
  element.append(
    make("header", {}, make("a", { class: "brand", href: "/", text: t("web-title") }), shut),
    make("section", {}, make("h2", { text: t("web-rooms") }), rooms, action(`+ ${t("web-room-new")}`, t("web-friends-hint"), () => openRoom("group").catch(tell)), room.kind === "group" ? action(`+ ${t("web-bot")}`, t("web-bot-hint"), () => openRoom("private").catch(tell)) : null),
    make("section", { class: "company", hidden: room.kind === "private" }, make("h2", { text: t("web-people") }), people),
    make("section", { class: "self" }, make("p", {}, name), action(t("web-rename"), null, rename), other, action(t("web-pass"), null, pass)),
    make("section", { class: "settings" }, make("label", { for: "language", text: t("web-language") }), languages, make("label", { for: "look", text: t("web-look") }), looks),
  );
  addEventListener("keydown", (event) => event.key === "Escape" && close());
  matchMedia("(min-width: 900px)").addEventListener("change", () => lay(false));
  showRooms().catch(() => {});
  return {
    element: make("div", { class: "aside" }, element, shade),
    open: () => {
      lay(true);
      // It can take the focus once it is seen.
      requestAnimationFrame(() => requestAnimationFrame(() => shut.focus({ preventScroll: true })));
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
