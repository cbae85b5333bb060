// A phone whose line is lost isn't told so: what is asked gets no answer, and no error either.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { button, closeChromium, enter, online, openChromium, openSeat, person, PHONE, say } from "./pages.mjs";

before(openChromium);
after(closeChromium);

test("a game's page whose question is lost asks again", async (t) => {
  const house = await House.open(t);
  const [phone, boris] = [await person(PHONE), await person()];
  await phone.context.clock.install();
  const room = await phone.page();
  await enter(room, house.url, "Анна");
  const friend = await boris.page();
  await enter(friend, room.url(), "Борис");
  await say(room, "/dots 8x8");
  await button(friend, "Играю").click();
  await room.locator(".message.pictured").first().waitFor();
  const own = await openSeat(room, "canvas[data-view]");
  let isDead = true;
  let lost = 0;
  // From here on the line is dead: what is asked next never arrives anywhere. The route stays to the end:
  // without it the browser would let go what it holds back.
  await own.route(/\/api\/seats\/.*after=/, (route) => {
    if (!isDead) return route.continue();
    lost += 1;
  });
  const isAnnas = (await own.locator(".status").innerText()) === "Ваш ход";
  const [mover, name] = isAnnas ? [room, "Анна"] : [friend, "Борис"];
  const [next, other] = isAnnas ? [friend, "Борис"] : [room, "Анна"];
  await say(mover, "4 4");
  await own.locator(".news", { hasText: `${name}: 4 4` }).waitFor();
  await say(next, "5 5");
  while (lost < 1) await new Promise((wait) => setTimeout(wait, 20));
  isDead = false;
  const news = own.locator(".news", { hasText: `${other}: 5 5` });
  assert.equal(await news.count(), 0);
  // Minutes later there is a line again; the page finds out by itself.
  await own.clock.fastForward("01:00");
  await news.waitFor();
  assert.equal(await own.getAttribute("main", "data-line"), "online");
  boris.clean();
});

test("a chat whose line has changed takes another stream at once, and nothing is lost or said twice", async (t) => {
  const house = await House.open(t);
  const [phone, boris] = [await person(PHONE), await person()];
  const page = await phone.page();
  const streams = [];
  page.on("websocket", (stream) => streams.push(stream));
  await enter(page, house.url, "Анна");
  const friend = await boris.page();
  await enter(friend, page.url(), "Борис");
  await say(page, "до");
  await friend.locator(".message.other", { hasText: "до" }).waitFor();
  const before_ = streams.length;
  await page.evaluate(() => {
    document.getElementById("say").value = "между";
    document.querySelector(".send").click();
    dispatchEvent(new Event("online"));
  });
  while (streams.length === before_) await new Promise((wait) => setTimeout(wait, 20));
  await online(page);
  await say(friend, "после");
  await page.locator(".message.other", { hasText: "после" }).waitFor();
  await say(page, "и ещё");
  await friend.locator(".message.other", { hasText: "и ещё" }).waitFor();
  assert.deepEqual(await friend.locator(".message.other .text").allInnerTexts(), ["до", "между", "и ещё"]);
  // The friend may see it before the page hears that it is done.
  await page.waitForFunction(() => !document.querySelector(".waiting"));
  phone.clean();
  boris.clean();
});
