import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort, untilClosed } from "../scripts/servers.ts";
import { removeSite, writeSite } from "./test-site.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

let folder: string;

beforeAll(async () => {
  folder = await writeSite({ "index.html": "<style>a{}</style>home", "404.html": "not found" });
  return () => removeSite(folder);
});

/** Starts the server as a process of its own, as an operator would, and waits until it says where it is. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", MAIN, folder], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit");
  await once(createInterface(child.stdout), "line");
  return { child, port, exit };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

test.each([
  ["SIGTERM", ["SIGTERM"]],
  ["Ctrl-C under npm, where SIGINT comes from the terminal and from npm", ["SIGINT", "SIGINT"]],
] as const)("at %s it hangs up on idle connections at once, and on silent ones soon", async (_, signals) => {
  const { child, port, exit } = await start();
  const silent = await open(port);
  const idle = await open(port);
  // Connections are taken in their order: when this one has its answer, the silent one is in, too.
  idle.write(REQUEST);
  await once(idle, "data");
  const order: string[] = [];
  silent.once("close", () => order.push("silent"));
  idle.once("close", () => order.push("idle"));
  for (const signal of signals) {
    child.kill(signal);
    // Then it has heard the signal.
    await untilClosed(port);
  }
  expect(await exit).toEqual([0, null]);
  expect(order).toEqual(["idle", "silent"]);
});
