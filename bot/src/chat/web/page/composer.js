// Where one writes: the line, the answer it gives, the commands to begin with.

import { drawing, iconButton, make } from "./dom.js";
import { t } from "./texts.js";

const MOST_SIGNS = 4096;
const REMEMBERED = 50;

/** The desk at the foot of the page. `say(text, reply)` is called with what was written. */
export function composer({ me, quick, commands, say }) {
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
  for (const { say: id, label } of quick) {
    row.append(make("button", { type: "button", text: t(label), title: t(id), onclick: () => speak(t(id)) }));
  }
  const form = make("form", { class: "desk", onsubmit: (event) => {
    event.preventDefault();
    speak(input.value);
  } }, row, answering, make("div", { class: "writing" }, input, send));
  const list = suggestions(input, commands, (command) => {
    if (command.alone) speak(command.say);
    else put(`${command.say} `);
    input.focus();
  });
  form.prepend(list.element);

  const fit = () => {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
  };
  const put = (text) => {
    input.value = text;
    list.close();
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

  input.addEventListener("input", () => {
    fit();
    list.follow();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || list.takes(event)) return;
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

/** The commands that begin as the line does. */
function suggestions(input, commands, choose) {
  const element = make("ul", { class: "suggestions", role: "listbox", id: "suggestions", "aria-label": t("web-commands"), hidden: true });
  let shown = [];
  let at = -1;
  input.setAttribute("aria-controls", "suggestions");
  const mark = (next) => {
    at = next;
    [...element.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === at)));
    element.children[at]?.scrollIntoView({ block: "nearest" });
    if (at < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `suggestion-${at}`);
  };
  const close = () => {
    shown = [];
    element.hidden = true;
    mark(-1);
  };
  const take = (command) => {
    close();
    choose(command);
  };
  return {
    element,
    close,
    follow: () => {
      const line = input.value.toLowerCase();
      shown = /^\/[a-z]*$/.test(line) ? commands.filter(({ say }) => say.startsWith(line)) : [];
      element.replaceChildren(
        ...shown.map((command, i) =>
          make("li", { role: "option", id: `suggestion-${i}`, onpointerdown: (event) => event.preventDefault(), onclick: () => take(command) }, make("b", { text: command.say }), make("span", { text: command.does })),
        ),
      );
      element.hidden = shown.length === 0;
      mark(-1);
    },
    /** Whether a key was for the list. */
    takes: (event) => {
      if (element.hidden) return false;
      if (event.key === "ArrowDown") mark((at + 1) % shown.length);
      else if (event.key === "ArrowUp") mark((at <= 0 ? shown.length : at) - 1);
      else if (event.key === "Escape") close();
      else if (event.key === "Tab" && !event.shiftKey) take(shown[Math.max(at, 0)]);
      else if (event.key === "Enter" && at >= 0) take(shown[at]);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
