// The program is killed at random moments while two people play. Whatever was acknowledged is in
// the log; the log, the boards that are shown and both players agree; the games go on to their ends.

import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "./house.mjs";
import { Visitor, words } from "./visitor.mjs";

const KILLS = Number(process.env.KILLS ?? 50);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Chance that can be had again: mulberry32. */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pause = (ms) => new Promise((wait) => setTimeout(wait, ms));

/** Boards say whose turn it is or how it ended; a replay doesn't. */
const boards = (messages) => messages.filter((message) => message.picture && (/Ходит/.test(words(message)) || isOver(message)));
const board = (messages) => boards(messages).at(-1);
const isOver = (message) => /Победа|Ничья|делят/.test(words(message));

/** The words that a board shows, by player, as its description for those who can't see it has it. */
function shownWords(message) {
  const found = {};
  for (const [, name, said] of message.picture.alt.matchAll(/^(Анна|Борис), -?\d+: (.*)$/gm)) {
    found[name] = said.split(/[^\p{L}]+/u).filter(Boolean);
  }
  return found;
}

/** The logs in the store of a program that doesn't run, once it is whole. */
async function logs(house) {
  const { code, out, log } = await house.run("store", "check", "--data", house.folder);
  assert.equal(code, 0, `the store isn't whole: ${out}${log}`);
  const exported = await house.run("store", "export", "--data", house.folder, "-");
  assert.equal(exported.code, 0, exported.log);
  const games = new Map();
  for (const line of exported.out.split("\n").filter(Boolean).map((text) => JSON.parse(text))) {
    if (line.game === undefined) continue;
    const moves = games.get(line.game) ?? [];
    const placed = /"placed":\{/.test(line.event) ? /"seat":(\d+).*"word":"([^"]+)"/.exec(line.event) : null;
    if (placed) moves.push({ seat: Number(placed[1]), word: placed[2] });
    games.set(line.game, moves);
  }
  return games;
}

const sorted = (list) => [...list].sort();

test(`killed ${KILLS} times at random moments, nothing is lost and nothing is played twice`, { timeout: 600_000 }, async (t) => {
  const chance = chanceFrom(SEED);
  t.diagnostic(`SEED=${SEED}`);
  const house = await House.open(t);
  const anna = await Visitor.come(house, "Анна");
  const boris = await Visitor.come(house, "Борис");
  t.after(() => [anna, boris].forEach((each) => each.leave()));
  const room = await anna.open("group");
  await boris.join(room.path);
  await Promise.all([anna.stay(), boris.stay()]);

  let stopped = false;
  let finished = 0;
  const acknowledged = [];
  const chatter = [];

  /** One move of a game, or what starts the next one. */
  async function act() {
    const shown = board(anna.all);
    if (!shown || isOver(shown)) {
      if (shown) finished += 1;
      const had = boards(anna.all).length;
      await anna.say("/balda 4x4");
      const offer = await boris.until((all) => all.findLast((message) => message.n > (shown?.n ?? 0) && message.buttons?.flat().some(([label]) => label === "Играю")), "an offer");
      const of = (label) => offer.buttons.flat().find(([text]) => text === label)[1];
      await boris.press(offer.n, of("Играю"));
      await anna.press(offer.n, of("Начать"));
      await anna.until((all) => boards(all).length > had && !isOver(board(all)), "a new game");
      return;
    }
    const mover = /Ходит (Анна|Борис)/.exec(words(shown))?.[1];
    assert.ok(mover, words(shown));
    const player = mover === "Анна" ? anna : boris;
    await player.until((all) => board(all)?.n >= shown.n, "the same board");
    const before = player.last;
    await player.say("/hint");
    const late = Date.now() + 3000;
    const hint = await player.until((all) => {
      const newer = all.filter((message) => message.n > before);
      return newer.findLast((message) => message.secret && /«/.test(words(message))) ?? (Date.now() > late && "lost");
    }, "a hint");
    // An answer to one person may go down with the program; they ask again. A board may not.
    if (hint === "lost") return;
    const [, word, letter, cell] = /«(\p{L}+)», буква (\p{L}) на (\p{L}\d)/u.exec(words(hint));
    const verdict = await player.say(`/m ${cell} ${letter} ${word}`);
    assert.equal(verdict.is, "done", JSON.stringify(verdict));
    acknowledged.push(word);
    await anna.until((all) => board(all).n > shown.n || words(board(all)) !== words(shown), "the next board");
  }

  const playing = (async () => {
    while (!stopped) await act();
  })();
  const chatting = (async () => {
    while (!stopped) {
      await pause(50 + chance() * 250);
      const text = `болтовня ${chatter.length}`;
      const verdict = await boris.say(text);
      if (verdict.is === "done") chatter.push(text);
    }
  })();
  // A failure of theirs must be seen while the killing goes on.
  let failure;
  playing.catch((why) => (failure = why));
  chatting.catch((why) => (failure = why));

  for (let kills = 0; kills < KILLS && !failure; kills += 1) {
    await pause(chance() * 350);
    const sure = acknowledged.length;
    await house.kill();
    const games = await logs(house);
    const logged = [...games.values()].flat().map((move) => move.word);
    // What was acknowledged before the kill is in the log, once.
    const counted = new Map();
    for (const word of logged) counted.set(word, (counted.get(word) ?? 0) + 1);
    const expected = new Map();
    for (const word of acknowledged.slice(0, sure)) expected.set(word, (expected.get(word) ?? 0) + 1);
    for (const [word, times] of expected) assert.ok((counted.get(word) ?? 0) >= times, `${word} is lost`);
    for (const moves of games.values()) {
      const said = moves.map((move) => move.word);
      assert.equal(new Set(said).size, said.length, `twice in one game: ${said}`);
    }
    await house.start();
    if (chance() < 0.15) {
      // Even while it gets up.
      await house.kill();
      await house.start();
    }
  }
  stopped = true;
  await Promise.all([playing, chatting]);
  if (failure) throw failure;

  // Both see the same, and what the log says.
  await anna.until((all) => chatter.every((text) => all.some((message) => words(message) === text)), "all the talk");
  const last = board(anna.all).n;
  await boris.until((all) => board(all).n === last, "the same last board");
  const open = (visitor) => visitor.all.filter((message) => !message.secret).map((message) => [message.n, words(message), message.picture?.alt]);
  assert.deepEqual(open(anna), open(boris));
  for (const text of chatter) assert.equal(anna.all.filter((message) => words(message) === text).length, 1, text);
  // Of a game that goes on only the newest board can be pressed; one that is over offers another.
  const pressable = boards(anna.all).filter((message) => !isOver(message) && message.buttons);
  assert.deepEqual(pressable.map((message) => message.n), isOver(board(anna.all)) ? [] : [last]);

  await house.stop();
  const games = [...(await logs(house)).values()];
  const shown = shownWords(board(anna.all));
  const all = sorted(Object.values(shown).flat());
  const same = games.filter((moves) => JSON.stringify(sorted(moves.map((move) => move.word))) === JSON.stringify(all));
  assert.ok(same.length >= 1, `no log is what the last board shows: ${all}`);
  t.diagnostic(`${house.lives} lives, ${finished} games finished, ${acknowledged.length} moves, ${chatter.length} lines of talk`);
});
