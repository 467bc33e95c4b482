import fc from "fast-check";
import { afterAll, afterEach, vi } from "vitest";
import { watchTimers } from "./timers.ts";

/*
 * Property tests try the same values at each run: a test that passed yesterday fails today only if the code has
 * changed. FC_SEED=7 tries others, as the weekly workflow does; a failure names its seed. The first failure ends a
 * property: to find the shortest text that fails, some would run for minutes.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1), endOnFailure: true });

/*
 * Tests of pages run one file after the other in one window, in an order that depends on how long each took the last
 * time. Each file gets a document without what the last one has shown, and without its animations, and empty storage.
 */
globalThis.document?.body?.replaceWith(document.createElement("body"));
globalThis.sessionStorage?.clear();

const timers = watchTimers();

// A test may stop the clock.
afterEach(() => void vi.useRealTimers());

// Vitest does this before each test, and not after the last one: the next file's modules would load with these globals.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A timer would run during another file, with that one's spies.
  const running = timers.end();
  if (running.length > 0) throw new Error(`Timers outlive this file: ${running.join("; ")}`);
});
