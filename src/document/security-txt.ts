import { business } from "../business/current.ts";
import { absolute } from "./structured-data.ts";

/** RFC 9116, section 2.5.5 recommends less than a year. */
const VALID_DAYS = 360;

/**
 * Where to report a security problem (RFC 9116). The date has no time, so that two builds of one day are the
 * same.
 */
export function securityTxt(): string {
  const expires = new Date();
  expires.setUTCHours(VALID_DAYS * 24, 0, 0, 0);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${absolute("/.well-known/security.txt")}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
