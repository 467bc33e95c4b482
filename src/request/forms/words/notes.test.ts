import { expect, test } from "vitest";
import { toggleNote } from "../../message/details-notes.ts";
import { noteLabel, notesFor, requestNotes } from "./notes.ts";

test.each(Object.entries(requestNotes))("the notes for %j: five, short, each once", (service, notes) => {
  expect(notes).toHaveLength(5);
  expect(new Set(notes).size).toBe(notes.length);
  for (const note of notes) {
    expect(note.split(" ").length).toBeLessThanOrEqual(3);
    // No note contains a separator.
    expect(toggleNote(toggleNote("flat; ", note), note)).toBe("flat; ");
  }
  expect(notesFor(service)).toBe(notes);
});

test("for a service that is not known, the notes are directions", () => {
  expect(notesFor("toString")).toEqual(expect.arrayContaining(["Northbound", "Westbound"]));
});

test("a note has a curly apostrophe on its button, and a straight one in the text message", () => {
  expect(notesFor("")).toContain("Text, don't call");
  expect(noteLabel("Text, don't call")).toBe("Text, don’t call");
});
