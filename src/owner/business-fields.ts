import { z } from "zod";
import { curly } from "./curly.ts";

/* What fields of business.yaml may hold, and the message for an owner when one holds something else. */

/** Labels of letters, digits and hyphens, with one dot between them. */
const HOST = /^(?!-)[a-z\d-]+(?<!-)(\.(?!-)[a-z\d-]+(?<!-))*$/;

const SITE_URL_EXPECTED =
  "expected https:// and a host without a port or path, like https://www.your-domain.com";
const EMAIL_EXPECTED = "expected an email address, like dispatch@your-domain.com";
const YEAR_EXPECTED = "expected a year, like 2024";

/** A fact: a text without the spaces around it. */
export function fact(error: string) {
  return z.string(error).trim();
}

/** A text of this form. */
export function matching(pattern: RegExp, error: string) {
  return fact(error).regex(pattern, error);
}

/** Text on one line, without angle brackets and braces. */
export function line(error: string) {
  return fact(error)
    .regex(/^[^<>{}\n]*$/, "expected one line without any of < > { }")
    .min(2, "expected at least 2 characters")
    .max(60, "expected at most 60 characters")
    .transform(curly);
}

/** The https URL of a page or file on another site. */
export function webAddress(error: string) {
  return matching(/^https:\/\//i, error).pipe(z.url({ hostname: HOST, normalize: true, error }));
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" && HOST.test(url.hostname) && `https://${url.hostname}/` === url.href;
}

/** The message for a value without fields. */
export function unlessFields(expected: string) {
  return ({ code }: { code?: string }) => (code === "invalid_type" ? expected : undefined);
}

/** True or false. */
export function yesOrNo(error: string) {
  return z.stringbool({ truthy: ["true", "yes"], falsy: ["false", "no"], error });
}

/** The email address of the business. */
export const email = fact(EMAIL_EXPECTED).pipe(z.email(EMAIL_EXPECTED));

/** Protocol and host of the site. */
export const siteUrl = fact(SITE_URL_EXPECTED)
  .refine(isOrigin, SITE_URL_EXPECTED)
  .transform((value) => new URL(value).origin);

/** The year of the copyright line. */
export const year = matching(/^(?:19|20|21)\d\d$/, YEAR_EXPECTED).transform(Number);

/** A street address. */
export const address = z.strictObject(
  {
    street: line("expected the house number and the street"),
    city: line("expected the city"),
    state: matching(/^[A-Z]{2}$/, "expected the two letters of a state, like TX"),
    zip: matching(/^\d{5}(-\d{4})?$/, "expected a ZIP code, like 75201"),
  },
  { error: unlessFields("expected street, city, state and zip, or no address") },
);

/** Pages of the business elsewhere. */
export const profiles = z.array(
  webAddress("expected the address of a page, starting with https://"),
  "expected a list of addresses, each in its own line: - https://www.facebook.com/you",
);

/** A color of the site. */
export function color(like: string) {
  const error = `expected six digits or letters a to f, like ${like.slice(1)}`;
  return matching(/^#?[\da-f]{6}$/i, error).transform((value) => `#${value.replace("#", "").toLowerCase()}`);
}

/** A file beside business.yaml, of one of these formats. */
export function fileBeside(formats: string, expected: string) {
  return matching(new RegExp(`^\\./[^/\\\\]+\\.(${formats})$`, "i"), `expected ${expected}`);
}

const HOURS_EXPECTED = "expected 24/7, or opens and closes with a time each, like 06:00 and 22:00";
const TIME_EXPECTED = "expected a time from 00:00 to 23:59";
const TIMES_EXPECTED = "expected two different times; for every hour of the day, 24/7";

const time = matching(/^([01]?\d|2[0-3]):[0-5]\d$/, TIME_EXPECTED).transform((value) =>
  value.padStart(5, "0"),
);

/**
 * When the hotline is answered, every day: around the clock, or from one time of the day to another. `display` is for people
 * ("6 AM to 10 PM"), the times are for search engines ("06:00").
 */
export const hours = z
  .union(
    [
      z.literal("24/7"),
      z
        .strictObject({ opens: time, closes: time })
        .refine(({ opens, closes }) => opens !== closes, TIMES_EXPECTED),
    ],
    HOURS_EXPECTED,
  )
  .transform((given) => {
    if (given === "24/7") return { display: given, opens: "00:00", closes: "23:59" };
    return { display: `${inWords(given.opens)} to ${inWords(given.closes)}`, ...given };
  });

/** Whether the hotline is answered around the clock. */
export function isRoundTheClock({ opens, closes }: z.output<typeof hours>): boolean {
  return opens === "00:00" && closes === "23:59";
}

/** A time as Americans say it: "6 AM", "10:30 PM". */
function inWords(time: string): string {
  const minute = time.endsWith(":00") ? {} : ({ minute: "2-digit" } as const);
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", ...minute, timeZone: "UTC" });
  // Some versions of Node put a narrow space before AM, which the site's font lacks.
  return format.format(new Date(`2000-01-01T${time}Z`)).replace(/\s/, " ");
}
