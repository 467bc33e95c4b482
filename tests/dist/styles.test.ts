import { expect, test } from "vitest";
import { readText } from "../support/built-site.ts";

test("styles register no custom property: Tailwind does so for its own borders, shadows and weights", () => {
  const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(readText("index.html")) ?? [];
  expect(styles).toContain(".button");
  expect(styles.match(/@property [\w-]+/g) ?? []).toEqual([]);
});
