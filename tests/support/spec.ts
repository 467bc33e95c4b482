/* What the specification says in numbers and names, written out here and not taken from the code, so
   that a slip in the code cannot hide itself. */

/** The cities with a landing page, in the specification's order. */
export const LANDING_CITIES = [
  "keller",
  "bedford",
  "hurst",
  "euless",
  "haltom-city",
  "fort-worth",
  "irving",
  "mansfield",
  "grand-prairie",
  "cedar-hill",
  "arlington",
  "burleson",
  "crowley",
] as const;

export const LANDING_PAGES = LANDING_CITIES.map((slug) => `/${slug}-tx-roadside-assistance`);

/** Short addresses that show a landing page. */
export const CITY_ALIASES = [
  "/bedford",
  "/hurst",
  "/euless",
  "/keller",
  "/mansfield",
  "/arlington",
  "/irving",
];

/** Short addresses that are city pages of their own. */
export const SHORT_CITY_PAGES = [
  "/north-richland-hills",
  "/southlake",
  "/grapevine",
  "/dallas",
  "/saginaw",
  "/watauga",
];

export const SERVICE_PAGES = [
  "/lockouts",
  "/lockout-service",
  "/pop-a-lock",
  "/tire-changing-service",
  "/mobile-tire-repair",
  "/homepage-2",
  "/tire-services",
  "/jump-start-service",
  "/mobile-brake-repair",
  "/mobile-mechanic",
  "/battery-replacement",
  "/flat-tire-change",
];

export const GENERAL_PAGES = ["/", "/request-help", "/blog", "/contact", "/terms", "/service-areas"];

export const CITY_PAGES = [...LANDING_PAGES, ...SHORT_CITY_PAGES];

export const ADDRESSES = [
  ...GENERAL_PAGES,
  ...SERVICE_PAGES,
  ...LANDING_PAGES,
  ...CITY_ALIASES,
  ...SHORT_CITY_PAGES,
];

/** Addresses that show the page of another one, and which. */
export const ALIASES: Readonly<Record<string, string>> = {
  "/lockout-service": "/lockouts",
  ...Object.fromEntries(CITY_ALIASES.map((alias) => [alias, `${alias}-tx-roadside-assistance`])),
};
