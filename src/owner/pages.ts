import { z } from "zod";
import { SERVICE_CHOICES } from "../request/messages.ts";
import { yesOrNo } from "./business-fields.ts";
import { address, addresses, board, center, day, icon, link, listOf, plainText, text } from "./values.ts";

/*
 * The pages and list entries of which there may be any number. For each a schema, by which `read.ts` checks its file, and
 * its type. Browsers load only the types.
 */

/** A list's items have a check in front for what a driver gets, and a cross for what is not done. */
const bullet = z.enum(["plain", "check", "x", "warning"]);
export type ListBullet = z.infer<typeof bullet>;

/** An item of a list. A warning always has a warning sign. */
const listItem = z.union(
  [text, z.strictObject({ warning: text })],
  "expected a text, or warning: and a text",
);
export type ListItem = z.infer<typeof listItem>;

const SIDES = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;
export type Direction = (typeof SIDES)[number];

/** Search results cut longer titles and descriptions, and replace descriptions that are too short. */
export const MAX_TITLE = 60;

function withLength(least: number, most: number) {
  return text.refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) =>
      `has ${String(input).length} characters; expected ${least > 0 ? `${least} to` : "at most"} ${most}, as search engines show them`,
  });
}

/** A page's texts for browsers and search engines. */
export const pageMeta = z.strictObject({
  /** Earlier addresses of this page, or of one that it replaces. They redirect to this page. */
  formerly: listOf(address).optional(),
  /** The business's name is added where it fits. */
  title: withLength(0, MAX_TITLE),
  description: withLength(70, 160),
});
export type PageMeta = Readonly<z.infer<typeof pageMeta>>;

/** A picture in src/pictures/scenes/. */
const picture = z.enum(["tire", "lockout", "battery", "mechanic", "brake"]);
export type ServicePicture = z.infer<typeof picture>;

/** A card: one thing the business does. */
export const serviceCard = z.strictObject({
  title: text,
  icon,
  description: text,
  /** Short phrases without a full stop. */
  features: listOf(text),
  /** The bullet before the features: by default, a check. */
  bullet: bullet.optional(),
  /** Address of the page that tells more, where there is one. */
  link: link.optional(),
  /** A picture on top of the card, if the card is about a whole kind of service. */
  picture: picture.optional(),
});
export type ServiceCard = Readonly<z.infer<typeof serviceCard>>;

/** One reason to choose the business. */
export const reason = z.strictObject({ title: text, icon, text });
export type Reason = Readonly<z.infer<typeof reason>>;

/** A heading with the text below it. */
export const titled = z.strictObject({ title: text, text });
export type Titled = Readonly<z.infer<typeof titled>>;

/** A road or place with what a driver should know of it. */
const named = z.strictObject({ name: text, text });

/** The services on city pages. A city has those that are done there. */
const cityServices = z.strictObject({
  tires: text,
  lockouts: text,
  "jump-starts": text,
  /** Where mobile mechanics do not go, the page says what is done about wheels. */
  mechanic: text.optional(),
  wheels: text.optional(),
  brakes: text,
});
export const cityService = cityServices.keyof();
export type CityService = z.infer<typeof cityService>;

const blockStart = { heading: text, intro: text.optional() };

/** The part of a service page that only this page has. */
const serviceBlock = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      ...blockStart,
      kind: z.literal("items"),
      bullet: bullet.optional(),
      items: listOf(listItem),
    }),
    z.strictObject({ ...blockStart, kind: z.literal("excluded"), items: listOf(text) }),
    z.strictObject({ ...blockStart, kind: z.literal("reasons"), reasons: listOf(reason) }),
    z.strictObject({ ...blockStart, kind: z.literal("steps"), steps: listOf(titled) }),
    /** The cities whose pages have a service. */
    z.strictObject({ ...blockStart, kind: z.literal("places"), offering: cityService }),
  ],
  "expected items, excluded, reasons, steps or places",
);
export type ServiceBlock = Readonly<z.infer<typeof serviceBlock>>;

/** A danger for which drivers should call 911 first, and the business after that. */
const danger = z.enum(["lockout", "lane", "either"]);
export type Danger = z.infer<typeof danger>;

