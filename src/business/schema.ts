import { z } from "zod";
import { businessError, type Problem, problemsIn } from "./business-error.ts";
import {
  address,
  adMonitoring,
  color,
  email,
  fieldsExpected,
  fileBeside,
  hours,
  line,
  profiles,
  siteUrl,
  year,
} from "./fields.ts";
import { hotline, letters, withLetters } from "./hotline.ts";

/** The shipped colors. */
export const SHIPPED_COLORS = { brandColor: "#005431", actionColor: "#ffb90e" } as const;

const { brandColor, actionColor } = SHIPPED_COLORS;

const fields = {
  name: line("expected the name of the business as text"),
  hotline,
  email,
  siteUrl,
  adMonitoring: adMonitoring.nullable(),
  offline: z.boolean("expected true or false"),
  hotlineLetters: letters.nullable().default(null),
  hours: hours.prefault("24/7"),
  license: line("expected null, or a license number in quotes").nullable().default(null),
  copyrightYear: year.default(2024),
  address: address.nullable().default(null),
  profiles: profiles.default([]),
  brandColor: color(brandColor).default(brandColor),
  actionColor: color(actionColor).default(actionColor),
  logo: fileBeside("svg", 'an SVG file beside business.ts, like "./logo.svg"').nullable().default(null),
  photo: fileBeside(
    "jpe?g|png|webp|avif",
    'a JPEG, PNG, WebP or AVIF picture beside business.ts, like "./photo.jpg"',
  )
    .nullable()
    .default(null),
};

const schema = z
  .strictObject(fields, { error: fieldsExpected(`an object with ${named(false)}, and maybe ${named(true)}`) })
  .transform(withLetters);

/** The names of the fields that must be there, or of those that may be left out: "name, hotline and email". */
function named(isOptional: boolean): string {
  const names = Object.entries(fields)
    .filter(([, field]) => field.safeParse(undefined).success === isOptional)
    .map(([name]) => name);
  return new Intl.ListFormat("en-GB").format(names);
}

/** What an owner writes into business.ts. */
export type BusinessInput = z.input<typeof schema>;

/** The checked facts that the site is made from. */
export type Business = z.output<typeof schema>;

/** The facts of a valid business.ts, or what is wrong with an invalid one, in the order of its fields. */
export function checkBusiness(input: unknown): { business?: Business; problems: readonly Problem[] } {
  const result = schema.safeParse(input);
  if (result.success) return { business: result.data, problems: [] };
  return { problems: problemsIn(result.error.issues, input, "business") };
}

/**
 * Checks the owner's facts.
 * @throws {CorrectionError} with one line for each wrong field.
 */
export function parseBusiness(input: unknown): Business {
  const { business, problems } = checkBusiness(input);
  if (business) return business;
  throw businessError(problems.map(({ text }) => text));
}
