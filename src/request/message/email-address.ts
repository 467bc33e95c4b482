import { withoutInvisible } from "../../shared/text.ts";

/** An email address without what a paste brings along: " <mailto:ana@mail.example>, " -> "ana@mail.example". */
export function pastedAddress(text: string): string {
  return withoutInvisible(text)
    .trim()
    .replace(/^<?(mailto:)?/i, "")
    .replace(/[>,;.\s]+$/, "");
}

/**
 * Whether a mail could be sent to an address. Letters of all alphabets are fine (RFC 6531): "josé@example.com". The browser's
 * own check would refuse them.
 */
export function isAddress(text: string): boolean {
  return /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/.test(text);
}