/** A page that is not published yet: built, but linked from nowhere and kept from search engines. Deleted when ready. */
const draft = yesOrNo("expected true, or no such line").default(false);

export const servicePage = pageMeta.extend({
  draft,
  addresses,
  /** The picture of its hero, in src/pictures/scenes/. */
  picture,
  /** The message board in that picture. */
  board,
  /** Name in lists, breadcrumbs and structured data: "Flat tire change". */
  name: text,
  /** The service that the request dialog preselects on this page. */
  service: z.enum(SERVICE_CHOICES).exclude(["Other"]),
  /** What the page is about: text messages from it begin with these words, so dispatch knows the page. "Lockout" */
  topic: plainText,
  /** The danger for which the top of the page names 911, if the service often goes with one. */
  danger: danger.optional(),
  heading: text,
  subtitle: text,
  /** Below the subtitle, in two or three sentences. */
  intro: text,
  cards: z.strictObject({
    heading: text,
    intro: text.optional(),
    /** By default, cards are in a grid. Rows are for a few cards to be compared. */
    layout: z.literal("rows").optional(),
    /** The default bullet of these cards: "plain" if the features are what a driver finds, not what they get. */
    bullet: bullet.optional(),
    items: listOf(serviceCard),
  }),
  blocks: z.array(serviceBlock).readonly(),
  /** The page's own closing text, if it has one. */
  closing: z.strictObject({ heading: text, text }).optional(),
});
export type ServicePage = Readonly<z.infer<typeof servicePage>>;

/** What the map shows of a city. */
export const place = z.strictObject({
  name: text,
  /** Its center as GeoNames has it, or the downtown of a large city. */
  center,
  /**
   * The name on the map: on which side of its dot it is, and whether the city is one of the largest. If other names are
   * close, `stacked` puts each word on its own line, and `away` is how far it is from the dot, in the drawing's units.
   */
  label: z
    .strictObject({
      side: z.enum(SIDES),
      large: yesOrNo("expected true or false").optional(),
      stacked: yesOrNo("expected true or false").optional(),
      away: z.string().regex(/^\d+$/, "expected a number").transform(Number).optional(),
    })
    .optional(),
});
export type Place = Readonly<z.infer<typeof place>>;

/** A city and its page. */
export const city = place.extend({
  ...pageMeta.shape,
  draft,
  /** Its county, on its page and under which the home page's structured data has it. */
  county: text.pipe(z.string().regex(/^[A-Z].* County$/, "expected its whole name, like Tarrant County")),
  /** The line of its card on /service-areas; without one, a sentence there leads to it. */
  card: text.optional(),
  addresses,
  subtitle: text,
  intro: text,
  /** Main roads with what a driver should know about each. */
  roads: listOf(named),
  /** Places where cars often stop: why, and what that asks of the technician. */
  troubleSpots: listOf(named),
  /** Each service with what this city asks of it. */
  services: cityServices,
  /** Names, separated by commas. Left out if the only known names are not those of neighborhoods. */
  neighborhoods: text.optional(),
  /** Places to name on the phone so that dispatch knows where the car is, separated by commas. */
  landmarks: text,
  /** How to describe the spot on the phone in this city. */
  findYou: text,
});

/** A link to a page of the site, as lists show it. */
export interface AreaLink {
  name: string;
  path: string;
}

/** It came with the site: no customer wrote this review, and the owner has not made this article theirs. */
const sample = yesOrNo("expected true, or no such line").default(false);

export const reviewList = z
  .array(z.strictObject({ sample, name: text, location: text, text, service: text }))
  .readonly()
  .default([]);
export type Review = Readonly<z.infer<typeof reviewList>[number]>;

const article = z.strictObject({
  sample,
  title: text,
  excerpt: text,
  date: day,
  author: text,
  category: z.enum(["Safety Tips", "Car Maintenance", "Tire Care", "Emergency Prep", "Battery Care"]),
});
export type Article = Readonly<z.infer<typeof article>>;

/** The articles, the newest first. */
export const articleList = listOf(article).superRefine((list, { addIssue }) => {
  for (const [index, { date }] of list.entries()) {
    if (date > (list[index - 1]?.date ?? date)) {
      const message = "expected the newest article first; this one is newer than the one before it";
      addIssue({ code: "custom", path: [index, "date"], message });
    }
  }
});
