import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

test("the business's name stands behind the subject where both fit into 60 characters; else it is left out, not cut", () => {
  expect(pageTitle("Flat Tire Change", "Lone Star")).toBe("Flat Tire Change | Lone Star");
  expect(pageTitle("s".repeat(48), "Lone Star")).toHaveLength(60);
  expect(pageTitle("s".repeat(49), "Lone Star")).toBe("s".repeat(49));
});
