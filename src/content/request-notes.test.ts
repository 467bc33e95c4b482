import { expect, test } from "vitest";
import { toggleNote } from "../request/details-notes.ts";
import { notesFor, requestNotes } from "./request-notes.ts";

test.each(Object.entries(requestNotes))(
  "the notes for %j: six at most, each once, and how to answer the driver last",
  (service, notes) => {
    expect(notes.length).toBeLessThanOrEqual(6);
    expect(new Set(notes).size).toBe(notes.length);
    expect(notes.slice(-2)).toEqual(["Text me, please don't call", "Phone nearly dead"]);
    // No note contains a separator.
    for (const note of notes) expect(toggleNote(toggleNote("flat; ", note), note)).toBe("flat; ");
    expect(notesFor(service)).toBe(notes);
  },
);

test("without a service, and for one that is not known, the notes are directions", () => {
  expect(notesFor("")).toEqual(
    expect.arrayContaining(["Northbound", "Southbound", "Eastbound", "Westbound"]),
  );
  expect(notesFor("toString")).toBe(requestNotes[""]);
});
