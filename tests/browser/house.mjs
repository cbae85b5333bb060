// The program under test: started on a folder of its own, killed, started again.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = process.env.TETRADKA ?? new URL("../../target/debug/tetradka", import.meta.url).pathname;
const PATIENCE = 30_000;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

export class House {
  lives = 0;
  log = "";

  /** A running program with an empty store. */
  static async open(test) {
    const house = new House();
    test?.after(() => house.close());
    await house.found();
    return house;
  }

  /** Starts for the first time. */
  async found() {
    this.folder = await mkdtemp(join(tmpdir(), "tetradka-"));
    this.port = await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    await this.start();
  }

  async start() {
    // Another number in each life: chance must not repeat itself.
    this.lives += 1;
    const listen = `127.0.0.1:${this.port}`;
    const args = ["serve", "--data", this.folder, "--listen", listen, "--seed", String(this.lives)];
    const env = { ...process.env, TETRADKA_LOG: process.env.TETRADKA_LOG ?? "warn" };
    const process_ = spawn(PROGRAM, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    this.process = process_;
    this.ended = once(process_, "exit");
    process_.stderr.on("data", (chunk) => (this.log += chunk));
    await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`it doesn't start: ${this.log}`)), PATIENCE);
      process_.stdout.on("data", () => {
        clearTimeout(late);
        resolve();
      });
      process_.once("error", reject);
      process_.once("exit", (code) => reject(new Error(`it ended with ${code}: ${this.log}`)));
    });
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${this.url}/api/state`).catch(() => null);
      if (answer?.ok) return;
      if (tries > 200) throw new Error(`it doesn't answer: ${this.log}`);
      await new Promise((wait) => setTimeout(wait, 25));
    }
  }

  /** As the power cut does it. */
  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  /** As the system asks for it; the exit code. */
  async stop() {
    this.process.kill("SIGTERM");
    const [code] = await this.ended;
    return code;
  }

  /** Runs the program for a task of its own on the store; what it printed. */
  async run(...args) {
    const child = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let log = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (log += chunk));
    const [code] = await once(child, "close");
    return { code, out, log };
  }

  async close() {
    if (!this.folder) return;
    if (this.process?.exitCode === null && this.process.signalCode === null) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
