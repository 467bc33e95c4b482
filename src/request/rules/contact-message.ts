import { withoutInvisible } from "../../shared/text.ts";
import { CONTACT, type ContactField, type Typed } from "./fields.ts";
import { mailtoLink } from "./links.ts";
import { writtenLine } from "./message-lines.ts";

/** The contact message as text. */
export function contactText(message: Typed<ContactField>): string {
  return CONTACT.lines.flatMap((field) => writtenLine(field, message[field.name])).join("\n");
}

/** A letter or digit of any alphabet, or the dot in the middle of Catalan and Japanese names. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}\xB7\u30FB]`;
/** A part between two dots before the @ (RFC 5322, "atom"; RFC 6531). */
const ATOM = `(?:${LETTER}|[-!#$%&'*+/=?^_\`{|}~])+`;
/** A part between two dots after the @, from its second letter on. */
const REST = `(?:${LETTER}|-)*${LETTER}`;
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LETTER}(?:${REST})?\\.)+${LETTER}${REST}$`, "u");

/** Whether a text is an email address. The browser's own check would refuse "josé@example.com". */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text);
}

/** The address in what was pasted: "Zoë <zoe@example.com>" or "mailto:zoe@example.com" -> "zoe@example.com". */
export function pastedEmail(text: string): string {
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
