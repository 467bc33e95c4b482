import { z } from "zod";
import { neighbor, operator } from "./city.ts";
import { eachOnce } from "./names.ts";
import { cityService, pageMeta, picture, reason, serviceCard, titled } from "./pages.ts";
import { day, icon, link, listOf, partsAround911, plainText, text, yesOrNo } from "./values.ts";

/* The pages of which there is one each, what pages share, and the order of lists: a schema for each file. */

const words = z.strictObject({ heading: text, text });
const section = { heading: text, intro: text };

/** A page whose text messages begin with its topic. */
const page = pageMeta.extend({ topic: plainText, heading: text });

/** A card of the home page, about a whole kind of service: it leads to a page, and may have a picture on top. */
const homeCard = serviceCard.extend({ link, picture: picture.optional() });
export type HomeCard = Readonly<z.infer<typeof homeCard>>;

/** content/home.yaml */
export const home = page.extend({
  subtitle: text,
  intro: text,
  services: z.strictObject({ ...section, cards: listOf(homeCard) }),
  /** The mile markers count the minutes of the claim `arrival`. */
  averageCall: z.strictObject({ ...section, markers: z.tuple([titled, titled, titled]).readonly() }),
  /** Without a reason, the page leaves the section out. */
  whyChooseUs: z.strictObject({ ...section, reasons: z.array(reason).readonly().default([]) }),
  reviews: z.strictObject(section),
  closing: words,
});

/** content/example.yaml: the places of the example, by which what is left of it is found on another region's site. */
export const example = z.strictObject({ region: text, words: z.array(text).readonly().default([]) });

/** content/terms.yaml */
export const terms = page.extend({
  updated: text,
  intro: text,
  sections: listOf(z.strictObject({ title: text, paragraphs: listOf(text) })),
  contact: words,
});

/** The token in the words that all city pages share. Each page has its city's name in its place. */
export const CITY = "<city>";

/** The words that all city pages share; each city gets them with its own name in place of CITY. */
export const cityWords = z.strictObject({
  topic: plainText,
  headline: text,
  services: text,
  withoutMechanic: text.optional(),
  roads: z.strictObject(section),
  troubleSpots: z.strictObject({ heading: text, intro: partsAround911 }),
  findYou: text,
  landmarks: text,
  neighborhoods: text,
});

const cityBlock = z.strictObject({ name: text, icon, link });

/** The letters in one line of the header, beside a long name and the call button. A link's padding counts as four. */
const MOST_IN_HEADER = 58;

const navigation = listOf(z.strictObject({ name: text, link })).refine(
  (links) => links.reduce((sum, { name }) => sum + name.length + 4, 0) <= MOST_IN_HEADER,
  "expected fewer links or shorter names: the header has one line for all",
);

/** content/pages.yaml */
export const pages = z.strictObject({
  navigation,
  skip: z.strictObject({ content: text, map: text }),
  breadcrumbs: z.strictObject({ home: text, serviceAreas: text }),
  footer: z.strictObject({
    tagline: text,
    contact: text,
    terms: text,
    cities: text,
    allCities: text,
    rights: text,
    license: text,
  }),
  buttons: z.strictObject({
    call: text,
    menu: text,
    location: text,
    text,
    textShort: text,
    request: text,
    learnMore: text,
    areas: text,
  }),
  hero: z.strictObject({ arrival: text, claims: z.array(text).readonly().default([]) }),
  withoutScript: text,
  notice: text,
  callers: z.strictObject({ heading: text, payment: text, languages: text, notOffered: text }),
  dangers: z.strictObject({ lockout: text, lane: text, either: text }),
  closing: words,
  services: z.strictObject({ closing: words, area: words }),
  /** The words of `cityWords`, the block of each service, roads' operators, and the sentence for dispatch. */
  cities: cityWords.extend({
    headline: text.refine((value) => value.includes(CITY), `expected the name of the city, ${CITY}, in it`),
    blocks: z.record(cityService, cityBlock),
    operators: z.record(text, operator).default({}),
    sentence: text,
  }),
  requestHelp: page.extend({
    intro: text,
    formHeading: text,
    waiting: z.strictObject({ heading: text, steps: listOf(titled) }),
  }),
  contact: page.extend({
    intro: text,
    formHeading: text,
    stuck: z.strictObject({ text, button: text }),
    facts: z.strictObject({
      hotline: text,
      email: text,
      area: text,
      hours: text,
      address: text,
      profiles: text,
    }),
    area: text,
    hours: text,
  }),
  blog: page.extend({ intro: text, keywords: listOf(text) }),
  serviceAreas: page.extend({ intro: text, list: text, others: text, map: text }),
  notFound: page.extend({ text, homeLink: text }),
  offline: page.extend({ intro: text, retry: text, location: words, services: words }),
  preview: text,
  app: z.strictObject({
    description: text,
    shortcuts: listOf(z.strictObject({ name: text, shortName: text.optional(), link })),
  }),
});

/** content/lists.yaml */
export const lists = z
  .strictObject({
    services: z.array(z.string()).readonly().default([]),
    cities: z.array(text).readonly().default([]),
    /** Without these three, pages take the first of all cities. */
    serviceArea: listOf(text).optional(),
    footer: listOf(z.strictObject({ county: text, cities: listOf(text) })).optional(),
    cityFooter: listOf(text).optional(),
    neighbors: z.array(neighbor).readonly().default([]),
  })
  .prefault({});

/** It came with the site: no customer wrote this review, and the owner has not made this article theirs. */
const sample = yesOrNo("expected true; or delete this line").default(false);

/** More would not fit into the first round trip of their page (tests/checks/budgets.test.ts). */
const MOST_REVIEWS = 24;
const MOST_ARTICLES = 50;

export const reviewList = z
  .array(z.strictObject({ sample, name: text, location: text, text, service: text }))
  .max(MOST_REVIEWS, `expected at most ${MOST_REVIEWS} reviews`)
  .superRefine(eachOnce(({ text }) => text))
  .readonly()
  .default([]);
export type Review = Readonly<z.infer<typeof reviewList>[number]>;

const article = z.strictObject({
  sample,
  title: text,
  excerpt: partsAround911,
  date: day,
  author: text,
  category: z.enum(["Safety Tips", "Car Maintenance", "Tire Care", "Emergency Prep", "Battery Care"]),
});
export type Article = Readonly<z.infer<typeof article>>;

const ARTICLES =
  "expected at least one article. Without a blog of your own, keep one that came with the site, and delete its line sample: true";

/** The articles, the newest first. */
export const articleList = listOf(article, ARTICLES)
  .refine(({ length }) => length <= MOST_ARTICLES, `expected at most ${MOST_ARTICLES} articles`)
  .transform((list) => list.toSorted((a, b) => b.date.localeCompare(a.date)));
