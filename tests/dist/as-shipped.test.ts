import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { genericArea } from "../../src/content/areas.ts";
import { isAsShipped } from "../support/business.ts";
import { attributes, fold, select, texts } from "../support/dist-files.ts";
import { ADDRESSES, ALIASES, CANONICAL } from "../support/pages.ts";

/*
 * The site as shipped: the specification's own words and numbers, written out here and not taken from the content, so
 * that a mistake in the content is found. Once business.ts has an owner's name, hotline or mailbox, these tests do not run.
 * Tests of what holds for every owner are in the other files of this folder.
 */

const LANDING_PAGES = [
  ...["keller", "bedford", "hurst", "euless", "haltom-city", "fort-worth", "irving", "mansfield"],
  ...["grand-prairie", "cedar-hill", "arlington", "burleson", "crowley"],
].map((city) => `/${city}-tx-roadside-assistance`);

const CITY_ALIASES = ["/bedford", "/hurst", "/euless", "/keller", "/mansfield", "/arlington", "/irving"];

const SHORT_CITY_PAGES = [
  ...["/north-richland-hills", "/southlake", "/grapevine", "/dallas", "/saginaw", "/watauga"],
];

const CITY_PAGES = [...LANDING_PAGES, ...CITY_ALIASES, ...SHORT_CITY_PAGES];

const SERVICE_PAGES = [
  ...["/lockouts", "/lockout-service", "/pop-a-lock", "/tire-changing-service", "/mobile-tire-repair"],
  ...["/homepage-2", "/tire-services", "/jump-start-service", "/mobile-brake-repair", "/mobile-mechanic"],
  ...["/battery-replacement", "/flat-tire-change"],
];

const GENERAL_PAGES = ["/", "/request-help", "/blog", "/contact", "/terms", "/service-areas"];

const SPECIFIED = [...GENERAL_PAGES, ...SERVICE_PAGES, ...CITY_PAGES];
const OTHERS = [...GENERAL_PAGES, ...SERVICE_PAGES];
const WITH_DIALOG = [...SERVICE_PAGES, ...CITY_PAGES];
const WITH_REQUEST = ["/", ...WITH_DIALOG];

/** What every field for a phone number has. */
const PHONE = `[type=tel][placeholder="${business.hotline.display}"]`;

/** How often pages have something. */
const COUNTS: readonly [pages: readonly string[], what: string, selector: string, count: number][] = [
  [["/"], "service cards", "#services h3", 4],
  [["/"], "reviews", "#reviews figure", 4],
  [["/lockouts", "/jump-start-service"], "cards", "#services h3", 3],
  [["/mobile-tire-repair", "/battery-replacement", "/flat-tire-change"], "cards", "#services h3", 3],
  [["/tire-changing-service", "/homepage-2", "/mobile-brake-repair"], "cards", "#services h3", 6],
  [["/pop-a-lock"], "service blocks", "#services h3", 5],
  [["/mobile-mechanic"], "cards", "#services h3", 9],
  [["/mobile-mechanic"], "cities", "#cities li", 15],
  [["/mobile-tire-repair"], "reasons", "#why-choose h3", 3],
  [["/mobile-brake-repair"], "reasons", "#why-choose h3", 4],
  [["/mobile-brake-repair"], "cities", "#cities li", 19],
  [SERVICE_PAGES, "cities of the service area", "#service-area li", 6],
  [CITY_PAGES, "service blocks", "#services h3", 5],
  [OTHERS, "cities of Dallas County", "footer section:nth-child(1) a", 4],
  [OTHERS, "cities of Tarrant County", "footer section:nth-child(2) a", 10],
  [["/blog"], "articles", "article", 5],
  [["/"], "map of the cities", "main .sign img[alt]:not([alt=''])", 1],
  [["/service-areas"], "cities on the map", ".map a", 19],
  [GENERAL_PAGES.slice(1), "dialogs", "dialog", 0],
  [[...WITH_REQUEST, "/request-help"], "phone", `[name=phone][inputmode=tel][autocomplete=tel]${PHONE}`, 1],
  [["/request-help"], "values", "[value=tire],[value=lockout],[value=jumpstart],[value=mechanic]", 4],
  [["/contact"], "email, and a large field", ":is(#email[type=email], #message[rows='5'])", 2],
  [["/terms"], "sections, and how to reach the business", "main h2", 9],
];

