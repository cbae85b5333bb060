// Two people in two real pages play Abaku with two computers, to its end. PICTURES=folder keeps
// what the pages looked like.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { button, closeChromium, enter, openChromium, person, say } from "./pages.mjs";

before(openChromium);
after(closeChromium);

const PICTURES = process.env.PICTURES;
const BOARD = /Ходит|думает|Победа|Ничья|делят/;
const END = /Победа|Ничья|делят/;
const board = (page) => page.locator(".message.bot.pictured", { hasText: BOARD }).last();
const secrets = (page) => page.locator(".message.secret");
const textOf = (page) => board(page).locator(".text").innerText();

const keep = async (page, name) => PICTURES && page.screenshot({ path: join(PICTURES, `${name}.png`) });

/** Waits until it is the turn of one of these, or the game is over; who it is, or null. */
async function turn(page, names) {
  const waited = new RegExp(`Ходит (${names.join("|")})|${END.source}`);
  await board(page).locator(".text", { hasText: waited }).waitFor();
  const text = await textOf(page);
  return new RegExp(`Ходит (${names.join("|")})`).exec(text)?.[1] ?? null;
}

/** Asks what could be done, and does it: a laying, or an exchange of all that may go, or a pass. */
async function move(page) {
  const n = await board(page).getAttribute("data-n");
  const told = await secrets(page).count();
  await button(page, "Подсказка").click();
  await secrets(page).nth(told).waitFor();
  const hint = await secrets(page).nth(told).locator(".text").innerText();
  const [, laying] = /Можно так: ([0-9]+ [a-o][0-9]+(?: [>v])?) /.exec(hint) ?? [];
  await say(page, laying ?? "пас");
  await board(page).and(page.locator(`:not([data-n="${n}"])`)).waitFor();
  return laying;
}

test("four play Abaku to its end, two in browsers and two computers; racks stay with their owners", async (t) => {
  const house = await House.open(t);
  const people = [await person(), await person()];
  const anna = await people[0].page();
  await enter(anna, house.url, "Анна");
  const boris = await people[1].page();
  await enter(boris, anna.url(), "Борис");
  const pages = { Анна: anna, Борис: boris };

  await say(anna, "/abaku each:5 лёгкий обычный");
  await button(boris, "Играю").click();
  await board(anna).waitFor();
  await board(boris).waitFor();

  // What is refused is told to the writer alone, and changes nothing.
  const first = await turn(anna, ["Анна", "Борис"]);
  await say(pages[first], "/m 4+3=8 h8 >");
  await secrets(pages[first]).or(pages[first].locator(".message.bot", { hasText: "неверно" })).last().waitFor();
  const other = first === "Анна" ? boris : anna;
  assert.equal(await other.locator(".message.bot", { hasText: "неверно" }).count(), 0);
  // A rack is shown to who asks, as a picture too.
  await button(pages[first], "Мои камни").click();
  await pages[first].locator(".message.secret.pictured, .message.secret img").first().waitFor();
  await keep(pages[first], "rack");

  const laid = [];
  for (let moves = 0; moves < 60; moves += 1) {
    const mover = await turn(anna, ["Анна", "Борис"]);
    if (mover === null) break;
    await board(pages[mover]).locator(".text", { hasText: `Ходит ${mover}` }).waitFor();
    laid.push(await move(pages[mover]));
    if (moves === 3) await keep(anna, "middle");
  }
  assert.ok(laid.filter(Boolean).length >= 4, `${laid}`);
  for (const page of [anna, boris]) {
    await board(page).locator(".text", { hasText: END }).waitFor();
    const picture = board(page).locator("img");
    await page.waitForFunction((image) => image.naturalWidth > 500, await picture.elementHandle());
    assert.match(await picture.getAttribute("alt"), /Компьютер/);
    // No message to all tells a rack, and none to the other is here.
    const open = page.locator(".message.bot:not(.secret)");
    assert.equal(await open.filter({ hasText: "Ваши камни" }).count(), 0);
    const alts = await open.locator("img").evaluateAll((images) => images.map((image) => image.alt));
    assert.ok(alts.every((alt) => !alt.includes("Ваши камни")));
  }
  const racks = async (page) => secrets(page).filter({ hasText: "Ваши камни" }).count();
  assert.ok((await racks(anna)) > 0 && (await racks(boris)) > 0);
  // The game once more, moving.
  const replay = anna.locator(".message.bot.pictured", { hasText: "Вся игра ещё раз" }).locator("img");
  await anna.waitForFunction((image) => image.naturalWidth > 500, await replay.elementHandle());
  await keep(anna, "end");
  await keep(boris, "end-boris");
  people.forEach((each) => each.clean());
});
