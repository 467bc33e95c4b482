import { isBlank } from "./text.ts";

/** What is written into the contact form (spec, section 3), as typed. */
export interface ContactMessage {
  name: string;
  email: string;
  /** May be blank. */
  phone: string;
  /** Free text with line breaks. */
  message: string;
}

const REQUIRED = ["name", "email", "message"] as const;

/** A field that the contact form insists on. */
export type RequiredContactField = (typeof REQUIRED)[number];

/** The required fields (spec, section 5) that are blank, in the order of the form. */
export function missingContactFields(message: ContactMessage): RequiredContactField[] {
  return REQUIRED.filter((field) => isBlank(message[field]));
}

/**
 * Whether a mail could be sent there: something on both sides of one "@", a dot in the host, and no white space. Not the
 * browser's own check, which knows nothing of addresses in other letters than ASCII (RFC 6531): "josé@example.com".
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
