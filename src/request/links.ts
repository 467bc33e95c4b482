import { oneLine } from "./text.ts";

/** Where the business's contact card is (src/document/contact-card.ts). */
export const CONTACT_CARD = "/contact.vcf";

/** A link that opens the dialer (RFC 3966, global form: no spaces). `e164`: "+1" and ten digits. */
export function telLink(e164: string): string {
  return `tel:${e164}`;
}

/**
 * A link that opens a text message to the number (RFC 5724), with the body written in if there is one.
 * "?&body=" is the one form that all phones take: iOS 8 and later wants "&body=", Android "?body=", and
 * Android's parser skips the empty field before the "&": AOSP Messaging cuts at "?", splits at "&", and takes
 * the part that starts with "body=".
 */
export function smsLink(e164: string, body = ""): string {
  return body ? smsLinkUpToBody(e164) + percentEncode(body) : `sms:${e164}`;
}

/** A link that opens a text message which begins with these words, for the driver to go on: "Lockout: ". */
export function smsLinkAbout(e164: string, topic: string): string {
  return smsLink(e164, `${topic}: `);
}

/** The same link as far as its body, which is to be put behind it percent-encoded. */
export function smsLinkUpToBody(e164: string): string {
  return `sms:${e164}?&body=`;
}

/**
 * A link that opens a mail draft (RFC 6068). The subject is a header, so it is kept on one line. Not made
 * with URLSearchParams, which writes a space as "+": mail programs show that as a plus sign.
 */
export function mailtoLink(address: string, message: { subject?: string; body?: string } = {}): string {
  const { subject, body } = message;
  const fields = [];
  if (subject) fields.push(`subject=${percentEncode(oneLine(subject))}`);
  if (body) fields.push(`body=${percentEncodeLines(body)}`);
  const query = fields.length > 0 ? `?${fields.join("&")}` : "";
  return `mailto:${percentEncode(address).replace("%40", "@")}${query}`;
}

/** A mail link as far as its body, which is to be put behind it percent-encoded, lines broken by CR LF. */
export function mailtoLinkUpToBody(address: string, subject: string): string {
  return `${mailtoLink(address, { subject })}&body=`;
}

/**
 * Percent-encodes any text as one value of a link, in UTF-8: everything except the unreserved characters of
 * RFC 3986 (letters, digits, - . _ ~), so a space is %20 and never "+". Never throws.
 */
function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    // encodeURIComponent follows RFC 2396, which let these pass; RFC 3986 (2.2) has reserved them since.
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The same for text in a mail link: each line break is %0D%0A (RFC 6068, section 5). */
function percentEncodeLines(text: string): string {
  return percentEncode(text.replace(/\r\n?|\n/g, "\r\n"));
}

/**
 * Half an emoji, as a cut in the wrong place leaves it, makes encodeURIComponent throw. With the "u" flag only
 * unpaired surrogates match. This is String.prototype.toWellFormed, which Safari has from 16.4 on and
 * Chrome from 111.
 */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}
