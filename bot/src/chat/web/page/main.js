// Where the page begins: who is this, which room is it, and then the talk.

import { api, Refused, seen, tab } from "./api.js";
import { composer } from "./composer.js";
import { drawing, iconButton, make } from "./dom.js";
import * as look from "./look.js";
import { inviteSheet, side } from "./side.js";
import { Stream } from "./stream.js";
import { talk } from "./talk.js";
import { refusal, speak, t } from "./texts.js";
import { passPage, welcome } from "./welcome.js";

const LANGUAGE = "tetradka.language";
const page = document.getElementById("page");

/** What the address asks for. */
function asked() {
  const [, first, token] = location.pathname.split("/");
  if (first === "r") return { is: "invite", token };
  if (first === "me") return { is: "pass", token };
  if (first === "bot") return { is: "bot" };
  return { is: "home" };
}

async function begin() {
  look.show();
  const state = await api.state(localStorage.getItem(LANGUAGE));
  speak(state.language, state.texts);
  const place = asked();
  const afresh = new URLSearchParams(location.search).has("else");
  const known = (who) => state.people.find((person) => person.id === who);
  if (place.is === "pass") {
    const person = await passPage(page, place.token);
    tab.become(person.id);
    location.replace("/");
    return;
  }
  let me = known(tab.who());
  let invitation = null;
  if (place.is === "invite") {
    invitation = await api.invitation(place.token).catch((why) => {
      if (why instanceof Refused && why.why === "unknown") return { stale: true, people: [], here: [] };
      throw why;
    });
  }
  if (!me && !afresh && (place.is === "bot" || (invitation && !invitation.stale))) {
    // A new tab goes on as whom the last one was, but not beside them: that is a friend's tab.
    const last = known(tab.last());
    if (last && !invitation?.here.includes(last.id)) me = last;
  }
  const code = new URLSearchParams(location.search).get("join")?.match(/^[a-z0-9]{4,16}$/i)?.[0];
  let kind = place.is === "bot" ? "private" : null;
  if (!me || place.is === "home" || invitation?.stale) {
    const choice = await welcome(page, { state, me: afresh ? null : me ?? known(tab.last()), afresh, place, invitation });
    me = choice.person;
    kind = choice.kind ?? kind;
  }
  tab.become(me.id);
  api.change(me.id, { language: state.language }).catch(() => {});
  const joins = place.is === "invite" && !invitation.stale && !kind;
  const room = joins ? await api.join(me.id, place.token) : await api.open(me.id, kind ?? "group");
  history.replaceState(null, "", room.path);
  enter(state, me, room, code);
}

function enter(state, me, room, code) {
  let unread = 0;
  const line = make("p", { class: "line", role: "status" });
  const notice = make("p", { class: "notice", role: "alert", hidden: true });
  let noticeTimer = 0;
  const notify = (text) => {
    notice.textContent = text;
    notice.hidden = false;
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => (notice.hidden = true), 6000);
  };
  let stream;
  const log = talk({
    me,
    room,
    press: (n, data) => stream.press(n, data),
    reply: (message) => desk.answer(message),
    command: (text) => desk.fill(text),
    notify,
    unread: (count) => {
      unread = count;
      document.title = unread ? `(${unread}) ${t("web-title")}` : t("web-title");
    },
  });
  const desk = composer({
    me,
    quick: state.quick,
    commands: state.commands,
    say: (text, reply) => {
      const done = stream.say(text, reply?.n);
      log.pending(done.nonce, text);
      log.toEnd();
      done.catch((why) => {
        log.settled(done.nonce);
        notify(refusal(why.message));
        desk.giveBack(text);
      });
    },
  });
  const aside = side({ state, me, room, notify, languageKey: LANGUAGE });
  const title = make("h1", { text: room.people.join(", ") });
  const company = make("p", { class: "company" });
  const header = make(
    "header",
    { class: "top" },
    iconButton("menu", t("web-menu"), () => aside.open(), { class: "icon menu" }),
    make("div", { class: "heading" }, title, company),
    line,
  );
  if (room.kind === "group") {
    const invite = () => inviteSheet(room);
    header.append(
      make("button", { type: "button", class: "invite", onclick: invite, "aria-label": t("web-room-invite") }, drawing("invite"), make("span", { text: t("web-room-invite") })),
    );
  }
  page.className = "room";
  page.replaceChildren(aside.element, make("section", { class: "sheet-of-paper" }, header, log.element, log.down, notice, desk.element));
  page.removeAttribute("aria-busy");
  page.dataset.who = me.id;
  desk.focus();
  // A link fills the line in; sending it is for the reader to decide.
  if (code) desk.fill(`/join ${code}`);

  stream = new Stream(me.id, room.room, {
    news: (messages) => {
      log.take(messages);
      const last = messages.at(-1);
      if (last) seen.set(me.id, room.room, last.n);
    },
    anew: () => log.clear(),
    people: (people) => {
      const others = people.filter((person) => person.id !== me.id);
      const own = people.find((person) => person.id === me.id);
      if (own) me.name = own.name;
      title.textContent = room.kind === "private" ? t("web-bot-name") : [me, ...others].map((person) => person.name).join(", ");
      const here = people.filter((person) => person.here).length;
      company.textContent =
        room.kind === "private" ? t("web-bot-hint") : others.length ? `${t("web-people")}: ${here} / ${people.length}` : t("web-room-you-alone");
      aside.people(people);
    },
    elsewhere: (where, n) => aside.stir(where, n),
    answer: (text) => {
      if (!log.isAtEnd()) notify(text);
    },
    state: (name) => {
      const words = { connecting: "web-connecting", again: "web-offline", offline: "web-offline", online: "web-online", crowded: "web-too-many-pages" };
      line.textContent = t(words[name]);
      line.dataset.state = name;
      if (name === "crowded") notify(t("web-too-many-pages"));
      if (name === "offline") stillMe(me);
    },
  });
}

/** A page whose person its browser doesn't hold any more begins anew. */
async function stillMe(me) {
  try {
    await api.rooms(me.id);
  } catch (why) {
    if (why.why === "stranger") {
      tab.forget();
      location.reload();
    }
  }
}

begin().catch((why) => {
  page.className = "lost";
  page.removeAttribute("aria-busy");
  page.replaceChildren(make("p", { role: "alert", text: refusal(why.why ?? "trouble") }));
  if (!(why instanceof Refused)) throw why;
});
