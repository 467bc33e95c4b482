import type { Finding } from "./finding.ts";

/** Where RFC 9116 wants the file. */
export const SECURITY_TXT = "/.well-known/security.txt";

const DAY = 86_400_000;
const SOON = 30;

/** Whether a security.txt is about to be worthless: readers must not trust one that has expired (RFC 9116). */
export function expiryFindings(text: string, now: Date, remedy: string): Finding[] {
  const at = SECURITY_TXT;
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  if (Number.isNaN(expires))
    return [{ wrong: "security.txt does not say until when it is valid.", remedy, at }];
  const days = Math.floor((expires - now.getTime()) / DAY);
  if (days < 0) return [{ wrong: "security.txt has expired.", remedy, at }];
  return days < SOON ? [{ wrong: `security.txt expires in ${days} days.`, remedy, at, hint: true }] : [];
}
