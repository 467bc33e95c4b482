import type { ServiceChoice } from "../request/messages.ts";

type Notes = readonly string[];

/** Notes for every service. They come last, because they are not about the car. */
const ALWAYS = ["Text me, please don't call", "Phone nearly dead"] as const;

const NORTHBOUND = "Northbound";
const SOUTHBOUND = "Southbound";

/** Dispatch asks for the level. */
const GARAGE = "In a parking garage";

/** The technician then works with the hood against a wall or another car. */
const NOSE_IN = "Parked nose in";

/**
 * What a driver would otherwise type into the details of a request, by its service; "" before one is chosen. The notes
 * say what dispatch asks first: which side of the road, how to get to the car, what to bring. At most six for each.
 */
export const requestNotes: Readonly<Record<ServiceChoice | "", Notes>> = {
  "": [NORTHBOUND, SOUTHBOUND, "Eastbound", "Westbound", ...ALWAYS],
  "Jump Start": ["Clicks but won't start", "No power at all", NOSE_IN, GARAGE, ...ALWAYS],
  "Lockout Service": ["Keys in the car", "Keys in the trunk", "Engine running", GARAGE, ...ALWAYS],
  "Tire Change": [NORTHBOUND, SOUTHBOUND, "No spare", "Wheel locks, no key", ...ALWAYS],
  "Battery Replacement": ["Jump start didn't hold", "Battery in the trunk", NOSE_IN, GARAGE, ...ALWAYS],
  "Mobile Mechanic": ["Won't start", "Still drives", "Warning light on", GARAGE, ...ALWAYS],
  Other: [NORTHBOUND, SOUTHBOUND, "Car won't move", GARAGE, ...ALWAYS],
};

/** The notes for what is chosen in the dialog's service field. */
export function notesFor(service: string): Notes {
  const found = Object.entries(requestNotes).find(([name]) => name === service);
  return found?.[1] ?? requestNotes[""];
}
