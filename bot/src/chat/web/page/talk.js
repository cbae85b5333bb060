// The talk: messages, pictures, buttons, as they are now.

import { api } from "./api.js";
import { drawing, iconButton, keepFocus, make } from "./dom.js";
import { t } from "./texts.js";

/** Messages of one person within so many milliseconds stand under one name. */
const TOGETHER = 5 * 60_000;
/** How near to the end counts as being there, in pixels. */
const NEAR = 80;
/** A button that leads to a page of ours begins so. */
const OWN = "u:/seat/";
/** How long a button rests after its press was heard. */
const REST = 700;

/** The log of a room. `press`, `reply`, `command`, `notify` and `unread` are told what happens. */
export function talk({ me, room, press, reply, command, notify, unread }) {
  const messages = new Map();
  const elements = new Map();
  const pending = new Map();
  const pressing = new Set();
  let missed = 0;
  let divider = null;
  let first = true;

  const list = make("div", { class: "messages" });
  const empty = make("p", { class: "empty", text: t(room.kind === "private" ? "web-bot-empty" : "web-room-empty") });
  const sent = make("div", { class: "pending", "aria-live": "off" });
  const element = make("div", { class: "talk", role: "log", "aria-live": "polite", "aria-label": t("web-title"), tabindex: 0 }, empty, list, sent);
  const down = make("button", { type: "button", class: "down", hidden: true, onclick: () => toEnd("smooth") }, make("span"), drawing("down"));
  down.setAttribute("aria-label", t("web-down"));

  const isAtEnd = () => element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  let follows = true;
  const toEnd = (behavior = "instant") => {
    follows = true;
    element.scrollTo({ top: element.scrollHeight, behavior });
    readAll();
  };
  const readAll = () => {
    missed = 0;
    unread(0);
    down.hidden = true;
  };
  element.addEventListener("scroll", () => {
    follows = isAtEnd();
    if (follows && document.visibilityState === "visible") readAll();
    else if (!follows) down.hidden = false;
  }, { passive: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isAtEnd()) readAll();
  });
  // Pictures that load and keyboards that open must not push the end away.
  const keep = new ResizeObserver(() => follows && element.scrollTo({ top: element.scrollHeight }));
  keep.observe(list);
  keep.observe(element);

  function take(news) {
    for (const message of news) {
      messages.set(message.n, message);
      if (message.nonce) settled(message.nonce);
      const drawn = draw(message);
      const old = elements.get(message.n);
      elements.set(message.n, drawn);
      if (old) {
        keepFocus(old, () => {
          old.replaceWith(drawn);
          return drawn;
        });
        continue;
      }
      place(drawn, message.n);
      count(message, drawn);
    }
    group();
    empty.hidden = messages.size > 0 && [...messages.values()].some((message) => !message.joined);
    if (first || follows) toEnd();
    first = false;
  }

  function place(drawn, n) {
    let after = list.lastElementChild;
    while (after && Number(after.dataset.n) > n) after = after.previousElementSibling;
    if (after) after.after(drawn);
    else list.prepend(drawn);
  }

  function count(message, drawn) {
    const isMine = message.from?.id === me.id;
    if (first || isMine || message.joined) return;
    const isSeen = document.visibilityState === "visible" && follows;
    if (isSeen) return;
    if (missed === 0) {
      divider?.remove();
      divider = make("p", { class: "divider", "data-n": drawn.dataset.n - 0.5 }, make("span", { text: t("web-unread") }));
      drawn.before(divider);
    }
    missed += 1;
    unread(missed);
    down.firstChild.textContent = String(missed);
    down.hidden = follows;
  }

  /** Messages of one person, one soon after the other, stand under one name. */
  function group() {
    let before = null;
    for (const drawn of list.children) {
      const message = messages.get(Number(drawn.dataset.n));
      if (!message) continue;
      const same = before && !before.joined && !message.joined && author(before) === author(message) && message.at - before.at < TOGETHER && !message.reply;
      drawn.classList.toggle("continued", Boolean(same));
      before = message;
    }
    const boards = [...list.querySelectorAll(".message.pictured")];
    boards.forEach((drawn, i) => drawn.classList.toggle("older", i < boards.length - 1));
  }

  const author = (message) => (message.from === "bot" ? `bot${message.secret ?? ""}` : message.from?.id);

  function draw(message) {
    if (message.joined) {
      return make("p", { class: "note", "data-n": message.n }, t("web-joined", { name: message.joined.name }));
    }
    const isBot = message.from === "bot";
    const isMine = message.from?.id === me.id;
    const name = isBot ? t("web-bot-name") : message.from.name;
    const drawn = make("article", {
      class: `message ${isBot ? "bot" : isMine ? "mine" : "other"}${message.secret ? " secret" : ""}${message.picture ? " pictured" : ""}`,
      "data-n": message.n,
    });
    const time = new Date(message.at);
    const clock = make("time", { datetime: time.toISOString(), text: time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }) });
    const head = make("header", {}, make("b", { class: "name", text: name }));
    if (message.secret) head.append(make("i", { class: "only", text: t("web-secret") }));
    head.append(clock);
    drawn.append(head);
    if (message.reply) drawn.append(quote(message.reply));
    const text = message.text.map((span) => span.p ?? span.b ?? span.m).join("");
    const answered = { n: message.n, name, text: text || message.picture?.alt || "" };
    const tools = make("footer", { class: "tools" }, iconButton("reply", `${t("web-reply")}: ${name}`, () => reply(answered)));
    // Where it has no line of its own above, it stands under the picture.
    if (message.picture) drawn.append(picture(message), tools);
    if (message.text.length) drawn.append(words(message.text, isBot));
    if (message.document) {
      drawn.append(make("a", { class: "document", href: api.document(me.id, room.room, message.n), download: message.document }, drawing("file"), t("web-document", { name: message.document })));
    }
    if (message.buttons) drawn.append(buttons(message));
    if (!message.picture) drawn.append(tools);
    if (message.text.some((span) => span.id === me.id)) drawn.classList.add("calls-me");
    return drawn;
  }

  function quote(n) {
    const answered = messages.get(n);
    const text = answered ? answered.text.map((span) => span.p ?? span.b ?? span.m).join("") || answered.picture?.alt : "…";
    const name = answered?.from === "bot" ? t("web-bot-name") : answered?.from?.name;
    const show = () => {
      const target = elements.get(n);
      if (!target) return;
      target.scrollIntoView({ block: "center", behavior: "smooth" });
      target.classList.add("shown");
      setTimeout(() => target.classList.remove("shown"), 1600);
    };
    return make("button", { type: "button", class: "quote", onclick: show }, name && make("b", { text: name }), make("span", { text: (text ?? "").slice(0, 160) }));
  }

  function picture(message) {
    const { file, alt } = message.picture;
    const address = api.picture(me.id, room.room, message.n, file);
    const image = make("img", { src: address, alt, class: "picture", decoding: "async", width: 1080, height: 1332 });
    image.addEventListener("load", () => {
      image.width = image.naturalWidth;
      image.height = image.naturalHeight;
    });
    const frame = make("button", { type: "button", class: "frame", title: t("web-picture-open"), onclick: () => closeUp(address, alt) }, image);
    image.addEventListener("error", () => {
      frame.replaceWith(make("p", { class: "lost-picture" }, make("i", { text: t("web-picture-lost") }), " ", alt));
    });
    return frame;
  }

  function closeUp(address, alt) {
    const dialog = make("dialog", { class: "close-up", "aria-label": alt }, make("img", { src: address, alt }));
    dialog.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  function words(spans, isBot) {
    const text = make("p", { class: "text" });
    for (const span of spans) {
      if (span.b !== undefined) text.append(make("b", { text: span.b }));
      else if (span.m !== undefined) text.append(make("b", { class: span.id === me.id ? "mention me" : "mention", text: span.m }));
      else if (isBot) text.append(...commands(span.p));
      else text.append(span.p);
    }
    return text;
  }

  /** Commands in what the bot says can be pressed; they then stand in the line, to be sent. */
  function commands(text) {
    return text.split(/(?<=^|[\s(«"])(\/[a-z]{1,32})(?=$|[\s.,;:!?)»"])/u).map((piece, i) =>
      i % 2 ? make("button", { type: "button", class: "command", text: piece, onclick: () => command(`${piece} `) }) : piece,
    );
  }

  function buttons(message) {
    const all = make("div", { class: "buttons" });
    for (const row of message.buttons) {
      const line = make("div", { class: "row" });
      for (const [label, data] of row) {
        const key = `${message.n}/${data}`;
        if (data.startsWith(OWN)) {
          line.append(make("a", { text: label, href: `${data.slice(2)}?as=${encodeURIComponent(me.id)}`, target: "_blank", rel: "noopener" }));
          continue;
        }
        const button = make("button", { type: "button", text: label, "data-key": key, onclick: () => push(message.n, data, key) });
        if (pressing.has(key)) setPressed(button, true);
        line.append(button);
      }
      all.append(line);
    }
    return all;
  }

  function setPressed(button, isPressed) {
    button.classList.toggle("pressed", isPressed);
    button.setAttribute("aria-disabled", String(isPressed));
  }

  /** However often it is pressed before it is heard, it is pressed once. */
  async function push(n, data, key) {
    if (pressing.has(key)) return;
    pressing.add(key);
    const all = () => [...list.querySelectorAll(".buttons button")].filter((button) => button.dataset.key === key);
    all().forEach((button) => setPressed(button, true));
    try {
      await press(n, data);
      await new Promise((rest) => setTimeout(rest, REST));
    } catch (why) {
      notify(t(`web-refused-${why.message}`));
    } finally {
      pressing.delete(key);
      all().forEach((button) => setPressed(button, false));
    }
  }

  function settled(nonce) {
    pending.get(nonce)?.remove();
    pending.delete(nonce);
  }

  return {
    element,
    down,
    take,
    settled,
    toEnd,
    isAtEnd,
    /** Shows what was said before the server has it. */
    pending: (nonce, text) => {
      const drawn = make("article", { class: "message mine waiting" }, make("p", { class: "text", text }), make("i", { class: "unseen", text: t("web-waiting") }));
      pending.set(nonce, drawn);
      sent.append(drawn);
    },
    clear: () => {
      messages.clear();
      elements.clear();
      list.replaceChildren();
      first = true;
    },
  };
}
