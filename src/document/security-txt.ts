import { business } from "../business/current.ts";
import { absolute } from "./structured-data.ts";

/** RFC 9116, section 2.5.5 recommends less than a year. */
const VALID_DAYS = 360;

const DAY = 86_400_000;

/** Whom to tell of a hole in the site (RFC 9116). It counts by days: two builds of one day are the same. */
export function securityTxt(): string {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    `Canonical: ${absolute("/.well-known/security.txt")}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
