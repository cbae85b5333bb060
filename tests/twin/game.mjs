// A second opinion on the Discord adapter: the program plays a game in somebody else's Discord, the
// package discord-digital-twin, by a slash command, buttons and typed messages.
//
//   node game.mjs PROGRAM
//
// The twin knows no uploads and no deadlines, so a small proxy before it takes the body out of an upload;
// the fake of our own (tests/src/discord) is the strict one.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DigitalDiscord } from "discord-digital-twin";

const [, , program] = process.argv;
assert.ok(program, "which program?");
const PATIENCE = 30_000;

const twin = new DigitalDiscord({
  guild: { name: "Server" },
  channels: [{ name: "games", type: 0 }],
  users: [{ username: "anna" }, { username: "boris" }],
});
await twin.start();

/** Requests that the twin refused. */
const refused = [];
const proxy = createServer((request, response) => {
  // In the end the twin goes before the program has noticed.
  pass(request, response).catch(() => response.destroy());
});
async function pass(request, response) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  let body = Buffer.concat(pieces);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/")) {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    body = Buffer.from(form.get("payload_json") ?? "{}");
  }
  const answer = await fetch(new URL(request.url, twin.restUrl), {
    method: request.method,
    headers: { authorization: request.headers.authorization ?? "", "content-type": "application/json" },
    body: body.length ? body : undefined,
  });
  const text = await answer.text();
  if (answer.status >= 400) refused.push(`${request.method} ${request.url}: ${answer.status} ${text}`);
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(answer.status === 204 ? undefined : text);
}
await new Promise((ready) => proxy.listen(0, "127.0.0.1", ready));

const data = await mkdtemp(join(tmpdir(), "tetradka-twin-"));
const bot = spawn(program, ["--data", data, "--listen", "127.0.0.1:0", "--log", "info"], {
  env: {
    ...process.env,
    DISCORD_TOKEN: twin.botToken,
    DISCORD_API_URL: `http://127.0.0.1:${proxy.address().port}`,
  },
  stdio: ["ignore", "pipe", "pipe"],
});
let log = "";
for (const stream of [bot.stdout, bot.stderr]) stream.on("data", (piece) => (log += piece));

try {
  const users = await twin.prisma.user.findMany();
  const channel = (await twin.prisma.channel.findMany())[0];
  const room = twin.channel(channel.id);
  const person = (name) => room.user(users.find((user) => user.username === name).id);
  const id = (name) => users.find((user) => user.username === name).id;

  const until = async (what, look) => {
    for (const begun = Date.now(); Date.now() - begun < PATIENCE; await sleep(50)) {
      const found = await look();
      if (found) return found;
    }
    assert.fail(`it never came: ${what}`);
  };
  const said = (text) => until(text, async () => (await room.getMessages()).find((m) => m.content.includes(text)));
  const press = async (name, label) => {
    const [message, button] = await until(label, async () => {
      for (const message of (await room.getMessages()).reverse()) {
        const buttons = (message.components ?? []).flatMap((row) => row.components ?? []);
        const button = buttons.find((button) => button.label === label);
        if (button) return [message, button];
      }
    });
    await person(name).clickButton({ messageId: message.id, customId: button.custom_id });
  };

  await until("a connection", () => log.includes("READY"));
  const options = [
    { name: "size", type: 3, value: "3x3" },
    { name: "options", type: 3, value: "insist" },
  ];
  await person("anna").runSlashCommand({ name: "balda", options });
  await said("anna wants to play");
  await press("boris", "Join");
  await said("At the table: anna, boris");
  await press("anna", "Start");
  const board = await said("to move.");
  const first = board.content.includes(`<@${id("anna")}>`) ? "anna" : "boris";
  const second = first === "anna" ? "boris" : "anna";
  await person(first).sendMessage({ content: "pass" });
  await said(`${first} passes.`);
  await press(second, "Pass");
  await said(`${second} passes.`);
  await person(first).runSlashCommand({ name: "resign" });
  await said(`${first} resigns`);

  // What says that the bot thinks isn't a message of the twin's, so it can't be taken away there.
  const others = refused.filter((line) => !/^DELETE .*@original|^DELETE .*"code":10008/.test(line));
  assert.deepEqual(others, []);
  console.log("the twin agrees");
} catch (error) {
  console.error(log);
  throw error;
} finally {
  bot.kill("SIGKILL");
  proxy.close();
  await twin.stop();
  await rm(data, { recursive: true, force: true });
}
process.exit(0);
