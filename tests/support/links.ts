import { business } from "../../src/business/current.ts";
import { textNumber } from "../../src/request/phone-numbers.ts";

/* Links to text apps and mail programs, written and read by the RFCs, without the code of the site. */

/** The number that takes the business's texts. */
export const TEXTS = textNumber(business.hotline);

/** Percent-encoded as RFC 3986 has it: UTF-8, and nothing but letters, digits and - . _ ~ unencoded. */
export function encoded(text: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}

/** The links for danger to life, which go elsewhere than to the hotline. */
export const EMERGENCY = ["tel:911", "sms:911"];

/** The link that opens a text message to the business with these lines. */
export function smsWith(lines: readonly string[]): string {
  return `sms:${TEXTS.e164}?&body=${encoded(lines.join("\n"))}`;
}

/** The link that opens a mail to this address. */
export function mailTo(address: string): string {
  return `mailto:${encoded(address).replace("%40", "@")}`;
}

/** The link that opens a mail draft with these lines. */
export function mailWith(address: string, subject: string, lines: readonly string[]): string {
  return `${mailTo(address)}?subject=${encoded(subject)}&body=${encoded(lines.join("\r\n"))}`;
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Splits a link by RFC 3986, RFC 5724 and RFC 6068. An empty field, as between "?" and "&", has the name "".
 * @throws {Error} when it holds a character that must be encoded, a wrong escape or bytes that are no UTF-8.
 */
export function parseLink(link: string) {
  const match = /^([a-z]+):([^?]*)(?:\?(.*))?$/s.exec(link);
  if (!match) throw new Error(`No link: ${link}`);
  const [, scheme = "", to = "", query] = match;
  const fields = query === undefined ? [] : query.split("&").map(parseField);
  return { scheme, to: parseRecipient(to), fields };
}

function parseField(field: string) {
  const [name = "", ...values] = field.split("=");
  if (values.length > 1) throw new Error(`Two "=" in ${field}`);
  return { name: percentDecode(name), value: percentDecode(values[0] ?? "") };
}

/** A number in E.164 keeps its "+" and an address its "@"; all else is encoded as in a value. */
function parseRecipient(to: string): string {
  const parts = to.split(/([+@])/);
  return parts.map((part) => (part === "+" || part === "@" ? part : percentDecode(part))).join("");
}

function percentDecode(text: string): string {
  if (!/^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/.test(text)) throw new Error(`Not encoded: ${text}`);
  const bytes = Array.from(text.matchAll(/%(..)|./g), ([plain, hex]) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  return UTF8.decode(Uint8Array.from(bytes));
}

/** The body as Android's own text app finds it (AOSP Messaging: cut at "?", split at "&", first "body="). */
export function parseBodyLikeAndroid(link: string): string | undefined {
  const query = link.slice(link.indexOf("?") + 1);
  const part = query.split("&").find((field) => field.startsWith("body="));
  return part && decodeURIComponent(part.slice("body=".length));
}

/** A text with the line breaks of mail (RFC 6068, section 5). */
export function withCrLf(text: string): string {
  return text.split(/\r\n|\r|\n/).join("\r\n");
}
