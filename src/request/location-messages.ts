import type { LocateFailure } from "./locate.ts";

/** The home page's dialog, and the one of the service and city pages. */
export type DialogVariant = "home" | "service";

const BOTH = {
  denied: "Location access denied. Please enable location permissions.",
  unavailable: "Location information is unavailable.",
  "timed-out": "Location request timed out.",
};

/** The words of the spec's error catalogue (section 8), to the letter and the full stop. */
export const locationMessages: Readonly<Record<DialogVariant, Readonly<Record<LocateFailure, string>>>> = {
  home: {
    ...BOTH,
    failed: "Unable to get your location.",
    unsupported: "Your device doesn't support location services.",
  },
  service: {
    ...BOTH,
    failed: "Unable to retrieve location.",
    unsupported: "Geolocation is not supported by this browser",
  },
};

/** The heading of the home page's toast; the service pages show the text alone, inline. */
export function locationTitle(reason: LocateFailure): string {
  return reason === "unsupported" ? "GPS Not Available" : "Location Error";
}

/** The home page's toast when the device was found; `location` is what went into the field. */
export function locationFound(location: string): string {
  return `Location Found! Using: ${location}`;
}
