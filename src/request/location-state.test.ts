import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCoordinates } from "./coordinates.ts";
import type { Fix } from "./locate.ts";
import {
  isLooking,
  isRefining,
  type LocationEvent,
  type LocationState,
  NO_LOCATION,
  nextLocation,
  PLACE_STAYS_MS,
  type Place,
} from "./location-state.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const coordinates = { lat: 32.934612, lng: -97.251834 };
const NUMBERS = "32.934612, -97.251834";
const WORDS = "1100 Keller Parkway, Keller";

const typed = (field: string): LocationEvent => ({ type: "edited", field });
const looked: LocationEvent = { type: "looked" };
const fix = { coordinates, accuracy: 12, foundAt: NOW };
const located = { type: "located", fix, now: NOW } as const;
/** The device knows but the cell tower; later more. */
const roughly = { type: "located", fix: { ...fix, accuracy: 2500 }, now: NOW } as const;
const refined = (accuracy: number, lat = 33): LocationEvent => ({
  type: "refined",
  fix: { coordinates: { lat, lng: -97 }, accuracy, foundAt: NOW + 3000 },
});
const named = { type: "named", coordinates, words: WORDS, credited: true } as const;
const failed: LocationEvent = { type: "failed", reason: "denied" };
const cancelled: LocationEvent = { type: "cancelled" };
const aged = (now: number): LocationEvent => ({ type: "aged", now });

function stateAfter(...events: LocationEvent[]): LocationState {
  return events.reduce(nextLocation, NO_LOCATION);
}

const KELLER: Place = { coordinates, accuracy: 12, foundAt: NOW, text: WORDS, credited: true };

describe("looking", () => {
  test("goes from the device to the words: the numbers stand in the field until these are there", () => {
    expect(stateAfter(looked)).toEqual({ ...NO_LOCATION, look: { kind: "locating" } });
    expect(stateAfter(looked, located)).toMatchObject({
      field: NUMBERS,
      place: { ...KELLER, text: NUMBERS, credited: false },
      look: { kind: "naming" },
    });
    expect(stateAfter(looked, located, named)).toMatchObject({
      field: WORDS,
      place: KELLER,
      look: { kind: "found" },
    });
  });

  test("says why it has failed, and leaves the field as it is", () => {
    expect(stateAfter(typed("Exit 60"), looked, failed)).toMatchObject({
      field: "Exit 60",
      place: undefined,
      look: { kind: "failed", reason: "denied" },
    });
  });

  test("keeps the earlier place when a later look fails", () => {
    expect(stateAfter(looked, located, named, looked, failed)).toMatchObject({ field: WORDS, place: KELLER });
  });

  test("again puts the later place where the earlier one stood", () => {
    const elsewhere = { ...located, fix: { ...fix, coordinates: { lat: 33, lng: -97 } } };
    expect(stateAfter(typed("Red van"), looked, located, named, looked, elsewhere)).toMatchObject({
      field: "Red van; 33.000000, -97.000000",
      place: { text: "33.000000, -97.000000", accuracy: 12 },
    });
  });

  test("while looking changes nothing", () => {
    expect(stateAfter(looked, looked)).toEqual(stateAfter(looked));
    expect(stateAfter(looked, located, looked)).toEqual(stateAfter(looked, located));
  });
});

