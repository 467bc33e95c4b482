import { expect, test } from "vitest";
import { hasNote, toggleNote } from "./details-notes.ts";

const NOTES = ["Northbound", "No spare", "In a parking garage", "Text me, please don't call"];

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

test.each(["", "left rear flat", "Northbound I-35W", "; ", "flat;\n; no jack;", "North; bound\r\n"])(
  "notes tapped in and out again, in another order, leave %j as it was",
  (details) => {
    const noted = NOTES.reduce(toggleNote, details);
    expect(noted.endsWith(details)).toBe(true);
    expect([...NOTES.slice(2), ...NOTES.slice(0, 2)].reduce(toggleNote, noted)).toBe(details);
  },
);
