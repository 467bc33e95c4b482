import { oneLine } from "../../shared/text.ts";
import type { TextNumber } from "./phone-numbers.ts";

/** A link that opens the dialer (RFC 3966, global form: no spaces). `e164`: "+1" and ten digits. */
export function telLink(e164: string): string {
  return `tel:${e164}`;
}

/**
 * A link that opens a text message (RFC 5724). Without topic and body, it ends where an encoded body can be appended.
 * iOS 8 and later expects "&body=", Android "?body=". Most text apps understand "?&body=", as pages without scripts have
 * it: AOSP Messaging cuts at "?", splits at "&", and takes the part that starts with "body=". Apps that know the
 * standard's form alone get that from src/request/device/text-link-here.ts.
 * @param message `body`: the whole message; `topic`: what the page is about, after which the driver types on.
 */
export function smsLink({ e164 }: TextNumber, message: { topic?: string; body?: string } = {}): string {
  const { topic, body = topic ? `${topic}: ` : "" } = message;
  return `sms:${e164}?&body=${percentEncode(body)}`;
}

/**
 * The longest mail link, in characters. Windows silently drops longer ones: over 2,046 from Chromium
 * (chrome/browser/platform_util_win.cc), over 2,081 from others (electron/electron#9987).
 */
export const MAX_MAIL_LINK = 2_000;

/**
 * A link that opens an email draft (RFC 6068). The subject is a header, so it is put on one line.
 * URLSearchParams cannot make it: it writes a space as "+", which mail programs show as a plus sign.
 */
export function mailtoLink(address: string, message: { subject?: string; body?: string } = {}): string {
  const { subject, body } = message;
  const fields = [];
  if (subject) fields.push(`subject=${percentEncode(oneLine(subject))}`);
  if (body !== undefined) fields.push(`body=${percentEncodeLines(body)}`);
  const query = fields.length > 0 ? `?${fields.join("&")}` : "";
  return `mailto:${percentEncode(address).replace("%40", "@")}${query}`;
}

/**
 * Percent-encodes any text as one value of a link, in UTF-8: everything except the unreserved characters of
 * RFC 3986 (letters, digits, - . _ ~), so a space is %20 and never "+". Never throws.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    // encodeURIComponent leaves these as they are (RFC 2396), but RFC 3986 reserves them.
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The same for text in a mail link: each line break is %0D%0A (RFC 6068, section 5). */
export function percentEncodeLines(text: string): string {
  return percentEncode(text.replace(/\r\n?|\n/g, "\r\n"));
}

/**
 * Replaces unpaired surrogates, halves of an emoji, which make encodeURIComponent throw. With the "u" flag the
 * pattern matches only these. This is String.prototype.toWellFormed, which Safari has since 16.4 and Chrome since 111.
 */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}
