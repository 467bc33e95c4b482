import { z } from "zod";
import { isHost } from "./hosts.ts";
import { hotline, letters, withLetters } from "./hotline.ts";
import { hours } from "./hours.ts";
import { eachOnce } from "./names.ts";
import { timeZone, until, withEnd } from "./notice.ts";
import { STATE_LETTERS, withStateName } from "./states.ts";
import { center, curly, editorPattern, fact, hasWords, matching, yesOrNo } from "./values.ts";

/* What business.yaml may hold, and the message for an owner when a field holds something else. */

/** Labels of letters, digits and hyphens, with one dot between them: at least two, of which the last is no number. */
const HOST = /^((?!-)[a-z\d-]+(?<!-)\.)+[a-z][a-z\d-]*(?<!-)$/;

const NO_WORDS = "expected a text for visitors; where there is none, leave the field empty";
const NO_HOST = "no site and no mailbox ends like this; expected an ending such as .com";
const SITE_URL_EXPECTED = "expected https:// and a host without a port or path, like https://www.your-domain.com";
const EMAIL_EXPECTED = "expected an email address, like dispatch@your-domain.com";
const YEAR_EXPECTED = "expected a year, like 2024";

/** Text on one line, without angle brackets, braces, and a word processor's quotation marks around it. */
function line(error: string, most = 60) {
  return fact(error)
    .refine(hasWords, { error: NO_WORDS, abort: true })
    .regex(/^[^<>{}\n]*$/, "expected one line without any of < > { }")
    .regex(/^(?!“.*”$|‘.*’$)/, "expected no quotation marks around it, or straight ones")
    .min(2, "expected at least 2 characters")
    .max(most, `expected at most ${most} characters`)
    .transform((value) => curly(value.replaceAll(/\s+/g, " ")));
}

/** A URL whose host can exist. */
const atRealHost = z.string().refine((value) => isHost(new URL(value).hostname), NO_HOST);

/** The https URL of a page or file on another site. */
function webAddress(error: string) {
  return matching(/^https:\/\/\S+$/i, error)
    .pipe(z.url({ hostname: HOST, normalize: true, error }))
    .pipe(atRealHost);
}

/** The message for a value without fields. */
function unlessFields(expected: string) {
  return ({ code }: { code?: string }) => (code === "invalid_type" ? expected : undefined);
}

/** The email address of the business. */
const email = fact(EMAIL_EXPECTED)
  .pipe(z.email(EMAIL_EXPECTED))
  .pipe(z.string().refine((value) => isHost(value.split("@").at(-1) ?? ""), NO_HOST))
  .meta(editorPattern(/^\S+@\S+\.\w+$/, EMAIL_EXPECTED));

/** Protocol and host of the site. */
const siteUrl = fact(SITE_URL_EXPECTED)
  .pipe(z.url({ hostname: HOST, normalize: true, error: SITE_URL_EXPECTED }))
  .pipe(z.string().regex(/^https:\/\/[^/:@]+\/$/, SITE_URL_EXPECTED))
  .pipe(atRealHost)
  .transform((value) => new URL(value).origin)
  .meta(editorPattern(/^[Hh][Tt]{2}[Pp][Ss]:\/\/[^/:@]+\.[^/:@]+\/?$/, SITE_URL_EXPECTED));

/** The year of the copyright line. */
const year = matching(/^(?:19|20|21)\d\d$/, YEAR_EXPECTED).transform(Number);

const STATE_EXPECTED = "expected the two letters of a state, like CA";

/** A state, in two letters. */
export const state = z.enum(STATE_LETTERS, STATE_EXPECTED).meta({ errorMessage: STATE_EXPECTED });

const LICENSE_EXPECTED = "expected a license number with its digits; without one, leave the field empty";

/** A license number, with the name of who gave it. */
const license = line(LICENSE_EXPECTED)
  .refine((value) => /\d/.test(value), LICENSE_EXPECTED)
  .refine((value) => !/^licen[sc]e\b/i.test(value), "expected it without the word License, which pages have before it");

/** A street address. */
const address = z.strictObject(
  {
    street: line("expected the house number and the street"),
    city: line("expected the city").refine(
      (value) => !value.includes(","),
      "expected the city alone, without its state",
    ),
    state,
    zip: matching(/^\d{5}(-\d{4})?$/, "expected a ZIP code, like 75201"),
  },
  { error: unlessFields("expected street, city, state and zip, or no address") },
);

/** Pages of the business elsewhere. */
const profiles = z
  .array(
    webAddress("expected the address of a page, starting with https://"),
    "expected a list of addresses, each in its own line: - https://www.facebook.com/you",
  )
  .superRefine(eachOnce(String));

const LANGUAGES_EXPECTED = "expected a language in each line: its short name and its own, like es: Español";
const NO_LANGUAGE = "no language has this short name; https://r12a.github.io/app-subtags has them, like es for Spanish";

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether a BCP 47 tag is that of a language. Of those with three letters, such as "mam", not all are known here. */
function isLanguage(tag: string): boolean {
  const [language = ""] = tag.split("-");
  return language.length === 3 || LANGUAGE_NAMES.of(language) !== undefined;
}

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, { error: LANGUAGES_EXPECTED, abort: true })
  .refine(isLanguage, NO_LANGUAGE);

