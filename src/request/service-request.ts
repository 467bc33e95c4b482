import type { Coordinates } from "./coordinates.ts";
import type { Position } from "./position.ts";
import { precisionWords } from "./precision.ts";

/** The choices of "Service Needed" in the request dialog (spec, section 3). */
export const SERVICE_CHOICES = [
  "Jump Start",
  "Lockout Service",
  "Tire Change",
  "Battery Replacement",
  "Mobile Mechanic",
  "Other",
] as const;

export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** What a driver asks for (spec, section 3), as typed. */
export interface ServiceRequest {
  /** What the page is about, which is the first line: "Keller TX". */
  topic: string;
  /** One of the form's choices in words: "Tire Change". Blank where the form lets it be (/request-help). */
  service: string;
  name: string;
  phone: string;
  location: string;
  /** Where the device says the driver is, if it was asked and answered. */
  coordinates?: Coordinates | undefined;
  /** How precise and how old these are, in words: "within 40 feet, just now". */
  precision?: string | undefined;
  /** Free text with line breaks; may be blank. */
  details: string;
}

/** What is typed, with the position of the device: how far it can be trusted goes with it. */
export function withPosition<Typed>(
  typed: Typed,
  position: Position | undefined,
  now: number,
): Typed & Pick<ServiceRequest, "coordinates" | "precision"> {
  return { ...typed, coordinates: position, precision: position && precisionWords(position, now) };
}
