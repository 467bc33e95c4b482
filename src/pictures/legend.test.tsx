import { expect, test } from "vitest";
import { guideSign } from "./guide-sign.tsx";
import { Legend, largestSize, missingLetters } from "./legend.tsx";

const BOX = { width: 960, height: 210 };

const sizeOf = (text: string, onOneLine = false) => {
  const draw = (size: number) => (
    <Legend size={size} color="#fff" onOneLine={onOneLine}>
      {text}
    </Legend>
  );
  return largestSize(draw, BOX, 136);
};

test("what has room is as large as it may be, and what has none is smaller", async () => {
  expect(await sizeOf("Help")).toBe(136);
  expect(await sizeOf("Request roadside help, day or night")).toBeLessThan(136);
  // Two lines of capitals and the gap between them: 1.82 times the font size.
  expect(await sizeOf("Request\nhelp")).toBe(Math.floor(210.5 / 1.82));
});

test("a word that is wider than the box is not broken but smaller, and so is a text on one line", async () => {
  const ten = await sizeOf("W".repeat(10));
  const twenty = await sizeOf("W".repeat(20));
  expect(twenty / ten).toBeCloseTo(0.5, 1);
  expect(await sizeOf("Request roadside help", true)).toBeLessThan(await sizeOf("Request roadside help"));
});

test.each([
  ["Grúas Nguyễn’s – “Ok”…", []],
  ["Дог 24/7", ["Д", "о", "г"]],
  ["Help 🚗 → now", ["🚗", "→"]],
  ["Help now", []],
])("of %j the font lacks %j", async (text, missing) => {
  expect(await missingLetters(text)).toEqual(missing);
});

test("a heading with a letter that the font lacks gets no card but a message that names both", async () => {
  await expect(guideSign({ main: "Help → now" })).rejects.toThrow(
    'Overpass, the font of the cards, has no → for the heading "Help → now"',
  );
  await expect(guideSign({ main: "Help now" })).resolves.toBeTruthy();
});
