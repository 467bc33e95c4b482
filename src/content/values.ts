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

/** An address of the site: "/flat-tire-change". */
export const address = z.string(ADDRESS).regex(/^(\/[a-z\d]+(-[a-z\d]+)*)+$/, ADDRESS);

/** The addresses of a page. The first is canonical; others show the same page. */
export const addresses = z.tuple([address], address).readonly();
