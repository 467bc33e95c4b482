import type { LocateFailure } from "./locate.ts";
import { isRefining, type Lookup, type Place } from "./location-reducer.ts";
import { isRough, pinWords } from "./precision.ts";

/** What a driver reads when there is no position. */
export interface LocationMessage {
  /** Heading of the toast; the service pages show the text alone, inline. */
  title?: string;
  text: string;
}

/** The home page's dialog, and the one of the service and city pages. */
export type DialogVariant = "home" | "service";

const TITLE = "Location Error";
const DENIED = "Location access denied. Please enable location permissions.";
const UNAVAILABLE = "Location information is unavailable.";
const TIMED_OUT = "Location request timed out.";

/** The words of the spec's error catalogue (section 8), to the letter and the full stop. */
export const locationMessages: Readonly<
  Record<DialogVariant, Readonly<Record<LocateFailure, Readonly<LocationMessage>>>>
> = {
  home: {
    denied: { title: TITLE, text: DENIED },
    unavailable: { title: TITLE, text: UNAVAILABLE },
    "timed-out": { title: TITLE, text: TIMED_OUT },
    failed: { title: TITLE, text: "Unable to get your location." },
    unsupported: { title: "GPS Not Available", text: "Your device doesn't support location services." },
  },
  service: {
    denied: { text: DENIED },
    unavailable: { text: UNAVAILABLE },
    "timed-out": { text: TIMED_OUT },
    failed: { text: "Unable to retrieve location." },
    unsupported: { text: "Geolocation is not supported by this browser" },
  },
};

/** The home page's toast when the device was found; `location` is what went into the field. */
export function locationFound(location: string): string {
  return `Location Found! Using: ${location}`;
}

/** What stands below the location field about the place in it: how far it can be trusted, and what it lacks. */
export function locationHelp(place: Place | undefined, lookup: Lookup, now: number): string | undefined {
  if (!place) return;
  const precision = `GPS position: ${pinWords(place, now)}.`;
  if (isRefining(lookup)) return `${precision} Looking for a better one.`;
  return isRough(place, now) ? `${precision} Add the road, your direction, and the nearest exit.` : precision;
}
