import { expect, test } from "vitest";
import { shapeOf } from "./map-label.ts";

/** The baseline of a line of capitals, as a share of the font size from its top. */
const BASE = 0.83;

const AT = { name: "Cold Creek", path: "/cold-creek", x: 100, y: 100 };

/** The top and the bottom of a name's lines, seen from its dot, and how far it reaches left and right. */
function boxOf({ lines, fontSize, text, target }: ReturnType<typeof shapeOf>) {
  const top = text.y - BASE * fontSize;
  return { top, bottom: top + lines.length * fontSize, left: target.x, right: target.x + target.width };
}

const SIDES = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

test.each(SIDES)("a name in the %s of its dot is there, on the target that a finger may touch", (side) => {
  for (const label of [{ side }, { side, stacked: true }, { side, large: true }, { side, away: 9 }]) {
    const shape = shapeOf({ ...AT, label });
    const { top, bottom, left, right } = boxOf(shape);
    const { target } = shape;
    if (side.startsWith("north")) expect(bottom).toBeLessThan(-5);
    else if (side.startsWith("south")) expect(top).toBeGreaterThan(5);
    else expect(Math.abs(top + bottom)).toBeLessThan(2);
    if (side === "east") expect(left).toBeGreaterThan(5);
    else if (side === "west") expect(right).toBeLessThan(-5);
    else if (side.endsWith("east")) expect(left).toBeGreaterThan(-5);
    else if (side.endsWith("west")) expect(right).toBeLessThan(5);
    else expect(left + right).toBeCloseTo(0);
    expect(target.y).toBeLessThan(top + 1);
    expect(target.y + target.height).toBeGreaterThan(bottom - 1);
    expect(target.height).toBeGreaterThanOrEqual(24);
  }
});

test("a name that is stacked, or away from its dot, has a word on each line, and is as wide as its longest", () => {
  const [beside, stacked, away] = [{}, { stacked: true }, { away: 9 }].map((more) =>
    shapeOf({ ...AT, label: { side: "north", ...more } }),
  );
  expect([beside?.lines, stacked?.lines, away?.lines]).toEqual([["Cold Creek"], ["Cold", "Creek"], ["Cold", "Creek"]]);
  expect(stacked?.target.width).toBeCloseTo((beside?.target.width ?? 0) / 2);
  expect(away?.target.width).toBe(stacked?.target.width);
});

test.each([
  ["north", -1],
  ["south", 1],
] as const)("a line leads from the dot to a name away in the %s, and ends before it", (side, down) => {
  expect(shapeOf({ ...AT, label: { side } }).leader).toBe(0);
  const shape = shapeOf({ ...AT, label: { side, away: 9 } });
  const { top, bottom } = boxOf(shape);
  expect(down * shape.leader).toBeGreaterThan(9);
  expect(down * shape.leader).toBeLessThan(down * (down < 0 ? bottom : top));
});