describe("what is typed", () => {
  test("stands before the place", () => {
    expect(stateAfter(typed("Red van"), looked, located).field).toBe(`Red van; ${NUMBERS}`);
    expect(stateAfter(typed("Red van"), looked, located, named).field).toBe(`Red van; ${WORDS}`);
  });

  test("while the device is asked stands before the place as well", () => {
    expect(stateAfter(looked, typed("Red van"), located, named).field).toBe(`Red van; ${WORDS}`);
  });

  test("is not taken for something typed when it is white space", () => {
    expect(stateAfter(typed("  "), looked, located).field).toBe(NUMBERS);
  });

  test("beside the place keeps the numbers in the field, and no words come between", () => {
    const writing = `${NUMBERS}, under the br`;
    expect(stateAfter(looked, located, typed(writing), named)).toMatchObject({
      field: writing,
      place: { text: NUMBERS, credited: false },
      look: { kind: "found" },
    });
  });

  test("over the place drops it, and what is looked up for it", () => {
    expect(stateAfter(looked, located, named, typed("Exit 60"))).toMatchObject({
      field: "Exit 60",
      place: undefined,
      look: { kind: "idle" },
    });
    expect(stateAfter(looked, located, typed("Exit 60"), named)).toMatchObject({
      field: "Exit 60",
      place: undefined,
      look: { kind: "idle" },
    });
  });

  test("over an earlier place leaves a new look under way", () => {
    const elsewhere = { ...located, fix: { ...fix, coordinates: { lat: 33, lng: -97 } } };
    const state = stateAfter(looked, located, named, looked, typed("Exit 60"), elsewhere);
    expect(state).toMatchObject({ field: "Exit 60; 33.000000, -97.000000", look: { kind: "naming" } });
  });

  test("and was so already changes nothing", () => {
    const state = stateAfter(typed("Exit 60"), looked, located);
    expect(nextLocation(state, typed(state.field))).toBe(state);
  });
});

describe("giving up", () => {
  test.each<[string, LocationEvent[], LocationEvent]>([
    ["the device", [looked], located],
    ["the device that refuses", [looked], failed],
    ["the geocoder", [looked, located], named],
  ])("makes a late answer of %s change nothing", (_, before, late) => {
    const state = stateAfter(...before, cancelled);
    expect(state.look).toEqual({ kind: "idle" });
    expect(nextLocation(state, late)).toEqual(state);
  });

  test("keeps what the device has told already", () => {
    expect(stateAfter(looked, located, cancelled)).toMatchObject({ field: NUMBERS, place: { coordinates } });
  });

  test("keeps what the last look has come to", () => {
    expect(stateAfter(looked, failed, cancelled).look).toEqual({ kind: "failed", reason: "denied" });
    expect(stateAfter(looked, located, named, cancelled).look).toEqual({ kind: "found", refining: false });
  });
});

describe("a place that may be better", () => {
  const refining = (...events: LocationEvent[]) => isRefining(stateAfter(...events).look);

  test.each<[string, boolean, Fix]>([
    ["2,500 meters", true, { ...fix, accuracy: 2500 }],
    ["21 meters", true, { ...fix, accuracy: 21 }],
    ["20 meters", false, { ...fix, accuracy: 20 }],
    ["an unknown number of meters", true, { ...fix, accuracy: undefined }],
    ["12 meters, a minute ago", false, { ...fix, foundAt: NOW - 60_000 }],
    ["12 meters, four minutes ago", true, { ...fix, foundAt: NOW - 240_000 }],
  ])("within %s: a better one is asked for: %j", (_, isAskedFor, first) => {
    const events = [looked, { ...located, fix: first }];
    expect(refining(...events)).toBe(isAskedFor);
    expect(refining(...events, named)).toBe(isAskedFor);
  });

  test("takes the better fix and leaves the words, with other numbers behind them", () => {
    const words = { ...named, words: `${WORDS} (${NUMBERS})` };
    const state = stateAfter(typed("Red van"), looked, roughly, words, refined(12));
    expect(state).toMatchObject({
      field: `Red van; ${WORDS} (33.000000, -97.000000)`,
      place: { coordinates: { lat: 33, lng: -97 }, accuracy: 12, foundAt: NOW + 3000, credited: true },
      look: { kind: "found", refining: true },
    });
  });

  test("takes it while the words are on their way: they are for the earlier numbers", () => {
    const words = { ...named, words: `${WORDS} (${NUMBERS})` };
    const state = stateAfter(looked, roughly, refined(12), words);
    expect(state.field).toBe(`${WORDS} (33.000000, -97.000000)`);
    expect(state.place?.coordinates).toEqual({ lat: 33, lng: -97 });
  });

  test("gets words of its own, in the place of the first", () => {
    const own = { ...named, coordinates: { lat: 33, lng: -97 }, words: "Southlake" };
    expect(stateAfter(looked, roughly, named, refined(12), own)).toMatchObject({
      field: "Southlake",
      place: { text: "Southlake", accuracy: 12 },
    });
  });

  test("does not take a worse one, nor one of unknown precision", () => {
    for (const worse of [2500, 3000, Number.NaN]) {
      const state = stateAfter(looked, roughly, named);
      expect(nextLocation(state, refined(worse))).toBe(state);
    }
  });

  test("takes a less precise one where the first is old, unless it is rough", () => {
    const old = { ...located, fix: { ...fix, foundAt: NOW - 240_000 } };
    expect(stateAfter(looked, old, named, refined(100)).place).toMatchObject({ accuracy: 100 });
    expect(stateAfter(looked, old, named, refined(101)).place).toMatchObject({ accuracy: 12 });
  });

  test.each<[string, LocationEvent]>([
    ["the dialog is closed or the request sent", cancelled],
    ["the time is up", { type: "refineEnded" }],
    ["something is typed beside it", typed(`${WORDS}, under the bridge`)],
    ["something is typed over it", typed("Exit 60")],
    ["it is looked for anew", looked],
    ["everything is cleared", { type: "reset" }],
  ])("stays as it is once %s", (_, event) => {
    const state = stateAfter(looked, roughly, named, event);
    expect(isRefining(state.look)).toBe(false);
    expect(nextLocation(state, refined(5))).toBe(state);
  });
});

