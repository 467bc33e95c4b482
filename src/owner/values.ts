import { z } from "zod";

/* What the fields of content may hold. */

/** A fact: a text without the spaces around it. */
export function fact(error: string) {
  return z.string(error).trim();
}

/** A text of this form. */
export function matching(pattern: RegExp, error: string) {
  return fact(error).regex(pattern, error);
}

/** A field that is true or false; "yes" and "no" count, too. */
export function yesOrNo(error: string) {
  return z.stringbool({ truthy: ["true", "yes"], falsy: ["false", "no"], error }).meta({
    type: ["boolean", "string"],
    // JSON has no flags for letters of both sizes.
    pattern: "^(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Yy][Ee][Ss]|[Nn][Oo])$",
    patternErrorMessage: error,
    errorMessage: error,
  });
}

/** A pattern for editors, with its message; the build may check more. */
export function editorPattern(pattern: RegExp, patternErrorMessage: string) {
  return { pattern: pattern.source, patternErrorMessage };
}

/** Replaces straight quotation marks and apostrophes with curly ones, except an apostrophe in an email address. */
export function curly(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(\u2014])"/g, "\u201c")
    .replaceAll('"', "\u201d")
    .replaceAll(/'(?!\S*@)/g, "\u2019");
}

/** The 911 mark in a text: pages have a link that calls 911 in its place. */
export const CALL_911 = "<911>";

const NO_911 = `expected no ${CALL_911} and no rule with it: here, the page has no room for a link to 911`;

/** An answer to a question that the site does not ask, as in "neighborhoods: none": it would be shown as the text. */
const ANSWER = /^(?:no|none|nothing|n\/?a|not applicable|nil|null|false|yes|true|tbd|x|\p{P}*)\.?$/iu;

/** Whether a text has words for visitors. */
export function hasWords(text: string): boolean {
  return !ANSWER.test(text);
}

/** A text as it is written, on as many lines as the owner likes. */
const anyText = z
  .string()
  .transform((value) => value.replaceAll(/\s+/g, " ").trim())
  .pipe(z.string().refine(hasWords, "expected a text; where there is none, delete the line"));

const written = anyText.refine((value) => !value.includes(CALL_911), NO_911);

/** A text that visitors read. */
export const text = written.transform(curly);

/** A text that may have 911 marks, for other texts to use. */
export const textWithMarks = anyText.transform(curly);

/** A text that may name 911: its parts. Between each two of them, pages have a link that calls 911. */
export const partsAround911 = textWithMarks.transform((value): readonly string[] => value.split(CALL_911));

/** Words for text messages, which hold half as much with a curly apostrophe (3GPP TS 23.038, section 4). */
export const plainText = written;

/** What a template has where the owner's own words are to be. */
const UNFINISHED = /\(\((.*)\)\)/s;

/** What no published page may have: these brackets, or what is left of them. A text may have "))" after a "(". */
export const TEMPLATE_BRACKETS = /\(\(|^[^(]*\)\)/;

/** A text without the brackets of a template. */
export function unbracketed(text: string): string {
  return text.replace(UNFINISHED, (_, inside: string) => inside);
}

/** A field with a value, not words. In a draft it may still have the template's brackets: "((check))". */
export const maybeBracketed = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (typeof given === "string" ? unbracketed(given) : given), value);

const LIST = 'expected a list with at least one item: a line that begins with "- "';

/** A list that is not empty. */
export const listOf = <Item extends z.ZodType>(item: Item, error = LIST) =>
  z.array(item, error).min(1, error).readonly();

const ADDRESS = "expected an address like /old-name: a slash, then small letters, digits and single hyphens";

/** An address of the site: "/flat-tire-change". */
export const address = fact(ADDRESS).regex(/^(\/[a-z\d]+(-[a-z\d]+)*)+$/, ADDRESS);

const OLD_ADDRESS =
  "expected a path like /old-name, /About_Us.html or /services/tire.php: without the site's name, a ? or a #";

/** An earlier address, also of another site: may have an ending, capitals, underscores. A slash at its end is cut. */
export const oldAddress = fact(OLD_ADDRESS)
  .regex(/^(?:\/(?!\.)[\w.~-]*[\w~-])+\/?$/, OLD_ADDRESS)
  .transform((value) => value.replace(/\/$/, ""));

/** The addresses of a page. The first is canonical; others show the same page. */
export const addresses = z.tuple([maybeBracketed(address)], maybeBracketed(address)).readonly();

const LINK = "expected the address of a page, like /flat-tire-change";

/** A link to a page of the site, in a field named `link`: the build checks that the page exists. */
export const link = fact(LINK).regex(/^\/(?:[a-z\d]+(?:[-/][a-z\d]+)*)?(?:[?#]\S*)?$/, LINK);

const BOARD = "expected 1 to 3 lines, each of 1 to 16 capitals, digits, spaces and ' - , . ? ! / &";

/** The text of a message board: what `src/site/pictures/service-picture.tsx` can draw. */
export const board = z
  .array(maybeBracketed(z.string().regex(/^[A-Z\d '\-,.?!/&]{1,16}$/, BOARD)))
  .min(1, BOARD)
  .max(3, BOARD)
  .readonly();

/** An icon that `src/site/components/icon.tsx` knows. */
export const icon = maybeBracketed(
  z.enum([
    "badge",
    "battery",
    "belt",
    "bolt",
    "brake",
    "car",
    "check",
    "clock",
    "compass",
    "cone",
    "coolant",
    "dollar",
    "droplet",
    "engine",
    "family",
    "flashlight",
    "key",
    "lock",
    "lug-nut",
    "mail",
    "map-pin",
    "menu",
    "message",
    "meter",
    "nail",
    "oil",
    "phone",
    "pressure",
    "rotor",
    "shield",
    "spark-plug",
    "spring",
    "stop",
    "tire",
    "truck",
    "valve",
    "warning",
    "wrench",
    "x",
  ]),
);
export type IconName = z.infer<typeof icon>;

/** A minus, a hyphen, or one of the dashes that programs put in their place. */
export const DASH = String.raw`[\-\u2010-\u2015\u2212]`;
const DASHES = new RegExp(DASH, "g");

/** The text with a hyphen in the place of each dash, for what is read by its form. */
export function withHyphens(text: string): string {
  return text.replaceAll(DASHES, "-");
}

const CENTER = "expected latitude and longitude, like 41.88, -87.63";

/** Whether a place is within the southern, northern, western and eastern ends of the United States. */
function isInUnitedStates({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return 17 < latitude && latitude < 72 && -180 < longitude && longitude < -64;
}

/** A place in the United States. */
export const center = maybeBracketed(
  z
    .string(CENTER)
    .regex(new RegExp(String.raw`^\d{2}(?:\.\d+)?, *${DASH}\d{2,3}(?:\.\d+)?$`), CENTER)
    .transform((value) => {
      const [latitude = 0, longitude = 0] = withHyphens(value).split(",").map(Number);
      return { latitude, longitude };
    })
    .refine(isInUnitedStates, CENTER),
);

const DAY = "expected a day like 2026-09-30";

/** A day, as "2026-09-30". */
export const day = matching(new RegExp(String.raw`^\d{4}${DASH}\d\d${DASH}\d\d$`), DAY)
  .transform(withHyphens)
  .pipe(z.iso.date(DAY));
