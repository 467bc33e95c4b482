import { inspect } from "node:util";
import { z } from "zod";
import { hotline } from "./hotline.ts";

const HOST = /^[a-z\d.-]+$/;

const SITE_URL_EXPECTED = 'expected "https://" and a host without a path, like "https://www.your-domain.com"';

/** Text without the spaces around it. */
function text(error: string) {
  return z.string(error).trim();
}

function matching(pattern: RegExp, error: string) {
  return text(error).regex(pattern, error);
}

/** The address of a page or file of somebody else. */
function webAddress(error: string) {
  return text(error).pipe(z.url({ protocol: /^https$/, hostname: HOST, normalize: true, error }));
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" && HOST.test(url.hostname) && `${url.origin}/` === url.href;
}

/** The message for a value that is no object, or for one with a field that the site does not know. */
function fieldsExpected(expected: string) {
  return (issue: { code?: string; keys?: readonly string[] }) =>
    issue.keys
      ? `does not know the field ${issue.keys.join(", ")}; expected ${expected}`
      : `expected ${expected}`;
}

const adMonitoring = z.strictObject(
  {
    script: webAddress('expected the address of a script, starting with "https://"'),
    conversionValue: z.number("expected a number, usually 0"),
    accountConfirmed: z
      .boolean("expected true or false: whether you have an account with the provider")
      .default(false),
  },
  { error: fieldsExpected("null, or an object with script, conversionValue and accountConfirmed") },
);

/** Text that stands in one line, and in which nothing means more than it says. */
function line(error: string) {
  return text(error)
    .min(2, "expected at least 2 characters")
    .max(60, "expected at most 60 characters")
    .regex(/^[^<>{}\p{Cc}\p{Zl}\p{Zp}]*$/u, "expected one line without any of < > { }");
}

const address = z.strictObject(
  {
    street: line("expected the house number and the street as text"),
    city: line("expected the city as text"),
    state: matching(/^[A-Z]{2}$/, 'expected the two letters of a state, like "TX"'),
    zip: matching(/^\d{5}(-\d{4})?$/, 'expected a ZIP code in quotes, like "75201"'),
  },
  { error: fieldsExpected("null, or an object with street, city, state and zip") },
);

function color(like: string) {
  const error = `expected "#" and six digits or letters a to f, like "${like}"`;
  return matching(/^#[\da-f]{6}$/i, error).toLowerCase();
}

const EMAIL_EXPECTED = 'expected an email address, like "dispatch@your-domain.com"';
const YEAR_EXPECTED = "expected a year without quotes, like 2024";

const schema = z.strictObject(
  {
    name: line("expected the name of the business as text"),
    hotline,
    email: text(EMAIL_EXPECTED).pipe(z.email(EMAIL_EXPECTED)),
    siteUrl: text(SITE_URL_EXPECTED)
      .refine(isOrigin, SITE_URL_EXPECTED)
      .transform((value) => new URL(value).origin),
    adMonitoring: adMonitoring.nullable(),
    offline: z.boolean("expected true or false"),
    copyrightYear: z.int(YEAR_EXPECTED).min(1900, YEAR_EXPECTED).max(2199, YEAR_EXPECTED).default(2024),
    address: address.nullable().default(null),
    profiles: z
      .array(
        webAddress('expected the address of a page, starting with "https://"'),
        'expected a list of addresses, like ["https://www.facebook.com/you"], or an empty one: []',
      )
      .default([]),
    brandColor: color("#005431").default("#005431"),
    actionColor: color("#ffb90e").default("#ffb90e"),
    logo: matching(
      /^\.\/[^/\\]+\.svg$/,
      'expected null, or an SVG file beside business.ts, like "./logo.svg"',
    )
      .nullable()
      .default(null),
  },
  {
    error: fieldsExpected(
      "an object with name, hotline, email, siteUrl, adMonitoring and offline, and maybe copyrightYear, address, profiles, brandColor, actionColor and logo",
    ),
  },
);

/** What an owner writes into business.ts. */
export type BusinessInput = z.input<typeof schema>;

/** The checked facts that the site is made from. */
export type Business = z.output<typeof schema>;

/** business.ts holds what cannot be right; the message names each field, value and remedy. */
export class BusinessError extends Error {
  override name = "BusinessError";
  /** Without the usual trace, which would bury the message: the place to look at is business.ts. */
  override stack: string;

  constructor(lines: readonly string[]) {
    super(`business.ts needs a correction:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Checks the owner's facts.
 * @throws {BusinessError} with one line for each wrong field.
 */
export function parseBusiness(input: unknown): Business {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new BusinessError(
    result.error.issues.map((issue) => {
      const field = issue.path.join(".") || "business";
      if (issue.code === "unrecognized_keys") return `${field} ${issue.message}`;
      const value = issue.path.reduce<unknown>((node, key) => Object(node)[key], input);
      return `${field}: ${show(value)} - ${issue.message}`;
    }),
  );
}

/** A value as it stands in business.ts, on one line. */
function show(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? JSON.stringify(value) : inspect(value, { breakLength: Infinity });
}
