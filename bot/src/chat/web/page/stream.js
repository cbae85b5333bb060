// The stream from the server: it connects, listens, and when it is cut goes on where it was.

import { number } from "./api.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The server shows every 15 seconds that it is alive. */
const SILENCE = 40_000;
/** Silence after which whoever comes back to the page needn't wait for the end of patience. */
const QUIET = 20_000;

/**
 * The stream of a room. `on` has `news(messages)`, `people(list)`, `state(name)`, `anew()`,
 * `elsewhere(room)`, `answer(text)`, `refused(why)`.
 */
export class Stream {
  #who;
  #room;
  #on;
  #event = 0;
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #watchdog = 0;
  #heard = 0;
  #closed = false;
  /** What was said and pressed and isn't done yet, by number: it is sent again after a cut. */
  #waiting = new Map();

  constructor(who, room, on) {
    this.#who = who;
    this.#room = room;
    this.#on = on;
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Says something; resolves when it is durable, rejects with why not. */
  say(text, reply) {
    return this.#send({ do: "say", text, reply: reply ?? null });
  }

  /** Presses a button. */
  press(n, data) {
    return this.#send({ do: "press", n, data });
  }

  #send(what) {
    const nonce = number();
    const frame = JSON.stringify({ ...what, as: this.#who, nonce });
    const done = new Promise((resolve, reject) => {
      this.#waiting.set(nonce, { frame, resolve, reject });
    });
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    return Object.assign(done, { nonce });
  }

  /** There is a line again, maybe another one, or somebody looks: what was open may be dead unseen. */
  #hurry = (event) => {
    if (document.visibilityState !== "visible") return;
    const isDoubtful = event.type === "online" || Date.now() - this.#heard > QUIET;
    if (this.#timer) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (isDoubtful && this.#socket?.readyState === WebSocket.OPEN) {
      this.#drop();
    }
  };

  /** Gives the socket up and takes another. */
  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket.close();
    this.#on.state("offline");
    this.#connect();
  }

  #connect() {
    if (this.#closed) return;
    this.#timer = 0;
    this.#on.state(this.#event ? "again" : "connecting");
    const address = new URL("/api/stream", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = new URLSearchParams({ as: this.#who, room: this.#room, after: String(this.#event) });
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#watch();
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.#on.state("online");
      for (const { frame } of this.#waiting.values()) socket.send(frame);
    });
    socket.addEventListener("message", (event) => {
      this.#watch();
      this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.#socket || this.#closed) return;
      clearTimeout(this.#watchdog);
      if (event.code === 4008) {
        this.#closed = true;
        this.#on.state("crowded");
        return;
      }
      this.#on.state("offline");
      // Not all pages at the same moment.
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    });
  }

  /** A cut that nobody tells us of shows itself by silence. */
  #watch() {
    clearTimeout(this.#watchdog);
    this.#heard = Date.now();
    const socket = this.#socket;
    this.#watchdog = setTimeout(() => {
      if (socket === this.#socket && !this.#closed) this.#drop();
    }, SILENCE);
  }

  #hear(word) {
    switch (word.is) {
      case "news":
        this.#on.news(word.messages);
        break;
      case "seen":
        this.#event = word.event;
        break;
      case "people":
        this.#on.people(word.people);
        break;
      case "anew":
        this.#event = 0;
        this.#on.anew();
        break;
      case "elsewhere":
        this.#on.elsewhere(word.room, word.n);
        break;
      case "answer":
        this.#on.answer(word.text);
        break;
      case "done":
        this.#waiting.get(word.nonce)?.resolve();
        this.#waiting.delete(word.nonce);
        break;
      case "refused":
        this.#waiting.get(word.nonce)?.reject(new Error(word.why));
        this.#waiting.delete(word.nonce);
        break;
    }
  }
}
