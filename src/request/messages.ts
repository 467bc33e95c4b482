import { withoutLastSeparator } from "./details-notes.ts";
import {
  accuracyAndAgeText,
  type Coordinates,
  formatCoordinates,
  mapLink,
  type Position,
} from "./position.ts";
import { isBlank, oneLine } from "./text.ts";

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
  /** One of the form's choices: "Tire Change". May be blank on /request-help. */
  service: string;
  name: string;
  phone: string;
  location: string;
  /** The device's position, if there is one. */
  coordinates?: Coordinates | undefined;
  /** The accuracy and age of the position: "within 40 feet, just now". */
  accuracyAndAge?: string | undefined;
  /** Free text with line breaks; may be blank. */
  details: string;
}

/** What is typed, with the device's position and its accuracy and age. */
export function withPosition<Typed>(
  typed: Typed,
  position: Position | undefined,
  now: number,
): Typed & Pick<ServiceRequest, "coordinates" | "accuracyAndAge"> {
  return { ...typed, coordinates: position, accuracyAndAge: position && accuracyAndAgeText(position, now) };
}

/** What is typed into the contact form (spec, section 3). */
export interface ContactMessage {
  name: string;
  email: string;
  /** May be blank. */
  phone: string;
  /** Free text with line breaks. */
  message: string;
}

/**
 * Whether this could be an email address: text on both sides of one "@", a dot in the host, and no white
 * space. The browser's own check refuses addresses with letters outside of ASCII (RFC 6531):
 * "josé@example.com".
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** The first line of a request, which tells dispatch what page it comes from. */
export function topicLine(topic: string): string {
  return `${topic}:`;
}

/**
 * The request as text: the topic, then one labeled line for each thing given. The details come last, because
 * programs that cut a text cut its end. Only the details may have several lines, so text in another field
 * cannot look like a line of its own.
 */
export function requestText(request: ServiceRequest): string {
  const given = labelled([
    ["Service", oneLine(request.service)],
    ["Name", oneLine(request.name)],
    ["Phone", oneLine(request.phone)],
    ["Location", oneLine(request.location)],
    ["GPS", request.coordinates ? gpsLine(request.coordinates, request.accuracyAndAge) : ""],
    ["Details", withoutLastSeparator(request.details)],
  ]);
  return `${topicLine(request.topic)}\n${given}`;
}

/** The contact message as text, by the same rules (order: spec, section 7). */
export function contactText({ name, email, phone, message }: ContactMessage): string {
  return labelled([
    ["Name", oneLine(name)],
    ["Email", oneLine(email)],
    ["Phone", oneLine(phone)],
    ["Message", message],
  ]);
}

function gpsLine(coordinates: Coordinates, accuracyAndAge: string | undefined): string {
  const place = `${formatCoordinates(coordinates)} ${mapLink(coordinates)}`;
  return accuracyAndAge ? `${place} (${accuracyAndAge})` : place;
}

function labelled(entries: readonly [label: string, text: string][]): string {
  return entries
    .filter(([, text]) => !isBlank(text))
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
}
