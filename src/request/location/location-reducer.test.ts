import { expect, test } from "vitest";
import { type Address, locationText } from "./geocode.ts";
import type { LocateFailure } from "./locate.ts";
import {
  fieldAfter,
  filledInBy,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "./location-reducer.ts";
import { EXPIRES_AFTER_MS } from "./position.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const HERE = { latitude: 32.934612, longitude: -97.251834 };
const THERE = { latitude: 33, longitude: -97 };
const KELLER: Address = { text: "Keller", source: "BigDataCloud" };
const PARKWAY: Address = { text: "Keller Pkwy", source: "OpenStreetMap" };
const KEPT: Pin = { ...HERE, accuracy: 12, foundAt: NOW, address: KELLER };

const started: LocationEvent = { type: "lookupStarted" };
const located = (accuracy: number): LocationEvent => ({
  type: "located",
  position: { ...HERE, accuracy, foundAt: NOW },
  now: NOW,
});
const refined = (accuracy: number): LocationEvent => ({
  type: "refined",
  position: { ...THERE, accuracy, foundAt: NOW },
});
const geocoded = (address?: Address): LocationEvent => ({ type: "geocoded", address });
const denied: LocationEvent = { type: "failed", reason: "denied" };
const timedOut: LocationEvent = { type: "failed", reason: "timed-out" };
const failureRead: LocationEvent = { type: "failureRead" };
const cancelled: LocationEvent = { type: "cancelled" };
const removed: LocationEvent = { type: "pinRemoved" };
const aged = (age: number): LocationEvent => ({ type: "aged", now: NOW + age });
const old = aged(EXPIRES_AFTER_MS);
const restored = (age = 0): LocationEvent => ({ type: "restored", pin: KEPT, now: NOW + age });
const sent: LocationEvent = { type: "sent" };

/** Lookups: one that has found a place, and one with a rough position. */
const found = [started, located(12), geocoded(KELLER)];
const rough = [started, located(2500), geocoded(PARKWAY)];
/** Within 600 miles. */
const coarse = [started, located(965_000)];

const stateAfter = (events: readonly LocationEvent[]) => events.reduce(locationReducer, NO_LOCATION);

const ATTACHED: Pin = { ...KEPT, address: undefined };

/** Nothing is asked. */
const pinned = (pin: Pin): LocationState => ({ kind: "pinned", pin, isGeocoding: false, isRefining: false });
const refining = (pin: Pin): LocationState => ({ kind: "pinned", pin, isGeocoding: false, isRefining: true });
const geocoding: LocationState = { kind: "pinned", pin: ATTACHED, isGeocoding: true, isRefining: false };
const locating = (pin?: Pin): LocationState => ({ kind: "locating", pin });
const failed = (reason: LocateFailure, pin?: Pin): LocationState => ({ kind: "failed", reason, pin });
const none: LocationState = NO_LOCATION;
const expired: LocationState = { kind: "expired" };

test.each<[LocationEvent[], LocationState]>([
  // The device and the geocoder answer, or they do not.
  [[started], locating()],
  [[started, located(12)], geocoding],
  [found, pinned(KEPT)],
  [[started, located(12), geocoded()], pinned(ATTACHED)],
  [[started, denied, failureRead], none],
  [[...found, started], locating(KEPT)],
  [[...found, started, denied], failed("denied", KEPT)],
  [[...found, started, denied, failureRead], pinned(KEPT)],
  [[started, cancelled, located(12), denied], none],
  [[started, located(12), cancelled, geocoded(KELLER)], pinned(ATTACHED)],
  [[...found, sent], none],

  // The device finds a better position.
  [[...rough, refined(9)], refining({ ...KEPT, ...THERE, accuracy: 9, address: PARKWAY })],
  [[...rough, refined(9), geocoded(KELLER)], refining({ ...KEPT, ...THERE, accuracy: 9 })],
  [[...found, refined(9)], pinned(KEPT)],
  [[...rough, cancelled, refined(9)], pinned({ ...KEPT, accuracy: 2500, address: PARKWAY })],
  [[...rough, removed, refined(9)], none],
  [[...rough, started, refined(9)], locating({ ...KEPT, accuracy: 2500, address: PARKWAY })],
  [coarse, refining({ ...ATTACHED, accuracy: 965_000 })],
  [[...coarse, refined(9), geocoded(KELLER)], refining({ ...KEPT, ...THERE, accuracy: 9 })],

  // The driver answers the prompt after its time.
  [[started, timedOut, located(12)], geocoding],
  [[started, timedOut, denied], failed("denied")],
  [[started, timedOut, cancelled, located(12), denied], none],

  // The driver removes the pin.
  [[...found, removed], none],

  // Half an hour is over.
  [[...found, old], expired],
  [[...found, started, old], locating()],
  [[started, located(12), old, geocoded(KELLER)], expired],

  // The page is loaded again.
  [[restored()], pinned(KEPT)],
])("after %j the location is %j", (events, state) => {
  expect(stateAfter(events)).toEqual(state);
});

test.each<[string, LocationEvent[], LocationEvent[]]>([
  [
    "a second lookup, or a read failure, while one is under way",
    [started, located(12)],
    [started, failureRead],
  ],
  ["an age of less than half an hour", found, [aged(EXPIRES_AFTER_MS - 1)]],
  ["a worse position, or one of unknown accuracy", rough, [2500, 3000, Number.NaN].map(refined)],
  ["to remove what is not there", [started, denied], [removed]],
])("%s changes nothing", (_, events, late) => {
  const state = stateAfter(events);
  for (const event of late) expect(locationReducer(state, event)).toBe(state);
});

const NUMBERS = locationText(HERE, undefined);
const WORDS = locationText(HERE, KELLER);

test.each<[string, string, readonly LocationEvent[], LocationEvent, string]>([
  ["a position fills in a blank field", " ", [...found, started], located(12), NUMBERS],
  ["a position leaves what the driver typed", "Exit 60", [started], located(12), "Exit 60"],
  ["an address replaces the coordinates", NUMBERS, [started, located(12)], geocoded(KELLER), WORDS],
  [
    "a better position replaces its words",
    locationText(HERE, PARKWAY),
    rough,
    refined(9),
    locationText(THERE, PARKWAY),
  ],
  ["a coarse position fills in nothing", "", [started], located(965_000), ""],
  ["a coarse position takes the words of an earlier one", WORDS, [...found, started], located(965_000), ""],
  [
    "a better one fills in what a coarse one left blank",
    "",
    coarse,
    refined(9),
    locationText(THERE, undefined),
  ],
  ["a better one than a coarse one leaves what was typed", "Exit 60", coarse, refined(9), "Exit 60"],
  ["an address leaves a field that was emptied meanwhile", "", [started, located(12)], geocoded(KELLER), ""],
  ["Remove takes the words that were filled in", WORDS, found, removed, ""],
  ["Remove leaves edited words", `At ${WORDS}`, found, removed, `At ${WORDS}`],
  ["an expired position takes the words that were filled in", WORDS, found, old, ""],
  ["Send leaves the words to the form", WORDS, found, sent, WORDS],
  ["a restored pin leaves an emptied field", "", [], restored(), ""],
  ["a restored pin that has expired takes its words", WORDS, [], restored(EXPIRES_AFTER_MS), ""],
  ["a restored pin that has expired leaves others", "At Keller", [], restored(EXPIRES_AFTER_MS), "At Keller"],
  [
    "an expired pin takes its words from an older page, too",
    WORDS,
    [...found, old],
    restored(EXPIRES_AFTER_MS),
    "",
  ],
])("%s", (_, field, before, event, expected) => {
  const earlier = stateAfter(before);
  expect(fieldAfter(field, event, earlier, locationReducer(earlier, event))).toBe(expected);
});

test.each([3000, 3000.1, undefined])(
  "only with a pin of over 3,000 meters the location is required: %s",
  (accuracy) => {
    expect(filledInBy({ ...KEPT, accuracy })).toBe(accuracy === 3000.1 ? undefined : "location");
  },
);
