import fc from "fast-check";
import { expect, test } from "vitest";
import { CAPITAL, LINE_GAP, type Room, signLines, type Word } from "./sign-lines.ts";

const ROOM: Room = { width: 960, height: 252, maxSize: 136 };

/** Letters about as wide as those of Overpass. */
const LETTER = 0.53;

const wordsOf = (legend: string): Word[] =>
  legend.split(" ").map((text) => ({ text, width: text.length * LETTER }));

const linesOf = (legend: string) => signLines(wordsOf(legend), ROOM).lines.join(" / ");

test.each([
  "Contact us",
  "Oops! / Page not found",
  "Flat Tire? / We Put Your Spare On",
  "Locked Out of Your Car? / We Answer 24/7",
  "Tire Changing Service, / Right Where You Are",
  "Tire Repair Brought to You / in Dallas-Fort Worth",
  "Car Battery Replacement / at Your Home or Work",
  "Dead Battery? / Jump Start / or Replacement, 24/7",
  "Mobile Diesel Mechanics / and Tire Technicians / Across North Texas",
])("%s", (expected) => {
  expect(linesOf(expected.replaceAll(" / ", " "))).toBe(expected);
});

test("a short legend is as large as the room allows, and no larger", () => {
  expect(signLines(wordsOf("Help"), ROOM)).toEqual({ lines: ["Help"], size: 136 });
});

test("whatever it says, the legend is whole and stays within its room", () => {
  const word = fc.integer({ min: 1, max: 15 }).map((length) => "x".repeat(length));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (texts) => {
      const { lines, size } = signLines(wordsOf(texts.join(" ")), ROOM);
      expect(lines.join(" ")).toBe(texts.join(" "));
      expect(size * (lines.length * CAPITAL + (lines.length - 1) * LINE_GAP)).toBeLessThanOrEqual(252);
      for (const line of lines)
        expect(line.replaceAll(" ", "").length * LETTER * size).toBeLessThanOrEqual(960);
    }),
  );
});
