import fc from "fast-check";
import { expect, test } from "vitest";
import { hasNote, toggleNote } from "./details-notes.ts";
import { freeText } from "./test-arbitraries.ts";

const NOTES = ["Northbound", "No spare", "Garage level: ask me", "Text me, please don't call"];

/** Typed by drivers and worse, with notes and pieces of notes in between, and what bounds them. */
const piece = fc.oneof(freeText, fc.constantFrom(...NOTES, "North", "bound", ";", "; ", " ", "\n", "\r\n"));
const texts = fc.oneof(
  freeText,
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
);

test.each([
  ["", "Northbound; "],
  ["left rear flat", "Northbound; left rear flat"],
  ["No spare; left rear flat", "Northbound; No spare; left rear flat"],
  ["Northbound I-35W", "Northbound; Northbound I-35W"],
  ["northbound", "Northbound; northbound"],
])("a tap makes %j %j", (details, expected) => {
  expect(hasNote(details, "Northbound")).toBe(false);
  expect(toggleNote(details, "Northbound")).toBe(expected);
});

test.each([
  ["Northbound", ""],
  ["Northbound;", ""],
  ["Northbound;left rear flat", "left rear flat"],
  ["Northbound\nleft rear flat", "left rear flat"],
  ["left rear flat; Northbound", "left rear flat"],
  ["No spare; Northbound; left rear flat", "No spare; left rear flat"],
  ["flat\nNorthbound\nno jack", "flat\nno jack"],
  ["Northbound; flat; Northbound", "flat"],
])("where the driver has typed around a note, %j becomes %j", (details, expected) => {
  expect(hasNote(details, "Northbound")).toBe(true);
  expect(toggleNote(details, "Northbound")).toBe(expected);
});

test("whatever is typed, notes tapped in and out in any order leave it as it was", () => {
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
