import { expect, onTestFinished, test } from "vitest";
import { testBusiness } from "../../../tests/support/business.ts";
import { removeSite, writeSite } from "../../../tests/support/folders.ts";
import type { ServicePicture } from "../../owner/pages.ts";
import { board } from "../../owner/values.ts";
import { cityPicture } from "./city-picture.tsx";
import { CAPITAL_HEIGHT, missingLetters, OUTLINE_SIZE, outlinesOf, widthOf } from "./outlines.ts";
import { scenes, servicePicture } from "./service-picture.tsx";

/* Words on drawings: a city's name on its water tower, a service's text on its message board. */

/** A site without drawings of its own. */
const SITE = { root: import.meta.dirname, business: testBusiness() };

/** How many letters each line on a picture has. */
function linesOn(svg: string): number[] {
  const lines = svg.matchAll(/<g transform="translate\(\S+ \S+\) scale\(\S+\)" fill="[^"]+">(.*?)<\/g>/g);
  return Array.from(lines, ([, letters = ""]) => letters.match(/ d="M/g)?.length ?? 0);
}

test.each([
  ["Milton", [6]],
  ["Cold Creek", [9]],
  ["North Pleasant Hills", [5, 13]],
  ["Williamsportown Gardens", [15, 7]],
  // The font lacks some of their letters.
  ["Kāneʻohe", [7]],
  ["Αθήνα 🚗", [6]],
])("%s is on its tower, in as many lines as make it largest", (name, lines) => {
  expect(linesOn(cityPicture({ name, fullName: `${name}, ID` }, SITE))).toEqual(lines);
});

/** Points of a letter's outline: right of its place, and down from the top of capitals. */
const pointsOf = (path = "") =>
  Array.from(path.matchAll(/(-?\d+) (-?\d+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));

test("letters stand upright, one after the other, from the top of capitals down", () => {
  const [first, second] = outlinesOf("LL");
  expect([first?.left, second?.left, second?.right]).toEqual([0, first?.right, widthOf("LL")]);
  const points = pointsOf(first?.path);
  const foot = CAPITAL_HEIGHT * OUTLINE_SIZE;
  expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(0, 0);
  expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(foot, 0);
  const reach = (half: (y: number) => boolean) => Math.max(...points.filter(({ y }) => half(y)).map(({ x }) => x));
  // The foot of an L goes farther to the right than its stem.
  expect(reach((y) => y > foot / 2)).toBeGreaterThan(2 * reach((y) => y < foot / 2));
});

test("the lines of a city's name are below each other, around the middle of a name on one line", () => {
  const edgesOf = (name: string) => {
    const svg = cityPicture({ name, fullName: `${name}, ID` }, SITE);
    return Array.from(svg.matchAll(/translate\(\S+ (\S+)\) scale\((\S+)\)" fill/g), ([, top, scale]) => {
      const height = CAPITAL_HEIGHT * OUTLINE_SIZE * Number(scale);
      return { top: Number(top), bottom: Number(top) + height, height };
    });
  };
  const [[one], [first, second]] = [edgesOf("Milton"), edgesOf("North Pleasant Hills")];
  if (!one || !first || !second) throw new Error("a line is missing");
  expect(second.top).toBeGreaterThan(first.bottom + first.height / 4);
  expect(second.top).toBeLessThan(first.bottom + first.height);
  expect(first.top + second.bottom).toBeCloseTo(one.top + one.bottom, 0);
});

test("a city's own skyline is in its picture, whatever its size", async () => {
  const size = (width: number) => `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${(width * 3) / 4}"`;
  const drawing = (width: number) => `<svg ${size(width)}><path d="M7 7h7v7z"/></svg>`;
  const root = await writeSite({
    "content/drawings/ashby-id.svg": drawing(800),
    "content/drawings/ashby-or.svg": drawing(400),
  });
  onTestFinished(() => removeSite(root));
  const pictureOf = (state: string) => cityPicture({ name: "Ashby", fullName: `Ashby, ${state}` }, { ...SITE, root });
  expect(pictureOf("ID")).toMatch(/<path d="M7 7h7v7z"\/>(?!<\/svg>)/);
  expect(pictureOf("OR")).toContain(drawing(400));
});

test("a skyline is a drawing, whatever its letters mean to a program", async () => {
  const text = "<text>$&amp; $$ $1</text>";
  const root = await writeSite({ "content/drawings/ashby-id.svg": `<svg viewBox="0 0 800 600">${text}</svg>` });
  onTestFinished(() => removeSite(root));
  expect(cityPicture({ name: "Ashby", fullName: "Ashby, ID" }, { ...SITE, root })).toContain(
    "<text>$&amp; $$ $1</text>",
  );
});

test("each line on a message board is in its middle, and never wider or higher than its room", () => {
  const lines = ["FLAT?", "WWWWWWWWWWWWWWWW"];
  const drawn = servicePicture("tire", lines, SITE.business);
  const places = Array.from(drawn.matchAll(/<g transform="translate\((\S+) \S+\) scale\((\S+)\)"/g), (place) =>
    place.slice(1).map(Number),
  );
  expect(places).toHaveLength(2);
  for (const [index, [left = 0, scale = 0]] of places.entries()) {
    const width = widthOf(lines[index] ?? "") * scale;
    expect(left + width / 2).toBeCloseTo(99 / 2, 0);
    expect(width).toBeLessThan(99);
    expect(scale * OUTLINE_SIZE).toBeLessThanOrEqual(10);
  }
});

test.each<ServicePicture>(["tire", "lockout", "battery", "mechanic", "brake"])(
  "the car on the picture %s is as high as the band of a phone",
  (name) => {
    const [, height] = /id="beside" viewBox="\S+ \S+ \S+ (\S+)"/.exec(scenes[`./scenes/${name}.svg`] ?? "") ?? [];
    const [, scale] =
      /min-aspect-ratio:5\/2\)\{\.scene\{transform:scale\((\S+?)\)/.exec(servicePicture(name, [], SITE.business)) ?? [];
    expect(Number(scale) * Number(height)).toBeCloseTo(256, 0);
  },
);

test("a message board has the lines of a service's file, whose letters can all be drawn", () => {
  expect(linesOn(servicePicture("tire", ["FLAT?", "PULL OVER."], SITE.business))).toEqual([5, 9]);
  const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const allowed = letters.filter((letter) => board.safeParse([letter]).success);
  expect(allowed).toContain("&");
  expect(missingLetters(allowed.join(""))).toEqual([]);
});
