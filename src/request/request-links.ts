import { contactText, requestText } from "./compose.ts";
import type { ContactMessage } from "./contact-message.ts";
import { fitFreeText } from "./fit-free-text.ts";
import { mailtoLink, smsLink } from "./links.ts";
import type { ServiceRequest } from "./service-request.ts";
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
  const text = (details: string) => requestText({ ...request, details });
  return smsLink(e164, fitFreeText(request.details, SMS_TEXT_LIMIT, text));
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
  const { service, details } = request;
  const subject = isBlank(service) ? REQUEST_SUBJECT : `${REQUEST_SUBJECT} - ${service}`;
  const mail = (fitted: string) =>
    mailtoLink(dispatch.email, { subject, body: requestText({ ...request, details: fitted }) });
  return {
    sms: requestSmsLink(request, dispatch.e164),
    mail: fitFreeText(details, MAIL_LINK_LIMIT, mail),
  };
}

/** The subject of a contact message. */
export function contactSubject(businessName: string): string {
  return `Contact Form Submission - ${businessName}`;
}

/** The mail link for a contact message; the message is cut to the limit, the rest stays whole. */
export function contactLink(
  contact: ContactMessage,
  business: { email: string; businessName: string },
): string {
  const subject = contactSubject(business.businessName);
  return fitFreeText(contact.message, MAIL_LINK_LIMIT, (message) =>
    mailtoLink(business.email, { subject, body: contactText({ ...contact, message }) }),
  );
}
