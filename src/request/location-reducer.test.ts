import { expect, test } from "vitest";
import {
  isRefining,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  PLACE_MAX_AGE_MS,
  type Place,
} from "./location-reducer.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const coordinates = { lat: 32.934612, lng: -97.251834 };
const NUMBERS = "32.934612, -97.251834";
const BETTER = "Keller (33.000000, -97.000000)";
const KELLER: Place = { coordinates, accuracy: 12, foundAt: NOW, text: "Keller", credited: true };

const typed = (field: string): LocationEvent => ({ type: "edited", field });
const started: LocationEvent = { type: "lookupStarted" };
const located = (accuracy: number): LocationEvent => ({
  type: "located",
  fix: { coordinates, accuracy, foundAt: NOW },
  now: NOW,
});
const refined = (accuracy: number): LocationEvent => ({
  type: "refined",
  fix: { coordinates: { lat: 33, lng: -97 }, accuracy, foundAt: NOW },
});
const geocoded: LocationEvent = { type: "geocoded", coordinates, address: "Keller", credited: true };
const withNumbers: LocationEvent = { ...geocoded, address: `Keller (${NUMBERS})` };
const dollars: LocationEvent = { ...geocoded, address: "$& $1" };
const roanoke: LocationEvent = { ...geocoded, address: "Roanoke" };
const refineEnded: LocationEvent = { type: "refineEnded" };
const failed: LocationEvent = { type: "failed", reason: "denied" };
const cancelled: LocationEvent = { type: "cancelled" };
const aged = (age: number): LocationEvent => ({ type: "aged", now: NOW + age });
const old = aged(PLACE_MAX_AGE_MS + 1);
const restored = (age: number): LocationEvent => ({ type: "restored", place: KELLER, now: NOW + age });
const reset: LocationEvent = { type: "reset" };

/** A lookup that has found a place, or one that is asked for something better. */
const found = [started, located(12), geocoded];
const rough = [started, located(2500), geocoded];

/** Typed beside the place, whose text stays. */
const BESIDE = `Exit 60, ${NUMBERS}`;

const stateAfter = (events: LocationEvent[]) => events.reduce(locationReducer, NO_LOCATION);

/** What stands in the field, and how far the lookup has come. */
test.each<[string, LocationEvent[], string, LocationState["lookup"]["kind"]]>([
  ["a lookup has begun", [started], "", "locating"],
  ["the device has told", [started, located(12)], NUMBERS, "geocoding"],
  ["the geocoder has answered", found, "Keller", "found"],
  ["the device refuses", [typed("Exit 60"), started, failed], "Exit 60", "failed"],
  ["a later lookup fails", [...found, started, failed], "Keller", "failed"],
  ["a later lookup tells", [...found, started, located(9)], NUMBERS, "geocoding"],
  ["something was typed before", [typed("Red van"), ...found], "Red van; Keller", "found"],
  ["white space was typed before", [typed("  "), ...found], "Keller", "found"],
  ["the place is written over", [started, located(12), typed("Exit 60"), geocoded], "Exit 60", "idle"],
  ["it is written over in a new lookup", [...found, started, typed("Exit 60")], "Exit 60", "locating"],
  ["something is typed beside the place", [started, located(12), typed(BESIDE), geocoded], BESIDE, "found"],
  ["it is cancelled before the device tells", [started, cancelled, located(12), failed], "", "idle"],
  ["it is cancelled before the address", [started, located(12), cancelled, geocoded], NUMBERS, "idle"],
  ["it is cancelled at its end", [...found, cancelled], "Keller", "found"],
  ["the device tells better", [started, located(99), withNumbers, refined(9)], BETTER, "found"],
  ["it does so before the address", [started, located(99), refined(9), withNumbers], BETTER, "found"],
  ["it does so while the driver types", [...rough, typed("At Keller"), refined(9)], "At Keller", "found"],
  ["the better place is geocoded", [...rough, refined(9), roanoke], "Roanoke", "found"],
  ["the address looks like a pattern", [typed("Van"), started, located(9), dollars], "Van; $& $1", "found"],
  ["the place is old", [typed("Red van"), ...found, old], "Red van", "idle"],
  ["the driver wrote the same", [typed("Keller"), ...found, old], "Keller", "idle"],
  ["it gets old in a new lookup", [...found, started, old], "", "locating"],
  ["the clock was set back", [...found, aged(-1)], "", "idle"],
  ["an old place is restored", [typed("Red van; Keller"), restored(PLACE_MAX_AGE_MS + 1)], "Red van", "idle"],
  ["the device tells after that", [typed("Keller"), restored(0), started, located(12)], NUMBERS, "geocoding"],
  ["the request is sent", [typed("Red van"), ...found, reset], "", "idle"],
])("when %s, this stands in the field", (_, events, field, kind) => {
  expect(stateAfter(events)).toMatchObject({ field, lookup: { kind } });
});

const numbers: Place = { ...KELLER, text: NUMBERS, credited: false };
const towered: Place = { ...KELLER, accuracy: 2500 };
const better = { coordinates: { lat: 33, lng: -97 }, accuracy: 9 };

/** The place that goes with the request. */
test.each<[string, LocationEvent[], Place | undefined]>([
  ["the geocoder has answered", found, KELLER],
  ["it has not yet", [started, located(12)], numbers],
  ["it has no words, since the driver types", [started, located(12), typed(BESIDE), geocoded], numbers],
  ["a later lookup fails", [...found, started, failed], KELLER],
  ["the device tells better", [...rough, refined(9)], { ...KELLER, ...better }],
  ["it does so while the driver types", [...rough, typed("At Keller"), refined(9)], towered],
  ["its text is back in the field after a reload", [typed("Red van; Keller"), restored(0)], KELLER],
  ["it is written over", [...found, typed("Exit 60")], undefined],
  ["it is old", [...found, old], undefined],
  ["the request is sent", [...found, reset], undefined],
])("when %s, this is the place", (_, events, place) => {
  expect(stateAfter(events).place).toEqual(place);
});

test.each<[string, LocationEvent[], LocationEvent[]]>([
  ["a second lookup while one is under way", [started, located(12)], [started]],
  ["what is typed, where it is the same", [typed("Exit 60")], [typed("Exit 60")]],
  ["a place restored without its text", [typed("Exit 60")], [restored(0)]],
  ["half an hour to the millisecond", found, [aged(PLACE_MAX_AGE_MS)]],
  ["a worse fix, or one of unknown precision", rough, [2500, 3000, Number.NaN].map(refined)],
])("%s changes nothing", (_, events, late) => {
  const state = stateAfter(events);
  for (const event of late) expect(locationReducer(state, event)).toBe(state);
});

test.each<[string, LocationEvent[]]>([
  ["the first one is good enough", [started, located(20), geocoded]],
  ["the dialog is closed", [...rough, cancelled]],
  ["the time is up", [...rough, refineEnded]],
  ["something is typed over it", [...rough, typed("Exit 60")]],
  ["another lookup begins", [...rough, started]],
  ["everything is cleared", [...rough, reset]],
])("a better place is asked for until %s", (_, events) => {
  expect(isRefining(stateAfter(rough).lookup)).toBe(true);
  expect(isRefining(stateAfter(events).lookup)).toBe(false);
});
