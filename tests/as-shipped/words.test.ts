import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { jsonSchemaOf, KINDS } from "../../src/owner/json-schemas.ts";
import { fileOf } from "../../src/shared/files.ts";
import { readBytes, readText } from "../support/dist-files.ts";
import { attributes, fold, select, texts } from "../support/dist-pages.ts";
import { ADDRESSES, ALIASES } from "../support/pages.ts";
import { business, cities, lists, services, site } from "../support/site.ts";

/*
 * The site as shipped has the addresses, numbers and words of the specification. They are written out here, so that a
 * mistake in the content is found. Owners have their own words, so only `npm test -- --check --as-shipped` runs
 * these, as .ci/run does.
 */

type Texts = readonly string[];

/** City pages with a card on /service-areas. */
const LANDING_PAGES = [
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
].map((city) => `/${city}-tx-roadside-assistance`);

const CITY_ALIASES = ["/bedford", "/hurst", "/euless", "/keller", "/mansfield", "/arlington", "/irving"];

/** Second addresses, and the address of the page that each shows. */
const SECOND_ADDRESSES = {
  "/lockout-service": "/lockouts",
  ...Object.fromEntries(CITY_ALIASES.map((alias) => [alias, `${alias}-tx-roadside-assistance`])),
};

const CITY_PAGES = [
  ...[...LANDING_PAGES, ...CITY_ALIASES],
  "/north-richland-hills",
  "/southlake",
  "/grapevine",
  "/dallas",
  "/saginaw",
  "/watauga",
];

