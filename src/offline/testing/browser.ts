import { setGlobalOrigin, caches as testCaches } from "undici";
import { test as base, expect, vi } from "vitest";
import { type Deploy, type Host, hostOf, ORIGIN, TestResponse, V1 } from "./test-deploy.ts";

/*
 * A browser for unit tests of the worker: undici's `caches`, and plain objects for open windows and the registration. Its
 * clock goes on only when a test runs it. Each worker has its own modules, and gets its events from the test.
 */

/**
 * A test with a host that has the deploy "v1", and a browser that has visited no page. A test that asks for `worker`
 * starts with this deploy's worker, just installed; one that asks for `whole`, with a worker that also has the pack.
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
  .extend("worker", async ({ browser }) => await browser.startNew(V1))
  .extend("whole", async ({ browser }) => await browser.startWhole(V1));

function browserOf(host: Host) {
  const windows: { id: number; url: string; isControlled: boolean }[] = [];
  /** Opens a page, which no worker controls if it was there before. Its address may include the query of an ad. */
  const openWindow = (address: string, isControlled = false) => {
    const window = { id: windows.length, url: ORIGIN + address, isControlled };
    windows.push(window);
    return window;
  };
  const clients = {
    claim: vi.fn(async () => {}),
    matchAll: async ({ includeUncontrolled = false }) =>
      windows.filter(({ isControlled }) => isControlled || includeUncontrolled),
  };
  const registration = { update: vi.fn(async () => {}), unregister: vi.fn(async () => true) };
  const scope = { registration, clients, skipWaiting: vi.fn(async () => {}) };

  /** Starts a worker that is already installed, as for the next page after a while. */
  const start = async ({ manifest }: Deploy) => {
    vi.stubGlobal("PRECACHE_MANIFEST", manifest);
    return await startWorker(scope, host, () => import("../entry.worker.ts"));
  };
  /** Gives the host a deploy, starts its worker, and lets it install and activate. */
  const startNew = async (deploy: Deploy) => {
    host.deploy(deploy);
    const worker = await start(deploy);
    await worker.install();
    await worker.activate();
    return worker;
  };
  /** As startNew, and has the worker fetch the pack. */
  const startWhole = async (deploy: Deploy) => {
    const worker = await startNew(deploy);
    await worker.hearFrom(openWindow("/", true), 0);
    return worker;
  };
  /** Starts the worker that removes what was kept. */
  const startRemoval = () => startWorker(scope, host, () => import("../unregister.worker.ts"));
  return { ...scope, openWindow, start, startNew, startWhole, startRemoval };
}

export const HOUR = 3_600_000;

/** Sets the clock forward or back, without running timers. */
export function wait(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** Lets promises that do not wait for a timer settle, until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts something, and expects it to end after exactly this many milliseconds of waiting for a host. */
export async function comesAfter<T>(milliseconds: number, start: () => Promise<T>): Promise<T> {
  const timers = vi.getTimerCount();
  const task = start();
  await until(() => vi.getTimerCount() > timers);
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

/** A worker that a test gives events. */
export type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Starts a worker in a scope. @param load Imports its script. */
async function startWorker(scope: object, host: Host, load: () => Promise<unknown>) {
  const listeners = new Map<string, (event: object) => void>();
  const tasks: Promise<unknown>[] = [];
  const addEventListener = listeners.set.bind(listeners);
  vi.stubGlobal("self", { ...scope, addEventListener });
  vi.resetModules();
  await load();

  /** Gives the worker an event, and waits for all promises that it passes to waitUntil(). */
  const dispatch = async (type: string, event: object = {}): Promise<void> => {
    const extended: Promise<unknown>[] = [];
    const waitUntil = (task: Promise<unknown>) => void extended.push(task);
    listeners.get(type)?.({ ...event, waitUntil });
    tasks.push(...extended);
    await Promise.all(extended);
  };
  /** Its answer to a request; undefined if it leaves the request to the browser. */
  const ask = (address: string, mode: RequestMode, others: Partial<Request> = {}) => {
    const { href: url } = new URL(address, ORIGIN);
    const request = { url, mode, method: "GET", headers: new Headers(), ...others };
    const respondWith = vi.fn<(answer: Promise<Response>) => void>();
    void dispatch("fetch", { request, respondWith });
    return respondWith.mock.calls[0]?.[0];
  };
  const answer = async (address: string, mode: RequestMode, headers = new Headers()): Promise<Response> => {
    const response = ask(address, mode, { headers });
    if (!response) throw new Error(`${address}: left to the browser`);
    return await response;
  };
  /** A driver opens an address; with the header "Sec-Purpose", only the browser does. */
  const open = (address: string, headers?: Headers) => answer(address, "navigate", headers);
  /** Waits until it has nothing more to do. */
  const settled = async (): Promise<void> => {
    while (tasks.length > 0) await tasks.shift();
  };
  return {
    open,
    settled,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    /** A page says how long it took to load. */
    hearFrom: (page: object, took: number) => dispatch("message", { source: page, data: took }),
    /** A driver opens an address, and the worker finishes everything that follows from it. */
    async visit(address: string): Promise<void> {
      await open(address);
      await settled();
    },
    /** The heading that a driver sees at an address once this worker has finished and the signal is gone. */
    async withoutSignal(address: string): Promise<string> {
      await settled();
      host.behave("cut");
      return await headingOf(open(address));
    },
    /** A page asks for a file. */
    read: async (address: string): Promise<string> => await (await answer(address, "cors")).text(),
    /** Whether it leaves a page's request to the browser. */
    leaves: (address: string, method = "GET") => ask(address, "cors", { method }) === undefined,
  };
}
