import { afterEach, expect, test, vi } from "vitest";
import { endNotice } from "./end-notice.client.ts";

/* In a browser: src/site/todays-notice.spec.ts. */

const UNTIL = 4_000_000_000_000;
const { dataset } = document.documentElement;

afterEach(() => {
  for (const name of ["until", "over", "gone"]) delete dataset[name];
});

/** Opens a page this many milliseconds after its notice's end. */
function openAt(time: number): void {
  vi.useFakeTimers({ now: UNTIL + time });
  dataset.until = String(UNTIL);
  endNotice();
}

const state = () => ["over", "gone"].filter((name) => name in dataset);

test("a page that is opened after the end has no room for the notice, also one from the pack", () => {
  openAt(0);
  expect(state()).toEqual(["over", "gone"]);
});

test("on an open page the words go at the end, also weeks later, and the room once it is looked at again", () => {
  const month = 31 * 86_400_000;
  openAt(-month);
  vi.advanceTimersByTime(month - 1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(state()).toEqual([]);
  vi.advanceTimersByTime(15_000);
  expect(state()).toEqual(["over"]);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(state()).toEqual(["over", "gone"]);
});
