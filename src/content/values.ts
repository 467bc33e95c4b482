import { z } from "zod";
import { CONFUSING, INVISIBLE } from "../business/fields.ts";
import { unknownToken } from "../business/tokens.ts";

/* What the fields of content may hold. */

/** What a draft may still have, and a published page may not. */
export const UNFINISHED = { unfinished: true };

/** A text that visitors read. */
export const text = z
  .string()
  .regex(/\S/, "expected a text; where there is none, delete the line")
  .refine((value) => !CONFUSING.test(value), INVISIBLE)
  .refine((value) => unknownToken(value) === undefined, {
    error: ({ input }) =>
      `${unknownToken(String(input))} is not the name of a claim or fact: correct it, or write the text without braces`,
  })
  .refine((value) => !/\[.*\]/.test(value), {
    error: "is still the template's text; expected your own, without the brackets [ ]",
    params: UNFINISHED,
  });

/** A list that is not empty. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "expected a list that is not empty").readonly();

const ADDRESS = "expected an address like /old-name: a slash, then small letters, digits and single hyphens";

/** The name of a text. A number alone, such as "183", is no name: JavaScript lists it first, wherever it is written. */
export const textName = text.regex(/\D/, 'expected a name with a letter, like "SH 183"');

/** At least one text, card or reason, each by its name: "I-30": "It passes the stadiums." */
export const named = <Item extends z.ZodType>(item: Item) =>
  z
    .record(textName, item)
    .refine((items) => Object.keys(items).length > 0, "expected at least one name with its text")
    .readonly();

/** An address of the site: "/flat-tire-change". */
export const address = z.string(ADDRESS).regex(/^(\/[a-z\d]+(-[a-z\d]+)*)+$/, ADDRESS);

/** The addresses of a page. The first is canonical; others show the same page. */
export const addresses = z.tuple([address], address).readonly();

const BOARD = "expected 1 to 3 lines, each of 1 to 16 capitals, digits, spaces and ' - , . ? ! / &";

/** The text of a message board: what `src/pictures/service-picture.tsx` can draw. */
export const board = z
  .array(z.string().regex(/^[A-Z\d '\-,.?!/&]{1,16}$/, BOARD))
  .min(1, BOARD)
  .max(3, BOARD)
  .readonly();

/** An icon that `src/components/icon.tsx` knows. */
export const icon = z.enum([
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
]);
export type IconName = z.infer<typeof icon>;

/** A place in Texas: between its southernmost and northernmost points, El Paso, and the Sabine. */
export const center = z
  .strictObject({ latitude: z.number(), longitude: z.number() })
  .refine(
    ({ latitude, longitude }) =>
      latitude >= 25.8 && latitude <= 36.6 && longitude >= -106.7 && longitude <= -93.5,
    {
      error: "expected the city's center in Texas, like { latitude: 32.93, longitude: -97.25 }",
      params: UNFINISHED,
    },
  );

/** A day that is not to come. */
export const day = z.iso
  .date({ error: 'expected a day like "2026-09-30"', abort: true })
  .refine((value) => value <= new Date().toISOString().slice(0, 10), "expected today, or a day before");
