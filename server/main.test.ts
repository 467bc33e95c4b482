import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { text as readText } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ask, removeSite, writeSite } from "./test-site.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
/** More than the system takes into its buffers for one connection, and little enough to be read before the server ends. */
const LARGE = 40 * 1024 * 1024;
const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

let folder: string;
let running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await writeSite({
    "index.html": "<style>a{}</style>home",
    "favicon.svg": "<svg><style>b{}</style></svg>",
    "404.html": "not found",
    "large.bin": Buffer.alloc(LARGE, "x"),
  });
});

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running = [];
});

afterAll(async () => {
  await removeSite(folder);
});

/** What a browser computes of a style element (CSP Level 3, section 6.7.3). */
function hashOf(css: string): string {
  return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}

interface Started {
  child: ChildProcess;
  port: number;
  exit: Promise<unknown[]>;
}

/** Starts the server as a process of its own, as an operator would, and waits until it says where it is. */
async function start(): Promise<Started> {
  const child = spawn(process.execPath, ["--import", "tsx", MAIN, folder], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  const exit = once(child, "exit");
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, port: Number(new URL(line).port), exit };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Waits until the server takes no new connection: then it has heard the signal. */
async function closedForNew(port: number): Promise<void> {
  const taken = await new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
  if (taken) await closedForNew(port);
}

describe("the server's process", () => {
  test("says where it is, and serves the folder with its headers", async () => {
    const { port } = await start();
    const { status, headers, body } = await ask(port, "/");
    expect(status).toBe(200);
    expect(body.toString()).toBe("<style>a{}</style>home");
    expect(headers["content-security-policy"]).toContain(
      `style-src ${[hashOf("a{}"), hashOf("b{}")].sort().join(" ")}`,
    );
    expect((await ask(port, "/x")).status).toBe(404);
  });

  test.each(["SIGTERM", "SIGINT"] as const)("ends well at %s, idle connections or not", async (signal) => {
    const { child, port, exit } = await start();
    const idle = await open(port);
    idle.write(REQUEST);
    await once(idle, "data");
    child.kill(signal);
    expect(await exit).toEqual([0, null]);
  });

  test("ends well at Ctrl-C under npm, where SIGINT comes from the terminal and from npm", async () => {
    const { child, port, exit } = await start();
    const silent = await open(port);
    await ask(port, "/");
    child.kill("SIGINT");
    await closedForNew(port);
    child.kill("SIGINT");
    await once(silent, "close");
    expect(await exit).toEqual([0, null]);
  });

  test("finishes an answer under way, however large, before it ends", async () => {
    const { child, port, exit } = await start();
    const socket = await open(port);
    socket.write("GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "readable");
    child.kill("SIGTERM");
    await closedForNew(port);
    const answer = await readText(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.length - answer.indexOf("\r\n\r\n") - 4).toBe(LARGE);
    expect(await exit).toEqual([0, null]);
  });

  test("answers a request of which only a part had come", async () => {
    const { child, port, exit } = await start();
    const socket = await open(port);
    // The first answer shows that the server has read the second request's first half, too.
    socket.write(REQUEST + REQUEST.slice(0, 20));
    await once(socket, "readable");
    child.kill("SIGTERM");
    await closedForNew(port);
    socket.write(REQUEST.slice(20));
    const answers = await readText(socket);
    expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(2);
    expect(await exit).toEqual([0, null]);
  });

  test("does not wait for ever for a connection that asks for nothing", async () => {
    const { child, port, exit } = await start();
    const silent = await open(port);
    // Connections are taken in their order: when this one has its answer, the silent one is in, too.
    await ask(port, "/");
    child.kill("SIGTERM");
    await once(silent, "close");
    expect(await exit).toEqual([0, null]);
  });
});
