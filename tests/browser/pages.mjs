// Real pages in a real Chromium, and what all of them must keep to: nothing on the console, no
// breach of the content policy.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { House } from "./house.mjs";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser;

/** The one Chromium of a test file. */
export async function openChromium() {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

export async function closeChromium() {
  await browser?.close();
}

/** A Chromium and a running program for all tests of a file. */
export function houseOfAll() {
  const house = new House();
  before(async () => {
    await openChromium();
    await house.found();
  });
  after(async () => {
    await closeChromium();
    await house.close();
  });
  return house;
}

/** While the server is down the browser itself says so on the console. */
const CUT = /ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/;

/** A browser of somebody's own; `troubles` collects what must not be. */
export async function person(options = {}) {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(40_000);
  const troubles = [];
  context.on("weberror", (error) => troubles.push(`error: ${error.error().stack}`));
  context.on("console", (message) => {
    const text = message.text();
    const serious = ["error", "warning"].includes(message.type());
    if (serious && !CUT.test(text)) troubles.push(`${message.type()}: ${text}`);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
  return {
    context,
    troubles,
    page: () => context.newPage(),
    clean: () => assert.deepEqual(troubles, []),
  };
}

/** Opens a room under a name, or comes into one; without a name, as whom the browser was last. */
export async function enter(page, url, name, choice = ".welcome .primary") {
  await page.goto(url);
  await page.waitForSelector(".welcome");
  if (name !== null) {
    const other = page.locator(".chips:not([hidden]) label:last-child input");
    if ((await other.count()) > 0) await other.check({ force: true });
    await page.fill("#name", name);
  }
  await page.click(choice);
  await page.waitForSelector(".room");
  await online(page);
}

export const online = (page) => page.waitForSelector('.line[data-state="online"]');

/** Types a message and sends it. */
export async function say(page, text) {
  await page.fill("#say", text);
  await page.press("#say", "Enter");
}

/** The last message of the bot, or the one that says this. */
export const bot = (page, text) => (text === undefined ? page.locator(".message.bot").last() : page.locator(".message.bot", { hasText: text }).last());

/** A button of the newest message that has it. */
export const button = (page, label) => page.locator(".buttons button", { hasText: label }).last();

export const PHONE = { viewport: { width: 360, height: 720 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** The page of the newest game in a room, opened by the button under its board. */
export async function openSeat(page, board) {
  const opening = page.context().waitForEvent("page");
  await page.locator(".buttons a", { hasText: "Играть на странице" }).last().click();
  const own = await opening;
  await own.locator(`main.seat ${board}`).first().waitFor();
  return own;
}

/** The game as the page's server tells it. */
export const seatState = (own) =>
  own.evaluate(async () => (await (await fetch(`/api/seats/${location.pathname.split("/").at(-1)}${location.search}`)).json()).state);