describe("an old place", () => {
  test("counts for half an hour to the millisecond", () => {
    const state = stateAfter(looked, located, named);
    expect(nextLocation(state, aged(NOW + PLACE_STAYS_MS))).toBe(state);
    expect(nextLocation(state, aged(NOW + PLACE_STAYS_MS + 1))).toMatchObject({
      field: "",
      place: undefined,
      look: { kind: "idle" },
    });
  });

  test("from a time to come, after the clock was set back, counts no more either", () => {
    expect(stateAfter(looked, located, named, aged(NOW - 1)).place).toBeUndefined();
  });

  test("takes its text with it and leaves what the driver has typed", () => {
    const old = aged(NOW + PLACE_STAYS_MS + 1);
    expect(stateAfter(typed("Red van"), looked, located, named, old).field).toBe("Red van");
    expect(stateAfter(looked, located, typed(`${NUMBERS} by the bridge`), old).field.trim()).toBe(
      "by the bridge",
    );
  });

  test("takes but its own text: the same words typed by the driver stay", () => {
    const words = { ...named, words: "Keller" };
    const old = aged(NOW + PLACE_STAYS_MS + 1);
    expect(stateAfter(typed("Keller"), looked, located, words, old).field).toBe("Keller");
  });

  test("does not end a new look that was begun with it", () => {
    const state = stateAfter(looked, located, named, looked, aged(NOW + PLACE_STAYS_MS + 1));
    expect(state).toMatchObject({ field: "", place: undefined, look: { kind: "locating" } });
  });
});

describe("a place kept in the tab", () => {
  const restored = (now: number): LocationEvent => ({ type: "restored", place: KELLER, now });

  test("is back where its text is back", () => {
    expect(stateAfter(typed(`Red van; ${WORDS}`), restored(NOW + 1000))).toMatchObject({
      field: `Red van; ${WORDS}`,
      place: KELLER,
    });
  });

  test("is none where its text is not", () => {
    const state = stateAfter(typed("Exit 60"));
    expect(nextLocation(state, restored(NOW))).toBe(state);
  });

  test("takes its text out of the field when it is old", () => {
    expect(stateAfter(typed(`Red van; ${WORDS}`), restored(NOW + PLACE_STAYS_MS + 1))).toMatchObject({
      field: "Red van",
      place: undefined,
    });
  });

  test("gives way to the next one that the device tells", () => {
    const later = stateAfter(typed(WORDS), restored(NOW), looked, located);
    expect(later).toMatchObject({ field: NUMBERS, place: { text: NUMBERS } });
  });
});

test("once the request is sent, nothing is left, whatever was there", () => {
  expect(stateAfter(typed("Red van"), looked, located, { type: "reset" })).toEqual(NO_LOCATION);
  expect(stateAfter(looked, { type: "reset" }, located)).toEqual(NO_LOCATION);
});

/* What holds after any events in any order. */

/** What a driver makes of the field. */
type Typing = { kind: "append" | "prepend" | "replace"; text: string };
type Step = Exclude<LocationEvent, { type: "edited" }> | { type: "typing"; typing: Typing };

