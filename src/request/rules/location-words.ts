import type { LocateFailure, Pin } from "./location-reducer.ts";
import { accuracyText, EXPIRES_AFTER_MS, isCoarse, isRough } from "./position.ts";

/** The location line, and the GPS button below it. */
export const LOCATION_LINE = {
  help: "Street, or road and nearest exit",
  locating: "Finding your location",
  expired: `GPS expired after ${EXPIRES_AFTER_MS / 60_000} minutes. Tap for a new one.`,
  /** If the button was tapped before its code was loaded. */
  withoutCode: "GPS isn’t ready. Type where you are.",
  button: "Use my GPS location",
  remove: { shown: "Remove", spoken: " the GPS position" },
};

/** The location line while the driver is not with the car, for which the GPS button is disabled. */
export const AWAY_HELP = "GPS is off: it would find you, not the car.";

const SHARED_FAILURES = {
  denied: "Location access denied. Please enable location permissions.",
  unavailable: "Location information is unavailable.",
  "timed-out": "Location request timed out.",
};

/** Where a form says what came of a lookup: in toasts, or on the location line alone. */
export type GpsReports = "toast" | "inline";

/** Why the position was not found. */
export const LOCATION_FAILURES: Readonly<Record<GpsReports, Readonly<Record<LocateFailure, string>>>> = {
  toast: {
    ...SHARED_FAILURES,
    failed: "Unable to get your location.",
    unsupported: "Your device doesn't support location services.",
  },
  inline: {
    ...SHARED_FAILURES,
    failed: "Unable to retrieve location.",
    unsupported: "Geolocation is not supported by this browser",
  },
};

/** The toast about a failure. */
export function locationFailed(reason: LocateFailure) {
  const title = reason === "unsupported" ? "GPS Not Available" : "Location Error";
  return { title, text: LOCATION_FAILURES.toast[reason] };
}

/** The toast about a place that was found: its address, or its coordinates. */
export function locationFound(place: string) {
  return { title: `Location Found! Using: ${place}` };
}

/** What the location line says of a pin; if it is rough, what to add in words. */
export function pinText(pin: Pin): string {
  const accuracy = accuracyText(pin.accuracy);
  if (!isRough(pin)) return `GPS attached: ${accuracy}`;
  if (pin.accuracy === undefined) return "Add the exit: GPS precision is unknown";
  return `Add the ${isCoarse(pin) ? "place" : "exit"}: GPS is ${accuracy.replace("within", "only good to")}`;
}
