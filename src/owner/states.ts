import type { z } from "zod";
import { escaped } from "../shared/text.ts";

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

/** The name of each state, district and territory, and its time zone; of two, that of most of its people. */
const STATES = {
  AK: ["Alaska", "America/Anchorage"],
  AL: ["Alabama", CENTRAL],
  AR: ["Arkansas", CENTRAL],
  AZ: ["Arizona", "America/Phoenix"],
  CA: ["California", PACIFIC],
  CO: ["Colorado", MOUNTAIN],
  CT: ["Connecticut", EASTERN],
  DC: ["District of Columbia", EASTERN],
  DE: ["Delaware", EASTERN],
  FL: ["Florida", EASTERN],
  GA: ["Georgia", EASTERN],
  HI: ["Hawaii", "Pacific/Honolulu"],
  IA: ["Iowa", CENTRAL],
  ID: ["Idaho", MOUNTAIN],
  IL: ["Illinois", CENTRAL],
  IN: ["Indiana", EASTERN],
  KS: ["Kansas", CENTRAL],
  KY: ["Kentucky", EASTERN],
  LA: ["Louisiana", CENTRAL],
  MA: ["Massachusetts", EASTERN],
  MD: ["Maryland", EASTERN],
  ME: ["Maine", EASTERN],
  MI: ["Michigan", EASTERN],
  MN: ["Minnesota", CENTRAL],
  MO: ["Missouri", CENTRAL],
  MS: ["Mississippi", CENTRAL],
  MT: ["Montana", MOUNTAIN],
  NC: ["North Carolina", EASTERN],
  ND: ["North Dakota", CENTRAL],
  NE: ["Nebraska", CENTRAL],
  NH: ["New Hampshire", EASTERN],
  NJ: ["New Jersey", EASTERN],
  NM: ["New Mexico", MOUNTAIN],
  NV: ["Nevada", PACIFIC],
  NY: ["New York", EASTERN],
  OH: ["Ohio", EASTERN],
  OK: ["Oklahoma", CENTRAL],
  OR: ["Oregon", PACIFIC],
  PA: ["Pennsylvania", EASTERN],
  PR: ["Puerto Rico", "America/Puerto_Rico"],
  RI: ["Rhode Island", EASTERN],
  SC: ["South Carolina", EASTERN],
  SD: ["South Dakota", CENTRAL],
  TN: ["Tennessee", CENTRAL],
  TX: ["Texas", CENTRAL],
  UT: ["Utah", MOUNTAIN],
  VA: ["Virginia", EASTERN],
  VI: ["U.S. Virgin Islands", "America/Puerto_Rico"],
  VT: ["Vermont", EASTERN],
  WA: ["Washington", PACIFIC],
  WI: ["Wisconsin", CENTRAL],
  WV: ["West Virginia", EASTERN],
  WY: ["Wyoming", MOUNTAIN],
} as const satisfies Readonly<Record<string, readonly [name: string, timeZone: string]>>;

/** The letters of a state. */
export type State = keyof typeof STATES;

/** The letters of every state. */
export const STATE_LETTERS = Object.keys(STATES) as State[];

/** Whether these are the letters of a state. */
export function isState(letters: unknown): letters is State {
  return typeof letters === "string" && Object.hasOwn(STATES, letters);
}

/** The name of a state, as in "California". */
export function nameOfState(state: State): string {
  return STATES[state][0];
}

/** The time zone of a state: that of most of its people, like America/Chicago. */
export function timeZoneOf(state: State): string {
  return STATES[state][1];
}

/** The state whose name is in a text, or the one with the longest name: in "West Virginia", Virginia is none. */
function stateNamedIn(text: string): State | undefined {
  // Hawaiʻi has a letter that is none in English.
  const letters = text.replaceAll("\u02bb", "");
  const isNamed = (state: State) => new RegExp(`\\b${escaped(nameOfState(state))}\\b`).test(letters);
  const named = STATE_LETTERS.filter(isNamed);
  return named.sort((a, b) => nameOfState(b).length - nameOfState(a).length)[0];
}

/** The facts with the name of their state: the owner's own, such as "Northern California", or the usual one. */
export function withStateName<Facts extends { state: State; stateName: string | null }>(
  facts: Facts,
  context: z.RefinementCtx,
) {
  const { state, stateName } = facts;
  const usual = nameOfState(state);
  // The District goes by several names.
  if (stateName !== null && state !== "DC" && stateNamedIn(stateName) !== state) {
    const message = `expected a name with ${usual} in it; or delete this line`;
    context.addIssue({ code: "custom", path: ["stateName"], message });
  }
  return { ...facts, stateName: stateName ?? usual };
}
