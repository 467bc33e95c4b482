import { expect, test } from "vitest";
import { pictureOf } from "../content/picture-names.ts";
import { cityPicture } from "./city-picture.tsx";

/** The lines on a tower, and how far each goes to both sides of its middle, in the drawing's units. */
function linesOn(name: string) {
  const svg = cityPicture(name);
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
])("%s is on its tower, on as many lines as make it largest, and does not stick out", (name, lines) => {
  const drawn = linesOn(name);
  expect(drawn.map(({ text }) => text)).toEqual(lines);
  for (const { start } of drawn) expect(start).toBeGreaterThanOrEqual(-127);
});

const skylines = import.meta.glob<string>("./scenes/city/skylines/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(["Dallas", "Fort Worth"])("%s has its own skyline, and Keller has none", (name) => {
  const [, line = "none"] =
    / d="([^"]+)"/.exec(skylines[`./scenes/${pictureOf(name).replace("/", "/skylines/")}.svg`] ?? "") ?? [];
  expect(cityPicture(name)).toContain(line);
  expect(cityPicture("Keller")).not.toContain(line);
});

test("the picture has none of the drawing's comments and color variables", () => {
  expect(cityPicture("Keller")).not.toMatch(/<!--|var\(/);
});
