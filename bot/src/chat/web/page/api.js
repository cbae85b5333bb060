// What the page asks of its server, and who it speaks as.

/** The server said no, and why. */
export class Refused extends Error {
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/** A phone that has lost its line isn't told so: what nobody answers for so long is lost, in ms. The
 *  server answers a page that waits for news after 25 seconds. */
const PATIENCE = 40_000;

async function ask(method, path, body) {
  const given = new AbortController();
  const late = setTimeout(() => given.abort(), PATIENCE);
  try {
    return await answered(method, path, body, given.signal);
  } finally {
    clearTimeout(late);
  }
}

async function answered(method, path, body, signal) {
  const options = { method, credentials: "same-origin", cache: "no-store", signal };
  if (body !== undefined) {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused("trouble");
  }
  // An answer that is cut off is none.
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok || signal.aborted) throw new Refused(said.why ?? "trouble");
  return said;
}

const part = encodeURIComponent;

export const api = {
  state: (language) => ask("GET", language ? `/api/state?language=${part(language)}` : "/api/state"),
  come: (name, language) => ask("POST", "/api/people", { name, language }),
  change: (who, wish) => ask("POST", `/api/people/${part(who)}`, wish),
  rooms: (who) => ask("GET", `/api/rooms?as=${part(who)}`),
  open: (who, kind) => ask("POST", "/api/rooms", { as: who, kind }),
  invitation: (token) => ask("GET", `/api/invites/${part(token)}`),
  join: (who, token) => ask("POST", `/api/invites/${part(token)}`, { as: who }),
  pass: (who) => ask("POST", "/api/passes", { as: who }),
  usePass: (token) => ask("POST", `/api/passes/${part(token)}`, {}),
  picture: (who, room, n, file) => `/api/rooms/${part(room)}/pictures/${n}/${part(file)}?as=${part(who)}`,
  document: (who, room, n) => `/api/rooms/${part(room)}/documents/${n}?as=${part(who)}`,
};

/** A number of its own for each thing done, so that what is sent twice is done once. */
export const number = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** A player's page of one game. A seat is `{ game, who }`; `who` is null where a cookie says it. */
export const seats = {
  redeem: (token) => ask("POST", `/api/links/${part(token)}`, {}),
  see: ({ game, who }, after) => {
    const asked = new URLSearchParams();
    if (who) asked.set("as", who);
    if (after !== undefined) asked.set("after", String(after));
    return ask("GET", `/api/seats/${part(game)}?${asked}`);
  },
  weigh: ({ game, who }, text) => {
    const asked = new URLSearchParams({ text });
    if (who) asked.set("as", who);
    return ask("GET", `/api/seats/${part(game)}/weigh?${asked}`);
  },
  say: ({ game, who }, seq, text) => ask("POST", `/api/seats/${part(game)}`, { as: who ?? undefined, seq, text, nonce: number() }),
};

const KEPT = "tetradka.who";

/** Whom this tab is: each tab chooses among those whom the browser holds. */
export const tab = {
  who: () => sessionStorage.getItem(KEPT),
  become: (who) => {
    sessionStorage.setItem(KEPT, who);
    localStorage.setItem(KEPT, who);
  },
  /** Whom the last tab was; a new one goes on as them. */
  last: () => localStorage.getItem(KEPT),
  forget: () => sessionStorage.removeItem(KEPT),
};

/** What was seen in each room, by person. */
export const seen = {
  key: (who, room) => `tetradka.seen.${who}.${room}`,
  of: (who, room) => Number(localStorage.getItem(seen.key(who, room)) ?? 0),
  set: (who, room, n) => {
    if (n > seen.of(who, room)) localStorage.setItem(seen.key(who, room), String(n));
  },
};
