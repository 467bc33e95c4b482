import { expect, test } from "vitest";
import { hasNote, toggleNote, withoutLastSeparator } from "./details-notes.ts";

const NOTES = ["Northbound", "No spare", "In a parking garage", "Only text me"];

test.each<[details: string, isOn: boolean, expected: string]>([
  ["", false, "Northbound; "],
  ["left rear flat", false, "left rear flat; Northbound; "],
  ["left rear flat\n", false, "left rear flat\nNorthbound; "],
  ["Northbound I-35W", false, "Northbound I-35W; Northbound; "],
  ["Northbound", true, ""],
  ["Northbound;left rear flat", true, "left rear flat"],
  ["left rear flat; Northbound", true, "left rear flat"],
  ["Northbound; flat; Northbound", true, "flat"],
])("of %j, with the note: %s, a tap makes %j", (details, isOn, expected) => {
  expect(hasNote(details, "Northbound")).toBe(isOn);
  expect(toggleNote(details, "Northbound")).toBe(expected);
});

test("notes follow what was typed, oldest first, and what is typed next follows the notes", () => {
  const noted = NOTES.reduce(toggleNote, "left rear flat");
  expect(noted).toBe(`left rear flat; ${NOTES.join("; ")}; `);
  expect(NOTES.every((note) => hasNote(`${noted}no jack`, note))).toBe(true);
  expect(withoutLastSeparator(noted)).toBe(`left rear flat; ${NOTES.join("; ")}`);
});
