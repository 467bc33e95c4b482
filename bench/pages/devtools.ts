import type { Readable, Writable } from "node:stream";
import type { CDPSession } from "@playwright/test";

/**
 * A conversation with one target of the browser: the browser itself, a tab, a page, a worker.
 *
 * Playwright and Puppeteer cannot take its place: as soon as a session of theirs is attached to a page
 * itself, and not through its tab, Chromium prerenders nothing for it ("PrerenderingDisabledByDevTools", 156).
 */
export interface Session {
  /** @throws {Error} what the browser has against it. */
  send: CDPSession["send"];
  on: CDPSession["on"];
  /** The conversation with a target attached to this one. */
  child(id: string): Session;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

type Listener = (params: unknown) => void;

/**
 * Speaks the DevTools protocol over the two pipes of --remote-debugging-pipe, each message ended by a zero.
 * https://chromedevtools.github.io/devtools-protocol/
 */
export function openDevtools(requests: Writable, answers: Readable): Session {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, Listener[]>();
  let lastId = 0;

  const session = (sessionId?: string): Session => {
    const send = (method: string, params: unknown = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, ({ error, result }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        requests.write(`${JSON.stringify({ id: lastId, sessionId, method, params })}\0`);
      });
    const on = (method: string, listener: Listener) => {
      const key = keyOf({ sessionId, method });
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    };
    return { send: send as Session["send"], on: on as Session["on"], child: session };
  };

  const receive = (message: Message) => {
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
    for (const listener of listeners.get(keyOf(message)) ?? []) listener(message.params);
  };

  let rest = "";
  answers.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages) receive(JSON.parse(message));
  });
  return session();
}

function keyOf({ sessionId = "", method = "" }: { sessionId?: string | undefined; method?: string }): string {
  return `${sessionId} ${method}`;
}
