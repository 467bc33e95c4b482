import { vi } from "vitest";
import { ORIGIN } from "./test-deploy.ts";

/* A worker for unit tests, with modules of its own, as one that a browser starts: it is given events, as by a browser. */

type Listener = (event: object) => void;

/** What a worker finds in the scope of its script, all but what it listens with. */
export type Scope = Readonly<Record<"registration" | "clients" | "skipWaiting", unknown>>;

/**
 * Starts a worker.
 * @param load Imports its script.
 */
export async function startWorker(scope: Scope, load: () => Promise<unknown>) {
  const listeners = new Map<string, Listener>();
  const tasks: Promise<unknown>[] = [];
  vi.stubGlobal("self", {
    ...scope,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.resetModules();
  await load();

  /** Gives the worker an event, and waits for all that it extends the event for. */
  const dispatch = async (type: string, event: object = {}): Promise<void> => {
    const extended: Promise<unknown>[] = [];
    const waitUntil = (task: Promise<unknown>) => {
      extended.push(task);
      tasks.push(task);
    };
    listeners.get(type)?.({ ...event, waitUntil });
    await Promise.all(extended);
  };
  const request = (address: string, mode: RequestMode, method = "GET") => {
    const { href: url } = new URL(address, ORIGIN);
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    void dispatch("fetch", { request: { url, mode, method }, respondWith });
    return answer;
  };
  const answer = async (address: string, mode: RequestMode): Promise<Response> => {
    const response = request(address, mode);
    if (!response) throw new Error(`${address}: left to the browser`);
    return await response;
  };
  const open = (address: string) => answer(address, "navigate");
  const settled = async (): Promise<void> => {
    while (tasks.length > 0) await tasks.shift();
  };
  return {
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    /** A page says how long it took to load. */
    hearFrom: (page: object, took: number) => dispatch("message", { source: page, data: took }),
    /** A driver opens an address. */
    open,
    /** A driver opens an address, and the worker ends all that follows from it. */
    async visit(address: string): Promise<void> {
      await open(address);
      await settled();
    },
    /** A page asks for a file. */
    read: async (address: string): Promise<string> => await (await answer(address, "cors")).text(),
    /** Whether it leaves what a page asks for to the browser. */
    leaves: (address: string, method?: string) => request(address, "cors", method) === undefined,
    /** Waits until it has nothing more to do. */
    settled,
  };
}
