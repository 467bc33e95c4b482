import { textNumber } from "../../src/request/rules/phone-numbers.ts";
import { business } from "./site.ts";

/* Links to text apps and mail programs, written by the RFCs, without the code of the site. */

/** The number that takes the business's texts. */
export const TEXTS = textNumber(business.hotline);

/** Percent-encoded as RFC 3986 has it: UTF-8, and nothing but letters, digits and - . _ ~ unencoded. */
export function encoded(text: string): string {
  const bytes = Buffer.from(text).toString("latin1");
  return bytes.replaceAll(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** The links for danger to life, which go elsewhere than to the hotline. */
export const EMERGENCY = ["tel:911", "sms:911"];

/** The link that opens a text message to the business with these lines. */
export function smsWith(lines: readonly string[]): string {
  return `sms:${TEXTS.e164}?&body=${encoded(lines.join("\n"))}`;
}

/** Such a link as a page opens it where it knows that the device is none of Apple's. */
export function asOpened(sms: string): string {
  return sms.replace("?&", "?");
}

/** The link that opens a mail to this address. */
export function mailTo(address: string): string {
  return `mailto:${encoded(address).replace("%40", "@")}`;
}

/** The link that opens a mail draft with these lines. */
export function mailWith(address: string, subject: string, lines: readonly string[]): string {
  return `${mailTo(address)}?subject=${encoded(subject)}&body=${encoded(lines.join("\r\n"))}`;
}
