// A player's page of one game: who plays, whose turn it is, the game's own board, its buttons.
// The board is drawn by the game's module; what its player does goes to the table as text.

import { api, Refused, seats, tab } from "./api.js";
import { board as abaku } from "./seat-abaku.js";
import { board as dots } from "./seat-dots.js";
import { keepFocus, make } from "./dom.js";
import * as look from "./look.js";
import { refusal, speak, t } from "./texts.js";

/** The boards by game. Each is `board({ say, note, weigh }) -> { element, tools, show(state) }`. */
const BOARDS = { abaku, dots };
/** After a failure, in ms: first, at most. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

const page = document.getElementById("page");

/** The seat that the address names; a link is exchanged for one. */
async function seat() {
  const [, first, name] = location.pathname.split("/");
  if (first === "play") {
    const { path } = await seats.redeem(name);
    history.replaceState(null, "", path);
    return { game: path.split("/").at(-1), who: null };
  }
  const who = new URLSearchParams(location.search).get("as");
  if (who) tab.become(who);
  return { game: name, who };
}

async function begin() {
  look.show();
  const place = await seat().catch(async (why) => {
    await words(null);
    throw why;
  });
  const first = await seats.see(place).catch(async (why) => {
    await words(null);
    throw why;
  });
  await words(first.state.language);
  const module = BOARDS[first.state.game];
  if (!module) throw new Refused("unknown");
  enter(place, first.state, module);
}

/** The page's own words, in a language or in the browser's. */
async function words(language) {
  const state = await api.state(language);
  speak(state.language, state.texts);
}

function enter(place, first, module) {
  let state = first;
  let busy = false;
  const title = make("h1", { class: "game" });
  const players = make("ul", { class: "players" });
  const status = make("p", { class: "status", role: "status", "aria-live": "polite" });
  const clock = make("span", { class: "clock" });
  const news = make("p", { class: "news", "aria-live": "polite" });
  const notice = make("p", { class: "notice", role: "alert", hidden: true });
  const buttons = make("div", { class: "deeds" });
  let noticeTimer = 0;
  const note = (text) => {
    notice.textContent = text ?? "";
    notice.hidden = !text;
    clearTimeout(noticeTimer);
    if (text) noticeTimer = setTimeout(() => (notice.hidden = true), 8000);
  };

  /** Says something at the table; whether it was done. */
  const say = async (text) => {
    if (busy) return false;
    busy = true;
    page.dataset.busy = "";
    try {
      const answer = await seats.say(place, state.seq, text);
      if (answer.state) show(answer.state);
      note(answer.refused ?? answer.told);
      return !answer.refused;
    } catch (why) {
      note(refusal(why.why ?? "trouble"));
      return false;
    } finally {
      busy = false;
      delete page.dataset.busy;
    }
  };

  /** What a move would be: `told` what it brings, or `refused` why it can't be made. */
  const weigh = async (text) => {
    try {
      const { told, refused } = await seats.weigh(place, text);
      return { told, refused };
    } catch (why) {
      return { refused: refusal(why.why ?? "trouble") };
    }
  };

  const board = module({ say, note, weigh });
  let ends = 0;
  const tick = () => {
    const left = state.left === null || state.left === undefined ? null : Math.max(0, ends - Date.now());
    clock.hidden = left === null;
    if (left === null) return;
    const seconds = Math.ceil(left / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.classList.toggle("soon", seconds <= 10);
  };
  setInterval(tick, 500);

  const show = (next) => {
    if (next.seq < state.seq) return;
    const moved = next.seq !== state.seq;
    state = next;
    title.textContent = state.title;
    document.title = `${state.yours ? "● " : ""}${state.title}`;
    ends = Date.now() + (state.left ?? 0);
    players.replaceChildren(
      ...state.players.map((player, n) =>
        make(
          "li",
          { class: [player.moves ? "moves" : "", player.you ? "you" : "", board.sign?.(state, n) ?? ""].join(" ").trim() },
          make("span", { class: "name", text: player.name }),
          make("b", { class: "score", text: String(player.score) }),
        ),
      ),
    );
    status.textContent = state.yours ? t("web-seat-yours") : state.status;
    status.classList.toggle("yours", state.yours);
    news.textContent = state.news.at(-1) ?? "";
    keepFocus(buttons, () => {
      buttons.replaceChildren(
        ...state.buttons.filter(({ say: text }) => !board.instead?.includes(text)).map(({ label, say: text }) => make("button", { type: "button", text: label, onclick: () => say(text) })),
      );
      return buttons;
    }, board.element.querySelector('[tabindex="0"]'));
    tick();
    if (moved) note(null);
    board.show(state);
  };

  page.className = "seat";
  page.replaceChildren(
    make("header", { class: "seat-top" }, make("div", { class: "seat-line" }, title, clock), players, make("div", { class: "seat-line" }, status, news)),
    board.element,
    notice,
    make("footer", { class: "seat-tools" }, board.tools, buttons),
  );
  page.removeAttribute("aria-busy");
  show(first);
  follow(place, () => state.seq, show, (line) => (page.dataset.line = line));
}

/** Asks for the next state, and the next; after a cut it goes on where it was. */
async function follow(place, seq, show, line) {
  let wait = FIRST_WAIT;
  for (;;) {
    try {
      const answer = await seats.see(place, seq());
      if (answer.state) show(answer.state);
      line("online");
      wait = FIRST_WAIT;
    } catch (why) {
      if (why.why === "stranger" || why.why === "unknown") return lost(why);
      line("offline");
      await rest(wait * (0.7 + 0.6 * Math.random()));
      wait = Math.min(wait * 1.7, LONGEST_WAIT);
    }
  }
}

/** Waits so long, or until the browser says that there is a line again, or that one looks. */
function rest(long) {
  return new Promise((resolve) => {
    const hurry = new AbortController();
    const { signal } = hurry;
    const done = () => {
      clearTimeout(late);
      hurry.abort();
      resolve();
    };
    const late = setTimeout(done, long);
    addEventListener("online", done, { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && done(), { signal });
  });
}

function lost(why) {
  page.className = "lost";
  page.removeAttribute("aria-busy");
  const stale = why.why === "stale" || why.why === "stranger" || why.why === "unknown";
  page.replaceChildren(make("p", { role: "alert", text: stale ? t("web-seat-stale") : refusal(why.why ?? "trouble") }));
}

begin().catch((why) => {
  lost(why);
  if (!(why instanceof Refused)) throw why;
});
