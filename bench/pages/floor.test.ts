import { expect, test } from "vitest";
import { FLOOR_HTML, FLOOR_SIZE } from "./floor.ts";

test("the bare page has its size, and nothing to fetch", () => {
  expect(Buffer.byteLength(FLOOR_HTML)).toBe(FLOOR_SIZE);
  expect(FLOOR_HTML).not.toMatch(/src=|href="(?!tel:|data:)/);
});
