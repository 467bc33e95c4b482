import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parseAnswers } from "./answers.ts";
import { closed, open, type Target } from "./exchange.ts";
import { keepBusy } from "./pace.ts";
import { type BaitedSite, hashOf, LARGE, LARGE_BYTES } from "./site.ts";
import { addProblem, countStatus, type Tally } from "./tally.ts";

/** How long a connection on which nothing gets done may be kept, in milliseconds. */
const HANG_UP_WITHIN = 75_000;

/** Clients of each kind. */
const CLIENTS = 15;

const HEAD = "HTTP/1.1\r\nHost: x\r\n";

/** Clients that hold connections: silent ones, headers and bodies a byte at a time. The server must hang up. */
export async function holdingClients(target: Target, signal: AbortSignal, tally: Tally): Promise<void> {
  const kinds: [string, (socket: Socket) => Promise<void>][] = [
    ["a silent connection", async () => {}],
    ["a header byte by byte", (socket) => trickle(socket, `GET / ${HEAD}X: `)],
    ["a body byte by byte", (socket) => trickle(socket, `POST / ${HEAD}Content-Length: 1000000\r\n\r\n`)],
  ];
  await Promise.all(
    kinds.map(([name, talk]) =>
      keepBusy(CLIENTS, signal, async () => {
        const held = await hold(target, signal, tally, talk);
        tally.durations.push(held);
        if (held > HANG_UP_WITHIN)
          addProblem(tally, `${name} is kept for more than ${HANG_UP_WITHIN / 1000} s`);
      }),
    ),
  );
}

/** @returns For how long the server kept the connection, in milliseconds. */
async function hold(
  target: Target,
  signal: AbortSignal,
  tally: Tally,
  talk: (socket: Socket) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  const socket = open(target);
  let head = "";
  socket.on("data", (chunk: Buffer) => {
    head = (head + chunk.toString("latin1")).slice(0, 1000);
  });
  void talk(socket);
  const stop = () => socket.destroy();
  signal.addEventListener("abort", stop);
  await closed(socket);
  signal.removeEventListener("abort", stop);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  if (status) countStatus(tally, Number(status), "A held connection");
  else tally.unanswered += 1;
  return performance.now() - started;
}

/**
 * Clients that ask for a large file and read nothing. What the server sends before it hangs up waits in the
 * system's buffers, so they see that it has only when they read after all, and not everything comes.
 */
export async function deafClients(target: Target, signal: AbortSignal, tally: Tally): Promise<void> {
  await keepBusy(CLIENTS, signal, async () => {
    const socket = open(target).pause();
    socket.write(`GET ${LARGE} ${HEAD}Connection: close\r\n\r\n`);
    const started = performance.now();
    await wait(HANG_UP_WITHIN, undefined, { signal }).catch(() => {});
    if (signal.aborted) return void socket.destroy();
    let length = 0;
    socket.on("data", (chunk: Buffer) => {
      length += chunk.length;
    });
    await closed(socket.resume());
    tally.unanswered += 1;
    tally.durations.push(performance.now() - started);
    if (length > LARGE_BYTES) addProblem(tally, `it is kept for ${HANG_UP_WITHIN / 1000} s and longer`);
  });
}

async function trickle(socket: Socket, start: string): Promise<void> {
  for (const byte of start) {
    socket.write(byte);
    await wait(20);
  }
  while (!socket.destroyed) {
    socket.write("a");
    await wait(500);
  }
}

/** Clients on a slow line: they take a while for a large file, and must get all of it. */
export async function slowReaders(
  target: Target,
  site: BaitedSite,
  signal: AbortSignal,
  tally: Tally,
): Promise<void> {
  await keepBusy(3, signal, async () => {
    const started = performance.now();
    const received = await readSlowly(open(target), signal);
    if (signal.aborted) return;
    try {
      const [answer] = parseAnswers(received);
      countStatus(tally, answer?.status ?? 0, LARGE);
      if (!answer || hashOf(answer.body) !== site.large.get("identity"))
        addProblem(tally, `${LARGE} comes changed`);
      tally.durations.push(performance.now() - started);
    } catch (error) {
      addProblem(tally, `${LARGE}, read slowly: ${error}`);
    }
  });
}

/** About 400 kB in a second. */
async function readSlowly(socket: Socket, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.write(`GET ${LARGE} ${HEAD}Connection: close\r\n\r\n`);
  for await (const chunk of socket) {
    if (signal.aborted) break;
    chunks.push(chunk);
    await wait(chunk.length / 400);
  }
  return Buffer.concat(chunks);
}
