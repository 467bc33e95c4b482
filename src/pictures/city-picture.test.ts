import { expect, test } from "vitest";
import { cityPicture } from "./city-picture.tsx";

/** The lines on a tower, and how far each goes to both sides of its middle, in the drawing's units. */
async function linesOn(name: string) {
  const svg = await cityPicture(name);
  return Array.from(svg.matchAll(/scale\(([\d.]+)\)">(.*?)<\/g>/g), ([, scale, letters = ""]) => {
    const places = Array.from(letters.matchAll(/#(\w)" x="(-?\d+)"/g), ([, letter = "", x]) => ({
      letter,
      x: Number(x) * Number(scale),
    }));
    return {
      text: places.map(({ letter }) => letter).join(""),
      start: Math.min(...places.map(({ x }) => x)),
    };
  });
}

test.each([
  ["Keller", ["KELLER"]],
  ["Fort Worth", ["FORTWORTH"]],
  ["North Richland Hills", ["NORTH", "RICHLANDHILLS"]],
  ["Grand Prairie", ["GRAND", "PRAIRIE"]],
  ["Dalworthington Gardens", ["DALWORTHINGTON", "GARDENS"]],
])("%s is on its tower, on as many lines as make it largest, and does not stick out", async (name, lines) => {
  const drawn = await linesOn(name);
  expect(drawn.map(({ text }) => text)).toEqual(lines);
  for (const { start } of drawn) expect(start).toBeGreaterThanOrEqual(-127);
});

test("only a city with its own drawing has a skyline", async () => {
  const [keller, dallas, fortWorth] = await Promise.all(["Keller", "Dallas", "Fort Worth"].map(cityPicture));
  expect(keller).not.toContain('stroke-dasharray="2 6"');
  expect(dallas).toContain('stroke="#3fd08a"');
  expect(fortWorth).toContain('stroke="#9fe8c4"');
});

test("the picture has none of the drawing's comments and color variables", async () => {
  expect(await cityPicture("Keller")).not.toMatch(/<!--|var\(/);
});
