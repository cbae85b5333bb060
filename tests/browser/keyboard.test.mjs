// Without a mouse: the keyboard stays where it was, though what is under it is drawn anew; and who
// comes back to the first page goes on where they were.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bot, button, enter, houseOfAll, online, openSeat, person, PHONE, say } from "./pages.mjs";

const house = houseOfAll();

/** What the keyboard is at, in words. */
const at = (page) => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.innerText ?? "");

test("a button that is drawn anew keeps the keyboard; where it is gone, its message does", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  await say(page, "/balda 3x3 кот");
  await button(page, "Играю").focus();
  await page.keyboard.press("Enter");
  await bot(page, "Вы уже за столом").or(page.locator(".notice:not([hidden])")).first().waitFor();
  assert.equal(await at(page), "Играю");
  const boris = await person();
  const friend = await boris.page();
  await enter(friend, page.url(), "Борис");
  // Somebody else changes the offer under one's keyboard.
  await button(friend, "Играю").click();
  await bot(page, "За столом: Анна, Борис").waitFor();
  assert.equal(await at(page), "Играю");
  await button(page, "Начать").focus();
  await page.keyboard.press("Enter");
  await button(page, "Пас").waitFor();
  assert.match(await at(page), /Игра началась/);
  await page.keyboard.press("Tab");
  assert.match(await at(page), /^Ответить/);
  anna.clean();
  boris.clean();
});

test("on a game's own page it stays, or goes to the board", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  await say(page, "/abaku компьютер лёгкий");
  await button(page, "Начать").or(page.locator(".buttons a")).last().click();
  const own = await openSeat(page, ".abaku");
  const pass = own.locator(".deeds button", { hasText: "Пас" });
  await pass.focus();
  await own.keyboard.press("Enter");
  await own.locator(".news", { hasText: /Компьютер[^:]*:/ }).waitFor();
  assert.match(await at(own), /^(Пас$|h8)/);
  anna.clean();
});

test("the menu of a phone takes the keyboard and gives it back", async () => {
  const phone = await person(PHONE);
  const page = await phone.page();
  await enter(page, house.url, "Анна");
  await page.locator(".icon.menu").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.ariaLabel === "Закрыть");
  // The page behind it is out of reach, however often one goes on.
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(() => Boolean(document.activeElement.closest(".sheet-of-paper")));
    assert.equal(behind, false);
  }
  await page.keyboard.press("Escape");
  await page.locator(".margin").waitFor({ state: "hidden" });
  assert.equal(await at(page), "Меню");
  phone.clean();
});

test("one's own words are read with one's name", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  await say(page, "слово");
  await page.locator(".message.mine:not(.waiting)").waitFor();
  assert.match(await page.locator(".talk").ariaSnapshot(), /article:\s+- text: Анна/);
  anna.clean();
});

test("who comes back to the first page finds their rooms, the newest first", async () => {
  const phone = await person(PHONE);
  const page = await phone.page();
  await page.goto(house.url);
  await page.waitForSelector(".welcome");
  assert.ok(await page.locator(".before").isHidden());
  await enter(page, house.url, "Анна");
  await say(page, "здесь");
  await page.locator(".message.mine:not(.waiting)").waitFor();
  const older = page.url();
  const boris = await person();
  const friend = await boris.page();
  await enter(friend, older, "Борис");
  await page.goto(house.url);
  await page.waitForSelector(".welcome");
  await page.click(".welcome .primary");
  await online(page);
  const newer = page.url();
  assert.notEqual(newer, older);
  await page.goto(house.url);
  const rooms = page.locator(".before a");
  await rooms.first().waitFor();
  assert.deepEqual(await rooms.allInnerTexts(), ["пока только вы", "Борис"]);
  await rooms.last().tap();
  await online(page);
  assert.equal(page.url(), older);
  // Somebody else in this browser isn't offered them.
  await page.goto(house.url);
  await rooms.first().waitFor();
  await page.locator(".chips label").last().tap();
  await page.locator(".before").waitFor({ state: "hidden" });
  phone.clean();
  boris.clean();
});

test("what stands in an empty line is on one line", async () => {
  for (const [locale, width] of [["ru-RU", 320], ["en-GB", 320], ["pl-PL", 320], ["hu-HU", 360]]) {
    const phone = await person({ ...PHONE, viewport: { width, height: 568 }, locale });
    const page = await phone.page();
    await enter(page, house.url, "Анна");
    const box = await page.evaluate(() => {
      const line = document.getElementById("say");
      return { seen: line.clientHeight, needed: line.scrollHeight, width: line.scrollWidth - line.clientWidth };
    });
    assert.ok(box.needed <= box.seen && box.width <= 0, `${locale} ${width}: ${JSON.stringify(box)}`);
    await phone.context.close();
  }
});
