import type { Address } from "../../src/request/geocoders.ts";
import {
  type LocationEvent,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "../../src/request/location-reducer.ts";
import { EXPIRES_AFTER_MS } from "../../src/request/position.ts";

/* What happens to the location of a request, for the tests of its reducer. */

const NOW = Date.UTC(2026, 0, 31, 12);
const HERE = { latitude: 32.934612, longitude: -97.251834 };
export const THERE = { latitude: 33, longitude: -97 };
export const NUMBERS = "32.934612, -97.251834";
export const KELLER: Address = { text: "Keller", source: "BigDataCloud" };
export const PARKWAY: Address = { text: "Keller Pkwy", source: "OpenStreetMap" };
export const KEPT: Pin = { ...HERE, accuracy: 12, foundAt: NOW, address: KELLER };

export const typed = (field: string): LocationEvent => ({ type: "edited", field });
export const started: LocationEvent = { type: "lookupStarted" };
/** @param field what the field holds then. */
export const located = (accuracy: number, field = ""): LocationEvent => ({
  type: "located",
  position: { ...HERE, accuracy, foundAt: NOW },
  field,
  now: NOW,
});
export const refined = (accuracy: number): LocationEvent => ({
  type: "refined",
  position: { ...THERE, accuracy, foundAt: NOW },
});
export const geocoded = (address?: Address): LocationEvent => ({ type: "geocoded", address });
export const refineEnded: LocationEvent = { type: "refineEnded" };
export const denied: LocationEvent = { type: "failed", reason: "denied" };
export const timedOut: LocationEvent = { type: "failed", reason: "timed-out" };
export const cancelled: LocationEvent = { type: "cancelled" };
export const removed: LocationEvent = { type: "pinRemoved" };
export const putBack: LocationEvent = { type: "pinReturned" };
export const aged = (age: number): LocationEvent => ({ type: "aged", now: NOW + age });
export const old = aged(EXPIRES_AFTER_MS);
export const restored = (field: string, age = 0): LocationEvent => ({
  type: "restored",
  field,
  pin: KEPT,
  now: NOW + age,
});
export const reset: LocationEvent = { type: "reset" };

/** Lookups: one that has found a place, one with a rough position, and one in a field with words typed before. */
export const found = [started, located(12), geocoded(KELLER)];
export const rough = [started, located(2500), geocoded(PARKWAY)];
export const foundBehind = (words: string) => [typed(words), started, located(12, words), geocoded(KELLER)];

export const stateAfter = (events: LocationEvent[]) => events.reduce(locationReducer, NO_LOCATION);
