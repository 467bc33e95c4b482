import { REQUEST_FIELDS } from "./fields.ts";
import { mailtoLink, smsLink } from "./links.ts";
import { type ContactMessage, contactText, requestText, type ServiceRequest } from "./messages.ts";
import type { TextNumber } from "./phone-numbers.ts";
import { isBlank } from "./text.ts";

/** The subject of a request without a service. */
const REQUEST_SUBJECT = "Service Request";

/** The two ways a request leaves the phone. */
export interface RequestLinks {
  sms: string;
  mail: string;
}

/** The links that open the text app and the mail program with the whole request. */
export function requestLinks(
  request: ServiceRequest,
  { texts, email }: { texts: TextNumber; email: string },
): RequestLinks {
  const { service } = request;
  const subject = isBlank(service) ? REQUEST_SUBJECT : `${REQUEST_SUBJECT} - ${service}`;
  const body = requestText(request);
  return { sms: smsLink(texts, { body }), mail: mailtoLink(email, { subject, body }) };
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

/** The link that opens an email draft with the whole contact message. */
export function contactLink(contact: ContactMessage, { email, businessName }: Mailbox): string {
  return mailtoLink(email, { subject: contactSubject(businessName), body: contactText(contact) });
}

/**
 * The link that opens a text message with everything filled in so far. If nothing is, the text is only the
 * page's topic.
 * @param chosen the service that the page has preselected; it alone counts as nothing filled in.
 */
export function textSoFarLink(
  request: ServiceRequest,
  chosen: string | undefined,
  texts: TextNumber,
): string {
  const isEmpty =
    !request.coordinates &&
    REQUEST_FIELDS.every(
      ({ name }) => isBlank(request[name]) || (name === "service" && request[name] === chosen),
    );
  return smsLink(texts, isEmpty ? { topic: request.topic } : { body: requestText(request) });
}
