import { expect, test, vi } from "vitest";
import { isPhone } from "./is-phone.ts";

test.each([
  [599, 960, true],
  // On its side.
  [960, 599, true],
  // Android's smallest tablets ("sw600dp").
  [600, 960, false],
  [960, 600, false],
  [1280, 800, false],
])("a screen of %d x %d that takes touches is a phone's: %s", (width, height, expected) => {
  vi.stubGlobal("screen", { width, height });
  vi.stubGlobal("navigator", { maxTouchPoints: 5 });
  expect(isPhone()).toBe(expected);
});

test.each([
  // A computer, of whose screen the browser says the size of the window.
  [0, true, false],
  [5, true, true],
  [0, false, true],
])("a small screen that takes %d touches, with a mouse: %s, is a phone's: %s", (maxTouchPoints, hasMouse, expected) => {
  vi.stubGlobal("screen", { width: 390, height: 844 });
  vi.stubGlobal("navigator", { maxTouchPoints });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: hasMouse && query.includes("pointer: fine") }));
  expect(isPhone()).toBe(expected);
});
