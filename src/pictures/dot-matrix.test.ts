import { expect, test } from "vitest";
import { board } from "../content/values.ts";
import { dotsOf } from "./dot-matrix.ts";

test("a letter is drawn by its columns", () => {
  expect(dotsOf("T")).toBe("M0 0v0.1M1 0v0.1M2 0v6.1M3 0v0.1M4 0v0.1");
  expect(dotsOf("E")).toMatch(/^M0 0v6.1M1 0v0.1M1 3v0.1M1 6v0.1/);
  expect(dotsOf("t")).toBeUndefined();
});

test("every letter that the content may have on a board can be drawn", () => {
  const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const allowed = letters.filter((letter) => board.safeParse([letter]).success);
  expect(allowed.filter((letter) => dotsOf(letter) === undefined)).toEqual([]);
  expect(allowed).toContain("&");
});
