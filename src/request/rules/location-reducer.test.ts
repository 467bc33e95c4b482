import fc from "fast-check";
import { expect, test } from "vitest";
import { type Address, locationText } from "./geocoders.ts";
import {
  fieldAfter,
  fieldFilledInBy,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  type Pin,
  wordsOf,
} from "./location-reducer.ts";
import type { Coordinates } from "./position.ts";

const HALF_AN_HOUR = 30 * 60_000;
const NOW = Date.UTC(2026, 0, 31, 12);
const HERE = { latitude: 32.934612, longitude: -97.251834 };
const THERE = { latitude: 33, longitude: -97 };
const MILTON: Address = { text: "Milton", source: "BigDataCloud" };
const PARKWAY: Address = { text: "Milton Pkwy", source: "OpenStreetMap" };
const KEPT: Pin = { ...HERE, accuracy: 12, foundAt: NOW, address: MILTON };

const NUMBERS = locationText(HERE, undefined);
const WORDS = locationText(HERE, MILTON);

const started: LocationEvent = { type: "lookupStarted" };
const reported = (place: Coordinates, accuracy: number, age = 0): LocationEvent => ({
  type: "located",
  position: { ...place, accuracy, foundAt: NOW - age },
  now: NOW,
});
const located = (accuracy: number) => reported(HERE, accuracy);
const refined = (accuracy: number, age?: number) => reported(THERE, accuracy, age);
const geocoded = (address?: Address, accuracy = 12): LocationEvent => ({
  type: "geocoded",
  position: { ...HERE, accuracy, foundAt: NOW },
  address,
});
const denied: LocationEvent = { type: "failed", reason: "denied" };
const failureRead: LocationEvent = { type: "failureRead" };
const cancelled: LocationEvent = { type: "cancelled" };
const removed: LocationEvent = { type: "pinRemoved" };
const aged = (age: number): LocationEvent => ({ type: "aged", now: NOW + age });
const old = aged(HALF_AN_HOUR);
const restored = (age = 0): LocationEvent => ({ type: "restored", pin: KEPT, words: WORDS, now: NOW + age });
const unreadable: LocationEvent = { type: "restored", pin: undefined, words: WORDS, now: NOW };
const sent: LocationEvent = { type: "sent" };

/** Lookups: one that has found a place, and one with a rough position. */
const found = [started, located(12), geocoded(MILTON)];
const rough = [started, located(2500), geocoded(PARKWAY, 2500)];
/** Within 600 miles. */
const coarse = [started, located(965_000)];

const stateAfter = (events: readonly LocationEvent[]) => events.reduce(locationReducer, NO_LOCATION);

const ATTACHED: Pin = { ...KEPT, address: undefined };

const pinned = (pin: Pin, isGeocoding = false): LocationState => ({ kind: "pinned", pin, isGeocoding });
const expired: LocationState = { kind: "expired" };

test.each<[LocationEvent[], LocationState]>([
  // The device and the geocoder answer, or they do not.
  [[started, located(12)], pinned(ATTACHED, true)],
  [[started, located(12), geocoded()], pinned(ATTACHED)],
  [[started, denied, failureRead], NO_LOCATION],
  [[...found, started, denied], { kind: "failed", reason: "denied", pin: KEPT }],
  [[...found, started, denied, failureRead], pinned(KEPT)],
  [[started, located(12), cancelled], pinned(ATTACHED)],
  [coarse, pinned({ ...ATTACHED, accuracy: 965_000 })],
  [[...found, sent], NO_LOCATION],
  [[...found, removed], NO_LOCATION],

  // The device finds another position, or remembers one. The address is that of the position.
  [[...rough, refined(9)], pinned({ ...ATTACHED, ...THERE, accuracy: 9 })],
  [[...rough, refined(3000)], pinned({ ...KEPT, accuracy: 2500, address: PARKWAY })],
  [[...rough, refined(9, 1)], pinned({ ...KEPT, accuracy: 2500, address: PARKWAY })],
  [[...found, started, refined(2, 1)], pinned(KEPT)],
  [[started, located(2500), located(12), geocoded(PARKWAY, 2500)], pinned(ATTACHED)],

  // Half an hour is over, or not yet.
  [[...found, aged(HALF_AN_HOUR - 1)], pinned(KEPT)],
  [[...found, old], expired],
  [[...found, started, old], { kind: "locating", pin: undefined }],
  [[started, located(12), old, geocoded(MILTON)], expired],

  // The page is loaded again.
  [[restored()], pinned(KEPT)],
  [[restored(HALF_AN_HOUR)], expired],
])("after %j the location is %j", (events, state) => {
  expect(stateAfter(events)).toEqual(state);
});

test.each<[string, string, readonly LocationEvent[], LocationEvent, string]>([
  ["a position fills in a blank field", " ", [...found, started], located(12), NUMBERS],
  ["a coarse position fills in nothing", "", [started], located(965_000), ""],
  ["an address leaves a field that was emptied meanwhile", "", [started, located(12)], geocoded(MILTON), ""],
  ["Remove takes the words that were filled in", WORDS, found, removed, ""],
  ["Remove leaves edited words", `At ${WORDS}`, found, removed, `At ${WORDS}`],
  ["an expired position takes the words that were filled in", WORDS, found, old, ""],
  ["Send leaves the words to the form", WORDS, found, sent, WORDS],
  ["a restored pin leaves an emptied field", "", [], restored(), ""],
  ["a restored pin that has expired takes its words", WORDS, [], restored(HALF_AN_HOUR), ""],
  ["a restored pin that has expired leaves others", "At Milton", [], restored(HALF_AN_HOUR), "At Milton"],
  ["a stored pin that cannot be read takes its words", WORDS, [], unreadable, ""],
])("%s", (_, field, before, event, expected) => {
  const earlier = stateAfter(before);
  expect(fieldAfter(field, event, earlier, locationReducer(earlier, event))).toBe(expected);
});

/** What can happen to a location; a reload restores what was stored of it. */
const EVENTS = [
  ...[started, located(12), located(2500), refined(9), reported(HERE, 965_000), geocoded(MILTON)],
  ...[geocoded(PARKWAY), denied, failureRead, cancelled, removed, old, "reload" as const],
];
const STEPS = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });

test("in any order of events, what is typed stays, and a blank field holds what the pin says, or nothing", () => {
  fc.assert(
    fc.property(STEPS, fc.constantFrom<string>("", "Exit 60"), (steps, typed) => {
      let [state, field] = [NO_LOCATION, typed];
      for (const step of steps) {
        const { pin } = state;
        const event =
          step === "reload" ? { type: "restored" as const, pin, words: pin ? wordsOf(pin) : "", now: NOW } : step;
        const next = locationReducer(state, event);
        field = fieldAfter(field, event, state, next);
        state = next;
        expect(field).toBe(typed || (state.pin ? wordsOf(state.pin) : ""));
      }
    }),
  );
});

test.each([3000, 3000.1, undefined])(
  "the location may be blank with a pin, unless that is worse than 3,000 meters: %s",
  (accuracy) => {
    expect(fieldFilledInBy({ ...KEPT, accuracy })).toBe(accuracy === 3000.1 ? undefined : "location");
  },
);
