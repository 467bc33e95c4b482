import { describe, expect, test } from "vitest";
import { toggleNote } from "../request/details-notes.ts";
import { notesFor, requestNotes } from "./request-notes.ts";

const lists = Object.entries(requestNotes);

describe.each(lists)("the notes for the service %j", (service, notes) => {
  test("are six at most, each once", () => {
    expect(notes.length).toBeLessThanOrEqual(6);
    expect(new Set(notes).size).toBe(notes.length);
  });

  test("end with how to answer, for there is no call without an answer", () => {
    expect(notes.slice(-2)).toEqual(["Text me, please don't call", "Phone nearly dead"]);
  });

  test("can be taken out of the details again: they hold nothing that bounds a note", () => {
    for (const note of notes) expect(toggleNote(toggleNote("flat", note), note)).toBe("flat");
  });

  test("are found by what the field holds", () => {
    expect(notesFor(service)).toBe(notes);
  });
});

test("before a service is chosen, and for one that is not known, the directions are asked", () => {
  expect(notesFor("")).toEqual(
    expect.arrayContaining(["Northbound", "Southbound", "Eastbound", "Westbound"]),
  );
  expect(notesFor("toString")).toBe(requestNotes[""]);
});
