import { inspect } from "node:util";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

/** A phone number in the notations the site needs. */
export interface Hotline {
  /** For links: "+1" and ten digits (E.164). */
  e164: string;
  /** For people: "(xxx) xxx-xxxx". */
  display: string;
}

const HOST = /^[a-z\d.-]+$/;

const SITE_URL_EXPECTED = 'expected "https://" and a host without a path, like "https://www.your-domain.com"';

const siteUrl = z.string({ error: SITE_URL_EXPECTED }).transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url?.protocol === "https:" && HOST.test(url.hostname) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  context.addIssue({ code: "custom", message: SITE_URL_EXPECTED });
  return z.NEVER;
});

const HOTLINE_EXPECTED = "expected a US phone number with its area code that can take calls and texts";

const hotline = z.string({ error: HOTLINE_EXPECTED }).transform((value, context): Hotline => {
  const phone = parsePhoneNumberFromString(value, "US");
  if (phone?.country === "US" && phone.isValid() && !phone.ext) {
    return { e164: phone.number, display: phone.formatNational() };
  }
  context.addIssue({ code: "custom", message: HOTLINE_EXPECTED });
  return z.NEVER;
});

/** The message for a value that is no object, or for one with a field that the site does not know. */
function fieldsExpected(expected: string) {
  return (issue: { code?: string; keys?: readonly string[] }) =>
    issue.keys
      ? `does not know the field ${issue.keys.join(", ")}; expected ${expected}`
      : `expected ${expected}`;
}

const adMonitoring = z.strictObject(
  {
    script: z.url({
      protocol: /^https$/,
      hostname: HOST,
      normalize: true,
      error: 'expected the address of a script, starting with "https://"',
    }),
    conversionValue: z.number({ error: "expected a number, usually 0" }),
  },
  { error: fieldsExpected("null, or an object with script and conversionValue") },
);

const schema = z.strictObject(
  {
    name: z
      .string({ error: "expected the name of the business as text" })
      .trim()
      .min(2, { error: "expected at least 2 characters" })
      .max(60, { error: "expected at most 60 characters" })
      .regex(/^[^<>{}\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: "expected one line without any of < > { }" }),
    hotline,
    email: z.email({ error: 'expected an e-mail address, like "dispatch@your-domain.com"' }),
    siteUrl,
    adMonitoring: adMonitoring.nullable(),
    offline: z.boolean({ error: "expected true or false" }),
  },
  { error: fieldsExpected("an object with name, hotline, email, siteUrl, adMonitoring and offline") },
);

/** What an owner writes into business.ts. */
export type BusinessInput = z.input<typeof schema>;

/** The checked facts that the site is made from. */
export type Business = z.output<typeof schema>;

/** business.ts holds a value that cannot be right; the message names each field, value and remedy. */
export class BusinessError extends Error {
  override name = "BusinessError";
  /** Without the usual trace, which would bury the message: the place to look at is business.ts. */
  override stack = `${this.name}: ${this.message}`;
}

/**
 * Checks the owner's facts.
 * @throws {BusinessError} with one line for each wrong field.
 */
export function parseBusiness(input: unknown): Business {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys") return `  ${issue.path.join(".") || "business"} ${issue.message}`;
    const value = issue.path.reduce<unknown>((node, key) => Object(node)[key], input);
    const field = issue.path.join(".") || "business";
    return `  ${field}: ${show(value)} - ${issue.message}`;
  });
  throw new BusinessError(`business.ts needs a correction:\n${lines.join("\n")}`);
}

/** A value as it stands in business.ts, on one line. */
function show(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? JSON.stringify(value) : inspect(value, { breakLength: Infinity });
}
