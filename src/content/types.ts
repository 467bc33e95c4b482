import type { ServiceChoice } from "../request/messages.ts";
import type { Coordinates } from "../request/position.ts";
import type { Direction } from "../request/whereabouts.ts";
import type { IconName } from "./icon-name.ts";

/*
 * The shapes of the site's words. Content files hold typed data and no markup; the strings may use
 * the tokens {name}, {phone}, {email} and {hours}, and each claim of claims.ts by its name: {arrival}. The build replaces them
 * (`src/business/content.ts`), and stops at any other.
 */

/** What stands before the lines of a list: a check before what a driver gets, a cross before what is not done. */
export type ListBullet = "plain" | "check" | "x" | "warning";

/** A line of a list. A warning gets a warning's sign, whatever its list has. */
export type ListItem = string | { warning: string };

/** What a page says of itself to browsers and search engines. */
export interface PageMeta {
  /** Addresses that this page, or one whose place it takes, had before: each sends its visitors on to this page. */
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
  /** A check stands before the features if nothing else is said. */
  bullet?: ListBullet | undefined;
  /** Address of the page that tells more, where there is one. */
  link?: string;
  /** A picture on top of the card, where it stands for a whole kind of service. */
  picture?: ServicePicture;
}

/** One reason to choose the business. */
export interface Reason {
  icon: IconName;
  title: string;
  text: string;
}

/** A figure of the home page. */
export interface Figure {
  value: string;
  label: string;
}

/** The part of a service page that only this page has. */
export type ServiceBlock =
  | { kind: "items"; heading: string; intro?: string; bullet?: ListBullet; items: readonly ListItem[] }
  | { kind: "excluded"; heading: string; intro: string; items: readonly string[] }
  | { kind: "reasons"; heading: string; intro?: string; reasons: readonly Reason[] }
  | { kind: "steps"; heading: string; intro?: string; steps: readonly Named[] }
  | { kind: "places"; heading: string; intro: string; places: readonly string[] };

/** What is not ready to be seen: built to be looked at, but linked from nowhere and kept from search engines. */
interface Draftable {
  /** Taken out when the page is ready. */
  draft?: true | undefined;
}

export interface ServicePage extends PageMeta, Draftable {
  /** First entry: the canonical address. Others show the same page. */
  addresses: readonly [string, ...string[]];
  /** The picture of its hero, in src/pictures/scenes/. */
  picture: ServicePicture;
  /** Name in lists, breadcrumbs and structured data: "Flat tire change". */
  name: string;
  /** The choice of the request dialog that this page is about: chosen there to begin with. */
  service: Exclude<ServiceChoice, "Other">;
  /** What the page is about: text messages from it begin with these words, so dispatch knows the page. "Lockout" */
  topic: string;
  /** For which danger the first view names 911, where the service often goes with one. */
  danger?: Danger;
  hero: { title: string; subtitle: string; description: string };
  cards: {
    heading: string;
    intro?: string;
    /** Cards stand in a grid; rows are for a few that are to be compared. */
    layout?: "rows";
    /** Of cards that say nothing else: "plain" where the features are what a driver finds, not what they get. */
    bullet?: ListBullet;
    items: readonly ServiceCard[];
  };
  blocks: readonly ServiceBlock[];
  /** What the page ends on, where it has a reason to call of its own. */
  closing?: { heading: string; text: string };
}

/** What is one for 911 before it is one for us. */
export type Danger = "lockout" | "lane" | "either";

/** Where a city is: its center as GeoNames has it, or the downtown of a large city. */
export interface Place extends Draftable {
  name: string;
  center: Coordinates;
  /**
   * On the map: on which side of its dot the name is, whether the city is one of the largest, and, where the names of
   * others are next to the dot, whether it is stacked, a word a line, and how far away it is, in the drawing's units.
   */
  label?: { side: Direction; large?: boolean; stacked?: boolean; away?: number } | undefined;
}

/** A text under its name. */
export interface Named {
  name: string;
  text: string;
}

/** What a city's page says; with its place, it is a city. */
export interface CityTexts extends PageMeta {
  /** Under which the footer lists it: "Tarrant County". */
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
  /** The services in this city, each told by what the city asks of it. */
  services: Readonly<Record<CityService, string>>;
  /** Names with commas between; none where the only names known are not the neighborhoods' own. */
  neighborhoods?: string;
  /** Places to name on the phone so that dispatch knows where the car is, with commas between. */
  landmarks: string;
  /** How to describe the spot on the phone in this city. */
  findYou: string;
}

/** A city with the headline that all cities' pages have. */
export type City = Place & CityTexts & { hero: { title: string } };

/** The five services that each city page tells of. */
export type CityService = "tires" | "lockouts" | "jump-starts" | "mechanic" | "brakes";

/** A link to a page of the site, as lists show it. */
export interface AreaLink {
  name: string;
  path: string;
}

export interface Review {
  /** It came with the site: nobody wrote it. */
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
