import { z } from "zod";
import { SERVICE_CHOICES } from "../request/rules/services.ts";
import {
  addresses,
  board,
  icon,
  link,
  listOf,
  maybeBracketed,
  oldAddress,
  partsAround911,
  plainText,
  text,
  yesOrNo,
} from "./values.ts";

/*
 * The pages of services, and what they have in common with other pages: schemas, by which `read.ts` checks files, and
 * their types. Browsers load only the types.
 */

/** A list's items have a check in front for what a driver gets, and a cross for what is not done. */
const bullet = z.enum(["plain", "check", "x", "warning"]);
export type ListBullet = z.infer<typeof bullet>;

/** An item of a list. A warning always has a warning sign. */
const listItem = z.union(
  [partsAround911, z.strictObject({ warning: partsAround911 })],
  "expected a text, in quotes if it has a colon, or warning: and a text",
);
export type ListItem = z.infer<typeof listItem>;

/** Search results cut longer titles and descriptions, and replace descriptions that are too short. */
export const MAX_TITLE = 60;

function withLength(least: number, most: number) {
  return text.refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) =>
      `has ${String(input).length} characters with each <fact> filled in; expected ${least > 0 ? `${least} to` : "at most"} ${most}, as search engines show them`,
  });
}

/** A page's texts for browsers and search engines. */
export const pageMeta = z.strictObject({
  /** Earlier addresses of this page, or of one that it replaces. They redirect to this page. */
  formerly: listOf(oldAddress).optional(),
  /** The business's name is added where it fits. */
  title: withLength(0, MAX_TITLE),
  description: withLength(70, 160),
});
export type PageMeta = Readonly<z.infer<typeof pageMeta>>;

/** A picture in src/site/pictures/scenes/. */
export const picture = maybeBracketed(z.enum(["tire", "lockout", "battery", "mechanic", "brake"]));
export type ServicePicture = z.infer<typeof picture>;

/** A card or row: one thing the business does. */
export const serviceCard = z.strictObject({
  title: text,
  icon,
  description: partsAround911,
  /** Short phrases without a period. */
  features: listOf(text),
  /** The bullet before the features: by default, a check. */
  bullet: bullet.optional(),
  /** Address of the page that tells more, where there is one. */
  link: link.optional(),
});
export type ServiceCard = Readonly<z.infer<typeof serviceCard>>;

/** One reason to choose the business. */
export const reason = z.strictObject({ title: text, icon, text });
export type Reason = Readonly<z.infer<typeof reason>>;

/** A heading with the text below it. */
export const titled = z.strictObject({ title: text, text: partsAround911 });
export type Titled = Readonly<z.infer<typeof titled>>;

/** A service on city pages, by the name that its block has in content/pages.yaml. */
export const cityService = z.string().regex(/^[a-z\d-]+$/, "expected a name of small letters and hyphens");

const CHOICE =
  "expected a choice of the request dialog, in at most 30 characters without quotation marks: Jump Start, Lockout Service, Tire Change, Battery Replacement, Mobile Mechanic, or your own";

/** A choice of the request dialog: one of the specification's, in any letters, or the owner's own. */
const choice = plainText
  .refine((value) => value.length <= 30 && !/^other$|["']/i.test(value), CHOICE)
  .transform((value) => SERVICE_CHOICES.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value);

const BLOCK_KINDS = ["items", "excluded", "reasons", "steps", "places"] as const;
const EXPECTED_KIND = `expected ${BLOCK_KINDS.slice(0, -1).join(", ")} or ${BLOCK_KINDS.at(-1)}`;

function block<Kind extends (typeof BLOCK_KINDS)[number]>(kind: Kind) {
  return z.strictObject({
    heading: text,
    intro: text.optional(),
    kind: z.literal(kind).meta({ errorMessage: EXPECTED_KIND }),
  });
}

/** The part of a service page that only this page has. */
const serviceBlock = z.discriminatedUnion(
  "kind",
  [
    block("items").extend({ bullet: bullet.optional(), items: listOf(listItem) }),
    block("excluded").extend({ items: listOf(text) }),
    block("reasons").extend({ reasons: listOf(reason) }),
    block("steps").extend({ steps: listOf(titled) }),
    /** The cities whose pages have a service. */
    block("places").extend({ offering: cityService }),
  ],
  EXPECTED_KIND,
);
export type ServiceBlock = Readonly<z.infer<typeof serviceBlock>>;

/** A danger for which drivers should call 911 first, and the business after that. */
const danger = z.enum(["lockout", "lane", "either"]);
export type Danger = z.infer<typeof danger>;

const PHOTO = "expected what the picture shows, in at most 60 characters, without a period, as in: the battery’s label";
const NO_PHOTO =
  "delete this line where the keys are locked in: nobody should take pictures while a child is in the car";

/** The one picture that spares a second drive: "the battery's label". It becomes a sentence of the site. */
const photo = text.refine((value) => value.length <= 60 && !value.endsWith("."), PHOTO);

/**
 * A page that is not published yet: built, linked from nowhere, kept from search engines. Delete the line when the page
 * is ready.
 */
export const draft = yesOrNo("expected true; or delete this line").default(false);

const serviceFields = pageMeta.extend({
  draft,
  addresses,
  /** The picture of its hero, in src/site/pictures/scenes/. */
  picture,
  /** The message board in that picture. */
  board,
  /** Name in lists, breadcrumbs and structured data: "Flat tire change". */
  name: text,
  /** The service that the request dialog preselects on this page. */
  service: maybeBracketed(choice),
  /** What the page is about: text messages from it begin with these words, so dispatch knows the page. "Lockout" */
  topic: plainText,
  /** The danger for which the top of the page names 911, if the service often goes with one. */
  danger: danger.optional(),
  /** What the panel after sending asks for a picture of, where the request is for this service. */
  photo: photo.optional(),
  heading: text,
  subtitle: text,
  /** Below the subtitle, in two or three sentences. */
  intro: text,
  cards: z.strictObject({
    heading: text,
    intro: text.optional(),
    /** By default, cards are in a grid. Rows are for a few cards to be compared. */
    layout: z.literal("rows").optional(),
    /**
     * The default bullet of these cards or rows: "plain" if the features are what a driver finds, not what they get.
     */
    bullet: bullet.optional(),
    items: listOf(serviceCard),
  }),
  blocks: z.array(serviceBlock).readonly().default([]),
  /** The page's own closing text, if it has one. */
  closing: z.strictObject({ heading: text, text }).optional(),
});
export const servicePage = serviceFields.refine(
  ({ photo, danger, service }) => !photo || (danger !== "lockout" && service !== "Lockout Service"),
  { path: ["photo"], error: NO_PHOTO },
);
export type ServicePage = Readonly<z.infer<typeof servicePage>>;

/** A page above the one at hand, as breadcrumbs link it. */
export interface Crumb {
  name: string;
  path: string;
}
