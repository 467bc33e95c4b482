import { z } from "zod";
import { state } from "./business.ts";
import { usPhone } from "./hotline.ts";
import { eachOnce, slugOf } from "./names.ts";
import { cityService, draft, pageMeta } from "./pages.ts";
import { STATE_LETTERS } from "./states.ts";
import { addresses, center, listOf, maybeBracketed, partsAround911, text, yesOrNo } from "./values.ts";

const SIDES = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

/**
 * The name on the map: on which side of its dot it is, and whether the city is one of the largest. If other names are
 * close, `stacked` puts each word on its own line, and `away` is how far it is from the dot, in the drawing's units.
 */
const label = z.strictObject({
  side: z.enum(SIDES),
  large: yesOrNo("expected true or false").optional(),
  stacked: yesOrNo("expected true or false").optional(),
  away: z.string().regex(/^\d+$/, "expected a number").transform(Number).optional(),
});

const NAME_ALONE = "expected the name alone; another state goes into state";
const ENDS_WITH_STATE = new RegExp(` \\(?(?:${STATE_LETTERS.join("|")})\\)?$`);
/** DISH, Texas, is written like this. */
const IN_CAPITALS = /^(?!DISH$)(?=.*\p{Lu}{2})\P{Ll}+$/u;

/** What the map shows of a city. */
const place = z.strictObject({
  /** Its address and its picture's file are made of its letters. */
  name: text
    .refine((name) => slugOf(name) !== "", "expected a name with Latin letters or digits")
    .refine((name) => !/[,<>]/.test(name) && !ENDS_WITH_STATE.test(name), NAME_ALONE)
    .refine((name) => !IN_CAPITALS.test(name), "expected it with small letters, as on a sign: Boise"),
  /** Its center as GeoNames has it, or the downtown of a large city. */
  center,
  /** Without it, the city has a dot alone. */
  label: label.optional(),
});
export type Place = Readonly<z.infer<typeof place>>;

/** A city without a page, which the map shows for orientation. */
export const neighbor = place.extend({ label });

/** The whole name of a county, or of what some states have in its place; an independent city has its own. */
const COUNTY = /^(?=[A-Z][^,]*$).*\b(?:County|Parish|Borough|City|Municipality|Municipio|District|Census Area)\b/;

const county = text.pipe(z.string().regex(COUNTY, "expected its whole name, like Kings County or Orleans Parish"));

/** Who runs a road or its toll lanes, and helps there first: what to do, and the number, if there is one. */
export const operator = z.strictObject({
  text: partsAround911,
  phone: usPhone("expected a US phone number with its area code").optional(),
});

/** A main road with what a driver should know of it. */
const road = z.strictObject({
  name: text,
  text,
  /** Says that the road takes a toll, where its name does not. */
  toll: yesOrNo("expected true; or delete this line").default(false),
  /** The name of its operator in content/pages.yaml, if that has a crew. */
  operator: text.optional(),
});

/** A place with what helps the technician there. */
const troubleSpot = z.strictObject({ name: text, text: partsAround911 });

/** A city and its page. */
export const city = place.extend({
  ...pageMeta.shape,
  draft,
  /** Its state, if it is another one than that of most cities, in business.yaml. */
  state: maybeBracketed(state).optional(),
  /** Its county, as its page and the home page's structured data name it. */
  county: maybeBracketed(county),
  /** A second county, if the city lies in two. */
  alsoIn: maybeBracketed(county).optional(),
  /** The line of its card on /service-areas; without one, a sentence there leads to it. */
  card: text.optional(),
  addresses,
  subtitle: text,
  intro: text,
  /** Main roads with what a driver should know about each. */
  roads: listOf(road).superRefine(eachOnce(({ name }) => name)),
  /** Places where a driver may break down, with what helps the technician there. */
  troubleSpots: listOf(troubleSpot),
  /** Each service with what this city asks of it. */
  services: z.record(cityService, text),
  /** Names, separated by commas. Left out if the only known names are not those of neighborhoods. */
  neighborhoods: text.optional(),
  /** Places to name on the phone so that dispatch knows where the car is, separated by commas. */
  landmarks: text,
  /** How to describe the spot on the phone in this city. */
  findYou: text,
});
