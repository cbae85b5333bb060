// Draws talks (`tests::talk`, a JSON file each) as they look on a phone that shows the newest of what
// was said, and photographs them:
//
//   node photograph.mjs FOLDER_OF_TALKS FOLDER_FOR_PICTURES

import { mkdir, readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { chromium } from "playwright-core";

const [, , from, to] = process.argv;
const FONTS = new URL("node_modules/@fontsource-variable/inter/files/", import.meta.url);
const RANGES = { cyrillic: "U+0400-04FF", latin: "U+0000-03FF, U+2000-22FF", "latin-ext": "U+0100-024F" };
/** Colours of people's names. */
const INKS = ["#b5473c", "#2f7d5b", "#7a4fa3", "#a8690f"];

async function fonts() {
  const faces = Object.entries(RANGES).map(async ([script, range]) => {
    const file = await readFile(new URL(`inter-${script}-wght-normal.woff2`, FONTS));
    const url = `data:font/woff2;base64,${file.toString("base64")}`;
    return `@font-face { font-family: Talk; font-weight: 100 900; src: url(${url}); unicode-range: ${range}; }`;
  });
  return (await Promise.all(faces)).join("\n");
}

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { font: 15px/1.32 Talk, sans-serif; color: #1e2227; background: #fff; width: 408px; }
  .phone { margin: 8px; height: 832px; border: 7px solid #23262b; border-radius: 30px; overflow: hidden; background: #eceae2; display: flex; flex-direction: column; }
  header { z-index: 1; display: flex; gap: 10px; align-items: center; padding: 10px 14px; background: #fbfaf6; border-bottom: 1px solid #dcd9cf; }
  .face { width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center; background: #20388f; color: #fff; font-weight: 600; }
  header b { display: block; font-weight: 600; line-height: 1.2; }
  header small { color: #7c8088; font-size: 12.5px; }
  main { flex: 1; min-height: 0; padding: 10px 8px 12px; display: flex; flex-direction: column; justify-content: flex-end; gap: 6px; }
  .said { flex: none; max-width: 88%; align-self: flex-start; display: grid; gap: 3px; }
  .said.mine { align-self: flex-end; }
  .said.pictured { width: 88%; }
  .bubble { background: #fff; border-radius: 14px; overflow: hidden; box-shadow: 0 1px 1px #0002; }
  .mine .bubble { background: #dfeadb; }
  .name { font-weight: 600; font-size: 13.5px; padding: 6px 11px 0; }
  .answers { margin: 4px 11px 2px; padding-left: 7px; border-left: 2.5px solid currentColor; font-size: 13px; }
  .answers span { display: block; color: #4b5058; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 250px; }
  .bubble img { display: block; width: 100%; margin-top: 5px; }
  .words { padding: 5px 11px 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
  .words a { color: #2a5db0; text-decoration: none; }
  blockquote { margin-top: 5px; padding: 3px 8px; border-left: 3px solid #9aa3ad; border-radius: 4px; background: #f1f2f3; color: #5a616a; font-size: 13px; max-height: 62px; overflow: hidden; position: relative; }
  blockquote::after { content: "⌄"; position: absolute; right: 7px; bottom: 0; }
  .file { padding: 8px 11px 10px; font-weight: 500; }
  .row { display: flex; gap: 3px; }
  .key { flex: 1; text-align: center; background: #fffffff0; border-radius: 9px; padding: 8px 4px; font-weight: 500; font-size: 14px; color: #20388f; box-shadow: 0 1px 1px #0002; }
  .rows .phone { background: #fff; }
  .rows main { gap: 12px; }
  .rows .said, .rows .said.pictured { max-width: 100%; width: 100%; grid-template-columns: 38px 1fr; }
  .rows .said > * { grid-column: 2; }
  .rows .said > .face { grid-column: 1; grid-row: 1; align-self: start; width: 30px; height: 30px; font-size: 13px; color: #fff; }
  .rows .bubble, .rows .mine .bubble { background: none; box-shadow: none; border-radius: 0; }
  .rows .name { padding: 0 0 1px; font-size: 14px; }
  .rows .name i { font: 600 9.5px/1 Talk; color: #fff; background: #20388f; border-radius: 4px; padding: 2px 4px; margin-left: 5px; vertical-align: 1px; }
  .rows .words { padding: 0; font-size: 14px; }
  .rows .bubble img { border-radius: 8px; margin-top: 6px; width: 86%; border: 1px solid #e3e1da; }
  .rows .row { flex-wrap: wrap; gap: 5px; margin-top: 3px; }
  .rows .key { flex: none; background: #e9eaed; box-shadow: none; border-radius: 8px; padding: 6px 12px; font-size: 13px; color: #2a2e35; }
  .hidden { color: #7c8088; font-size: 11.5px; margin-top: 2px; }
  .typed { margin: 0 10px 12px; padding: 9px 13px; border-radius: 18px; background: #f0f0ee; font-size: 14px; }
  .typed b { font-weight: 600; background: #dfe3f2; color: #20388f; border-radius: 5px; padding: 1px 5px; }
  .alert { position: fixed; inset: 15px; border-radius: 24px; background: #0007; display: grid; place-items: center; }
  .alert div { width: 290px; background: #fff; border-radius: 14px; padding: 18px 20px 14px; white-space: pre-wrap; }
  .alert p { text-align: right; margin-top: 12px; font-weight: 600; color: #20388f; }
`;

/** Runs in the page: nothing but what the talk says comes to stand in it. */
function draw({ talk, inks }) {
  const make = (kind, className, text) => {
    const element = document.createElement(kind);
    element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const people = [...new Set(talk.said.map((said) => said.from))];
  const ink = (name) => inks[people.indexOf(name) % inks.length];
  const phone = make("div", "phone");
  const header = make("header", "");
  const title = make("div", "");
  title.append(make("b", "", talk.title), make("small", "", talk.note));
  header.append(make("div", "face", talk.title.slice(0, 1)), title);
  const main = make("main", "");
  for (const said of talk.said) {
    const mine = said.from === talk.me && !said.is_bot;
    const whole = make("div", `said${mine ? " mine" : ""}${said.picture ? " pictured" : ""}`);
    const bubble = make("div", "bubble");
    const isRow = talk.lay === "rows";
    const colour = said.is_bot ? "#20388f" : ink(said.from);
    if (isRow) {
      const face = make("div", "face", said.from.slice(0, 1));
      face.style.background = colour;
      whole.append(face);
    }
    if (!mine || isRow) {
      const name = make("div", "name", said.from);
      name.style.color = colour;
      if (isRow && said.is_bot) name.append(make("i", "", "БОТ"));
      bubble.append(name);
    }
    if (said.answers) {
      const answers = make("div", "answers", said.answers[0]);
      answers.style.color = ink(said.answers[0]);
      answers.append(make("span", "", said.answers[1]));
      bubble.append(answers);
    }
    const parts = [];
    if (said.picture) {
      const picture = make("img", "");
      picture.src = said.picture;
      parts.push(picture);
    }
    if (said.html) {
      const words = make("div", "words");
      words.innerHTML = said.html;
      parts.push(words);
    }
    bubble.append(...(isRow ? parts.reverse() : parts));
    if (said.file) bubble.append(make("div", "file", `📄 ${said.file}`));
    whole.append(bubble);
    for (const labels of said.buttons) {
      const row = make("div", "row");
      row.append(...labels.map((label) => make("div", "key", label)));
      whole.append(row);
    }
    if (said.hidden) whole.append(make("div", "hidden", said.hidden));
    main.append(whole);
  }
  phone.append(header, main);
  if (talk.typed) {
    // A command and its options are set apart, as where they are chosen from a list.
    const typed = make("div", "typed");
    for (const [index, piece] of talk.typed.split("`").entries()) typed.append(make(index % 2 ? "b" : "span", "", piece));
    phone.append(typed);
  }
  document.body.className = talk.lay;
  document.body.append(phone);
  document.documentElement.lang = talk.lang;
  if (talk.alert) {
    const alert = make("div", "alert");
    const box = make("div", "", talk.alert);
    box.append(make("p", "", "OK"));
    alert.append(box);
    document.body.append(alert);
  }
  return Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--headless"] });
try {
  await mkdir(to, { recursive: true });
  const faces = await fonts();
  for (const file of (await readdir(from)).filter((name) => name.endsWith(".json")).sort()) {
    const talk = JSON.parse(await readFile(join(from, file), "utf8"));
    const page = await browser.newPage({ viewport: { width: 408, height: 848 }, deviceScaleFactor: 1.5 });
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${faces}${STYLE}</style>`);
    await page.evaluate(draw, { talk, inks: INKS });
    await page.screenshot({ path: join(to, `${basename(file, ".json")}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
}
