import type { Address } from "../../src/request/geocode.ts";
import {
  type LocationEvent,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "../../src/request/location-reducer.ts";
import { locationRules } from "../../src/request/location-rules.ts";
import { EXPIRES_AFTER_MS } from "../../src/request/position.ts";

/* What happens to the location of a request, for the tests of its reducer. */

const NOW = Date.UTC(2026, 0, 31, 12);
export const HERE = { latitude: 32.934612, longitude: -97.251834 };
export const THERE = { latitude: 33, longitude: -97 };
export const KELLER: Address = { text: "Keller", source: locationRules.toasts.geocoder };
export const PARKWAY: Address = { text: "Keller Pkwy", source: locationRules.inline.geocoder };
export const KEPT: Pin = { ...HERE, accuracy: 12, foundAt: NOW, address: KELLER };

export const started: LocationEvent = { type: "lookupStarted" };
export const located = (accuracy: number): LocationEvent => ({
  type: "located",
  position: { ...HERE, accuracy, foundAt: NOW },
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
export const failureRead: LocationEvent = { type: "failureRead" };
export const cancelled: LocationEvent = { type: "cancelled" };
export const removed: LocationEvent = { type: "pinRemoved" };
export const aged = (age: number): LocationEvent => ({ type: "aged", now: NOW + age });
export const old = aged(EXPIRES_AFTER_MS);
export const restored = (age = 0): LocationEvent => ({ type: "restored", pin: KEPT, now: NOW + age });
export const sent: LocationEvent = { type: "sent" };

/** Lookups: one that has found a place, and one with a rough position. */
export const found = [started, located(12), geocoded(KELLER)];
export const rough = [started, located(2500), geocoded(PARKWAY)];

export const stateAfter = (events: readonly LocationEvent[]) => events.reduce(locationReducer, NO_LOCATION);
