// A friend who is elsewhere comes by the link of an invitation: the game is in both of their chats.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { bot, button, closeChromium, enter, openChromium, person, say } from "./pages.mjs";

before(openChromium);
after(closeChromium);

const BOARD = /Ходит (Анна|Борис)/;
const board = (page) => page.locator(".message.bot.pictured", { hasText: BOARD }).last();

/** Whoever is to move takes a hint and plays it; the other sees the new board in a chat of their own. */
async function move(pages) {
  const [, mover] = BOARD.exec(await board(pages.Анна).locator(".text").innerText());
  const page = pages[mover];
  const hints = await page.locator(".message.secret").count();
  await button(page, "Подсказка").click();
  const hint = page.locator(".message.secret").nth(hints);
  await hint.waitFor();
  const [, word, letter, cell] = /«(\p{L}+)», буква (\p{L}) на (\p{L}\d)/u.exec(await hint.innerText());
  await say(page, `${cell} ${letter} ${word}`);
  for (const other of Object.values(pages)) await bot(other, `${mover}: ${word}`).waitFor();
  return mover;
}

test("somebody new comes by the link of an invitation, joins, and each makes a move", async (t) => {
  const house = await House.open(t);
  const [anna, boris] = [await person(), await person()];
  const first = await anna.page();
  await enter(first, house.url, "Анна");
  await say(first, "/balda 3x3");
  await bot(first, "Анна зовёт играть").waitFor();
  await say(first, "/invite");
  await bot(first, "Пусть друг").waitFor();
  const told = await bot(first, "Пусть друг").locator(".text").innerText();
  const [link] = /http:\S+\?join=\w+/.exec(told);

  // Another browser, nobody known there: a name, then a chat with the bot and the line filled in.
  const second = await boris.page();
  await enter(second, link, "Борис");
  assert.match(await second.inputValue("#say"), /^\/join \w+$/);
  await second.press("#say", "Enter");
  await bot(second, "Игра начнётся, когда все соберутся").waitFor();
  await bot(first, "За столом: Анна, Борис").waitFor();
  await button(first, "Начать").click();
  const pages = { Анна: first, Борис: second };
  for (const page of Object.values(pages)) await board(page).waitFor();

  const movers = [await move(pages), await move(pages)];
  assert.deepEqual(movers.sort(), ["Анна", "Борис"]);

  // The link is used up: whoever comes by it now is told so, and nothing happens to the game.
  const late = await (await person()).page();
  await enter(late, link, "Вера");
  await late.press("#say", "Enter");
  await bot(late, "По этому коду игры нет").waitFor();
  anna.clean();
  boris.clean();
});
