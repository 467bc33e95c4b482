import type { LocationFeedback } from "../request/geocoders.ts";
import type { LocateFailure } from "../request/locate.ts";
import type { LocationState, Pin } from "../request/location-reducer.ts";
import type { ServiceChoice } from "../request/messages.ts";
import { accuracyAndAgeText, accuracyText, isCoarse, isRough } from "../request/position.ts";

/*
 * The words of the forms. Those of a single field are in src/request/fields.ts.
 * Browsers load this file, so it uses no tokens.
 */

/** The text of a toast. It disappears by itself, so it is never the only place of a critical text. */
export interface Notice {
  title: string;
  text?: string | undefined;
}

/** The request dialog. */
export const REQUEST_FORM = {
  opens: "Opens a text, then an email draft.",
  send: "Send Request",
  /** What Send says while the text app and the mail program open. */
  waiting: { phone: "Opening your text app", computer: "Preparing your request" },
  notes: "Tap all that apply",
  sent: {
    title: "Request Sent!",
    text: "Your service request has been sent via SMS and email.",
  },
  /** If no email draft could hold it. */
  sentAsText: {
    title: "Request Sent!",
    text: "Your service request has been sent via SMS. It is too long for an email: copy it below.",
  },
};

/** The form of /request-help. */
export const REQUEST_HELP_FORM = {
  opens: "Next, you choose: call, text, or email.",
  send: "Request Help Now",
  instead: "No form needed:",
  /** The choices of "Service Needed": form value and label. */
  services: [
    { value: "tire", label: "Tire Services" },
    { value: "lockout", label: "Auto Lockout" },
    { value: "jumpstart", label: "Jump Start/Battery" },
    { value: "mechanic", label: "Mobile Mechanic" },
    { value: "other", label: "Other" },
  ],
} as const;

/** The form of /contact. */
export const CONTACT_FORM = {
  opens: "Opens an email draft. You press send there.",
  send: "Send Message",
  again: "Open the draft again",
  sent: {
    title: "Message Sent!",
    text: "Your message has been sent. We'll get back to you soon.",
  },
};

/** What is wrong with a contact message that no email draft can hold. */
export function messageTooLong(excess: number): string {
  const letters = excess === 1 ? "letter" : "letters";
  return `Too long by ${excess.toLocaleString("en-US")} ${letters}. Shorten it or copy it below.`;
}

/** Of all forms. */
export const AGREEMENT = { text: "By sending, you agree to our terms.", link: "Terms of service" };
export const MISSING_INFORMATION: Notice = {
  title: "Missing Information",
  text: "Please fill in all required fields.",
};

/** The line between the location field and the GPS button, and that button. */
export const LOCATION_LINE = {
  help: "Street, exit, or landmark",
  locating: "Finding your location",
  expired: "GPS expired after 30 minutes. Tap for a new one.",
  /** If the GPS button was used before its code was loaded. */
  withoutCode: "GPS isn’t ready. Type where you are.",
  button: "Use my GPS location",
  remove: { shown: "Remove", spoken: " the GPS position" },
};

const SHARED_FAILURES = {
  denied: "Location access denied. Please enable location permissions.",
  unavailable: "Location information is unavailable.",
  "timed-out": "Location request timed out.",
};

/** Why the position was not found (spec, section 8). */
export const LOCATION_FAILURES: Readonly<Record<LocationFeedback, Readonly<Record<LocateFailure, string>>>> =
  {
    toasts: {
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
export function locationFailed(reason: LocateFailure): Notice {
  const title = reason === "unsupported" ? "GPS Not Available" : "Location Error";
  return { title, text: LOCATION_FAILURES.toasts[reason] };
}

/** The toast about a place that was found: its address, or its coordinates. */
export function locationFound(place: string): Notice {
  return { title: `Location Found! Using: ${place}` };
}

/** The pin as the line shows it; a rough one asks for words. */
export function pinText(pin: Pin, now: number): string {
  return pinWords(pin, accuracyAndAgeText(pin, now));
}

function pinWords(pin: Pin, quality: string): string {
  if (isCoarse(pin)) return `GPS ${quality}: add location`;
  return isRough(pin) ? `GPS ${quality}: add exit` : `GPS attached: ${quality}`;
}

/** What screen readers announce about the pin. It does not change each minute with the pin's age. */
export function pinAnnouncement({ pin, lookup }: LocationState): string {
  switch (lookup.kind) {
    case "locating":
      return LOCATION_LINE.locating;
    case "expired":
      return LOCATION_LINE.expired;
    case "geocoding":
      return "";
    default:
      return pin ? pinWords(pin, accuracyText(pin.accuracy)) : "";
  }
}

type Notes = readonly string[];

/** For every service. It comes last, because it is not about the car. */
const TEXT_ME = "Text, don't call";

const NORTHBOUND = "Northbound";
const SOUTHBOUND = "Southbound";

/** Dispatch asks for the level. */
const GARAGE = "In a garage";

/** The technician then works with the hood against a wall or another car. */
const NOSE_IN = "Parked nose in";

/**
 * What a driver would otherwise type into the details of a request, by its service; "" before one is chosen. The notes
 * say what dispatch asks first: which side of the road, how to get to the car, what to bring. At most five for each, in
 * three words, so that they take three rows on a phone.
 */
export const requestNotes: Readonly<Record<ServiceChoice | "", Notes>> = {
  "": [NORTHBOUND, SOUTHBOUND, "Eastbound", "Westbound", TEXT_ME],
  "Jump Start": ["Only clicks", "No power", NOSE_IN, GARAGE, TEXT_ME],
  "Lockout Service": ["Keys in car", "Keys in trunk", "Engine running", GARAGE, TEXT_ME],
  "Tire Change": [NORTHBOUND, SOUTHBOUND, "No spare", "No lock key", TEXT_ME],
  "Battery Replacement": ["Jump failed", "Battery in trunk", NOSE_IN, GARAGE, TEXT_ME],
  "Mobile Mechanic": ["Won't start", "Still drives", "Warning light", GARAGE, TEXT_ME],
  Other: [NORTHBOUND, SOUTHBOUND, "Won't move", GARAGE, TEXT_ME],
};

/** The notes for what is chosen in the dialog's service field. */
export function notesFor(service: string): Notes {
  const found = Object.entries(requestNotes).find(([name]) => name === service);
  return found?.[1] ?? requestNotes[""];
}
