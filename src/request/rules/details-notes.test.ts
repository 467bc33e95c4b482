import { expect, test } from "vitest";
import { isAway, NOT_WITH_CAR } from "./away.ts";
import { hasNote, toggleNote } from "./details-notes.ts";

test.each<[details: string, isOn: boolean, expected: string]>([
  ["", false, "Northbound; "],
  ["left rear flat", false, "left rear flat; Northbound; "],
  ["left rear flat\n", false, "left rear flat\nNorthbound; "],
  ["No spare; ", false, "No spare; Northbound; "],
  ["Northbound I-35W", false, "Northbound I-35W; Northbound; "],
  ["Northbound", true, ""],
  ["Northbound;left rear flat", true, "left rear flat"],
  ["left rear flat; Northbound", true, "left rear flat"],
  ["Northbound; flat; Northbound", true, "flat"],
])("a tap on a note in %j, on: %s, gives %j", (details, isOn, expected) => {
  expect(hasNote(details, "Northbound")).toBe(isOn);
  expect(toggleNote(details, "Northbound")).toBe(expected);
});

test.each([
  ["first tap", "flat", "flat; Not with the car; Phone number at the car: "],
  ["second tap", "Not with the car; Phone number at the car: ; flat", "flat"],
  ["tap with an answer", "Not with the car; Phone number at the car: 817", "Phone number at the car: 817"],
  ["third tap", "Phone number at the car: 817", "Phone number at the car: 817; Not with the car; "],
])("Not with the car, %s: %j becomes %j", (_, details, expected) => {
  expect(toggleNote(details, NOT_WITH_CAR)).toBe(expected);
});

test.each<[isAway: boolean, details: string]>([
  [true, "Not with the car; Phone number at the car: 817"],
  [true, "flat\nNot with the car"],
  [true, "I’m NOT with the car, my son is"],
  [true, "We are not near our van"],
  [false, "I am with the car; Keys in car"],
  [false, "My keys are not with the car"],
  [false, "The spare isn’t with the car"],
  [false, "Not with the car but the trailer"],
  [false, "Broke a lug nut with the car jack"],
])("%s: the driver is away, by %j", (expected, details) => {
  expect(isAway(details)).toBe(expected);
});