const SERVICE_PAGES = [
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

const GENERAL_PAGES = ["/", "/request-help", "/blog", "/contact", "/terms", "/service-areas"];

const SPECIFIED = [...GENERAL_PAGES, ...SERVICE_PAGES, ...CITY_PAGES];
const WITH_DIALOG = [...SERVICE_PAGES, ...CITY_PAGES];

/** How many elements of a kind each of these pages has. */
const COUNTS: readonly [what: string, count: number, selector: string, pages: Texts][] = [
  ["cards of the home page", 4, "#services h3", ["/"]],
  ["reviews", 4, "#reviews figure", ["/"]],
  ["cards that are never three and one", 8, ".card-grid-four > li", ["/"]],
  ["cards", 3, "#services h3", ["/lockouts", "/jump-start-service", "/mobile-tire-repair"]],
  ["cards, too", 3, "#services h3", ["/battery-replacement", "/flat-tire-change"]],
  ["six cards", 6, "#services h3", ["/tire-changing-service", "/homepage-2", "/mobile-brake-repair"]],
  ["cards of the longest page", 9, "#services h3", ["/mobile-mechanic"]],
  ["services it does not do, each with a sign", 6, "#not-done li.with-icon", ["/mobile-mechanic"]],
  ["cities with mechanics", 15, "#cities li", ["/mobile-mechanic"]],
  ["service items", 1, "main section ul li:nth-child(8):last-child", ["/mobile-tire-repair"]],
  ["reasons for tire repair", 3, "#why-choose h3", ["/mobile-tire-repair"]],
  ["reasons for brake repair", 4, "#why-choose h3", ["/mobile-brake-repair"]],
  ["cities with brake repair", 19, "#cities li", ["/mobile-brake-repair"]],
  ["call to action", 1, "#services ~ section a[href^='tel:']", ["/mobile-brake-repair"]],
  ["cities of the service area", 6, "#service-area li", SERVICE_PAGES],
  ["service blocks", 5, "#services h3", ["/pop-a-lock", ...CITY_PAGES]],
  ["articles", 5, "article", ["/blog"]],
  ["links of the articles, except to 911", 0, "article a:not([href='tel:911'])", ["/blog"]],
  ["way to a request", 1, "main > section:first-child a[href='/request-help']", ["/"]],
  ["cities on the map", 19, ".map a", ["/service-areas"]],
  ["calls at the end", 1, ".closing a[href^='tel:']", ["/blog", "/service-areas"]],
  ["parts of a dialog that arrow keys scroll", 1, "#request [tabindex='0']", ["/", ...WITH_DIALOG]],
  ["roads that no translator renames", 5, "dt [translate=no]", ["/fort-worth-tx-roadside-assistance"]],
  ["words on mechanics elsewhere", 1, "#services > p", ["/grapevine"]],
  ["words on mechanics where there are some", 0, "#services > p", ["/dallas"]],
];

/** For each danger, the words that mention it, and the rule of content/safety.yaml that such a page needs. */
const DANGERS: readonly [named: RegExp, rule: string][] = [
  [/If you break down in|While you wait|jack/, "whereToWait"],
  [/TEXpress|toll lanes/, "inTollLanes"],
  [/Main roads in .*(?:Tollway|Turnpike|Chisholm Trail)/, "onTollway"],
  [/Engine running, doors/, "runningInGarage"],
  [/crossings|crosses the railroad/i, "onTheRails"],
  [/under water|floods/, "highWater"],
  [/grind|shudder|pulses/i, "brakeTrouble"],
];

/** Words that pages have somewhere. */
const WORDS: readonly [parts: Texts, pages: Texts][] = [
  [["24/7", "15-30 minutes", "4.9 out of 5", "Over 500+ happy customers served", "5+ years"], ["/"]],
  [["15+ years combined experience", "Licensed and insured", "Certified technicians", "Family owned"], ["/"]],
  [["An average call", "Competitive, transparent rates", "Full service coverage"], ["/"]],
  [["Learn More", "Share my Location"], ["/"]],
  [["Dallas-Fort Worth Metroplex", "24/7 Emergency Service"], ["/contact"]],
  [["Last updated: September 2024", "independent contractors"], ["/terms"]],
  [["Safety Tips", "Car Maintenance", "Tire Care", "Emergency Prep", "Battery Care"], ["/blog"]],
  [["Why choose"], ["/mobile-tire-repair", "/mobile-brake-repair"]],
  [["Oops! Page not found", "Return to Home"], ["/404"]],
  [[`© 2024 ${business.name}`], SPECIFIED],
];

/** The texts of elements, in their order. */
const TEXTS: readonly [what: string, expected: Texts, selector: string, pages: Texts][] = [
  ["headline", ["24/7 Roadside Assistance in Dallas-Fort Worth"], "h1", ["/"]],
  [
    "letters on signs of roads",
    ["35W", "30", "TOLL", "820", "BLVD"],
    ".road-marker text",
    ["/fort-worth-tx-roadside-assistance"],
  ],
  ["minutes of an average call", ["MIN 0", "MIN 15", "MIN 30"], ".mile-minutes", ["/"]],
  ["title of /contact", [`Contact Us | ${business.name}`], "title", ["/contact"]],
  ["header's links", ["Home", "Blog", "Contact Us", "Terms of Service"], "header nav li", SPECIFIED],
  [
    "services of a dialog",
    ["Jump Start", "Lockout Service", "Tire Change", "Battery Replacement", "Mobile Mechanic", "Other"],
    "[name=service] option:not([disabled])",
    ["/", ...WITH_DIALOG],
  ],
  [
    "services of /request-help",
    ["Tire Services", "Auto Lockout", "Jump Start/Battery", "Mobile Mechanic", "Other"],
    "[name=service] option:not([disabled])",
    ["/request-help"],
  ],
  [
    "sections of the terms",
    [
      "1. Independent contractor status",
      "2. Limitation of liability",
      "3. Customer responsibility",
      "4. Contractor responsibility",
      "5. No warranty or guarantee",
      "6. Indemnification",
      "7. Payment",
      "8. Changes to terms",
      "Contact information",
    ],
    "main h2",
    ["/terms"],
  ],
  [
    "footer's counties and their cities",
    [
      "Dallas County",
      "Dallas",
      "Irving",
      "Grand Prairie",
      "Cedar Hill",
      "Tarrant County",
      "Keller",
      "Bedford",
      "Hurst",
      "Euless",
      "Haltom City",
      "Fort Worth",
      "Mansfield",
      "Arlington",
      "Burleson",
      "Crowley",
    ],
    "footer section :is(h2, a)",
    [...GENERAL_PAGES, ...SERVICE_PAGES],
  ],
  [
    "footer's cities",
    ["Dallas", "Fort Worth", "Arlington", "Plano", "Irving", "Garland", "Grand Prairie", "Mesquite"],
    "footer section li",
    CITY_PAGES,
  ],
];

test("has the addresses of the specification, and no others", () => {
  expect(ADDRESSES).toEqual(SPECIFIED.toSorted());
  expect(ALIASES).toEqual(SECOND_ADDRESSES);
});

test.each(COUNTS)("the %s: %i in all", (_, count, selector, pages) => {
  for (const address of pages) expect(select(address, selector), address).toHaveLength(count);
});

test.each(WORDS)("pages say %j", (parts, pages) => {
  for (const address of pages) {
    const [body = ""] = texts(address, "body");
    expect(
      parts.filter((part) => !body.includes(part)),
      address,
    ).toEqual([]);
  }
});

test.each(DANGERS)("pages that speak of %s have the rule %s, word for word", (named, rule) => {
  const words: string = parse(readText("../content/safety.yaml"))[rule].replaceAll("<911>", "911").replaceAll("'", "’");
  const dangerous = SPECIFIED.filter((address) => named.test(texts(address, "main")[0] ?? ""));
  expect(dangerous).not.toEqual([]);
  for (const address of dangerous) expect(texts(address, "main")[0], address).toContain(words);
});

test("wherever a text names 911, it is a link, except in a heading", () => {
  for (const address of SPECIFIED) {
    const words = select(address, "main :not(script)").filter((element) => !element.closest("h2, a[href$='911']"));
    const own = words.map(({ childNodes }) => [...childNodes].filter(({ nodeName }) => nodeName === "#text"));
    expect(
      own.flat().filter(({ textContent }) => textContent?.includes("911")),
      address,
    ).toEqual([]);
  }
});

const SENTENCE_END = /(?<=[.?!:]) /;

/** What pages share: rules, claims, and blocks. All texts but those of the files of cities and services. */
const SHARED = new Set(
  site.texts
    .filter(({ at }) => !/^content\/(?:cities|services)\//.test(at))
    .flatMap(({ value }) => value.replaceAll("<911>", "911").split(SENTENCE_END)),
);

/** The sentences of at least six words in the main part of a page, without those that pages share. */
function ownSentences(address: string): Set<string> {
  const parts = select(address, "main :is(p, li, dt, dd, h2, h3)").filter(
    (part) => !part.closest("dialog, .safety-rule, .danger"),
  );
  const sentences = parts.flatMap(({ textContent }) => fold(textContent).split(SENTENCE_END));
  return new Set(sentences.filter((sentence) => sentence.split(" ").length >= 6 && !SHARED.has(sentence)));
}

test.each([
  ["cities", cities],
  ["services", services],
])("no two %s have a sentence of six words or more in common", (_, all) => {
  const pagesWith = new Map<string, string[]>();
  for (const { addresses } of all)
    for (const sentence of ownSentences(addresses[0]))
      pagesWith.set(sentence, [...(pagesWith.get(sentence) ?? []), addresses[0]]);
  expect([...pagesWith].filter(([, addresses]) => addresses.length > 1)).toEqual([]);
});

test.each(TEXTS)("the %s: %j", (_, expected, selector, pages) => {
  for (const address of pages) expect(texts(address, selector), address).toEqual(expected);
});

test("cards, the service area and the values of a service are those of the specification", () => {
  expect(attributes("/", "#services a", "href")).toEqual([
    "/tire-changing-service",
    "/lockouts",
    "/homepage-2",
    "/mobile-mechanic",
  ]);
  expect(attributes("/service-areas", "main li h3 a", "href")).toEqual(LANDING_PAGES.toSorted());
  expect(lists.serviceArea).toHaveLength(11);
  const values = ["tire", "lockout", "jumpstart", "mechanic", "other"];
  expect(attributes("/request-help", "[name=service] option:not([disabled])", "value")).toEqual(values);
});

test("a card leads to the page that has its name", () => {
  const pages = new Map(services.map(({ name, addresses: [path] }) => [name, path]));
  for (const { addresses, cards } of services)
    for (const { title, link = addresses[0] } of cards.items)
      expect(link, `${addresses[0]}: ${title}`).toBe(pages.get(title) ?? link);
});

test("pages of a service or city and /request-help say 15-25 minutes, and all others 15-30", () => {
  for (const address of SPECIFIED) {
    const isNear = [...WITH_DIALOG, "/request-help"].includes(address);
    expect(texts(address, "main")[0]?.includes("15-25 minutes"), address).toBe(isNear);
    expect(texts(address, "body")[0], address).not.toMatch(isNear ? /15-30/ : /15-25/);
  }
});

test("each file names its schema in its first line, and schemas have the comments of the files", () => {
  for (const [kind, { schema, files, comments }] of Object.entries(KINDS)) {
    const folder = path.dirname(files);
    const all = files.endsWith("*.yaml") ? readdirSync(folder).map((name) => `${folder}/${name}`) : [files];
    for (const file of [...all, comments]) {
      const named = path.posix.relative(path.dirname(file), `schemas/${kind}.json`).replace(/^schemas/, "./schemas");
      expect([file, readFileSync(file, "utf8").split("\n")[0]]).toEqual([
        file,
        `# yaml-language-server: $schema=${named}`,
      ]);
    }
    const made = jsonSchemaOf(schema, readFileSync(comments, "utf8"));
    expect(JSON.parse(readFileSync(`schemas/${kind}.json`, "utf8")), "run npm run schemas").toEqual(made);
  }
});

test("each page leaves 200 bytes of its 14,000 to whoever edits it", () => {
  const sizes = ADDRESSES.map((address) => [address, readBytes(`${fileOf(address)}.br`).length] as const);
  const heavy = sizes.filter(([, bytes]) => bytes > 13_800);
  expect(heavy, "say it in fewer words, or save as many bytes elsewhere on the page").toEqual([]);
});
