import { expect, test } from "vitest";
import { toggleNote } from "../request/details-notes.ts";
import type { Attachment, Lookup, Pin } from "../request/location-reducer.ts";
import type { CityCenter } from "../request/whereabouts.ts";
import { pinAnnouncement, pinStatus } from "./form-texts.ts";
import { notesFor, requestNotes } from "./request-notes.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const FOUND: Lookup = { kind: "found", refining: false };
const REFINING: Lookup = { kind: "found", refining: true };
const FAILED: Lookup = { kind: "failed", reason: "denied" };

const KELLER: CityCenter = { name: "Keller", center: { latitude: 32.9, longitude: -97.2 } };

const pin = (accuracy: number | undefined, minutes: number): Pin => ({
  latitude: 32.9,
  longitude: -97.2,
  accuracy,
  foundAt: NOW - minutes * 60_000,
  address: undefined,
});

const attached = (accuracy: number | undefined, minutes = 0): Attachment => ({
  kind: "attached",
  pin: pin(accuracy, minutes),
});
const inAlaska: Attachment = {
  kind: "attached",
  pin: { ...pin(12, 0), latitude: 61.2, longitude: -149.9 },
};
const removed = (by: "button" | "typing"): Attachment => ({ kind: "removed", pin: pin(12, 0), by });

const ASKS = "Add the road, your direction, and the nearest exit.";

test.each<[Attachment, Lookup, string | undefined]>([
  [{ kind: "none" }, FOUND, undefined],
  [attached(12), FOUND, "GPS position attached: within 40 feet, just now."],
  [attached(12), REFINING, "GPS position attached: within 40 feet, just now. Looking for a better one."],
  [attached(2500), FOUND, `GPS position attached: within 1.6 miles, just now. ${ASKS}`],
  [attached(12, 4), FOUND, `GPS position attached: within 40 feet, 4 minutes ago. ${ASKS}`],
  [attached(12, 4), FAILED, "GPS position attached: within 40 feet, 4 minutes ago."],
  [attached(undefined), FOUND, `GPS position attached: precision unknown, just now. ${ASKS}`],
  [
    inAlaska,
    FOUND,
    "GPS position attached: within 40 feet, just now. It is far from our cities: add the road, direction, and exit.",
  ],
  [removed("button"), FOUND, "GPS position removed. Your request goes without it."],
  [removed("typing"), FOUND, "You changed the location, so its GPS position was removed."],
  [
    { kind: "expired", wordsStay: true },
    FOUND,
    "The GPS position is half an hour old, so it was removed. Your words stay. Use GPS again for a new one.",
  ],
  [
    { kind: "expired", wordsStay: false },
    FOUND,
    "The GPS position is half an hour old, so it was removed with the words it filled in. Use GPS again for a new one.",
  ],
])("for a pin %j and a lookup %j, the text is: %s", (attachment, lookup, words) => {
  expect(pinStatus(attachment, lookup, NOW, [KELLER])).toBe(words);
});

test("a screen reader announces a pin and its accuracy, not its age", () => {
  const words = "GPS position attached: within 40 feet.";
  for (const minutes of [0, 1, 29]) expect(pinAnnouncement(attached(12, minutes))).toBe(words);
  expect(pinAnnouncement({ kind: "none" })).toBe("");
  for (const detached of [removed("typing"), { kind: "expired", wordsStay: true } as const]) {
    expect(pinAnnouncement(detached)).toBe(pinStatus(detached, FOUND, NOW, [KELLER]));
  }
});

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
