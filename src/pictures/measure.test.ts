import { expect, test } from "vitest";
import { measure } from "./measure.tsx";

test("a text is measured in parts of its font size, whatever its length", async () => {
  const widths = await measure(["i", "W", "WWWWWWWWWW"], 800);
  const [narrow = 0, wide = 0, ten = 0] = ["i", "W", "WWWWWWWWWW"].map((text) => widths.get(text));
  expect(narrow).toBeGreaterThan(0.1);
  expect(wide).toBeGreaterThan(2 * narrow);
  expect(ten).toBeCloseTo(10 * wide, 1);
});

test("letters of Spanish and Vietnamese names are in the font", async () => {
  const widths = await measure(["Muñoz", "Munoz", "Nguyễn", "Nguyen"], 700);
  expect(widths.get("Muñoz")).toBeCloseTo(widths.get("Munoz") ?? 0, 1);
  expect(widths.get("Nguyễn")).toBeCloseTo(widths.get("Nguyen") ?? 0, 1);
});
