import { expect, test } from "vitest";
import { drawOnce } from "./draw-once.ts";

const svg = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="45">${drawing}</svg>`;

test("what cannot be drawn is named with what is wrong, and others are drawn all the same", async () => {
  const broken = svg("<rect");
  const problems = await drawOnce([svg("<rect/>"), broken, svg("<path/>")], 2000);
  expect([...problems]).toEqual([[broken, expect.stringMatching(/^it cannot be drawn: .*rect/)]]);
});
