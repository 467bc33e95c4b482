import { withoutLastSeparator } from "./details-notes.ts";
import {
  CONTACT_FIELDS,
  type ContactField,
  REQUEST_FIELDS,
  type RequestField,
  type Typed,
} from "./fields.ts";
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

/** What a driver asks for, as typed; the service is its words: "Tire Change". */
export interface ServiceRequest extends Typed<RequestField> {
  /** What the page is about, which is the first line: "Keller TX". */
  topic: string;
  /** The device's position, if there is one. */
  coordinates?: Coordinates | undefined;
  /** The accuracy and age of the position: "within 40 feet, just now". */
  accuracyAndAge?: string | undefined;
}

/** What is typed, with the device's position and its accuracy and age. */
export function withPosition<Entered>(
  entered: Entered,
  position: Position | undefined,
  now: number,
): Entered & Pick<ServiceRequest, "coordinates" | "accuracyAndAge"> {
  return { ...entered, coordinates: position, accuracyAndAge: position && accuracyAndAgeText(position, now) };
}

/** What is typed into the contact form. */
export type ContactMessage = Typed<ContactField>;

/** The first line of a request, which tells dispatch what page it comes from. */
export function topicLine(topic: string): string {
  return `${topic}:`;
}

/**
 * The request as text: the topic, then one labeled line for each thing given. The details come last, because
 * programs that cut a text cut its end.
 */
export function requestText(request: ServiceRequest): string {
  const { coordinates, accuracyAndAge } = request;
  const typed = { ...request, details: withoutLastSeparator(request.details) };
  const lines = REQUEST_FIELDS.flatMap((field) => {
    const line = lineOf(field, typed);
    // The position belongs to the words of the location.
    return field.name === "location" && coordinates
      ? [...line, `GPS: ${positionText(coordinates, accuracyAndAge)}`]
      : line;
  });
  return [topicLine(request.topic), ...lines].join("\n");
}

/** The contact message as text. */
export function contactText(message: ContactMessage): string {
  return CONTACT_FIELDS.flatMap((field) => lineOf(field, message)).join("\n");
}

function positionText(coordinates: Coordinates, accuracyAndAge: string | undefined): string {
  const place = `${formatCoordinates(coordinates)} ${mapLink(coordinates)}`;
  return accuracyAndAge ? `${place} (${accuracyAndAge})` : place;
}

/**
 * The line of a field, or none if the field is blank: ["Name: Ada"]. Only free text may have several lines, so that text
 * in another field cannot look like a line of its own.
 */
function lineOf<Name extends string>(
  { name, line, control }: { name: Name; line: string; control: string },
  typed: Typed<Name>,
): string[] {
  const text = control === "textarea" ? typed[name] : oneLine(typed[name]);
  return isBlank(text) ? [] : [`${line}: ${text}`];
}
