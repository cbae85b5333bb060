// Another site's page, open in the same browser, gets nothing and can do nothing.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { enter, houseOfAll, person } from "./pages.mjs";

const house = houseOfAll();
let evil;
before(async () => {
  evil = createServer((_, answer) => answer.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><p>evil</p>"));
  evil.listen(0, "127.0.0.1");
  await once(evil, "listening");
});
after(async () => {
  evil?.close();
});

test("it can't read, write, listen, embed or call by another name", async () => {
  const anna = await person();
  const page = await anna.page();
  await enter(page, house.url, "Анна");
  const who = await page.getAttribute("#page", "data-who");
  const rooms = await page.evaluate((id) => fetch(`/api/rooms?as=${id}`).then((answer) => answer.json()), who);
  const room = rooms.rooms[0].room;

  const other = await anna.page();
  // Another port is the same site to cookies: only the checks of Origin stand between.
  await other.goto(`http://127.0.0.1:${evil.address().port}/`);
  const results = await other.evaluate(
    async ({ url, id, place }) => {
      const tried = async (work) => {
        try {
          return await work();
        } catch (why) {
          return `failed: ${why.name}`;
        }
      };
      const listen = () =>
        new Promise((resolve) => {
          const socket = new WebSocket(`${url.replace("http", "ws")}/api/stream?as=${id}&room=${place}`);
          socket.onopen = () => resolve("open");
          socket.onerror = () => resolve("refused");
        });
      const embed = () =>
        new Promise((resolve) => {
          const frame = document.createElement("iframe");
          frame.src = `${url}/`;
          frame.onload = () => {
            try {
              resolve(frame.contentDocument ? "seen" : "blank");
            } catch {
              resolve("blocked");
            }
          };
          document.body.append(frame);
          setTimeout(() => resolve("blank"), 3000);
        });
      const read = (path) => tried(() => fetch(`${url}${path}`, { credentials: "include" }).then((answer) => answer.text()));
      const write = (type) =>
        tried(() =>
          fetch(`${url}/api/rooms`, { method: "POST", credentials: "include", mode: "no-cors", headers: { "Content-Type": type }, body: JSON.stringify({ as: id, kind: "group" }) }).then((answer) => answer.type),
        );
      return { state: await read("/api/state"), rooms: await read(`/api/rooms?as=${id}`), write: await write("text/plain"), listen: await listen(), embed: await embed() };
    },
    { url: house.url, id: who, place: room },
  );
  assert.match(results.state, /^failed/);
  assert.match(results.rooms, /^failed/);
  assert.equal(results.listen, "refused");
  assert.notEqual(results.embed, "seen");
  const now = await page.evaluate((id) => fetch(`/api/rooms?as=${id}`).then((answer) => answer.json()), who);
  assert.equal(now.rooms.length, 1, "nothing was written");

  // A name that somebody made point here.
  const rebound = await person();
  const third = await rebound.page();
  const answer = await third.goto(`http://rebound.localhost:${house.port}/`);
  assert.equal(answer.status(), 421);
});
