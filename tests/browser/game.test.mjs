// Two people in two real pages play Balda, with all that people do meanwhile.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { bot, button, closeChromium, enter, online, openChromium, person, say } from "./pages.mjs";

before(openChromium);
after(closeChromium);

/** Anna in a room of hers, and Boris, who came by the link. */
async function two(house, options = [{}, {}]) {
  const anna = await person(options[0]);
  const boris = await person(options[1]);
  const first = await anna.page();
  await enter(first, house.url, "Анна");
  const second = await boris.page();
  await enter(second, first.url(), "Борис");
  return { anna: first, boris: second, people: [anna, boris], pages: { Анна: first, Борис: second } };
}

/** A game of two on a board so small that it ends soon. */
async function begin({ anna, boris }, offer = "/balda 3x3") {
  await say(anna, offer);
  await button(boris, "Играю").click();
  await bot(anna, "За столом: Анна, Борис").waitFor();
  await button(anna, "Начать").dblclick();
  await bot(anna, "Начальное слово").waitFor();
  await bot(boris, "Начальное слово").waitFor();
}

/** Boards say whose turn it is or how it ended; a replay doesn't. */
const BOARD = /Ходит|Победа|Ничья|делят/;
const boards = (page) => page.locator(".message.bot.pictured", { hasText: BOARD });
const board = (page) => boards(page).last();

/** Waits until the newest board is another one. */
const nextBoard = (page, n) => board(page).and(page.locator(`:not([data-n="${n}"])`)).waitFor();

/** Whose turn the newest board says it is; null when the game is over. */
async function turn(page) {
  const text = await board(page).locator(".text").innerText();
  return /Ходит (Анна|Борис)/.exec(text)?.[1] ?? null;
}

/** The mover asks for a hint and plays it. */
async function move(pages) {
  const mover = await turn(pages.Анна);
  const page = pages[mover];
  const before_ = await board(page).getAttribute("data-n");
  const hints = await page.locator(".message.secret").count();
  await button(page, "Подсказка").click();
  await page.locator(".message.secret").nth(hints).waitFor();
  const hint = await page.locator(".message.secret").last().locator(".text").innerText();
  const [, word, letter, cell] = /«(\p{L}+)», буква (\p{L}) на (\p{L}\d)/u.exec(hint);
  await say(page, `${cell} ${letter} ${word}`);
  await Promise.all(Object.values(pages).map((other) => nextBoard(other, before_)));
  return word;
}

test("two people play Balda to its end, with a wrong word, somebody else's button and a double press", async (t) => {
  const house = await House.open(t);
  const room = await two(house);
  const { anna, boris, pages } = room;
  await begin(room);
  // Pressed twice, it is one game.
  assert.equal(await boards(anna).count(), 1);

  const mover = await turn(anna);
  const [page, other] = mover === "Анна" ? [anna, boris] : [boris, anna];
  // What is no word is refused to its writer alone, and nothing changes.
  await say(page, "/m щщщ");
  await bot(page, "Слова «щщщ» нет в словаре").waitFor();
  assert.equal(await other.locator(".message.bot", { hasText: "щщщ" }).count(), 0);
  // Talk that is no move is left alone.
  const messages = await page.locator(".message.bot").count();
  await say(other, "привет, ты тут?");
  await page.locator(".message.other", { hasText: "привет" }).waitFor();
  // Somebody else's button.
  await button(other, "Пас").click();
  await bot(other, /Сейчас (не ваш ход|ходит)/).waitFor();
  assert.equal(await page.locator(".message.bot").count(), messages);
  assert.equal(await turn(page), mover);

  const words = [];
  while ((await turn(anna)) !== null) words.push(await move(pages));
  assert.ok(words.length >= 2 && words.length <= 6, `${words}`);
  for (const each of [anna, boris]) {
    const end = await board(each).locator(".text").innerText();
    assert.match(end, /Победа: (Анна|Борис)!|Ничья|Победу делят/);
    // The picture is there, and says in words what it shows.
    const picture = board(each).locator("img");
    await each.waitForFunction((image) => image.naturalWidth > 500, await picture.elementHandle());
    const alt = await picture.getAttribute("alt");
    for (const word of words) assert.ok(alt.includes(word), `${word} in ${alt}`);
    // Only the newest board can be pressed.
    assert.ok((await boards(each).locator(".buttons").count()) <= 1);
  }
  assert.equal(await boards(anna).count(), await boards(boris).count());
  // And again: two presses at once are one game.
  const again = (page) => page.evaluate(() => [...document.querySelectorAll(".buttons button")].findLast((each) => each.textContent === "Реванш")?.click());
  await Promise.all([again(anna), again(boris)]);
  await boards(anna).filter({ hasText: "Начальное слово" }).nth(1).waitFor();
  await say(anna, "ну что, ещё раз?");
  await boris.locator(".message.other", { hasText: "ещё раз" }).waitFor();
  assert.equal(await boris.locator(".message.pictured", { hasText: "Начальное слово" }).count(), 2);
  room.people.forEach((each) => each.clean());
});

