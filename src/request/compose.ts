import type { ContactMessage } from "./contact-message.ts";
import { type Coordinates, formatCoordinates, mapLink } from "./coordinates.ts";
import type { ServiceRequest } from "./service-request.ts";
import { isBlank, oneLine } from "./text.ts";

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
    ["GPS", request.coordinates ? gpsLine(request.coordinates, request.precision) : ""],
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

function gpsLine(coordinates: Coordinates, precision: string | undefined): string {
  const place = `${formatCoordinates(coordinates)} ${mapLink(coordinates)}`;
  return precision ? `${place} (${precision})` : place;
}

function labelled(entries: readonly [label: string, text: string][]): string {
  return entries
    .filter(([, text]) => !isBlank(text))
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
}