/** The languages that are spoken on the phone: for each BCP 47 tag, its name in the language itself. */
const languages = z
  .record(languageTag, line(LANGUAGES_EXPECTED), { error: unlessFields(LANGUAGES_EXPECTED) })
  .transform((names) => Object.entries(names).map(([tag, name]) => ({ tag, name })));

/** More would not be read. */
const MOST_NOT_OFFERED = 8;

/** What callers ask for and the business does not do. */
const notOffered = z
  .array(line("expected what you do not do, like Towing"), "expected a list, each in its own line: - Towing")
  .max(MOST_NOT_OFFERED, `expected at most ${MOST_NOT_OFFERED}`)
  .superRefine(eachOnce(String));

/** A color of the site, and the shipped one. */
function color(shipped: string) {
  const error = `expected six digits or letters a to f, like ${shipped}`;
  return matching(/^#?[\da-fA-F]{6}$/, error)
    .prefault(shipped)
    .transform((value) => `#${value.replace("#", "").toLowerCase()}`);
}

/** A file beside business.yaml, or in the folder of drawings, of one of these formats. */
function fileBeside(formats: string, expected: string) {
  const place = "(?:\\./)?(?:content/drawings/)?";
  return matching(new RegExp(`^${place}[^/\\\\]+\\.(${formats})$`, "i"), `expected ${expected}`);
}

/** How an owner gets an SVG file. */
export const SVG_FROM_PIXELS =
  "a picture of pixels, such as a PNG, does not become one by another name: ask whoever drew it for the SVG file, or turn it into shapes in Inkscape (Path > Trace Bitmap) and save it as SVG";

const drawing = fileBeside("svg", `an SVG file beside business.yaml, like ./map.svg; ${SVG_FROM_PIXELS}`);

/** A map of the region, and what piece of the earth it shows. */
const map = z
  .strictObject(
    { drawing, northwest: center, southeast: center },
    { error: unlessFields("expected drawing, northwest and southeast, or no map") },
  )
  .refine(
    ({ northwest, southeast }) =>
      !(northwest.latitude <= southeast.latitude || northwest.longitude >= southeast.longitude),
    { path: ["southeast"], error: "expected a corner south and east of northwest" },
  );

/** Ad click monitoring: a script for /request-help. */
const adMonitoring = z.strictObject(
  {
    script: webAddress("expected the address of a script, starting with https://"),
    conversionValue: matching(/^\d+(?:\.\d+)?$/, "expected a number, usually 0").transform(Number),
    accountConfirmed: yesOrNo("expected true or false: whether you have an account with the provider").default(false),
  },
  { error: unlessFields("expected script, conversionValue and accountConfirmed, or no adMonitoring") },
);

/** What is different today, on every page until its end. */
const notice = z.strictObject(
  {
    text: line("expected what drivers should know today", 90),
    until,
    /** A field of earlier versions. */
    arrival: z
      .null("write it into the text, as in: Ice on the roads. We come in 60-90 minutes. Then delete this line")
      .optional(),
  },
  { error: unlessFields("expected text and until, or no notice") },
);

/** The fields of business.yaml. All are texts; one that may be left out has a value here. */
const fields = {
  name: line("expected the name of the business"),
  hotline,
  email,
  siteUrl,
  state,
  stateName: line("expected the name of the state, like California").nullable().default(null),
  region: line("expected the region or city that you serve, as people there call it"),
  adMonitoring: adMonitoring.nullable().default(null),
  offline: yesOrNo("expected true or false"),
  hotlineLetters: letters.nullable().default(null),
  hours: hours.prefault("24/7"),
  timeZone: timeZone.nullable().default(null),
  notice: notice.nullable().default(null),
  license: license.nullable().default(null),
  copyrightYear: year.nullable().default(null),
  payment: line("expected how customers can pay, like Cards or cash").nullable().default(null),
  languages: languages.default([]),
  notOffered: notOffered.default([]),
  address: address.nullable().default(null),
  profiles: profiles.default([]),
  brandColor: color("005431"),
  actionColor: color("ffb90e"),
  map: map.nullable().default(null),
  skyline: drawing.nullable().default(null),
  logo: fileBeside("svg", `an SVG file beside business.yaml, like ./logo.svg; ${SVG_FROM_PIXELS}`)
    .nullable()
    .default(null),
  photo: fileBeside("jpe?g|png|webp|avif", "a JPEG, PNG, WebP or AVIF picture beside business.yaml, like ./photo.jpg")
    .nullable()
    .default(null),
};

/** business.yaml */
export const facts = z.strictObject(fields).transform(withStateName).transform(withLetters).transform(withEnd);

/** The checked facts that the site is made from. */
export type Business = Readonly<z.output<typeof facts>>;
