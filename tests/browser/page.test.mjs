// The page by itself: how one comes in, writes, answers, and is shown what others wrote.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bot, button, enter, houseOfAll, online, person, PHONE, say } from "./pages.mjs";

const house = houseOfAll();

test("a name, a room, a link, a friend", async () => {
  const anna = await person();
  const first = await anna.page();
  await first.goto(house.url);
  // There is a name to begin with; and an empty one is refused kindly.
  assert.notEqual(await first.inputValue("#name"), "");
  await first.fill("#name", "  ");
  await first.click(".welcome .primary");
  await first.locator(".trouble", { hasText: "Напишите имя" }).waitFor();
  await first.fill("#name", "Анна");
  await first.press("#name", "Enter");
  await first.waitForSelector(".room");
  assert.match(first.url(), /\/r\/[\w-]{22}$/);
  await first.click(".invite");
  assert.equal(await first.inputValue(".link"), first.url());
  await first.keyboard.press("Escape");

  const boris = await person();
  const second = await boris.page();
  await second.goto(first.url());
  await second.locator(".invitation", { hasText: "Анна" }).waitFor();
  await second.fill("#name", "Борис");
  await second.click(".welcome .primary");
  await first.locator(".note", { hasText: "Борис теперь здесь" }).waitFor();
  await say(second, "привет!");
  await first.locator(".message.other .text", { hasText: "привет!" }).waitFor();
  assert.match(await first.locator("h1").innerText(), /Анна, Борис/);
  anna.clean();
  boris.clean();
});

test("a second tab of one browser is for a friend, a reload is still oneself", async () => {
  const both = await person();
  const first = await both.page();
  await enter(first, house.url, "Анна");
  const second = await both.page();
  await second.goto(first.url());
  await second.locator(".welcome").waitFor();
  await second.fill("#name", "Борис");
  await second.click(".welcome .primary");
  await online(second);
  await say(second, "я второй");
  await first.locator(".message.other", { hasText: "я второй" }).waitFor();
  await say(first, "я первая");
  await second.locator(".message.other", { hasText: "я первая" }).waitFor();
  await Promise.all([first.reload(), second.reload()]);
  await Promise.all([online(first), online(second)]);
  assert.equal(await first.locator(".message.mine").innerText().then((text) => text.includes("я первая")), true);
  assert.equal(await second.locator(".message.mine").innerText().then((text) => text.includes("я второй")), true);
  // Closed and opened again, the link leads straight in.
  const address = first.url();
  await Promise.all([first.close(), second.close()]);
  const third = await both.page();
  await third.goto(address);
  await online(third);
  both.clean();
});

test("being somebody else opens a tab that asks who", async () => {
  const both = await person();
  const first = await both.page();
  await enter(first, house.url, "Анна");
  const [second] = await Promise.all([both.context.waitForEvent("page"), first.click("a.action")]);
  await second.waitForSelector(".welcome");
  assert.ok(await second.isVisible("#name"));
  await second.fill("#name", "Вера");
  await second.click(".welcome .primary");
  await first.locator(".note", { hasText: "Вера теперь здесь" }).waitFor();
  both.clean();
});

test("what people write is text, whatever they write", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, '<img src=x onerror=alert(1)>"');
  const nasty = [
    "<script>alert(1)</script>",
    '<a href="javascript:alert(1)">x</a>',
    "**не жирный** _и не курсив_ &amp; &lt;",
    "\u202eперевёрнутое",
    "строка\nи ещё одна",
    "😀👨‍👩‍👧",
    "ж".repeat(300),
  ];
  for (const text of nasty) {
    await page.fill("#say", text);
    await page.press("#say", "Enter");
  }
  await page.locator(".message.mine:not(.waiting)", { hasText: "жжж" }).waitFor();
  const shown = await page.locator(".message.mine:not(.waiting) .text").allInnerTexts();
  assert.equal(shown[0], nasty[0]);
  assert.equal(shown[1], nasty[1]);
  assert.equal(shown[2], nasty[2]);
  assert.equal(shown[3], "перевёрнутое");
  assert.equal(shown[4], nasty[4]);
  assert.equal(await page.locator(".talk img, .talk script, .talk a").count(), 0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0);
  anna.clean();
});

test("one answers a message, and the line remembers", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  await say(page, "/help");
  await bot(page).waitFor();
  await bot(page).hover();
  await bot(page).locator(".tools button").click();
  await page.locator(".answering", { hasText: "Тетрадка" }).waitFor();
  await say(page, "спасибо");
  const answer = page.locator(".message.mine", { hasText: "спасибо" });
  await answer.locator(".quote", { hasText: "Тетрадка" }).waitFor();
  assert.ok(await page.locator(".answering").isHidden());
  await page.fill("#say", "черновик");
  await page.press("#say", "ArrowUp");
  assert.equal(await page.inputValue("#say"), "спасибо");
  await page.press("#say", "ArrowUp");
  assert.equal(await page.inputValue("#say"), "/help");
  await page.press("#say", "ArrowDown");
  await page.press("#say", "ArrowDown");
  assert.equal(await page.inputValue("#say"), "черновик");
  await page.press("#say", "Shift+Enter");
  await page.keyboard.type("дальше");
  assert.equal(await page.inputValue("#say"), "черновик\nдальше");
  anna.clean();
});

test("commands are offered as one begins to write them", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  await page.focus("#say");
  await page.keyboard.type("/r");
  const list = page.locator(".suggestions li");
  assert.ok((await list.count()) >= 3);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator(".suggestions").isHidden());
  await page.fill("#say", "/help");
  await page.keyboard.press("Tab");
  await bot(page).waitFor();
  await page.fill("#say", "/bal");
  await list.first().click();
  assert.equal(await page.inputValue("#say"), "/balda ");
  anna.clean();
});

