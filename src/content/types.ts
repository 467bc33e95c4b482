import { z } from "zod";
import { SERVICE_CHOICES } from "../request/messages.ts";
import { address, addresses, board, center, day, icon, listOf, named, text, textName } from "./values.ts";

/*
 * The kinds of content: for each a schema, by which `load.ts` checks the files, and its type. Content has no markup.
 * Its texts may use the tokens {name}, {phone}, {email}, {hours} and {anytime}, and each claim of claims.ts by its
 * name: {arrival}. `fillTokens` replaces them. Browsers load only the types.
 */

/** A list's items have a check in front for what a driver gets, and a cross for what is not done. */
const bullet = z.enum(["plain", "check", "x", "warning"]);
export type ListBullet = z.infer<typeof bullet>;

/** An item of a list. A warning always has a warning sign. */
const listItem = z.union([text, z.strictObject({ warning: text })]);
export type ListItem = z.infer<typeof listItem>;

const SIDES = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;
export type Direction = (typeof SIDES)[number];

/** A page's texts for browsers and search engines. */
const pageMeta = z.strictObject({
  /** Earlier addresses of this page, or of one that it replaces. They redirect to this page. */
  formerly: z.array(address).readonly().optional(),
  /** Up to 60 characters; the business's name is added where it fits. */
  title: text,
  /** 70 to 160 characters. */
  description: text,
});
export type PageMeta = z.infer<typeof pageMeta>;

/** A picture in src/pictures/scenes/. */
const picture = z.enum(["tire", "lockout", "battery", "mechanic", "brake"]);
export type ServicePicture = z.infer<typeof picture>;

/** A card: one thing the business does. Its name is its title. */
const serviceCard = z.strictObject({
  icon,
  description: text,
  /** Short phrases without a full stop. */
  features: listOf(text),
  /** The bullet before the features: by default, a check. */
  bullet: bullet.optional(),
  /** Address of the page that tells more, where there is one. */
  link: z.string().optional(),
  /** A picture on top of the card, if the card is about a whole kind of service. */
  picture: picture.optional(),
});
export type ServiceCard = z.infer<typeof serviceCard>;

/** One reason to choose the business. Its name is its title. */
const reason = z.strictObject({ icon, text });
export type Reason = z.infer<typeof reason>;

/** The lists of the home page. Without a reason, it leaves that section out. */
export const homeLists = { homeServices: named(serviceCard), WHY_CHOOSE_US: z.record(textName, reason) };

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
export type CityService = keyof z.infer<typeof cityServices>;

/** The part of a service page that only this page has. Its name is its heading. */
const serviceBlock = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("items"),
    intro: text.optional(),
    bullet: bullet.optional(),
    items: listOf(listItem),
  }),
  z.strictObject({ kind: z.literal("excluded"), intro: text, items: listOf(text) }),
  z.strictObject({ kind: z.literal("reasons"), intro: text.optional(), reasons: named(reason) }),
  z.strictObject({ kind: z.literal("steps"), intro: text.optional(), steps: named(text) }),
  /** The cities whose pages have a service. */
  z.strictObject({ kind: z.literal("places"), intro: text, offering: cityServices.keyof() }),
]);
export type ServiceBlock = z.infer<typeof serviceBlock>;

/** A danger for which drivers should call 911 first, and the business after that. */
const danger = z.enum(["lockout", "lane", "either"]);
export type Danger = z.infer<typeof danger>;

/** A page that is not published yet: built, but linked from nowhere and kept from search engines. Deleted when ready. */
const draft = z.literal(true).optional();

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
  topic: text,
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
    items: named(serviceCard),
  }),
  blocks: z.record(textName, serviceBlock).readonly(),
  /** The page's own closing text, if it has one. */
  closing: z.strictObject({ heading: text, text }).optional(),
});
export type ServicePage = z.infer<typeof servicePage>;

/** What the map shows of a city. */
const place = z.strictObject({
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
      large: z.boolean().optional(),
      stacked: z.boolean().optional(),
      away: z.number().optional(),
    })
    .optional(),
});
export type Place = z.infer<typeof place>;

/** A city and its page. */
export const city = place.extend({
  ...pageMeta.shape,
  draft,
  /** The county under which the footer lists the city. */
  county: text.regex(/^[A-Z].* County$/, 'expected its whole name, like "Tarrant County"'),
  /** The line of its card on /service-areas; without one, a sentence there leads to it. */
  card: text.optional(),
  addresses,
  subtitle: text,
  intro: text,
  /** Main roads with what a driver should know about each. */
  roads: named(text),
  /** Places where cars often stop: why, and what that asks of the technician. */
  troubleSpots: named(text),
  /** Each service with what this city asks of it. */
  services: cityServices,
  /** Names, separated by commas. Left out if the only known names are not those of neighborhoods. */
  neighborhoods: text.optional(),
  /** Places to name on the phone so that dispatch knows where the car is, separated by commas. */
  landmarks: text,
  /** How to describe the spot on the phone in this city. */
  findYou: text,
});
export type City = z.infer<typeof city>;

/** A link to a page of the site, as lists show it. */
export interface AreaLink {
  name: string;
  path: string;
}

/** It came with the site: no customer wrote this review, and the owner has not made this article theirs. */
const sample = z.literal(true).optional();

export const review = z.strictObject({ sample, name: text, location: text, text, service: text });
export type Review = z.infer<typeof review>;

export const article = z.strictObject({
  sample,
  title: text,
  excerpt: text,
  date: day,
  author: text,
  category: z.enum(["Safety Tips", "Car Maintenance", "Tire Care", "Emergency Prep", "Battery Care"]),
});
export type Article = z.infer<typeof article>;
