// The rooms that somebody is in, as a list of links.

import { make } from "./dom.js";
import { t } from "./texts.js";

/** The words for a room: who else is in it. */
function title(room, me) {
  if (room.kind === "private") return t("web-room-with-bot");
  return room.people.filter((name) => name !== me.name).join(", ") || t("web-room-you-alone");
}

/** An entry of the list; `attributes` are the link's. */
export function roomItem(room, me, attributes, isNew = false) {
  return make("li", { "data-room": room.room, class: isNew ? "new" : null }, make("a", { href: room.path, text: title(room, me), ...attributes }));
}
