/** What is written into the contact form (spec, section 3), as typed. */
export interface ContactMessage {
  name: string;
  email: string;
  /** May be blank. */
  phone: string;
  /** Free text with line breaks. */
  message: string;
}

/**
 * Whether a mail could be sent there: something on both sides of one "@", a dot in the host, and no white space. Not the
 * browser's own check, which knows nothing of addresses in other letters than ASCII (RFC 6531): "josé@example.com".
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