test("the server is killed in the middle; the pages come back by themselves and the game goes on", async (t) => {
  const house = await House.open(t);
  const room = await two(house);
  const { anna, boris, pages } = room;
  await begin(room);
  await move(pages);
  await move(pages);
  const shown = await board(anna).locator("img").getAttribute("alt");
  await house.kill();
  await anna.waitForSelector('.line[data-state="offline"], .line[data-state="again"]');
  // What is written meanwhile is sent when the server is back.
  await say(boris, "эй, где все?");
  await boris.locator(".message.waiting").waitFor();
  await house.start();
  await Promise.all([online(anna), online(boris)]);
  await anna.locator(".message.other", { hasText: "где все" }).waitFor();
  await boris.locator(".message.waiting").waitFor({ state: "detached" });
  assert.equal(await anna.locator(".message", { hasText: "где все" }).count(), 1);
  assert.equal(await board(anna).locator("img").getAttribute("alt"), shown);
  while ((await turn(anna)) !== null) await move(pages);
  // A page that is opened anew shows the same.
  const last = await board(anna).locator(".text").innerText();
  await boris.reload();
  await board(boris).locator(".text", { hasText: /Победа|Ничья|делят/ }).waitFor();
  assert.equal(await board(boris).locator(".text").innerText(), last);
  room.people.forEach((each) => each.clean());
});

test("against the computer, on a phone, to the end", async (t) => {
  const house = await House.open(t);
  const phone = await person({ viewport: { width: 360, height: 720 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const page = await phone.page();
  await enter(page, house.url, "Вера", ".welcome .second");
  assert.match(page.url(), /\/bot$/);
  await say(page, "/balda 3x3 компьютер");
  await page.locator(".message.bot").first().waitFor();
  const start = button(page, "Начать");
  if (await start.isVisible().catch(() => false)) await start.tap();
  await page.locator(".message.pictured").first().waitFor();
  for (let moves = 0; moves < 8; moves += 1) {
    await board(page).filter({ hasText: /Ходит Вера|Победа|Ничья|делят/ }).waitFor();
    const text = await board(page).locator(".text").innerText();
    if (!/Ходит Вера/.test(text)) break;
    const hints = await page.locator(".message.secret").count();
    await button(page, "Подсказка").tap();
    await page.locator(".message.secret").nth(hints).waitFor();
    const hint = await page.locator(".message.secret").last().locator(".text").innerText();
    const [, word, letter, cell] = /«(\p{L}+)», буква (\p{L}) на (\p{L}\d)/u.exec(hint);
    const before_ = await board(page).getAttribute("data-n");
    await say(page, `${cell} ${letter} ${word}`);
    await nextBoard(page, before_);
  }
  await page.locator(".message.pictured .text", { hasText: /Победа|Ничья|делят/ }).waitFor();
  // Nothing is wider than the screen.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  phone.clean();
});
