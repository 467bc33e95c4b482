import type { ServiceChoice } from "../request/messages.ts";
import type { Coordinates } from "../request/position.ts";
import type { IconName } from "./picture-names.ts";

/*
 * The types of the site's texts. Content files hold typed data and no markup. Their strings may use the
 * tokens {name}, {phone}, {email}, and {hours}, and each claim of claims.ts by its name: {arrival}.
 * `src/business/content.ts` replaces them; any other token stops the build.
 */

/** What is in front of a list's items: a check for what a driver gets, a cross for what is not done. */
export type ListBullet = "plain" | "check" | "x" | "warning";

/** An item of a list. A warning always has a warning sign. */
export type ListItem = string | { warning: string };

/** Clockwise from north, in steps of 45 degrees. */
export type Direction =
  | "north"
  | "northeast"
  | "east"
  | "southeast"
  | "south"
  | "southwest"
  | "west"
  | "northwest";

/** A page's texts for browsers and search engines. */
export interface PageMeta {
  /** Earlier addresses of this page, or of one that it replaces. They redirect to this page. */
  formerly?: readonly string[];
  /** Up to 60 characters; the business's name is added where it fits. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
}

/** A picture in src/pictures/scenes/. */
export type ServicePicture = "tire" | "lockout" | "battery" | "mechanic" | "brake";

/** A card: one thing the business does. `features` are short phrases without a full stop. */
export interface ServiceCard {
  icon: IconName;
  title: string;
  description: string;
  features: readonly string[];
  /** The bullet before the features: by default, a check. */
  bullet?: ListBullet | undefined;
  /** Address of the page that tells more, where there is one. */
  link?: string;
  /** A picture on top of the card, if the card is about a whole kind of service. */
  picture?: ServicePicture;
}

/** One reason to choose the business. */
export interface Reason {
  icon: IconName;
  title: string;
  text: string;
}

/** The part of a service page that only this page has. */
export type ServiceBlock =
  | { kind: "items"; heading: string; intro?: string; bullet?: ListBullet; items: readonly ListItem[] }
  | { kind: "excluded"; heading: string; intro: string; items: readonly string[] }
  | { kind: "reasons"; heading: string; intro?: string; reasons: readonly Reason[] }
  | { kind: "steps"; heading: string; intro?: string; steps: readonly Named[] }
  | { kind: "places"; heading: string; intro: string; places: readonly string[] };

/** A page that is not published yet: built, but linked from nowhere and kept from search engines. */
interface Draftable {
  /** Delete it when the page is ready. */
  draft?: true | undefined;
}

export interface ServicePage extends PageMeta, Draftable {
  /** First entry: the canonical address. Others show the same page. */
  addresses: readonly [string, ...string[]];
  /** The picture of its hero, in src/pictures/scenes/. */
  picture: ServicePicture;
  /** The message board in that picture: 1 to 3 lines of up to 16 capitals each. */
  board: readonly string[];
  /** Name in lists, breadcrumbs and structured data: "Flat tire change". */
  name: string;
  /** The service that the request dialog preselects on this page. */
  service: Exclude<ServiceChoice, "Other">;
  /** What the page is about: text messages from it begin with these words, so dispatch knows the page. "Lockout" */
  topic: string;
  /** The danger for which the top of the page names 911, if the service often goes with one. */
  danger?: Danger;
  hero: { title: string; subtitle: string; description: string };
  cards: {
    heading: string;
    intro?: string;
    /** By default, cards are in a grid. Rows are for a few cards to be compared. */
    layout?: "rows";
    /** The default bullet of these cards: "plain" if the features are what a driver finds, not what they get. */
    bullet?: ListBullet;
    items: readonly ServiceCard[];
  };
  blocks: readonly ServiceBlock[];
  /** The page's own closing text, if it has one. */
  closing?: { heading: string; text: string };
}

/** A danger for which drivers should call 911 first, and the business after that. */
export type Danger = "lockout" | "lane" | "either";

/** Where a city is: its center as GeoNames has it, or the downtown of a large city. */
export interface Place extends Draftable {
  name: string;
  center: Coordinates;
  /**
   * The name on the map: on which side of its dot it is, and whether the city is one of the largest. If other names are
   * close, `stacked` puts each word on its own line, and `away` is how far it is from the dot, in the drawing's units.
   */
  label?: { side: Direction; large?: boolean; stacked?: boolean; away?: number } | undefined;
}

/** A text with its name. */
export interface Named {
  name: string;
  text: string;
}

/** The texts of a city's page. Together with its place they are a city. */
export interface CityTexts extends PageMeta {
  /** The county under which the footer lists the city: "Tarrant County". */
  county: string;
  /** The line of its card on /service-areas; without one, a sentence there leads to it. */
  card?: string;
  /** First entry: the canonical address. Others show the same page. */
  addresses: readonly [string, ...string[]];
  hero: { subtitle: string; description: string };
  /** Main roads with what a driver should know about each. */
  roads: readonly Named[];
  /** Places where cars often stop: why, and what that asks of the technician. */
  troubleSpots: readonly Named[];
  /** Each service with what this city asks of it. */
  services: Readonly<Record<CityService, string>>;
  /** Names, separated by commas. Left out if the only known names are not those of neighborhoods. */
  neighborhoods?: string;
  /** Places to name on the phone so that dispatch knows where the car is, separated by commas. */
  landmarks: string;
  /** How to describe the spot on the phone in this city. */
  findYou: string;
}

/** A city with the headline that all cities' pages have. */
export type City = Place & CityTexts & { hero: { title: string } };

/** The five services on each city page. */
export type CityService = "tires" | "lockouts" | "jump-starts" | "mechanic" | "brakes";

/** A link to a page of the site, as lists show it. */
export interface AreaLink {
  name: string;
  path: string;
}

export interface Review {
  /** It came with the site, and no customer wrote it. */
  sample?: true;
  name: string;
  location: string;
  text: string;
  service: string;
}

/** What an article may be about. */
export const CATEGORIES = [
  "Safety Tips",
  "Car Maintenance",
  "Tire Care",
  "Emergency Prep",
  "Battery Care",
] as const;

export interface Article {
  /** It came with the site, and the owner has not made it theirs. */
  sample?: true;
  title: string;
  excerpt: string;
  /** YYYY-MM-DD */
  date: string;
  author: string;
  category: (typeof CATEGORIES)[number];
}
