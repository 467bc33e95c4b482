import { type FreeText, fitFreeText, type MessageRoom, roomFor } from "./free-text.ts";
import { mailtoLink, smsLink, smsLinkAbout } from "./links.ts";
import { type ContactMessage, contactText, requestText, type ServiceRequest } from "./messages.ts";
import { isBlank } from "./text.ts";

/**
 * Characters in a text message: about nine segments of the 67 that fit where the text is not plain GSM.
 * Longer ones are split, cut or sent as a picture message by carriers.
 */
export const SMS_TEXT_LIMIT = 600;

/** Characters in a whole mail link, encoded: within what Gmail, Outlook and Apple Mail take in practice. */
export const MAIL_LINK_LIMIT = 1_800;

/** The subject of a request of which no service is known. */
const REQUEST_SUBJECT = "Service Request";

/** The two ways a request leaves the phone. */
export interface RequestLinks {
  sms: string;
  mail: string;
}

/** The link that hands a request to the text app, its details cut to the limit. `e164`: "+1" and ten digits. */
export function requestSmsLink(request: ServiceRequest, e164: string): string {
  return smsLink(e164, fitFreeText(smsBody(request)));
}

/**
 * The links that hand a request to the text app and the mail program. Each cuts the details to its own limit;
 * name, phone and location stay whole.
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

/** The room that these two have for the details. */
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

/** The business as the contact form writes to it. */
interface Mailbox {
  email: string;
  businessName: string;
}

/** The subject of a contact message. */
export function contactSubject(businessName: string): string {
  return `Contact Form Submission - ${businessName}`;
}

/** The mail link for a contact message; the message is cut to the limit, the rest stays whole. */
export function contactLink(contact: ContactMessage, business: Mailbox): string {
  return fitFreeText(contactMail(contact, business));
}

/** The room that it has for the message. */
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
 * The link to a text message with whatever is filled in so far; while that is nothing, one that begins with what the page is
 * about.
 * @param chosen the service that the page has chosen by itself, which its own words tell already.
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
