import { expect, test } from "vitest";
import { legend, missingLetters } from "./legend.tsx";
import { ogCard } from "./og-card.tsx";

const BOX = { width: 960, height: 210 };

const sizeOf = async (text: string, onOneLine = false) => {
  const { size, width, height } = await legend(text, BOX, 136, { onOneLine });
  expect(width).toBeLessThanOrEqual(BOX.width);
  expect(height).toBeLessThanOrEqual(BOX.height);
  return size;
};

test("a short heading gets the largest font size, and a longer one a smaller size", async () => {
  expect(await sizeOf("Help")).toBe(136);
  expect(await sizeOf("Request roadside help, day or night")).toBeLessThan(136);
  // Two lines of capitals and the gap between them: 1.82 times the font size.
  expect(await sizeOf("Request\nhelp")).toBe(Math.floor(210.5 / 1.82));
});

test("a word too wide for the box is made smaller instead of broken, and so is a text on one line", async () => {
  const ten = await sizeOf("W".repeat(10));
  const twenty = await sizeOf("W".repeat(20));
  expect(twenty / ten).toBeCloseTo(0.5, 1);
  expect(await sizeOf("Request roadside help", true)).toBeLessThan(await sizeOf("Request roadside help"));
});

test.each([
  ["Grúas Nguyễn’s – “Ok”…", []],
  ["Дог 24/7", ["Д", "о", "г"]],
  ["Help 🚗 → now", ["🚗", "→"]],
])("in %j the font lacks %j", async (text, missing) => {
  expect(await missingLetters(text)).toEqual(missing);
});

test("a heading with a letter that the font lacks gets an error that names both, and no card", async () => {
  await expect(ogCard({ main: "Help → now" })).rejects.toThrow(
    'Overpass, the font of the cards, has no → for the heading "Help → now"',
  );
});
