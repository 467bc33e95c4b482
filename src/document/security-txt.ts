import { business } from "../business/current.ts";
import { absolute } from "./structured-data.ts";

/** RFC 9116, section 2.5.5 recommends less than a year. */
const VALID_DAYS = 360;

const DAY = 86_400_000;

/**
 * Whom to tell of a hole in the site (RFC 9116).
 * @param now Counted by days, so that two builds of one day are the same.
 */
export function securityTxt(now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    `Canonical: ${absolute("/.well-known/security.txt")}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
