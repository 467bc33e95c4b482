import type { LocationState } from "../request/location-reducer.ts";
import { accuracyAndAgeText, accuracyText, isRough } from "../request/position.ts";

/** The text of a toast. It disappears by itself, so it is never the only place of a critical text. */
export interface Notice {
  title: string;
  text?: string | undefined;
}

/** From the spec's catalog of errors and confirmations. */
export const MISSING_INFORMATION: Notice = {
  title: "Missing Information",
  text: "Please fill in all required fields.",
};

export const REQUEST_SENT: Notice = {
  title: "Request Sent!",
  text: "Your service request has been sent via SMS and email.",
};

export const MESSAGE_SENT: Notice = {
  title: "Message Sent!",
  text: "Your message has been sent. We'll get back to you soon.",
};

/** The choices of "Service Needed" on /request-help: form value and label. */
export const requestHelpServices = [
  { value: "tire", label: "Tire Services" },
  { value: "lockout", label: "Auto Lockout" },
  { value: "jumpstart", label: "Jump Start/Battery" },
  { value: "mechanic", label: "Mobile Mechanic" },
  { value: "other", label: "Other" },
] as const;

/* What the line between the location field and the GPS button says; failures are in src/request/location-rules.ts. */

export const LOCATION_HELP = "Street, exit, or landmark";
export const LOCATING = "Finding your location";
export const GPS_EXPIRED = "GPS expired after 30 minutes. Tap for a new one.";

/** If the GPS button was used before its code was loaded. */
export const GPS_WITHOUT_CODE = "GPS isn’t ready. Type where you are.";

/** The pin as the line shows it; a rough one asks for words. */
export function pinText(pin: NonNullable<LocationState["pin"]>, now: number): string {
  const quality = accuracyAndAgeText(pin, now);
  return isRough(pin) ? `GPS ${quality}: add exit` : `GPS attached: ${quality}`;
}

/** What screen readers announce about the pin. It does not change each minute with the pin's age. */
export function pinAnnouncement({ pin, lookup }: LocationState): string {
  switch (lookup.kind) {
    case "locating":
      return LOCATING;
    case "expired":
      return GPS_EXPIRED;
    case "geocoding":
      return "";
    default:
      return pin ? `GPS attached: ${accuracyText(pin.accuracy)}` : "";
  }
}
