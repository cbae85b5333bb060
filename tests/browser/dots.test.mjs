// Dots on its players' pages: by touch, by mouse, by keyboard.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { bot, button, closeChromium, enter, openChromium, openSeat, PHONE, person, say, seatState as state } from "./pages.mjs";

before(openChromium);
after(closeChromium);

const seat = (page) => openSeat(page, "canvas[data-view]");

/** Where a crossing is on the screen. */
async function point(own, x, y) {
  const sheet = own.locator("canvas");
  const [cell, left, top] = (await sheet.getAttribute("data-view")).split(" ").map(Number);
  const box = await sheet.boundingBox();
  return [box.x + left + (x - 1) * cell, box.y + top + (y - 1) * cell];
}

async function click(own, x, y) {
  await own.mouse.click(...(await point(own, x, y)));
}

async function tap(own, x, y) {
  await own.touchscreen.tap(...(await point(own, x, y)));
  await own.locator(".put", { hasText: `${x} ${y}` }).tap();
}

const shows = (own, text) => own.locator(".news", { hasText: text }).waitFor();

test("a game against the expert by touch, on a phone, to its end", async (t) => {
  const house = await House.open(t);
  const phone = await person(PHONE);
  const room = await phone.page();
  await enter(room, house.url, "Вера", ".welcome .second");
  await say(room, "/dots 7x7 эксперт");
  await room.locator(".message.pictured").first().waitFor();
  const own = await seat(room);
  for (let moves = 0; moves < 30; moves += 1) {
    await own.locator(".status", { hasText: /Ваш ход|Победа|Ничья/ }).waitFor();
    const now = await state(own);
    if (now.over) break;
    const free = now.board.rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "." ? [[x + 1, y + 1]] : [])));
    const [x, y] = free[(moves * 7) % free.length];
    await tap(own, x, y);
    await own.waitForFunction((text) => !document.querySelector(".put")?.textContent.endsWith(text) || document.querySelector(".put").hidden, ` ${x} ${y}`);
  }
  await own.locator(".status", { hasText: /Победа|Ничья/ }).waitFor();
  assert.equal((await state(own)).over, true);
  // The chat has the whole game: its end, the record, the replay.
  await bot(room, /Поле заполнено|заземляется/).waitFor();
  await room.locator(".document", { hasText: "dots.sgf" }).waitFor();
  const wide = await own.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  phone.clean();
});

test("two people: a move shows on the other's page at once; refusals; keys; strangers", async (t) => {
  const house = await House.open(t);
  const [anna, boris, vera] = [await person(), await person(), await person()];
  const first = await anna.page();
  await enter(first, house.url, "Анна");
  const second = await boris.page();
  await enter(second, first.url(), "Борис");
  await say(first, "/dots 8x8");
  await button(second, "Играю").click();
  await first.locator(".message.pictured").first().waitFor();
  const pages = { Анна: await seat(first), Борис: await seat(second) };
  const name = (await state(pages.Анна)).yours ? "Анна" : "Борис";
  const other = name === "Анна" ? "Борис" : "Анна";
  const [mover, waiter] = [pages[name], pages[other]];

  await click(mover, 4, 4);
  await shows(waiter, `${name}: 4 4`);
  await waiter.locator(".status", { hasText: "Ваш ход" }).waitFor();
  // A dot where one stands is refused by its reason, and nothing changes.
  const before_ = (await state(waiter)).seq;
  await click(waiter, 4, 4);
  await waiter.locator(".notice", { hasText: "уже стоит точка" }).waitFor();
  assert.equal((await state(waiter)).seq, before_);
  // By keys: from the last place two to the right and one down.
  await waiter.locator("canvas").focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await waiter.keyboard.press(key);
  assert.match(await waiter.locator(".unseen").innerText(), /^6 5: свободно/);
  await waiter.keyboard.press("Enter");
  await shows(mover, `${other}: 6 5`);
  // What was said in the chat shows on the pages too.
  await say(name === "Анна" ? first : second, "2 2");
  await shows(waiter, `${name}: 2 2`);
  // Who isn't in the game gets nothing of it, by any name.
  const path = new URL(mover.url()).pathname;
  const stranger = await vera.page();
  await enter(stranger, house.url, "Вера");
  const ask = (page, query) => page.evaluate(async (address) => (await fetch(address)).status, `/api/seats/${path.split("/").at(-1)}${query}`);
  const who = (page) => page.evaluate(() => document.querySelector("main").dataset.who);
  assert.equal(await ask(stranger, `?as=${await who(stranger)}`), 404);
  assert.equal(await ask(stranger, `?as=${await who(first)}`), 403);
  assert.equal(await ask(stranger, ""), 403);
  const used = await stranger.evaluate(async () => (await fetch("/api/links/AAAAAAAAAAAAAAAAAAAAAA", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })).status);
  assert.equal(used, 410);
  // The server goes down and comes back: the pages go on.
  await house.kill();
  await house.start();
  await waiter.locator('main[data-line="online"]').waitFor();
  await waiter.locator(".status", { hasText: "Ваш ход" }).waitFor();
  await click(waiter, 7, 7);
  await shows(mover, `${other}: 7 7`);
  anna.clean();
  boris.clean();
});

test("a page of 39 by 32 is used with a thumb", async (t) => {
  const house = await House.open(t);
  const phone = await person({ ...PHONE, colorScheme: "dark" });
  const room = await phone.page();
  await enter(room, house.url, "Вера", ".welcome .second");
  await say(room, "/dots page four лёгкий");
  await room.locator(".message.pictured").first().waitFor();
  const own = await seat(room);
  await own.locator(".status", { hasText: "Ваш ход" }).waitFor();
  const cell = async () => Number((await own.locator("canvas").getAttribute("data-view")).split(" ")[0]);
  assert.ok((await cell()) >= 30, "a thumb can hit a crossing");
  await own.getByRole("button", { name: "Всё поле" }).tap();
  await own.waitForFunction(() => Number(document.querySelector("canvas").dataset.view.split(" ")[0]) < 10);
  await own.getByRole("button", { name: "Ближе" }).tap();
  await own.waitForFunction(() => Number(document.querySelector("canvas").dataset.view.split(" ")[0]) > 10);
  while ((await cell()) < 30) {
    const was = await cell();
    await own.getByRole("button", { name: "Ближе" }).tap();
    await own.waitForFunction((old) => Number(document.querySelector("canvas").dataset.view.split(" ")[0]) > old, was);
  }
  await tap(own, 20, 16);
  await own.locator(".news", { hasText: /20 16|Компьютер/ }).waitFor();
  const now = await state(own);
  assert.equal(now.board.rows[15][19] !== ".", true);
  phone.clean();
});
