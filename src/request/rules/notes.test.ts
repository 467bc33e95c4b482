import { expect, test } from "vitest";
import { dialogNotes } from "./notes.ts";
import { SERVICE_CHOICES } from "./services.ts";

const offered = [...SERVICE_CHOICES.slice(0, -1), "Roof racks", "Other"];
const notes = dialogNotes(offered);
const notesFor = (service: string) =>
  notes.filter(({ onlyIf }) => onlyIf?.split("\n").includes(service) ?? true).map(({ value }) => value);

test.each(["", ...offered])("with the service %j there are four notes, the driver's last", (service) => {
  expect(notesFor(service)).toHaveLength(4);
  expect(notesFor(service).slice(2)).toEqual(["Not with the car", "Only text me"]);
});

test("a service that is not done has no notes", () => {
  expect(dialogNotes(["Tire Change", "Other"]).map(({ value }) => value)).not.toContain("Only clicks");
});

test("a service of the owner has the notes that hold for any car", () => {
  expect(notesFor("Roof racks")).toEqual(notesFor(""));
  expect(notesFor("Tire Change")).toContain("No spare");
});

test("no note makes a text message hold less: plain letters only", () => {
  expect(notes.map(({ value }) => value).join("")).toMatch(/^[A-Za-z ]+$/);
});
