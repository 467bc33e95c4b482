import { afterAll, vi } from "vitest";

/*
 * Unit tests run one file after the other in one window, in an order that depends on how long each took the last time.
 * Each file gets a document without what the last one has shown, and without its animations.
 */
globalThis.document?.body?.replaceWith(document.createElement("body"));

// Vitest does this before each test, and not after the last one: the next file's modules would load with these globals.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