/** Words that a page has somewhere. */
const WORDS: readonly [pages: readonly string[], parts: readonly string[]][] = [
  [["/"], ["24/7", "15-30 minutes", "4.9 out of 5", "Over 500+ happy customers served", "5+ years"]],
  [["/"], ["15+ years combined experience", "Licensed and insured", "Certified technicians", "Family owned"]],
  // The minutes below are an average, not a schedule: the terms say so.
  [["/"], ["An average call"]],
  [["/"], ["Competitive, transparent rates", "Full service coverage"]],
  [["/contact"], ["Dallas-Fort Worth Metroplex", "24/7 Emergency Service"]],
  [["/terms"], ["Last updated: September 2024", "independent contractors"]],
  [["/blog"], ["Safety Tips", "Car Maintenance", "Tire Care", "Emergency Prep", "Battery Care"]],
  [["/mobile-tire-repair", "/mobile-brake-repair"], ["Why choose"]],
  [["/404"], ["Oops! Page not found", "Return to Home"]],
  [SPECIFIED, [`© 2024 ${business.name}`]],
];

/** Texts of elements, in their order. */
const TEXTS: readonly [pages: readonly string[], selector: string, expected: readonly string[]][] = [
  [["/"], "h1", ["24/7 Roadside Assistance in Dallas-Fort Worth"]],
  [["/contact"], "title", [`Contact Us | ${business.name}`]],
  [SPECIFIED, "header nav li", ["Home", "Blog", "Contact Us", "Terms of Service"]],
  [
    WITH_REQUEST,
    "option:not([disabled])",
    ["Jump Start", "Lockout Service", "Tire Change", "Battery Replacement", "Mobile Mechanic", "Other"],
  ],
  [
    ["/request-help"],
    "option:not([disabled])",
    ["Tire Services", "Auto Lockout", "Jump Start/Battery", "Mobile Mechanic", "Other"],
  ],
  [OTHERS, "footer section h2", ["Dallas County", "Tarrant County"]],
  [
    CITY_PAGES,
    "footer section li",
    ["Dallas", "Fort Worth", "Arlington", "Plano", "Irving", "Garland", "Grand Prairie", "Mesquite"],
  ],
];

if (!isAsShipped)
  console.info("business.ts holds an owner's own facts: the tests of the site as shipped rest.");

describe.skipIf(!isAsShipped)("the site as shipped", () => {
  test("has the 44 addresses of the specification, 36 of which are canonical", () => {
    expect(SPECIFIED).toHaveLength(44);
    expect(ADDRESSES).toEqual(SPECIFIED.toSorted());
    expect(CANONICAL).toHaveLength(36);
    expect(ALIASES).toEqual({
      "/lockout-service": "/lockouts",
      ...Object.fromEntries(CITY_ALIASES.map((alias) => [alias, `${alias}-tx-roadside-assistance`])),
    });
  });

  test.each(COUNTS)("%j: %s (%s), %i in all", (pages, _, selector, count) => {
    for (const address of pages) expect(select(address, selector), address).toHaveLength(count);
  });

  test.each(WORDS)("%j: %j", (pages, parts) => {
    for (const address of pages) {
      const [body = ""] = texts(address, "body");
      expect(
        parts.filter((part) => !body.includes(part)),
        address,
      ).toEqual([]);
    }
  });

  test.each(TEXTS)("%j: %s says %j", (pages, selector, expected) => {
    for (const address of pages) expect(texts(address, selector), address).toEqual(expected);
  });

  test("the home page's cards lead where the specification says, and so do those of the areas", () => {
    const links = ["/tire-changing-service", "/lockouts", "/homepage-2", "/mobile-mechanic"];
    expect(attributes("/", "#services a", "href")).toEqual(links);
    expect(attributes("/service-areas", "main li h3 a", "href")).toEqual(LANDING_PAGES.toSorted());
    expect(genericArea.cities).toHaveLength(11);
  });

  test.each(SPECIFIED)(
    "%s says 15-25 minutes if it is about one service or city, and only then",
    (address) => {
      const isNear = [...WITH_DIALOG, "/request-help"].includes(address);
      const [main = ""] = texts(address, "main");
      expect(main.includes("15-25 minutes")).toBe(isNear);
      expect(fold(select(address, "body")[0]?.textContent ?? "")).not.toMatch(isNear ? /15-30/ : /15-25/);
    },
  );

  test.each(SPECIFIED)("%s always spells routes and email the same way", (address) => {
    expect(texts(address, "body")[0]).not.toMatch(/[Ee]-mail|(?:US|SH|FM)-\d|\bI \d|Highway \d/);
  });
});
