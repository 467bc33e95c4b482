// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type EarlyTap, earlyTap, HOLD_MS, IDLE, type Tap } from "./early-tap.client.ts";

/* Each test decides what happens, and when. With the page and its code: src/request/early-tap/early-tap.spec.ts. */

const tapOn = (type: "submit" | "button", at: number): Tap => ({
  button: Object.assign(document.createElement("button"), { type }),
  at,
});
const send = tapOn("submit", 100);
const gps = tapOn("button", 200);
const held = (tap: Tap): EarlyTap => ({ kind: "held", tap });

test("the last tap is held, also after one that came to nothing", () => {
  for (const state of [IDLE, held(gps), { kind: "late", tap: gps }] as const)
    expect(earlyTap(state, { type: "tapped", tap: send })).toEqual(held(send));
});

test("typing on drops a submit, which would send an unfinished form, and no other tap", () => {
  expect(earlyTap(held(send), { type: "typed" })).toBe(IDLE);
  expect(earlyTap(held(gps), { type: "typed" })).toEqual(held(gps));
});

test("Escape and closing the dialog drop every tap", () => {
  for (const tap of [send, gps]) expect(earlyTap(held(tap), { type: "dismissed" })).toBe(IDLE);
});

test("a tap whose code does not come is late, once; without a tap, nothing is", () => {
  const late = earlyTap(held(gps), { type: "gaveUp" });
  expect(late).toEqual({ kind: "late", tap: gps });
  for (const type of ["gaveUp", "typed", "dismissed"] as const) {
    expect(earlyTap(late, { type })).toBe(late);
    expect(earlyTap(IDLE, { type })).toBe(IDLE);
  }
  expect(earlyTap(late, { type: "loaded", now: 300 })).toEqual({ kind: "replayed", tap: undefined });
});

test("the code repeats the tap that is held, unless a busy page gets to it too late to open the text app", () => {
  const after = (milliseconds: number) =>
    earlyTap(held(send), { type: "loaded", now: send.at + milliseconds });
  expect(after(HOLD_MS)).toEqual({ kind: "replayed", tap: send });
  expect(after(HOLD_MS + 1)).toEqual({ kind: "replayed", tap: undefined });
  expect(earlyTap(IDLE, { type: "loaded", now: 300 })).toEqual({ kind: "replayed", tap: undefined });
});
