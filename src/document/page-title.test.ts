import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

test("the business's name stands behind the subject", () => {
  expect(pageTitle("Flat Tire Change", "Lone Star")).toBe("Flat Tire Change | Lone Star");
});

test("60 characters in all still fit", () => {
  const subject = "s".repeat(48);
  expect(pageTitle(subject, "Lone Star")).toBe(`${subject} | Lone Star`);
});

test("with 61 the name is left out, not cut", () => {
  const subject = "s".repeat(49);
  expect(pageTitle(subject, "Lone Star")).toBe(subject);
});