const times = fc.integer({ min: NOW - PLACE_STAYS_MS, max: NOW + 3 * PLACE_STAYS_MS });
const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const fixes = fc.record({
  coordinates: points,
  accuracy: fc.constantFrom(undefined, 5, 20, 80, 1200),
  foundAt: times,
});
/** Places and drivers speak of the same streets. */
const words = fc.oneof(
  fc.constantFrom("Keller", "Keller Parkway, Keller", "I-35W", "$& $1 $$", "a; b"),
  fc.string({ minLength: 1, maxLength: 8 }),
);

const typings: fc.Arbitrary<Typing> = fc.record({
  kind: fc.constantFrom("append", "prepend", "replace"),
  text: fc.oneof({ weight: 9, arbitrary: words }, { weight: 1, arbitrary: fc.constant("") }),
});

/** What a page begins with: at most a draft, and a place kept with it. */
const beginnings = fc.oneof(
  fc.constant<Step[]>([]),
  fc
    .tuple(fixes, fc.record({ text: words, credited: fc.boolean() }))
    .map(([fix, name]) => ({ ...fix, ...name }))
    .chain((place) =>
      fc.tuple(
        fc.record({
          type: fc.constant("typing" as const),
          typing: fc.record({
            kind: fc.constant("replace" as const),
            text: fc.constantFrom(place.text, "Exit 60", `Exit 60; ${place.text}`),
          }),
        }),
        fc.record({ type: fc.constant("restored" as const), place: fc.constant(place), now: times }),
      ),
    ),
);

const later: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ type: fc.constant("typing" as const), typing: typings }),
    fc.constant(looked),
    fc.constant(looked),
    fc.record({ type: fc.constant("located" as const), fix: fixes, now: times }),
    fc.record({ type: fc.constant("refined" as const), fix: fixes }),
    fc.constant<Step>({ type: "refineEnded" }),
    fc.record({
      type: fc.constant("named" as const),
      coordinates: points,
      words,
      credited: fc.boolean(),
    }),
    fc.constant(failed),
    fc.constant(cancelled),
    fc.record({ type: fc.constant("aged" as const), now: times }),
    fc.constant<Step>({ type: "reset" }),
  ),
  { maxLength: 12 },
);

const steps = fc.tuple(beginnings, later).map(([beginning, rest]): Step[] => [...beginning, ...rest]);

function eventOf(step: Step, { field }: LocationState): LocationEvent {
  if (step.type !== "typing") return step;
  const { kind, text } = step.typing;
  return typed(kind === "replace" ? text : kind === "append" ? field + text : text + field);
}

/** Lets `check` look at each step of a walk through any events. */
function onEveryStep(
  check: (before: LocationState, event: LocationEvent, after: LocationState, walked: LocationEvent[]) => void,
): void {
  fc.assert(
    fc.property(steps, (walk) => {
      let state = NO_LOCATION;
      const walked: LocationEvent[] = [];
      for (const step of walk) {
        const event = eventOf(step, state);
        walked.push(event);
        const next = nextLocation(state, event);
        check(state, event, next, walked);
        state = next;
      }
    }),
    { numRuns: 5_000 },
  );
}

/** A text without what only stands between the driver's and the place's. */
function bare(text: string): string {
  return text.replace(/[\s;]/g, "");
}

/** What stands in the field besides a place's text; where that is there more than once, each may be the place's. */
function besides(field: string, text: string): string[] {
  const rests = [];
  for (let at = field.indexOf(text); at >= 0; at = field.indexOf(text, at + 1)) {
    rests.push(bare(field.slice(0, at) + field.slice(at + text.length)));
  }
  return rests;
}

