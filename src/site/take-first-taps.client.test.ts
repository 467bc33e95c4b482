import { expect, test, vi } from "vitest";
import { markLeft } from "../request/device/tab-storage.ts";
import { takeFirstTaps } from "./take-first-taps.client.ts";

/* In browsers: tests/journeys/second-taps.spec.ts. */

const HERE = "https://example.com";

test.each([
  ["ignores", "another page of the site", "/terms", "navigate", 500],
  ["takes", "another page of the site, half a second late", "/terms", "navigate", 501],
  ["takes", "a site whose name begins like this one's", "https://example.com.net/", "navigate", 100],
  ["takes", "a search", "https://example.org/", "navigate", 100],
  ["takes", "a bookmark", "", "navigate", 100],
  ["ignores", "a page of the site that the browser does not tell", "", "navigate", 100],
  ["takes", "a search, later", "https://example.org/", "navigate", 100],
  ["takes", "a bookmark, in a new tab whose storage is blocked", "", "navigate", 100],
  ["ignores", "an earlier page of a tab whose storage is blocked", "", "navigate", 100],
  ["takes", "a bookmark, and a reload", "", "reload", 100],
  ["ignores", "a bookmark, and Back", "", "back_forward", 100],
])("a page %s the first taps of someone who comes from %s", (answer, whence, from, type, responseStart) => {
  vi.stubGlobal("location", { origin: HERE });
  vi.spyOn(document, "referrer", "get").mockReturnValue(from.replace(/^\//, `${HERE}/`));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type, responseStart } as never]);
  const cancel = vi.fn();
  sessionStorage.clear();
  if (/tell|later/.test(whence)) markLeft();
  if (/blocked/.test(whence)) vi.stubGlobal("sessionStorage", undefined);
  vi.spyOn(history, "length", "get").mockReturnValue(/new tab/.test(whence) ? 1 : 2);
  document.body.getAnimations = () => [{ cancel } as never];
  takeFirstTaps();
  expect(cancel).toHaveBeenCalledTimes(answer === "takes" ? 1 : 0);
});