test("what came while one looked elsewhere is marked", async () => {
  const [anna, boris] = [await person({ viewport: { width: 1000, height: 400 } }), await person()];
  const first = await anna.page();
  await enter(first, house.url, "Анна");
  const second = await boris.page();
  await enter(second, first.url(), "Борис");
  for (let n = 0; n < 12; n += 1) await say(first, `строка ${n}`);
  await second.locator(".message.other", { hasText: "строка 11" }).waitFor();
  await first.locator(".message.mine:not(.waiting)", { hasText: "строка 11" }).waitFor();
  await first.locator(".talk").evaluate((talk) => talk.scrollTo(0, 0));
  await first.locator(".down").waitFor();
  await say(second, "а я тут");
  await first.locator(".divider", { hasText: "Новое" }).waitFor();
  assert.equal(await first.locator(".down span").innerText(), "1");
  assert.match(await first.title(), /^\(1\)/);
  await first.locator(".down").click();
  await first.locator(".down").waitFor({ state: "hidden" });
  assert.doesNotMatch(await first.title(), /^\(/);
  // Another room says that something came.
  const elsewhere = await anna.page();
  await enter(elsewhere, house.url, null);
  await say(second, "и ещё");
  await elsewhere.locator(".rooms .new", { hasText: "Борис" }).waitFor();
  anna.clean();
  boris.clean();
});

test("it speaks the reader's language, and changes it", async () => {
  const john = await person({ locale: "en-GB" });
  const page = await john.page();
  await page.goto(house.url);
  await page.locator(".primary", { hasText: "Play with friends" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await page.fill("#name", "John");
  await page.click(".welcome .second");
  await online(page);
  await page.selectOption("#language", "ru");
  await page.locator(".brand", { hasText: "Тетрадка" }).waitFor();
  await online(page);
  assert.equal(await page.getAttribute("#say", "aria-label"), "Сообщение");
  john.clean();
});

test("day and night, as the device or as chosen", async () => {
  const owl = await person({ colorScheme: "dark" });
  const page = await owl.page();
  await enter(page, house.url, "Сова");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await paper(), "rgb(23, 28, 43)");
  await page.selectOption("#look", "day");
  assert.equal(await paper(), "rgb(252, 250, 242)");
  await page.reload();
  await online(page);
  assert.equal(await paper(), "rgb(252, 250, 242)");
  owl.clean();
});

test("on a phone everything can be reached by a thumb", async () => {
  const phone = await person(PHONE);
  const page = await phone.page();
  await enter(page, house.url, "Анна");
  assert.ok(await page.locator(".margin").isHidden());
  await page.tap(".icon.menu");
  await page.locator(".margin", { hasText: "Анна" }).waitFor();
  await page.tap(".icon.shut");
  await page.locator(".margin").waitFor({ state: "hidden" });
  await page.locator(".quick button").first().tap();
  await button(page, "Играю").waitFor();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".sheet-of-paper button, .sheet-of-paper textarea")]
      .filter((each) => each.checkVisibility())
      .map((each) => [each.className || each.innerText, each.getBoundingClientRect()])
      .filter(([, box]) => box.height < 40 || box.width < 40)
      .map(([name]) => name),
  );
  assert.deepEqual(small, []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0);
  phone.clean();
});

test("without a mouse, and for those who don't see it", async () => {
  const anna = await person();
  const page = await anna.page();
  await page.goto(house.url);
  await page.waitForSelector(".welcome");
  await page.keyboard.press("Enter");
  await online(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), "say");
  await page.keyboard.type("/balda 5x5");
  await page.keyboard.press("Enter");
  const join = button(page, "+ компьютер");
  await join.focus();
  await page.keyboard.press("Enter");
  await bot(page, "Компьютер").waitFor();
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input, textarea, select, img")]
      .filter((each) => !(each.ariaLabel || each.innerText?.trim() || each.labels?.length || each.alt || each.title))
      .map((each) => each.outerHTML),
  );
  assert.deepEqual(nameless, []);
  assert.equal(await page.getAttribute(".talk", "role"), "log");
  assert.equal(await page.getAttribute(".talk", "aria-live"), "polite");
  anna.clean();
});

test("one goes on on another device by a link that works once", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  await page.locator(".self .action").last().click();
  const link = await page.inputValue("dialog .link");
  const phone = await person(PHONE);
  const other = await phone.page();
  await other.goto(link);
  await other.tap(".primary");
  await other.waitForSelector(".welcome");
  await other.locator(".chips", { hasText: "Анна" }).waitFor();
  assert.doesNotMatch(other.url(), /\/me\//);
  const thief = await person();
  const late = await thief.page();
  await late.goto(link);
  await late.click(".primary");
  await late.locator(".trouble", { hasText: "использована" }).waitFor();
  anna.clean();
  phone.clean();
});

test("a link that leads nowhere says so and lets one begin", async () => {
  const anna = await person();
  const page = await anna.page();
  await page.goto(`${house.url}/r/AAAAAAAAAAAAAAAAAAAAAA`);
  await page.locator(".trouble", { hasText: "никуда не ведёт" }).waitFor();
  await page.fill("#name", "Анна");
  await page.click(".welcome .primary");
  await online(page);
  assert.deepEqual(
    anna.troubles.filter((trouble) => !trouble.includes("404")),
    [],
  );
});
