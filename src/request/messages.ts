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
  /** One of the form's choices in words: "Tire Change". Blank where the form lets it be (/request-help). */
  service: string;
  name: string;
  phone: string;
  location: string;
  /** Where the device says the driver is, if it was asked and answered. */
  coordinates?: Coordinates | undefined;
  /** How precise and how old these are, in words: "within 40 feet, just now". */
  accuracyAndAge?: string | undefined;
  /** Free text with line breaks; may be blank. */
  details: string;
}

/** What is typed, with the position of the device: how far it can be trusted goes with it. */
export function withPosition<Typed>(
  typed: Typed,
  position: Position | undefined,
  now: number,
): Typed & Pick<ServiceRequest, "coordinates" | "accuracyAndAge"> {
  return { ...typed, coordinates: position, accuracyAndAge: position && accuracyAndAgeText(position, now) };
}

/** What is written into the contact form (spec, section 3), as typed. */
export interface ContactMessage {
  name: string;
  email: string;
  /** May be blank. */
  phone: string;
  /** Free text with line breaks. */
  message: string;
}

/**
 * Whether a mail could be sent there: something on both sides of one "@", a dot in the host, and no white space. Not the
 * browser's own check, which knows nothing of addresses in other letters than ASCII (RFC 6531): "josé@example.com".
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** The line with which a request from a page begins, so that who reads it knows the page. */
export function topicLine(topic: string): string {
  return `${topic}:`;
}

/**
 * The request as text: the page, then one labelled line for each thing given. What a client
 * that cuts would lose first comes last. Only the details may go over several lines, so nothing typed into
 * another field passes for a line of its own.
 */
export function requestText(request: ServiceRequest): string {
  const given = labelled([
    ["Service", oneLine(request.service)],
    ["Name", oneLine(request.name)],
    ["Phone", oneLine(request.phone)],
    ["Location", oneLine(request.location)],
    ["GPS", request.coordinates ? gpsLine(request.coordinates, request.accuracyAndAge) : ""],
    ["Details", request.details],
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
