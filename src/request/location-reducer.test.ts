import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCoordinates } from "./coordinates.ts";
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
  ["it is cancelled", [started, located(12), cancelled], NUMBERS, "idle"],
  ["it is cancelled at its end", [...found, cancelled], "Keller", "found"],
  ["the device tells better", [started, located(99), withNumbers, refined(9)], BETTER, "found"],
  ["it does so before the address", [started, located(99), refined(9), withNumbers], BETTER, "found"],
  ["the better place is geocoded", [...rough, refined(9), roanoke], "Roanoke", "found"],
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

test("a place is restored where its text is in the field", () => {
  expect(stateAfter([typed("Red van; Keller"), restored(0)]).place).toEqual(KELLER);
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

describe("after any events in any order", () => {
  type Step = LocationEvent | { type: "appended"; end: string };

  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const time = fc.integer({ min: NOW - PLACE_MAX_AGE_MS, max: NOW + 3 * PLACE_MAX_AGE_MS });
  const accuracy = fc.constantFrom(undefined, 5, 20, 80, 1200);
  const fix = fc.record({ coordinates: point, accuracy, foundAt: time });
  /** Places and drivers speak of the same streets. */
  const text = fc.oneof(
    fc.constantFrom("Keller", "Keller Parkway, Keller", "I-35W", "$& $1 $$", "a; b"),
    fc.string({ minLength: 1, maxLength: 8 }),
  );
  /** What a page may begin with: a draft, and a place kept with it. */
  const kept = fc
    .record({ place: fc.tuple(fix, text), draft: fc.constantFrom("", "Exit 60; "), now: time })
    .map(({ place: [told, name], draft, now }): Step[] => [
      typed(draft + name),
      { type: "restored", place: { ...told, text: name, credited: true }, now },
    ]);
  const later: fc.Arbitrary<Step> = fc.oneof(
    text.map((end): Step => ({ type: "appended", end })),
    fc.option(text, { nil: "" }).map(typed),
    fc.constantFrom(started, started, failed, cancelled, refineEnded, reset),
    fc.record({ type: fc.constant("located" as const), fix, now: time }),
    fc.record({ type: fc.constant("refined" as const), fix }),
    fc.record({
      type: fc.constant("geocoded" as const),
      coordinates: point,
      address: text,
      credited: fc.boolean(),
    }),
    time.map((now): Step => ({ type: "aged", now })),
  );
  const walks = fc
    .tuple(fc.option(kept, { nil: [] }), fc.array(later, { maxLength: 12 }))
    .map(([first, rest]) => [...first, ...rest]);
  const eventOf = (step: Step, { field }: LocationState) =>
    step.type === "appended" ? typed(field + step.end) : step;

  /** A text without what only stands between the driver's and the place's. */
  const bare = (words: string) => words.replace(/[\s;]/g, "");

  /** What stands in the field besides a place's text; where that is there more than once, each may be the place's. */
  function besides(field: string, place: Place | undefined): string[] {
    if (!place || !field.includes(place.text)) return [bare(field)];
    const starts = [...Array(field.length).keys()].filter((at) => field.startsWith(place.text, at));
    return starts.map((at) => bare(field.slice(0, at) + field.slice(at + place.text.length)));
  }

  function isHeard({ lookup }: LocationState, { type }: LocationEvent): boolean {
    if (type === "located" || type === "failed") return lookup.kind === "locating";
    if (type === "refined") return isRefining(lookup);
    return type !== "geocoded" || lookup.kind === "geocoding" || isRefining(lookup);
  }

  type Check = (before: LocationState, event: LocationEvent, after: LocationState) => void;
  const invariants: Record<string, Check> = {
    "a place counts only while its text stands in the field": (_before, _event, { field, place }) => {
      if (place) expect(field).toContain(place.text);
    },
    "what stands beside the place is the driver's, and is never lost": (before, event, after) => {
      if (event.type === "edited") expect(after.field).toBe(event.field);
      if (event.type === "edited" || event.type === "reset") return;
      const had = besides(before.field, event.type === "restored" ? event.place : before.place);
      const has = besides(after.field, after.place);
      expect(had.some((rest) => has.includes(rest))).toBe(true);
    },
    "device and geocoder are heard only while they are asked": (before, event, after) => {
      if (!isHeard(before, event)) expect(after).toEqual(before);
    },
    "an address is put in only where nothing was edited since the numbers": (before, event, after) => {
      if (event.type !== "geocoded" || !isHeard(before, event) || !before.place) return;
      const { address, credited } = event;
      expect(after.place).toMatchObject(before.isEdited ? before.place : { text: address, credited });
    },
    "nothing is refined but beside words that the driver has not touched": (before, event, after) => {
      if (event.type === "edited" && event.field !== before.field)
        expect(isRefining(after.lookup)).toBe(false);
    },
    "a place is what the device told last, and never given up for a rough one": (before, event, after) => {
      if (event.type === "located" && isHeard(before, event)) {
        const numbers = formatCoordinates(event.fix.coordinates);
        expect(after.place).toEqual({ ...event.fix, text: numbers, credited: false });
      } else if (event.type === "refined" && after.place !== before.place) {
        expect(after.place).toMatchObject(event.fix);
        expect(event.fix.accuracy).toBeLessThanOrEqual(Math.max(100, before.place?.accuracy ?? Infinity));
      } else if (after.place && event.type !== "restored") {
        const { text: _, credited: __, ...told } = after.place;
        expect(before.place).toMatchObject(told);
      }
    },
  };

  test.each(Object.entries(invariants))("%s", (_, check) => {
    fc.assert(
      fc.property(walks, (walk) => {
        walk.reduce((state, step) => {
          const event = eventOf(step, state);
          const after = locationReducer(state, event);
          check(state, event, after);
          return after;
        }, NO_LOCATION);
      }),
      { numRuns: 5_000 },
    );
  });
});
