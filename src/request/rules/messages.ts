import { isBlank, oneLine, withoutInvisible } from "../../shared/text.ts";
import { isAway } from "./away.ts";
import { withoutLastSeparator } from "./details-notes.ts";
import {
  CONTACT,
  type ContactField,
  type MessageLine,
  mapFields,
  REQUEST_MESSAGE,
  type RequestField,
  type Typed,
} from "./fields.ts";
import { MAX_MAIL_LINK, mailtoLink, smsLink } from "./links.ts";
import { hasWordsOf, type Pin, wordsOf } from "./location-reducer.ts";
import type { TextNumber } from "./phone-numbers.ts";
import { accuracyAndAgeText, formatCoordinates, isExpired, mapLink, type Position } from "./position.ts";

/** The specification's choices of "Service Needed" in the request dialog. */
export const SERVICE_CHOICES = [
  "Jump Start",
  "Lockout Service",
  "Tire Change",
  "Battery Replacement",
  "Mobile Mechanic",
  "Other",
] as const;

export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** A request, as typed. Its service is in words: "Tire Change", also where the form's value is "tire". */
export interface ServiceRequest extends Typed<RequestField> {
  /** What the page is about: "Milton ID". */
  topic: string;
  /** Messages leave it out once it has expired. */
  position?: Pin | undefined;
}

/** A blank request, for what a form does not ask. */
export const NOTHING_TYPED: Typed<RequestField> = mapFields(REQUEST_MESSAGE, () => "");

/** The first line of a request: "Milton ID:". It tells dispatch what page the request comes from. */
export function topicLine(topic: string): string {
  return `${topic}:`;
}

/**
 * The text of a request: the topic, then a labeled line for each field that is not blank. The details come last,
 * because programs that cut a text cut its end.
 * @param now when it is sent (Date.now()).
 * @param details what is left of its details, if they are cut.
 */
export function requestText(request: ServiceRequest, now: number, details = request.details): string {
  const current = withoutExpired(request, now);
  const { topic, position, location } = current;
  const typed = { ...current, details: withoutLastSeparator(details) };
  const lines = REQUEST_MESSAGE.flatMap((field) => {
    if (field.name !== "location" || !position) return lineOf(field, typed);
    // Right after the words about the location.
    if (!isAway(request.details)) return [...lineOf(field, typed), positionLine("GPS", position, now)];
    const prefix = hasWordsOf(position, location) ? "Location of the caller" : field.prefix;
    const ofCaller = positionLine("GPS of the caller, not of the car", position, now);
    return [...lineOf({ ...field, prefix }, typed), ofCaller];
  });
  return [topicLine(topic), ...lines].join("\n");
}

/** The contact message as text. */
export function contactText(message: Typed<ContactField>): string {
  return CONTACT.lines.flatMap((field) => lineOf(field, message)).join("\n");
}

/** The request without an expired position and the words that it has filled in. */
function withoutExpired(request: ServiceRequest, now: number): ServiceRequest {
  const { position, location } = request;
  if (!position || !isExpired(position.foundAt, now)) return request;
  return { ...request, position: undefined, location: location === wordsOf(position) ? "" : location };
}

function positionLine(prefix: string, position: Position, now: number): string {
  const place = `${formatCoordinates(position)} ${mapLink(position)}`;
  return `${prefix}: ${place} (${accuracyAndAgeText(position, now)})`;
}

/**
 * The line of a field, ["Name: Ada"], or none if it is blank. Only text areas keep their line breaks: a pasted name
 * with one would look like two fields.
 */
function lineOf<Name extends string>(
  { name, prefix, control }: MessageLine & { name: Name },
  typed: Typed<Name>,
): string[] {
  const text = control === "textarea" ? typed[name] : oneLine(typed[name]);
  return isBlank(text) ? [] : [`${prefix}: ${text}`];
}

/** The subject of a request without a service. */
const REQUEST_SUBJECT = "Service Request";

/** How many characters of the details a mail link has if it is too long with all of them. */
const DETAILS_IN_LONG_MAIL = 150;

/**
 * A request that is sent now: its text, and the links that open the text app and the mail program with it. In a mail
 * link that would be too long, the details end early, with "…"; if that is not enough, there is no link.
 */
export function requestLinks(
  request: ServiceRequest,
  now: number,
  { texts, email }: { texts: TextNumber; email: string },
) {
  const { service, details } = request;
  const subject = isBlank(service) ? REQUEST_SUBJECT : `${REQUEST_SUBJECT} - ${service}`;
  const text = requestText(request, now);
  const start = Array.from(details).slice(0, DETAILS_IN_LONG_MAIL).join("");
  const mail = [details, `${start}…`, "…"]
    .map((details) => mailtoLink(email, { subject, body: requestText(request, now, details) }))
    .find((link) => link.length <= MAX_MAIL_LINK);
  return { text, sms: smsLink(texts, { body: text }), mail };
}

/**
 * The link that opens a text message with what is filled in so far, or with the topic if nothing is.
 * @param chosen the service that the page has preselected, which the driver has not filled in.
 */
export function textSoFarLink(
  request: ServiceRequest,
  now: number,
  chosen: string | undefined,
  texts: TextNumber,
): string {
  const { topic, position, ...typed } = withoutExpired(request, now);
  if (typed.service === chosen) typed.service = "";
  const isEmpty = !position && Object.values(typed).every(isBlank);
  return smsLink(texts, isEmpty ? { topic } : { body: requestText(request, now) });
}

/** A letter or digit of any alphabet, or the dot in the middle of Catalan and Japanese names. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}\xB7\u30FB]`;
/** A part between two dots before the @ (RFC 5322, "atom"; RFC 6531). */
const ATOM = `(?:${LETTER}|[-!#$%&'*+/=?^_\`{|}~])+`;
/** A part between two dots after the @, from its second letter on. */
const REST = `(?:${LETTER}|-)*${LETTER}`;
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LETTER}(?:${REST})?\\.)+${LETTER}${REST}$`, "u");

/** Whether a text is an email address. The browser's own check would refuse "josé@example.com". */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** The address in what was pasted: "Zoë <zoe@example.com>" or "mailto:zoe@example.com" -> "zoe@example.com". */
export function pastedAddress(text: string): string {
  return withoutInvisible(text)
    .trim()
    .replace(/^[^<]*<([^<>]*)>$/, "$1")
    .replace(/^mailto:([^?]*).*$/i, "$1");
}

/** The link that opens an email draft with the text of a contact message. */
export function contactLink(text: string, business: { email: string; businessName: string }): string {
  const { email, businessName } = business;
  return mailtoLink(email, { subject: `Contact Form Submission - ${businessName}`, body: text });
}
