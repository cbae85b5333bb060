// Where one writes: the line, the answer it gives, the commands to begin with.

import { drawing, iconButton, make } from "./dom.js";
import { t } from "./texts.js";

const MOST_SIGNS = 4096;
const REMEMBERED = 50;

/** The desk at the foot of the page. `say(text, reply)` is called with what was written. */
export function composer({ me, quick, say }) {
  const kept = `tetradka.said.${me.id}`;
  const said = JSON.parse(sessionStorage.getItem(kept) ?? "[]");
  let at = said.length;
  let draft = "";
  let reply = null;

  const input = make("textarea", {
    id: "say",
    rows: 1,
    maxlength: MOST_SIGNS,
    placeholder: t("web-say-hint"),
    "aria-label": t("web-say"),
    autocomplete: "off",
    autocapitalize: "off",
    enterkeyhint: "send",
  });
  const answering = make("p", { class: "answering", hidden: true });
  const send = make("button", { type: "submit", class: "icon send", title: t("web-send"), "aria-label": t("web-send") }, drawing("send"));
  const row = make("div", { class: "quick", role: "group", "aria-label": t("web-quick") });
  for (const { say: text, label } of quick) {
    row.append(make("button", { type: "button", text: t(label), title: text, onclick: () => speak(text) }));
  }
  const form = make("form", { class: "desk", onsubmit: (event) => {
    event.preventDefault();
    speak(input.value);
  } }, row, answering, make("div", { class: "writing" }, input, send));

  const fit = () => {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
  };
  const put = (text) => {
    input.value = text;
    input.setSelectionRange(text.length, text.length);
    fit();
  };
  const speak = (text) => {
    if (!text.trim()) return;
    const answered = reply;
    answer(null);
    if (said.at(-1) !== text) said.push(text);
    said.splice(0, said.length - REMEMBERED);
    sessionStorage.setItem(kept, JSON.stringify(said));
    at = said.length;
    if (text === input.value) put("");
    say(text, answered);
  };
  const answer = (message) => {
    reply = message;
    answering.hidden = message === null;
    if (message === null) return;
    const drop = iconButton("close", t("web-reply-drop"), () => answer(null));
    answering.replaceChildren(make("span", { class: "to", text: t("web-reply-to", { name: message.name }) }), make("span", { class: "what", text: message.text }), drop);
    input.focus();
  };

  input.addEventListener("input", fit);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      speak(input.value);
    } else if (event.key === "Escape" && reply) {
      answer(null);
    } else if (event.key === "ArrowUp" && !input.value.includes("\n") && at > 0) {
      event.preventDefault();
      if (at === said.length) draft = input.value;
      at -= 1;
      put(said[at]);
    } else if (event.key === "ArrowDown" && at < said.length && !input.value.includes("\n")) {
      event.preventDefault();
      at += 1;
      put(at === said.length ? draft : said[at]);
    }
  });

  return {
    element: form,
    answer,
    fill: (text) => {
      put(text);
      input.focus();
    },
    /** What wasn't taken comes back, unless something new is being written. */
    giveBack: (text) => {
      if (!input.value) put(text);
    },
    focus: () => {
      if (matchMedia("(hover: hover)").matches) input.focus();
    },
  };
}
