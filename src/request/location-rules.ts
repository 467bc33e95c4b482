import type { GeocoderName } from "./geocoders.ts";
import type { LocateFailure } from "./locate.ts";

/** How a form shows what came of a search for the position: the home page's in toasts, all others in their own text. */
export type LocationFeedback = "toasts" | "inline";

/** What else differs between the two (spec, sections 7 and 8). */
interface LocationRules {
  /** Whether the location comes before the other fields: the home page's dialog is opened to share it. */
  comesFirst: boolean;
  geocoder: GeocoderName;
  failures: Readonly<Record<LocateFailure, string>>;
}

const SHARED_FAILURES = {
  denied: "Location access denied. Please enable location permissions.",
  unavailable: "Location information is unavailable.",
  "timed-out": "Location request timed out.",
};

export const locationRules: Readonly<Record<LocationFeedback, LocationRules>> = {
  toasts: {
    comesFirst: true,
    geocoder: "BigDataCloud",
    failures: {
      ...SHARED_FAILURES,
      failed: "Unable to get your location.",
      unsupported: "Your device doesn't support location services.",
    },
  },
  inline: {
    comesFirst: false,
    geocoder: "OpenStreetMap",
    failures: {
      ...SHARED_FAILURES,
      failed: "Unable to retrieve location.",
      unsupported: "Geolocation is not supported by this browser",
    },
  },
};

/** The heading of a toast about a failure. */
export function failureTitle(reason: LocateFailure): string {
  return reason === "unsupported" ? "GPS Not Available" : "Location Error";
}

/** The toast about a position that was found; `location` is what went into the field. */
export function locationFound(location: string): string {
  return `Location Found! Using: ${location}`;
}
