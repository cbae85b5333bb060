// Abaku on its players' pages: by touch on phones, by dragging, by keys. PICTURES=folder keeps what
// the pages looked like.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { button, closeChromium, enter, openChromium, openSeat, PHONE, person, say, seatState as state } from "./pages.mjs";

before(openChromium);
after(closeChromium);

const PICTURES = process.env.PICTURES;
const keep = async (page, name) => PICTURES && page.screenshot({ path: join(PICTURES, `${name}.png`) });

const cell = (own, name) => own.locator(`[data-cell="${name}"]`);
const stone = (own, digit) => own.locator(".rack .stone:not(.away)", { hasText: String(digit) }).first();
const send = (own) => own.locator(".put").tap();
const would = (own, text) => own.locator(".would", { hasText: text }).waitFor();
const laid = (own) => own.locator(".cell.pending").count();
const mine = async (own) => (await state(own)).board.rack;
const yours = (own) => own.locator(".status", { hasText: "Ваш ход" }).waitFor();

async function put(own, digit, name) {
  await stone(own, digit).tap();
  await cell(own, name).tap();
}

/** The best laying, from the hint: the stones with their fields, skipping filled ones. */
async function best(own) {
  await own.locator(".deeds button", { hasText: "Подсказка" }).tap();
  const notice = own.locator(".notice", { hasText: /Можно так|Выложить нечего/ });
  await notice.waitFor();
  const [, digits, first, way] = /Можно так: ([0-9]+) ([a-o][0-9]+)(?: ([>v]))? /.exec(await notice.innerText()) ?? [];
  if (!digits) return null;
  const { rows } = (await state(own)).board;
  let [x, y] = [first.charCodeAt(0) - 97, Number(first.slice(1)) - 1];
  const stones = [];
  for (const digit of digits) {
    while (rows[y][x] !== ".") way === "v" ? (y += 1) : (x += 1);
    stones.push([digit, `${String.fromCharCode(97 + x)}${y + 1}`]);
    way === "v" ? (y += 1) : (x += 1);
  }
  return stones;
}

test("two on phones: laying by touch, a refusal, exchange, another's move, secrets", async (t) => {
  const house = await House.open(t);
  const [anna, boris] = [await person(PHONE), await person({ ...PHONE, colorScheme: "dark" })];
  const first = await anna.page();
  await enter(first, house.url, "Анна");
  const second = await boris.page();
  await enter(second, first.url(), "Борис");
  await say(first, "/abaku");
  await button(second, "Играю").click();
  await first.locator(".message", { hasText: "Борис" }).first().waitFor();
  await button(first, "Начать").click();
  await first.locator(".message.pictured").first().waitFor();
  const pages = [await openSeat(first, ".cell"), await openSeat(second, ".cell")];
  if (!(await state(pages[0])).yours) pages.reverse();
  const [mover, waiter] = pages;
  // Each has their own stones and nobody else's.
  for (const own of pages) {
    const shown = await own.locator(".rack .stone").allInnerTexts();
    assert.deepEqual(shown.map(Number), await mine(own));
  }
  assert.deepEqual(Object.keys((await state(waiter)).players[0]).sort(), ["moves", "name", "score", "you"]);

  // Stones that aren't in a line are refused by their reason, before and after sending, and stay.
  const [a, b] = await mine(mover);
  await put(mover, a, "h8");
  await put(mover, b, "i9");
  await would(mover, "в одной строке или в одном столбце");
  const { seq } = await state(mover);
  await send(mover);
  await mover.locator(".notice", { hasText: "в одной строке или в одном столбце" }).waitFor();
  assert.equal(await laid(mover), 2);
  assert.equal((await state(mover)).seq, seq);
  await keep(mover, "refused");
  // A tap takes a stone back; so does a button all of them.
  await cell(mover, "i9").tap();
  assert.equal(await laid(mover), 1);
  await mover.locator(".back").tap();
  assert.equal(await laid(mover), 0);

  // The one who waits may think, but not send.
  await put(waiter, (await mine(waiter))[0], "h8");
  await would(waiter, "не меньше двух камней");
  assert.equal(await waiter.locator(".put").isDisabled(), true);
  await cell(waiter, "h8").tap();

  // A legal laying says what it brings before it is sent; then both see it. Exchanges until one can.
  let [now, next] = [mover, waiter];
  let opening = await best(now);
  for (let tries = 0; !opening && tries < 6; tries += 1) {
    await swap(now);
    [now, next] = [next, now];
    await yours(now);
    opening = await best(now);
  }
  assert.ok(opening, "somebody can open");
  for (const [digit, name] of opening) await put(now, digit, name);
  await would(now, /: \+\d+$/);
  const points = Number(/\+(\d+)$/.exec(await now.locator(".would").innerText())[1]);
  await keep(now, "would");
  await send(now);
  for (const own of pages) {
    await own.locator(".news", { hasText: `+${points}` }).waitFor();
    assert.equal(await own.locator(".cell.last").count(), opening.length);
  }
  assert.equal(await laid(now), 0);
  assert.equal((await state(now)).players.find(({ you }) => you).score, points);
  await yours(next);
  await keep(next, "answer");
  await swap(next);
  await yours(now);
  await now.locator(".news", { hasText: "меняет" }).waitFor();
  await keep(now, "exchanged");
  for (const own of pages) {
    const wide = await own.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  }
  anna.clean();
  boris.clean();

  async function swap(own) {
    const { bag } = (await state(own)).board;
    await own.getByRole("button", { name: "Обмен", exact: true }).tap();
    await own.locator(".rack .stone").nth(0).tap();
    await own.locator(".rack .stone").nth(3).tap();
    await own.locator(".put", { hasText: "Обменять: 2" }).tap();
    await own.locator(".news", { hasText: "меняет 2" }).waitFor();
    assert.equal((await state(own)).board.bag, bag);
    assert.equal(await own.locator(".rack .stone").count(), 5);
  }
});

test("by mouse and keys: dragging to a field, to another and off the board; digits typed", async (t) => {
  const house = await House.open(t);
  const vera = await person();
  const room = await vera.page();
  await enter(room, house.url, "Вера", ".welcome .second");
  await say(room, "/abaku лёгкий");
  await room.locator(".message.pictured").first().waitFor();
  const own = await openSeat(room, ".cell");
  await yours(own);
  const free = (name) => own.locator(`[data-cell="${name}"]:not(.stone)`).waitFor();
  const drag = async (from, to) => {
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    await own.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await own.mouse.down();
    await own.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await own.mouse.up();
  };
  const [a, b] = await mine(own);
  await drag(stone(own, a), cell(own, "a1"));
  assert.equal(await cell(own, "a1").innerText(), String(a));
  await drag(cell(own, "a1"), cell(own, "b2"));
  assert.equal(await cell(own, "b2").innerText(), String(a));
  await free("a1");
  await drag(cell(own, "b2"), own.locator(".status"));
  await free("b2");
  // Typed: two digits go down the column, Backspace takes the last, Escape all.
  await cell(own, "n14").focus();
  await own.keyboard.press("ArrowDown");
  await own.keyboard.press("ArrowUp");
  await cell(own, "n13").click();
  await own.keyboard.press("ArrowDown");
  await own.keyboard.press(String(a));
  await own.keyboard.press(String(b));
  assert.deepEqual([await cell(own, "n14").innerText(), await cell(own, "n15").innerText()], [String(a), String(b)]);
  await own.keyboard.press("Backspace");
  await free("n15");
  await own.keyboard.press("Escape");
  await free("n14");
  await keep(own, "wide");
  vera.clean();
});
