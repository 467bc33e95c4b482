import { setGlobalOrigin, caches as testCaches } from "undici";
import { test as base, expect, vi } from "vitest";
import { type Deploy, type Host, hostOf, ORIGIN, TestResponse, V1 } from "./test-deploy.ts";

/*
 * A browser for unit tests of the worker: undici's `caches`, and plain objects for the rest. Its clock goes on only
 * when a test runs it. Each worker has its own modules, and gets its events from the test.
 */

/**
 * A test with a host that has the deploy "v1", and a browser. A test that asks for `worker` starts with this deploy's
 * worker, installed and activated.
 */
export const test = base
  .extend("host", () => hostOf(V1))
  .extend("browser", async ({ host }, { onCleanup }) => {
    setGlobalOrigin(ORIGIN);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    vi.stubGlobal("caches", testCaches);
    vi.stubGlobal("Response", TestResponse);
    vi.stubGlobal("fetch", host.fetch);
    vi.stubGlobal("location", new URL(ORIGIN));
    onCleanup(async () => {
      for (const name of await testCaches.keys()) await testCaches.delete(name);
      vi.unstubAllGlobals();
      vi.useRealTimers();
      setGlobalOrigin(undefined);
    });
    return browserOf(host);
  })
  .extend("worker", async ({ browser }) => await browser.startNew(V1));

function browserOf(host: Host) {
  const registration = { update: vi.fn(async () => {}), unregister: vi.fn(async () => true) };
  const scope = { registration, clients: { claim: vi.fn() }, skipWaiting: vi.fn(async () => {}) };

  /** Starts a worker that is already installed, as for the next page after a while. */
  const start = async ({ manifest }: Deploy) => {
    vi.stubGlobal("PRECACHE_MANIFEST", manifest);
    return await startWorker(scope, () => import("../entry.worker.ts"));
  };
  /** Gives the host a deploy, starts its worker, and lets it install and activate. */
  const startNew = async (deploy: Deploy) => {
    host.deploy(deploy);
    const worker = await start(deploy);
    await worker.install();
    await worker.activate();
    return worker;
  };
  /** Starts the worker that removes what was kept. */
  const startRemoval = () => startWorker(scope, () => import("../unregister.worker.ts"));
  return { ...scope, start, startNew, startRemoval };
}

export const HOUR = 3_600_000;

/** Sets the clock forward or back, without running timers. */
export function wait(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** Starts something, and expects it to end after exactly this many milliseconds of waiting for a host. */
export async function comesAfter<T>(milliseconds: number, start: () => Promise<T>): Promise<T> {
  const timers = vi.getTimerCount();
  const task = start();
  while (vi.getTimerCount() === timers) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(milliseconds - 1);
  expect(vi.getTimerCount()).toBe(timers + 1);
  vi.advanceTimersByTime(1);
  return await task;
}

/** The heading of a page, which says where it is from. */
export async function headingOf(answer: Response | Promise<Response>): Promise<string> {
  const html = await (await answer).text();
  return /<h1>(.*)<\/h1>/.exec(html)?.[1] ?? `no heading in ${html}`;
}

/** Starts a worker in a scope. @param load Imports its script. */
async function startWorker(scope: object, load: () => Promise<unknown>) {
  const listeners = new Map<string, (event: object) => void>();
  const tasks: Promise<unknown>[] = [];
  vi.stubGlobal("self", { ...scope, addEventListener: listeners.set.bind(listeners) });
  vi.resetModules();
  await load();

  /** Gives the worker an event. */
  const dispatch = (type: string, event: object = {}): void =>
    listeners.get(type)?.({ ...event, waitUntil: (task: Promise<unknown>) => tasks.push(task) });
  /** Waits until it has nothing more to do. */
  const settled = async (): Promise<void> => {
    while (tasks.length > 0) await tasks.shift();
  };
  /** Its answer to a request; undefined if it leaves the request to the browser. */
  const ask = (address: string, mode: RequestMode, method = "GET") => {
    const { href: url } = new URL(address, ORIGIN);
    const respondWith = vi.fn<(answer: Promise<Response>) => void>();
    dispatch("fetch", { request: { url, mode, method }, respondWith });
    return respondWith.mock.calls[0]?.[0];
  };
  const answer = async (address: string, mode: RequestMode): Promise<Response> => {
    const response = ask(address, mode);
    if (!response) throw new Error(`${address}: left to the browser`);
    return await response;
  };
  return {
    settled,
    async install(): Promise<void> {
      dispatch("install");
      await settled();
    },
    async activate(): Promise<void> {
      dispatch("activate");
      await settled();
    },
    /** A driver opens an address. */
    open: (address: string) => answer(address, "navigate"),
    /** A driver opens an address, and the worker finishes everything that follows from it. @returns its heading. */
    async visit(address: string): Promise<string> {
      const heading = await headingOf(answer(address, "navigate"));
      await settled();
      return heading;
    },
    /** A page asks for a file. */
    read: async (address: string): Promise<string> => await (await answer(address, "cors")).text(),
    /** Whether it leaves a page's request to the browser. */
    leaves: (address: string, method?: string) => ask(address, "cors", method) === undefined,
  };
}
