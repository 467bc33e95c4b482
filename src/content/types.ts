import type { ServiceChoice } from "../request/service-request.ts";

/*
 * The shapes of the site's words. Content files hold typed data and no markup; the strings may use
 * the tokens {name}, {phone} and {email}, which `src/business/fill.ts` replaces at build.
 */

/** The pictures the icon component knows; see `src/components/icon.tsx`. */
export type IconName =
  | "battery"
  | "brake"
  | "bolt"
  | "car"
  | "check"
  | "clock"
  | "compass"
  | "dollar"
  | "droplet"
  | "family"
  | "gauge"
  | "inspect"
  | "key"
  | "lock"
  | "mail"
  | "map-pin"
  | "menu"
  | "message"
  | "oil"
  | "phone"
  | "shield"
  | "spring"
  | "tire"
  | "truck"
  | "valve"
  | "warning"
  | "wrench"
  | "x";

/** What a page says of itself to browsers and search engines. */
export interface PageMeta {
  /** Up to 60 characters; the business's name is added where it fits. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
}

/** A picture in public/pictures/. */
export type ServicePicture = "tire" | "lockout" | "battery" | "mechanic" | "brake";

/** A card: one thing the business does. `features` are short phrases without a full stop. */
export interface ServiceCard {
  icon: IconName;
  title: string;
  description: string;
  features: readonly string[];
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

/** The part of a service page that only this page has. */
export type ServiceBlock =
  | { kind: "items"; heading: string; intro?: string; items: readonly string[] }
  | { kind: "excluded"; heading: string; intro: string; items: readonly string[] }
  | { kind: "reasons"; heading: string; intro?: string; reasons: readonly Reason[] }
  | { kind: "steps"; heading: string; intro?: string; steps: readonly { title: string; text: string }[] }
  | { kind: "places"; heading: string; intro: string; places: readonly string[] }
  | { kind: "call"; heading: string; text: string };

export interface ServicePage extends PageMeta {
  /** First entry: the canonical address. Others show the same page. */
  addresses: readonly [string, ...string[]];
  /** The picture of its hero, in public/pictures/. */
  picture: ServicePicture;
  /** Name in lists, breadcrumbs and structured data: "Flat tire change". */
  name: string;
  /** The choice of the request dialog that this page is about: chosen there to begin with. */
  service: Exclude<ServiceChoice, "Other">;
  /** The words that a text message from this page starts with: "Lockout". */
  textStart: string;
  /** For which danger the first view names 911, where the service often goes with one. */
  danger?: Danger;
  hero: { title: string; subtitle: string; description: string };
  cards: {
    heading: string;
    intro?: string;
    /** Cards stand in a grid; rows are for a few that are to be compared. */
    layout?: "rows";
    items: readonly ServiceCard[];
  };
  blocks: readonly ServiceBlock[];
}

/** What is one for 911 before it is one for us. */
export type Danger = "lockout" | "lane" | "either";

/** A spot where cars often stop, why, and what that asks of the technician. */
export interface TroubleSpot {
  place: string;
  text: string;
}

export interface City extends PageMeta {
  /** First entry: the canonical address. Others show the same page. */
  addresses: readonly [string, ...string[]];
  name: string;
  hero: { title: string; subtitle: string; description: string };
  /** Main roads with what a driver should know about each. */
  roads: readonly { name: string; text: string }[];
  troubleSpots: readonly TroubleSpot[];
  /** The services in this city, each told by what the city asks of it. */
  services: readonly { service: CityService; text: string }[];
  neighborhoods: readonly string[];
  /** Places to name on the phone so that dispatch knows where the car is. */
  landmarks: readonly string[];
  /** How to describe the spot on the phone in this city. */
  findYou: string;
}

/** The five services that each city page tells of. */
export type CityService = "tires" | "lockouts" | "jump-starts" | "mechanic" | "brakes";

/** A link to a page of the site, as lists show it. */
export interface AreaLink {
  name: string;
  path: string;
}

export interface Review {
  name: string;
  location: string;
  text: string;
  service: string;
}

export type ArticleCategory =
  | "Safety Tips"
  | "Car Maintenance"
  | "Tire Care"
  | "Emergency Prep"
  | "Battery Care";

export interface Article {
  title: string;
  excerpt: string;
  /** YYYY-MM-DD */
  date: string;
  author: string;
  category: ArticleCategory;
}

export interface TermsSection {
  heading: string;
  paragraphs: readonly string[];
}

/** Degrees of latitude and longitude; north and east are positive. */
export type Point = readonly [latitude: number, longitude: number];
