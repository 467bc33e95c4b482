import { type FreeText, fitFreeText, type MessageRoom, roomFor } from "./free-text.ts";
import { mailtoLink, smsLink, smsLinkAbout } from "./links.ts";
import { type ContactMessage, contactText, requestText, type ServiceRequest } from "./messages.ts";
import { isBlank } from "./text.ts";

/**
 * The longest text message, in characters: about nine segments of 67, the size of a segment with any
 * character outside of GSM 7-bit. Carriers split, cut, or convert longer ones.
 */
export const SMS_TEXT_LIMIT = 600;

/** The longest mail link, in encoded characters, that Gmail, Outlook, and Apple Mail accept in practice. */
export const MAIL_LINK_LIMIT = 1_800;

/** The subject of a request without a service. */
const REQUEST_SUBJECT = "Service Request";

/** The two ways a request leaves the phone. */
export interface RequestLinks {
  sms: string;
  mail: string;
}

/**
 * The link that opens the text app with a request; the details are cut to the limit. `e164`: "+1" and ten
 * digits.
 */
export function requestSmsLink(request: ServiceRequest, e164: string): string {
  return smsLink(e164, fitFreeText(smsBody(request)));
}

/**
 * The links that open the text app and the mail program with a request. Each cuts the details to its own
 * limit; name, phone, and location are never cut.
 * @param dispatch number in E.164 ("+1" and ten digits) and mailbox of the business.
 */
export function requestLinks(
  request: ServiceRequest,
  dispatch: { e164: string; email: string },
): RequestLinks {
  return {
    sms: requestSmsLink(request, dispatch.e164),
    mail: fitFreeText(mailLink(request, dispatch.email)),
  };
}

/** How much room both messages have left for the details. */
export function requestRoom(request: ServiceRequest, email: string): MessageRoom[] {
  return [
    { name: "text", room: roomFor(smsBody(request)) },
    { name: "email", room: roomFor(mailLink(request, email)) },
  ];
}

function smsBody(request: ServiceRequest): FreeText {
  return {
    text: request.details,
    limit: SMS_TEXT_LIMIT,
    build: (details) => requestText({ ...request, details }),
  };
}

function mailLink(request: ServiceRequest, email: string): FreeText {
  const { service } = request;
  const subject = isBlank(service) ? REQUEST_SUBJECT : `${REQUEST_SUBJECT} - ${service}`;
  return {
    text: request.details,
    limit: MAIL_LINK_LIMIT,
    build: (details) => mailtoLink(email, { subject, body: requestText({ ...request, details }) }),
  };
}

/** The business, as the receiver of a contact message. */
interface Mailbox {
  email: string;
  businessName: string;
}

/** The subject of a contact message. */
export function contactSubject(businessName: string): string {
  return `Contact Form Submission - ${businessName}`;
}

/** The mail link for a contact message. Its free text is cut to the limit; the rest is never cut. */
export function contactLink(contact: ContactMessage, business: Mailbox): string {
  return fitFreeText(contactMail(contact, business));
}

/** How much room it has left for the message. */
export function contactRoom(contact: ContactMessage, business: Mailbox): MessageRoom[] {
  return [{ name: "email", room: roomFor(contactMail(contact, business)) }];
}

function contactMail(contact: ContactMessage, { email, businessName }: Mailbox): FreeText {
  const subject = contactSubject(businessName);
  return {
    text: contact.message,
    limit: MAIL_LINK_LIMIT,
    build: (message) => mailtoLink(email, { subject, body: contactText({ ...contact, message }) }),
  };
}

/**
 * The link that opens a text message with everything filled in so far. If nothing is, the text is only the
 * page's topic.
 * @param chosen the service that the page has preselected; it alone counts as nothing filled in.
 * @param e164 "+1" and ten digits.
 */
export function textSoFarLink(request: ServiceRequest, chosen: string | undefined, e164: string): string {
  const { topic, service, name, phone, location, coordinates, details } = request;
  const isEmpty =
    [name, phone, location, details].every(isBlank) &&
    (isBlank(service) || service === chosen) &&
    !coordinates;
  return isEmpty ? smsLinkAbout(e164, topic) : requestSmsLink(request, e164);
}
