import { setMaxListeners } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { pathClients, pipeliningClients, sendingClients } from "./soak/clients-odd.ts";
import { abortingClients, malformedClients } from "./soak/clients-rude.ts";
import { deafClients, holdingClients, slowReaders } from "./soak/clients-slow.ts";
import { steadyClients } from "./soak/clients-steady.ts";
import { figuresOf } from "./soak/figures.ts";
import { type Sample, windowsOf } from "./soak/memory.ts";
import { randomTargets } from "./soak/random-paths.ts";
import { clientsTable, figuresTable, problemLines } from "./soak/report.ts";
import { type LoadedServer, startServer } from "./soak/server.ts";
import { baitedSite } from "./soak/site.ts";
import { tallyOf } from "./soak/tally.ts";

/* Puts a bounded load of good, slow, rude and broken clients on the built-in server, for five minutes or as many
   as --minutes says, and fails when it crashes, leaks, answers 5xx, or gives away a file it must not. */

const PATHS = 10_000;
const SAMPLE_EVERY = 5000;
/** Longer than the server keeps an idle connection. */
const EMPTY_WITHIN = 15_000;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "5" } } });
const seconds = Number(values.minutes) * 60;
if (!(seconds > 0)) throw new Error("--minutes takes a number");

const site = await baitedSite(path.join(import.meta.dirname, "../dist"));
const paths = randomTargets(PATHS, [...site.served.keys()]);
const server = await startServer(site.folder);
try {
  const target = { port: server.port, secret: site.secret };
  const tallies = {
    steady: tallyOf("every address in every form, 80/s"),
    readers: tallyOf("a 16 MB file over a slow line"),
    holding: tallyOf("45 that hold a connection"),
    deaf: tallyOf("15 that read nothing"),
    aborting: tallyOf("given-up requests, 10/s"),
    malformed: tallyOf("malformed requests, 10/s"),
    paths: tallyOf(`${PATHS.toLocaleString("en-US")} random paths`),
    sending: tallyOf("other methods, with bodies, 10/s"),
    pipelining: tallyOf("20 requests at once, 2/s"),
  };
  const signal = AbortSignal.timeout(seconds * 1000);
  setMaxListeners(0, signal);
  const [watched] = await Promise.all([
    watch(server, signal),
    steadyClients(target, site, signal, tallies.steady),
    slowReaders(target, site, signal, tallies.readers),
    holdingClients(target, signal, tallies.holding),
    deafClients(target, signal, tallies.deaf),
    abortingClients(target, signal, tallies.aborting),
    malformedClients(target, signal, tallies.malformed),
    pathClients(target, site, paths, seconds, tallies.paths),
    sendingClients(target, signal, tallies.sending),
    pipeliningClients(target, site, signal, tallies.pipelining),
  ]);
  const connectionsLeft = await untilEmpty(server);
  const complaints = server.complaints();
  const stopped = await server.stop();

  const all = Object.values(tallies);
  const figures = figuresOf({ seconds, ...watched, connectionsLeft, stopped });
  console.log(`${clientsTable(all)}\n\n${figuresTable(figures)}`);
  const problems = [...problemLines(all, figures), ...complaints];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await site.remove();
}

/** Reads the server's memory, connections and pauses for as long as the load lasts. */
async function watch(loaded: LoadedServer, signal: AbortSignal) {
  const started = performance.now();
  const samples: Sample[] = [];
  const { warmUp } = windowsOf(seconds);
  let heapAtFirst: number | null = null;
  let longestPause = 0;
  let mostConnections = 0;
  while (!signal.aborted) {
    const at = (performance.now() - started) / 1000;
    const { rss, heap, connections, ...reading } = await loaded.read(
      heapAtFirst === null && at >= warmUp ? "heap" : "state",
    );
    heapAtFirst ??= heap;
    samples.push({ at, rss });
    longestPause = Math.max(longestPause, reading.longestPause);
    mostConnections = Math.max(mostConnections, connections);
    await wait(SAMPLE_EVERY, undefined, { signal }).catch(() => {});
  }
  const { heap } = await loaded.read("heap");
  const heaps: [number, number] = [heapAtFirst ?? Number.NaN, heap ?? Number.NaN];
  return { samples, heaps, longestPause, mostConnections };
}

/** @returns The connections that are left when the clients are gone, and the server had time to notice. */
async function untilEmpty(loaded: LoadedServer): Promise<number> {
  const end = performance.now() + EMPTY_WITHIN;
  for (;;) {
    const { connections } = await loaded.read("state");
    if (connections === 0 || performance.now() > end) return connections;
    await wait(100);
  }
}
