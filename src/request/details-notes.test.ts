import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasNote, toggleNote } from "./details-notes.ts";
import { freeText } from "./test-arbitraries.ts";

const NOTES = [
  "Northbound",
  "No spare",
  "Garage level: ask me",
  "Text me, please don't call",
  "Phone nearly dead",
];

/** Typed by drivers and worse, with notes and pieces of notes in between, and what bounds them. */
const texts = fc.oneof(
  freeText,
  fc
    .array(fc.oneof(freeText, fc.constantFrom(...NOTES, "North", "bound", ";", "; ", " ", "\n", "\r\n")), {
      maxLength: 8,
    })
    .map((parts) => parts.join("")),
);
const notes = fc.constantFrom(...NOTES);

test.each([
  ["", "Northbound; "],
  ["left rear flat", "Northbound; left rear flat"],
  ["Phone nearly dead; left rear flat", "Northbound; Phone nearly dead; left rear flat"],
  [" \nleft rear flat", "Northbound;  \nleft rear flat"],
  ["Northbound I-35W", "Northbound; Northbound I-35W"],
  ["northbound", "Northbound; northbound"],
])("a tap makes %j %j, and the next one takes the note out again", (details, expected) => {
  expect(hasNote(details, "Northbound")).toBe(false);
  expect(toggleNote(details, "Northbound")).toBe(expected);
  expect(hasNote(expected, "Northbound")).toBe(true);
  expect(toggleNote(expected, "Northbound")).toBe(details);
});

test.each([
  ["Northbound", ""],
  ["Northbound;", ""],
  ["Northbound;left rear flat", "left rear flat"],
  ["Northbound\nleft rear flat", "left rear flat"],
  ["left rear flat; Northbound", "left rear flat"],
  ["left rear flat\nNorthbound", "left rear flat"],
  ["No spare; Northbound; left rear flat", "No spare; left rear flat"],
  ["flat\nNorthbound\nno jack", "flat\nno jack"],
  ["Northbound; flat; Northbound", "flat"],
])("where the driver has typed around a note, %j becomes %j", (details, expected) => {
  expect(hasNote(details, "Northbound")).toBe(true);
  expect(toggleNote(details, "Northbound")).toBe(expected);
});

describe("whatever is typed", () => {
  test("a tap changes whether the note stands there, and no other note", () => {
    fc.assert(
      fc.property(texts, notes, (details, note) => {
        const toggled = toggleNote(details, note);
        for (const each of NOTES)
          expect(hasNote(toggled, each)).toBe(hasNote(details, each) !== (each === note));
      }),
    );
  });

  test("notes tapped in and out in any order leave it as it was", () => {
    const everyNote = fc.shuffledSubarray(NOTES, { minLength: NOTES.length });
    fc.assert(
      fc.property(texts, fc.shuffledSubarray(NOTES), everyNote, (details, put, order) => {
        fc.pre(put.every((note) => !hasNote(details, note)));
        const noted = put.reduce(toggleNote, details);
        expect(noted.endsWith(details)).toBe(true);
        const taken = order.filter((note) => put.includes(note));
        expect(taken.reduce(toggleNote, noted)).toBe(details);
      }),
    );
  });

  test("taking a note out leaves everything else, in its order", () => {
    const segments = (text: string) => text.split(/; ?|\n/);
    fc.assert(
      fc.property(texts, notes, texts, (before, note, after) => {
        const details = `${before}\n${note}; ${after}`;
        const left = segments(details).filter((segment) => segment !== note);
        expect(segments(toggleNote(details, note))).toEqual(left.length > 0 ? left : [""]);
      }),
    );
  });
});
