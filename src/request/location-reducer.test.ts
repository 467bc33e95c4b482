import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldText } from "../../tests/support/arbitraries.ts";
import {
  aged,
  type Case,
  cancelled,
  denied,
  found,
  foundBehind,
  geocoded,
  KELLER,
  KEPT,
  located,
  NUMBERS,
  old,
  outcomeOf,
  PARKWAY,
  putBack,
  refined,
  refineEnded,
  removed,
  reset,
  restored,
  rough,
  started,
  stateAfter,
  THERE,
  timedOut,
  typed,
} from "../../tests/support/geolocation.ts";
import { EXPIRES_AFTER_MS } from "./age.ts";
import {
  attachedPin,
  isRefining,
  type LocationEvent,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "./location-reducer.ts";
import { isBlank } from "./text.ts";

test.each<Case>([
  ["a lookup has begun", [started], "", "none, locating"],
  ["the device has answered", [started, located(12)], NUMBERS, "attached, geocoding"],
  ["the geocoder has answered", found, "Keller", "attached, found"],
  ["it has no address", [started, located(12), geocoded()], NUMBERS, "attached, found"],
  ["OpenStreetMap has", rough, `Keller Pkwy (${NUMBERS})`, "attached, found"],
  ["something was typed before", foundBehind("Red van"), "Red van; Keller", "attached, found"],
  ["white space was typed before", foundBehind("  "), "Keller", "attached, found"],
  ["the device refuses", [typed("Exit 60"), started, denied], "Exit 60", "none, failed"],
  ["a later lookup fails", [...found, started, denied], "Keller", "attached, failed"],
  ["a later lookup finds", [...found, started, located(9)], NUMBERS, "attached, geocoding"],
  ["it is cancelled before the device answers", [started, cancelled, located(12), denied], "", "none, idle"],
  [
    "it is cancelled before the address",
    [started, located(12), cancelled, geocoded(KELLER)],
    NUMBERS,
    "attached, idle",
  ],
  ["it is cancelled at its end", [...found, cancelled], "Keller", "attached, found"],
  ["the request is sent", [...found, reset], "Keller", "none, idle"],

  [
    "the device finds a better position",
    [...rough, refined(9)],
    "Keller Pkwy (33.000000, -97.000000)",
    "attached, found",
  ],
  [
    "it does so before the address",
    [started, located(99), refined(9), geocoded(KELLER)],
    "Keller",
    "attached, found",
  ],
  ["the better place is geocoded", [...rough, refined(9), geocoded(KELLER)], "Keller", "attached, found"],

  ["the prompt is answered after its time", [started, timedOut, located(12)], NUMBERS, "attached, geocoding"],
  ["the prompt is answered after its time by a refusal", [started, timedOut, denied], "", "none, failed"],
  [
    "the prompt is answered after the driver has typed a place",
    [started, timedOut, typed("Exit 60"), located(12, "Exit 60")],
    "Exit 60",
    "none, failed",
  ],
  [
    "the prompt is answered after the dialog was closed",
    [started, timedOut, cancelled, located(12), denied],
    "",
    "none, idle",
  ],
])("when %s, the field, the pin and the lookup are as expected", (_, events, field, kinds) => {
  expect(outcomeOf(events)).toEqual([field, kinds]);
});

test.each<[string, LocationEvent[], Pin]>([
  ["the geocoder has answered", found, KEPT],
  ["it has not yet", [started, located(12)], { ...KEPT, address: undefined }],
  [
    "the device finds a better position",
    [...rough, refined(9)],
    { ...KEPT, ...THERE, accuracy: 9, address: PARKWAY },
  ],
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
  ["a worse position, or one of unknown accuracy", rough, [2500, 3000, Number.NaN].map(refined)],
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
