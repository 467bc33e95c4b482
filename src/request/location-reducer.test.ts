import fc from "fast-check";
import { expect, test } from "vitest";
import type { Address } from "./address.ts";
import { EXPIRES_AFTER_MS } from "./expiry.ts";
import {
  type Attachment,
  attachedPin,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "./location-reducer.ts";
import { isRefining } from "./lookup.ts";
import { fieldText } from "./test-arbitraries.ts";
import { isBlank } from "./text.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const HERE = { latitude: 32.934612, longitude: -97.251834 };
const THERE = { latitude: 33, longitude: -97 };
const NUMBERS = "32.934612, -97.251834";
const KELLER: Address = { text: "Keller", source: "BigDataCloud" };
const PARKWAY: Address = { text: "Keller Pkwy", source: "OpenStreetMap" };
const KEPT: Pin = { ...HERE, accuracy: 12, foundAt: NOW, address: KELLER };

const typed = (field: string): LocationEvent => ({ type: "edited", field });
const started: LocationEvent = { type: "lookupStarted" };
/** @param field what the field holds then. */
const located = (accuracy: number, field = ""): LocationEvent => ({
  type: "located",
  position: { ...HERE, accuracy, foundAt: NOW },
  field,
  now: NOW,
});
const refined = (accuracy: number): LocationEvent => ({
  type: "refined",
  position: { ...THERE, accuracy, foundAt: NOW },
});
const geocoded = (address?: Address): LocationEvent => ({ type: "geocoded", address });
const refineEnded: LocationEvent = { type: "refineEnded" };
const denied: LocationEvent = { type: "failed", reason: "denied" };
const timedOut: LocationEvent = { type: "failed", reason: "timed-out" };
const cancelled: LocationEvent = { type: "cancelled" };
const removed: LocationEvent = { type: "pinRemoved" };
const putBack: LocationEvent = { type: "pinReturned" };
const aged = (age: number): LocationEvent => ({ type: "aged", now: NOW + age });
const old = aged(EXPIRES_AFTER_MS);
const restored = (field: string, age = 0): LocationEvent => ({
  type: "restored",
  field,
  pin: KEPT,
  now: NOW + age,
});
const reset: LocationEvent = { type: "reset" };

/** A lookup that has found a place; one that is asked for something better; and one after which something was typed. */
const found = [started, located(12), geocoded(KELLER)];
const rough = [started, located(2500), geocoded(PARKWAY)];
const foundBehind = (words: string) => [typed(words), started, located(12, words), geocoded(KELLER)];

const stateAfter = (events: LocationEvent[]) => events.reduce(locationReducer, NO_LOCATION);

/** What the field holds, whether the pin goes with the request, and how far the lookup has come. */
test.each<[string, LocationEvent[], string, Attachment["kind"], LocationState["lookup"]["kind"]]>([
  ["a lookup has begun", [started], "", "none", "locating"],
  ["the device has told", [started, located(12)], NUMBERS, "attached", "geocoding"],
  ["the geocoder has answered", found, "Keller", "attached", "found"],
  ["it has no address", [started, located(12), geocoded()], NUMBERS, "attached", "found"],
  ["OpenStreetMap has", rough, `Keller Pkwy (${NUMBERS})`, "attached", "found"],
  ["something was typed before", foundBehind("Red van"), "Red van; Keller", "attached", "found"],
  ["white space was typed before", foundBehind("  "), "Keller", "attached", "found"],
  ["the device refuses", [typed("Exit 60"), started, denied], "Exit 60", "none", "failed"],
  ["a later lookup fails", [...found, started, denied], "Keller", "attached", "failed"],
  ["a later lookup tells", [...found, started, located(9)], NUMBERS, "attached", "geocoding"],
  ["it is cancelled before the device tells", [started, cancelled, located(12), denied], "", "none", "idle"],
  [
    "it is cancelled before the address",
    [started, located(12), cancelled, geocoded(KELLER)],
    NUMBERS,
    "attached",
    "idle",
  ],
  ["it is cancelled at its end", [...found, cancelled], "Keller", "attached", "found"],
  ["the request is sent", [...found, reset], "Keller", "none", "idle"],

  [
    "the device tells better",
    [...rough, refined(9)],
    "Keller Pkwy (33.000000, -97.000000)",
    "attached",
    "found",
  ],
  [
    "it does so before the address",
    [started, located(99), refined(9), geocoded(KELLER)],
    "Keller",
    "attached",
    "found",
  ],
  ["the better place is geocoded", [...rough, refined(9), geocoded(KELLER)], "Keller", "attached", "found"],

  ["a letter is typed inside the address", [...found, typed("KelXler")], "KelXler", "attached", "found"],
  [
    "words are typed around it",
    [...found, typed("At Keller, lot B")],
    "At Keller, lot B",
    "attached",
    "found",
  ],
  [
    "words are typed around it before the address is there",
    [started, located(12), typed(`At ${NUMBERS}`), geocoded(KELLER)],
    `At ${NUMBERS}`,
    "attached",
    "found",
  ],
  [
    "words are typed around it while something better is asked for",
    [...rough, typed("Keller Pkwy, lot B"), refined(9)],
    "Keller Pkwy, lot B",
    "attached",
    "found",
  ],
  [
    "words were typed around it, and a later lookup tells",
    [...found, typed("At Keller"), started, located(9)],
    "At Keller",
    "attached",
    "geocoding",
  ],

  ["the field is emptied", [...found, typed("")], "", "removed", "idle"],
  ["it is typed over", [...found, typed("Exit 60")], "Exit 60", "removed", "idle"],
  [
    "it is typed over before the address is there",
    [started, located(12), typed("Exit 60"), geocoded(KELLER)],
    "Exit 60",
    "removed",
    "idle",
  ],
  [
    "it is typed over in a new lookup",
    [...found, started, typed("Exit 60")],
    "Exit 60",
    "removed",
    "locating",
  ],
  [
    "it was typed over, and the pin is put back",
    [...found, typed("Exit 60"), putBack],
    "Exit 60",
    "attached",
    "idle",
  ],
  ["it was emptied, and the pin is put back", [...found, typed(""), putBack], "Keller", "attached", "idle"],
  [
    "it was typed over, and the device tells again",
    [...found, typed("Exit 60"), started, located(9, "Exit 60")],
    `Exit 60; ${NUMBERS}`,
    "attached",
    "geocoding",
  ],

  ["the pin is removed", [...foundBehind("Red van"), removed], "Red van", "removed", "idle"],
  [
    "the pin was removed, and is put back",
    [...foundBehind("Red van"), removed, putBack],
    "Red van; Keller",
    "attached",
    "idle",
  ],
  [
    "the pin is removed from edited words",
    [...found, typed("At Keller"), removed],
    "At Keller",
    "removed",
    "idle",
  ],
  [
    "the pin was removed from edited words, and is put back",
    [...found, typed("At Keller"), removed, putBack],
    "At Keller",
    "attached",
    "idle",
  ],
  [
    "the pin is removed while the device is asked again",
    [...found, started, removed],
    "",
    "removed",
    "locating",
  ],

  ["half an hour is over", [...foundBehind("Red van"), old], "Red van", "expired", "idle"],
  [
    "half an hour is over, and the words are edited",
    [...found, typed("At Keller"), old],
    "At Keller",
    "expired",
    "idle",
  ],
  ["half an hour is over in a new lookup", [...found, started, old], "", "expired", "locating"],
  ["half an hour is over for a removed pin", [...found, removed, old, putBack], "", "none", "idle"],
  ["the clock was set back", [...found, aged(-1)], "", "expired", "idle"],

  ["the page is loaded again", [restored("Keller")], "Keller", "attached", "idle"],
  ["the page is loaded again with edited words", [restored("At Keller")], "At Keller", "attached", "idle"],
  ["the page is loaded again with an empty field", [restored("")], "Keller", "attached", "idle"],
  [
    "the page is loaded again after half an hour",
    [restored("Keller", EXPIRES_AFTER_MS)],
    "",
    "expired",
    "idle",
  ],
  [
    "the page is loaded again after half an hour with edited words",
    [restored("At Keller", EXPIRES_AFTER_MS)],
    "At Keller",
    "expired",
    "idle",
  ],

  [
    "the prompt is answered after its time",
    [started, timedOut, located(12)],
    NUMBERS,
    "attached",
    "geocoding",
  ],
  ["the prompt is answered after its time by a refusal", [started, timedOut, denied], "", "none", "failed"],
  [
    "the prompt is answered after the driver has typed a place",
    [started, timedOut, typed("Exit 60"), located(12, "Exit 60")],
    "Exit 60",
    "none",
    "failed",
  ],
  [
    "the prompt is answered after the dialog was closed",
    [started, timedOut, cancelled, located(12), denied],
    "",
    "none",
    "idle",
  ],
])(
  "what the field holds, and what becomes of the pin and the lookup, when %s",
  (_, events, field, attachment, lookup) => {
    expect(stateAfter(events)).toMatchObject({
      field,
      attachment: { kind: attachment },
      lookup: { kind: lookup },
    });
  },
);

test.each<[string, LocationEvent[], Pin]>([
  ["the geocoder has answered", found, KEPT],
  ["it has not yet", [started, located(12)], { ...KEPT, address: undefined }],
  ["the device tells better", [...rough, refined(9)], { ...KEPT, ...THERE, accuracy: 9, address: PARKWAY }],
  [
    "it does so after the words were edited",
    [...rough, typed("Keller Pkwy, lot B"), refined(9)],
    { ...KEPT, ...THERE, accuracy: 9, address: PARKWAY },
  ],
  ["a later lookup fails", [...found, started, denied], KEPT],
  ["it was removed and put back", [...found, removed, putBack], KEPT],
  ["it is restored", [restored("At Keller")], KEPT],
])("when %s, this pin goes with the request", (_, events, pin) => {
  expect(attachedPin(stateAfter(events))).toEqual(pin);
});

test.each<[string, LocationEvent[], LocationEvent[]]>([
  ["a second lookup while one is under way", [started, located(12)], [started]],
  ["what is typed, where it is the same", [typed("Exit 60")], [typed("Exit 60")]],
  ["an age of less than half an hour", found, [aged(EXPIRES_AFTER_MS - 1)]],
  ["a worse position, or one of unknown precision", rough, [2500, 3000, Number.NaN].map(refined)],
  ["to remove or put back what is not there", [typed("Exit 60")], [removed, putBack]],
])("%s changes nothing", (_, events, late) => {
  const state = stateAfter(events);
  for (const event of late) expect(locationReducer(state, event)).toBe(state);
});

test.each<[string, LocationEvent[]]>([
  ["the first one is good enough", [started, located(20), geocoded(KELLER)]],
  ["the dialog is closed", [...rough, cancelled]],
  ["the time is up", [...rough, refineEnded]],
  ["the location is typed over", [...rough, typed("Exit 60")]],
  ["the pin is removed", [...rough, removed]],
  ["another lookup begins", [...rough, started]],
  ["the request is sent", [...rough, reset]],
])("a better position is asked for until %s", (_, events) => {
  expect(isRefining(stateAfter(rough).lookup)).toBe(true);
  expect(isRefining(stateAfter(events).lookup)).toBe(false);
});

/** Whatever may happen, by a driver who types these words. */
const anyEvents = fc.array(
  fc.oneof(
    fieldText.map(typed),
    fc.constantFrom(started, ...found, ...rough, refined(9), refineEnded, denied, timedOut),
    fc.constantFrom(cancelled, removed, putBack, aged(1), old, reset),
  ),
  { maxLength: 30 },
);

test("in any order of events the driver's words stay as they are, and no pin goes without a word", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let state = NO_LOCATION;
      let words = "";
      for (const event of events) {
        const had = state.attachment.kind === "attached";
        state = locationReducer(state, event.type === "located" ? { ...event, field: state.field } : event);
        if (event.type === "edited") words = event.field;
        if (!isBlank(words)) expect(state.field.startsWith(words)).toBe(true);
        const { kind } = state.attachment;
        if (had && event.type !== "reset") expect(kind).not.toBe("none");
        if (kind === "attached") expect(isBlank(state.field)).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});
