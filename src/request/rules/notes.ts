import { NOT_WITH_CAR } from "./away.ts";
import type { ServiceChoice } from "./services.ts";

type Notes = readonly string[];

/** For every service. They come last, because they are not about the car. */
const OF_DRIVER = [NOT_WITH_CAR, "Only text me"];

const NORTHBOUND = "Northbound";
const SOUTHBOUND = "Southbound";

/** Dispatch then asks for the level. */
const GARAGE = "In a garage";

/** The technician then works with the hood against a wall or another car. */
const NOSE_IN = "Parked nose in";

/**
 * The notes of each service; of "" before one is chosen. They say what dispatch asks first: which side of the road, how
 * to get to the car, what to bring. At most six for each service, of at most four words, so that they take three rows
 * on a phone. None has an apostrophe: with a curly one, a text message holds half as much (3GPP TS 23.038, section 4).
 */
const requestNotes: Readonly<Record<ServiceChoice | "", Notes>> = {
  "": [NORTHBOUND, SOUTHBOUND, "Eastbound", "Westbound", ...OF_DRIVER],
  "Jump Start": ["Only clicks", "No power", NOSE_IN, GARAGE, ...OF_DRIVER],
  "Lockout Service": ["Keys in car", "Keys in trunk", "Engine running", GARAGE, ...OF_DRIVER],
  "Tire Change": [NORTHBOUND, SOUTHBOUND, "No spare", "No lock key", ...OF_DRIVER],
  "Battery Replacement": ["Jump failed", "Battery in trunk", NOSE_IN, GARAGE, ...OF_DRIVER],
  "Mobile Mechanic": ["Cannot start", "Still drives", "Warning light", GARAGE, ...OF_DRIVER],
  Other: [NORTHBOUND, SOUTHBOUND, "Cannot move", GARAGE, ...OF_DRIVER],
};

/** The notes that other services have and this one has not; none before a service is chosen. */
export function notesOfOthers(service: string): Notes {
  const own = [...notesFor(service), ...requestNotes[""]];
  return service ? Object.values(requestNotes).flatMap((notes) => notes.filter((note) => !own.includes(note))) : [];
}

/** The notes for what is chosen in the dialog's service field. */
export function notesFor(service: string): Notes {
  const found = Object.entries(requestNotes).find(([name]) => name === service);
  return found?.[1] ?? requestNotes[""];
}
