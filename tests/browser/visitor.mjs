// Somebody without a browser: the page's own requests and stream, for tests of many moves.

import { randomBytes } from "node:crypto";
import WebSocket from "ws";

const PATIENCE = 40_000;

/** The words of a message. */
export const words = (message) => message.text.map((span) => span.p ?? span.b ?? span.m).join("");

export class Visitor {
  cookies = new Map();
  messages = new Map();
  event = 0;
  #asked = new Map();
  #waiters = new Set();

  static async come(house, name) {
    const visitor = new Visitor();
    visitor.house = house;
    visitor.name = name;
    visitor.id = (await visitor.ask("POST", "/api/people", { name, language: "ru" })).id;
    return visitor;
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async ask(method, path, body) {
    const headers = { Origin: this.house.url, Cookie: this.cookie };
    if (body) headers["Content-Type"] = "application/json";
    const answer = await fetch(this.house.url + path, { method, headers, body: body && JSON.stringify(body) });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(";")[0].split("=");
      this.cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async open(kind) {
    this.room = await this.ask("POST", "/api/rooms", { as: this.id, kind });
    return this.room;
  }

  async join(path) {
    this.room = await this.ask("POST", `/api/invites/${path.split("/").at(-1)}`, { as: this.id });
  }

  /** Opens the stream, or opens it again after a cut: it goes on after the last event seen. */
  async connect() {
    const address = new URL("/api/stream", this.house.url.replace("http", "ws"));
    address.search = new URLSearchParams({ as: this.id, room: this.room.room, after: String(this.event) });
    this.socket = new WebSocket(address, { origin: this.house.url, headers: { Cookie: this.cookie } });
    this.socket.on("message", (data) => this.#hear(JSON.parse(data)));
    this.socket.on("error", () => {});
    await new Promise((resolve, reject) => {
      this.socket.once("open", resolve);
      this.socket.once("error", reject);
    });
    for (const { frame } of this.#asked.values()) this.socket.send(frame);
  }

  /** From now on comes back by itself after every cut, as a page does. */
  async stay() {
    this.stays = true;
    await this.connect();
    this.#comeBack();
  }

  #comeBack() {
    this.socket.once("close", async () => {
      while (this.stays) {
        await new Promise((wait) => setTimeout(wait, 30));
        try {
          await this.connect();
          this.#comeBack();
          return;
        } catch {
          // It isn't up yet.
        }
      }
    });
  }

  leave() {
    this.stays = false;
    this.socket?.terminate();
  }

  #hear(word) {
    if (word.is === "news") for (const message of word.messages) this.messages.set(message.n, message);
    if (word.is === "seen") this.event = word.event;
    if (word.is === "done" || word.is === "refused") {
      this.#asked.get(word.nonce)?.resolve(word);
      this.#asked.delete(word.nonce);
    }
    for (const look of this.#waiters) look();
  }

  /** Asks for something under a number of its own; as the page, asks again after a cut. */
  #send(what) {
    const nonce = randomBytes(12).toString("hex");
    const frame = JSON.stringify({ ...what, as: this.id, nonce });
    return new Promise((resolve) => {
      this.#asked.set(nonce, { frame, resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    });
  }

  say(text, reply = null) {
    return this.#send({ do: "say", text, reply });
  }

  press(n, data) {
    return this.#send({ do: "press", n, data });
  }

  /** The messages, oldest first. */
  get all() {
    return [...this.messages.values()].sort((a, b) => a.n - b.n);
  }

  get last() {
    return this.all.at(-1)?.n ?? 0;
  }

  /** Waits until `find(messages)` gives something. */
  until(find, what) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find(this.all);
        if (!found) return;
        clearTimeout(late);
        clearInterval(again);
        this.#waiters.delete(look);
        resolve(found);
      };
      const again = setInterval(() => look(), 500);
      const late = setTimeout(() => {
        clearInterval(again);
        this.#waiters.delete(look);
        const talk = this.all.slice(-6).map((message) => `${message.n}: ${words(message)}`);
        reject(new Error(`${this.name} waits in vain for ${what ?? find}\n${talk.join("\n")}\n${this.house.log}`));
      }, PATIENCE);
      this.#waiters.add(look);
      look();
    });
  }
}