describe("in any order of events", () => {
  test("a place counts only while its text stands in the field", () => {
    onEveryStep((_before, _event, { field, place }) => {
      if (place) expect(field).toContain(place.text);
    });
  });

  test("the field is what the driver has made of it, unless a place comes, is named or goes", () => {
    onEveryStep((before, event, next) => {
      if (event.type === "edited") expect(next.field).toBe(event.field);
      if (["looked", "failed", "cancelled", "refineEnded"].includes(event.type)) {
        expect(next.field).toBe(before.field);
      }
    });
  });

  test("what stands beside the place is never lost, whether the place comes, is named or goes", () => {
    onEveryStep((before, event, next) => {
      if (event.type === "edited" || event.type === "reset") return;
      const place = event.type === "restored" ? event.place : before.place;
      const hadPlace = place && before.field.includes(place.text);
      const had = hadPlace ? besides(before.field, place.text) : [bare(before.field)];
      const kept = next.place ? besides(next.field, next.place.text) : [bare(next.field)];
      expect(had.some((rest) => kept.includes(rest))).toBe(true);
    });
  });

  test("words are put in only where nothing was edited since the numbers", () => {
    onEveryStep((before, event, next) => {
      if (event.type !== "named") return;
      if (before.isEdited || !(before.look.kind === "naming" || isRefining(before.look))) {
        expect(next).toMatchObject({ field: before.field, place: before.place });
      } else {
        expect(next.place).toMatchObject({ text: event.words, credited: event.credited });
      }
    });
  });

  test("device and geocoder are heard only while they are asked", () => {
    onEveryStep((before, event, next) => {
      if (event.type === "located" && before.look.kind !== "locating") expect(next).toEqual(before);
      if (event.type === "named" && before.look.kind !== "naming" && !isRefining(before.look)) {
        expect(next).toEqual(before);
      }
      if (event.type === "refined" && !isRefining(before.look)) expect(next).toEqual(before);
      if (event.type === "failed" && before.look.kind !== "locating") expect(next).toEqual(before);
    });
  });

  test("once given up, no answer changes anything until there is another look", () => {
    fc.assert(
      fc.property(steps, steps, (walk, late) => {
        const walked = walk.reduce((state, step) => nextLocation(state, eventOf(step, state)), NO_LOCATION);
        const state = nextLocation(walked, cancelled);
        expect(isLooking(state.look)).toBe(false);
        const answers = late.filter(({ type }) =>
          ["located", "refined", "refineEnded", "named", "failed", "cancelled"].includes(type),
        );
        expect(
          answers.reduce((current, step) => nextLocation(current, eventOf(step, current)), state),
        ).toEqual(state);
      }),
    );
  });

  test("whenever time is told, no old place is left", () => {
    onEveryStep((_before, event, { place }) => {
      if (!place || (event.type !== "aged" && event.type !== "restored")) return;
      expect(event.now - place.foundAt).toBeLessThanOrEqual(PLACE_STAYS_MS);
      expect(event.now).toBeGreaterThanOrEqual(place.foundAt);
    });
  });

  test("a place that was told is never given up for a rough one", () => {
    onEveryStep((before, event, next) => {
      if (event.type !== "refined" || next.place === before.place) return;
      const { accuracy } = event.fix;
      expect(accuracy).toBeLessThanOrEqual(Math.max(100, before.place?.accuracy ?? Infinity));
    });
  });

  test("nothing is refined but beside words that the driver has not touched", () => {
    onEveryStep((before, event, next) => {
      if (event.type !== "edited" || event.field === before.field) return;
      expect(isRefining(next.look)).toBe(false);
    });
  });

  test("time ends no look at the device that is under way", () => {
    onEveryStep((before, event, next) => {
      if (event.type === "aged" && before.look.kind === "locating") expect(next.look).toEqual(before.look);
    });
  });

  test("a place is what the device told last, with its time and accuracy", () => {
    onEveryStep((before, event, next) => {
      if (event.type === "located" && before.look.kind === "locating") {
        const text = formatCoordinates(event.fix.coordinates);
        expect(next.place).toEqual({ ...event.fix, text, credited: false });
      } else if (event.type === "refined" && next.place !== before.place) {
        expect(next.place).toMatchObject(event.fix);
      } else if (next.place && event.type !== "restored") {
        expect(next.place.coordinates).toBe(before.place?.coordinates);
        expect(next.place.foundAt).toBe(before.place?.foundAt);
      }
    });
  });

  test("a state is never changed, only followed by another", () => {
    onEveryStep((before, event) => {
      const copy = structuredClone(before);
      nextLocation(before, event);
      expect(before).toEqual(copy);
    });
  });
});
