import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldText } from "../../tests/support/arbitraries.ts";
import {
  aged,
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
import {
  type Attachment,
  attachedPin,
  isRefining,
  type LocationEvent,
  type Lookup,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "./location-reducer.ts";
import { EXPIRES_AFTER_MS } from "./position.ts";
import { isBlank } from "./text.ts";

/** What happens, the text of the field after it, and the states of the pin and the lookup. */
type Case = [LocationEvent[], string, `${Attachment["kind"]}, ${Lookup["kind"]}`];

/** The cases, each with its events in words, for the name of its test. */
function withTitles(cases: Case[]) {
  return cases.map(([events, field, kinds]) => {
    const title = events.map((event) => ("field" in event ? `${event.type} "${event.field}"` : event.type));
    return [title.join(", "), field, kinds, events] as const;
  });
}

test.each(
  withTitles([
    // The device and the geocoder answer, or they do not.
    [[started], "", "none, locating"],
    [[started, located(12)], NUMBERS, "attached, geocoding"],
    [found, "Keller", "attached, found"],
    [[started, located(12), geocoded()], NUMBERS, "attached, found"],
    [rough, `Keller Pkwy (${NUMBERS})`, "attached, found"],
    [foundBehind("Red van"), "Red van; Keller", "attached, found"],
    [foundBehind("  "), "Keller", "attached, found"],
    [[typed("Exit 60"), started, denied], "Exit 60", "none, failed"],
    [[...found, started, denied], "Keller", "attached, failed"],
    [[...found, started, located(9)], NUMBERS, "attached, geocoding"],
    [[started, cancelled, located(12), denied], "", "none, idle"],
    [[started, located(12), cancelled, geocoded(KELLER)], NUMBERS, "attached, idle"],
    [[...found, cancelled], "Keller", "attached, found"],
    [[...found, reset], "Keller", "none, idle"],

    // The device finds a better position.
    [[...rough, refined(9)], "Keller Pkwy (33.000000, -97.000000)", "attached, found"],
    [[started, located(99), refined(9), geocoded(KELLER)], "Keller", "attached, found"],
    [[...rough, refined(9), geocoded(KELLER)], "Keller", "attached, found"],

    // The driver answers the prompt after its time.
    [[started, timedOut, located(12)], NUMBERS, "attached, geocoding"],
    [[started, timedOut, denied], "", "none, failed"],
    [[started, timedOut, typed("Exit 60"), located(12, "Exit 60")], "Exit 60", "none, failed"],
    [[started, timedOut, cancelled, located(12), denied], "", "none, idle"],

    // Typing around or inside the words of the pin, which stays.
    [[...found, typed("KelXler")], "KelXler", "attached, found"],
    [[...found, typed("At Keller, lot B")], "At Keller, lot B", "attached, found"],
    [[started, located(12), typed(`At ${NUMBERS}`), geocoded(KELLER)], `At ${NUMBERS}`, "attached, found"],
    [[...rough, typed("Keller Pkwy, lot B"), refined(9)], "Keller Pkwy, lot B", "attached, found"],
    [[...found, typed("At Keller"), started, located(9)], "At Keller", "attached, geocoding"],

    // Emptying the field or typing over it removes the pin, which can be put back.
    [[...found, typed("")], "", "removed, idle"],
    [[...found, typed("Exit 60")], "Exit 60", "removed, idle"],
    [[started, located(12), typed("Exit 60"), geocoded(KELLER)], "Exit 60", "removed, idle"],
    [[...found, started, typed("Exit 60")], "Exit 60", "removed, locating"],
    [[...found, typed("Exit 60"), putBack], "Exit 60", "attached, idle"],
    [[...found, typed(""), putBack], "Keller", "attached, idle"],
    [[...found, typed("I-35"), started, located(9, "I-35")], `I-35; ${NUMBERS}`, "attached, geocoding"],

    // So does the button.
    [[...foundBehind("Red van"), removed], "Red van", "removed, idle"],
    [[...foundBehind("Red van"), removed, putBack], "Red van; Keller", "attached, idle"],
    [[...found, typed("At Keller"), removed], "At Keller", "removed, idle"],
    [[...found, typed("At Keller"), removed, putBack], "At Keller", "attached, idle"],
    [[...found, started, removed], "", "removed, locating"],

    // Half an hour is over, or the clock was set back.
    [[...foundBehind("Red van"), old], "Red van", "expired, idle"],
    [[...found, typed("At Keller"), old], "At Keller", "expired, idle"],
    [[...found, started, old], "", "expired, locating"],
    [[...found, removed, old, putBack], "", "none, idle"],
    [[...found, aged(-1)], "", "expired, idle"],

    // The page is loaded again; the field may have been emptied before the form's code was there.
    [[restored("Keller")], "Keller", "attached, idle"],
    [[restored("At Keller")], "At Keller", "attached, idle"],
    [[restored("")], "", "removed, idle"],
    [[restored(""), putBack], "Keller", "attached, idle"],
    [[restored("", EXPIRES_AFTER_MS), putBack], "", "none, idle"],
    [[restored("Keller", EXPIRES_AFTER_MS)], "", "expired, idle"],
    [[restored("At Keller", EXPIRES_AFTER_MS)], "At Keller", "expired, idle"],
  ]),
)("after %s: %j, %s", (_, field, kinds, events) => {
  const state = stateAfter(events);
  expect([state.field, `${state.attachment.kind}, ${state.lookup.kind}`]).toEqual([field, kinds]);
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

/** Any events, with any words that the driver types. */
const anyEvents = fc.array(
  fc.oneof(
    fieldText.map(typed),
    fc.constantFrom(started, ...found, ...rough, refined(9), refineEnded, denied, timedOut),
    fc.constantFrom(cancelled, removed, putBack, aged(1), old, reset),
  ),
  { maxLength: 30 },
);

test("in any order of events the driver's words stay as they are, and no pin is removed unnoticed", () => {
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
