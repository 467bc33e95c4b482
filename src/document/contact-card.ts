import { business } from "../business/current.ts";
import type { Business } from "../business/schema.ts";

/**
 * The business as a contact for a phone's address book: vCard 3.0 (RFC 2426), which iOS, Android, and
 * computers accept. The street address is for search engines only.
 */
export function contactCard({ name, hotline, email, siteUrl, hours }: Business = business): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    // Without it, iOS files the name under people.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,MSG,PREF:${hotline.e164}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `URL:${siteUrl}`,
    `NOTE:${escaped(`Roadside assistance, ${hours.display}. Call or text.`)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** A text as a value (RFC 2426, section 4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&");
}
