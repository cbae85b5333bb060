// Small screens, screens on their side, and pages seen at twice their size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, houseOfAll, openSeat, person, PHONE, say } from "./pages.mjs";

const house = houseOfAll();

/** The last is a laptop's page at twice its size. */
const SIZES = [
  [320, 568],
  [568, 320],
  [740, 360],
  [640, 360],
];

/** Those of the elements that aren't wholly between the left edge of the page and the right one. */
const cut = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((each) => [each.textContent, each.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
      .map(([text]) => text),
  );

test("a game's own page has room for its board and shows all of one's stones", async () => {
  const phone = await person(PHONE);
  const room = await phone.page();
  await enter(room, house.url, "Анна", ".welcome .second");
  await say(room, "/abaku компьютер лёгкий");
  await room.locator(".message.pictured").first().waitFor();
  const abaku = await openSeat(room, ".abaku");
  await say(room, "/dots компьютер лёгкий");
  await room.locator(".message.pictured", { hasText: "Точки" }).first().waitFor();
  const dots = await openSeat(room, "canvas[data-view]");
  for (const [width, height] of SIZES) {
    const size = `${width} by ${height}`;
    await abaku.setViewportSize({ width, height });
    await dots.setViewportSize({ width, height });
    assert.deepEqual(await cut(abaku, ".rack .stone, .bag, .seat-tools button, .cell"), [], size);
    assert.deepEqual(await cut(dots, ".seat-tools button"), [], size);
    const cell = await abaku.locator(".cell").first().boundingBox();
    assert.ok(cell.width >= 15, `${size}: a field of ${cell.width}`);
    const field = await dots.locator("canvas").boundingBox();
    assert.ok(field.width >= 220 && field.height >= 220, `${size}: ${JSON.stringify(field)}`);
  }
  phone.clean();
});

test("in the chat at least half of the page is what was said", async () => {
  const phone = await person(PHONE);
  const page = await phone.page();
  await enter(page, house.url, "Анна");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const talk = await page.locator(".talk").boundingBox();
    assert.ok(talk.height >= height / 2, `${width} by ${height}: ${talk.height}`);
    assert.deepEqual(await cut(page, ".top button, .top h1, .writing button"), []);
  }
  phone.clean();
});
