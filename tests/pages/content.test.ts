import { expect, test } from "vitest";
import { areasOf } from "../../src/owner/areas.ts";
import { LOGO } from "../../src/shared/build-contract.ts";
import { fieldsOf } from "../../src/shared/fields-of.ts";
import { attributes, fold, select, texts } from "../support/dist-pages.ts";
import { KINDS, PAGES } from "../support/pages.ts";
import {
  arrivalMinutes,
  articles,
  business,
  cities,
  claims,
  home,
  isNoticeShown,
  pages,
  placesOf,
  reviews,
  services,
  site,
  terms,
} from "../support/site.ts";

/* Every page shows what content/ has for it, whatever that is. The specification's own words: words.test.ts. */

/** Fields that are not words of a page, or are shown only on some sites. */
const NOT_SHOWN = [
  "address",
  "addresses",
  "alsoIn",
  "board",
  "bullet",
  "card",
  "center",
  "county",
  "danger",
  "date",
  "draft",
  "formerly",
  "icon",
  "keywords",
  "kind",
  "label",
  "layout",
  "link",
  "map",
  "offering",
  "operator",
  "photo",
  "picture",
  "profiles",
  "sample",
  "topic",
];

/** Every text in a part of the content, however deep. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [fold(content)];
  return Object.entries(fieldsOf(content))
    .filter(([name]) => !NOT_SHOWN.includes(name))
    .flatMap(([, value]) => textsIn(value));
}

/** A page's content without the words of its head. */
function shown({ title, description, ...others }: { title: string; description: string }): object {
  return others;
}

const { averageCall, whyChooseUs, reviews: aboutReviews, ...homeAlways } = home;
const { others, ...areasAlways } = pages.serviceAreas;
const { claims: heroClaims } = pages.hero;
const areas = areasOf(site);
const hasMechanic = pages.cities.blocks.mechanic !== undefined;
const pagesAlike = [
  ...services.map(({ service, ...page }) => page),
  // Not shown: the neighborhoods' heading without neighborhoods, and what to do without a mechanic where there is one.
  // The headline may leave out the state.
  ...cities.map(({ state, fullName, words: { neighborhoods, withoutMechanic, ...words }, ...city }) => ({
    ...city,
    words: [words, city.neighborhoods && neighborhoods, hasMechanic && !city.services.mechanic && withoutMechanic],
  })),
];

/** The content of each page, by its address. */
const SHOWN: Readonly<Record<string, readonly unknown[]>> = {
  "/": [
    shown(homeAlways),
    arrivalMinutes && averageCall,
    whyChooseUs.reasons.length > 0 && whyChooseUs,
    reviews.length > 0 && [aboutReviews, reviews],
    heroClaims,
    claims.arrival,
  ],
  "/request-help": [shown(pages.requestHelp), claims.arrivalNearby],
  "/blog": [shown(pages.blog), articles],
  "/contact": [shown(pages.contact), business.hotline.display, business.email],
  "/terms": [shown(terms), business.hotline.display, business.email],
  "/service-areas": [
    shown(areasAlways),
    areas.others.length > 0 && others,
    areas.cards.map(({ name, card }) => [name, card]),
  ],
  "/404": [shown(pages.notFound)],
  ...Object.fromEntries(pagesAlike.map((page) => [page.addresses[0], [shown(page), heroClaims, claims.arrivalNearby]])),
};

test.each(Object.entries(SHOWN))("%s shows all of its content", (address, content) => {
  const [main = ""] = texts(address, "main");
  const expected = textsIn(content);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((text) => !main.includes(text))).toEqual([]);
});

test.each([
  ["/404", "main .links-below a", ["/"]],
  ["/contact", "main section > .inline-link", ["/request-help"]],
  ["/", ".actions .button-quiet:last-child", ["/request-help"]],
])("%s: %s leads where its words say", (address, link, expected) => {
  expect(attributes(address, link, "href")).toEqual(expected);
});

test.each([
  ["/keys", ".actions [href^=sms]", [pages.buttons.text]],
  ["/keys", "#call-bar [href^=sms]", [pages.buttons.textShort]],
  ["/", ".mile-minutes", ["MIN 0", "MIN 20", "MIN 40"]],
  ["/no-fuel", ".mile-number", ["1", "2"]],
  ["/terms", "main ol h2", ["1. Payment"]],
  ["/milton", ".road-marker", ["84", "20"]],
  ["/san-bartolomeville-springs", ".road-marker", ["TOLL"]],
])("%s: %s says %j", (address, part, expected) => {
  expect(texts(address, part)).toEqual(expected);
});

test("each page ends with a call, links to /contact and /terms, and what the owner says there", () => {
  const { contact, rights, tagline, terms } = pages.footer;
  for (const address of [...KINDS, "/404"]) {
    const [footer = ""] = texts(address, "footer");
    for (const words of [business.name, tagline, contact, terms, rights]) expect(footer, address).toContain(words);
    const links = attributes(address, "footer li a", "href").slice(0, 3);
    expect(links, address).toEqual([`tel:${business.hotline.e164}`, "/contact", "/terms"]);
  }
});

test.each([
  ["/keys", ["A child inside."]],
  ["/flat-tires", ["Recycling of old tires", "Alignment"]],
])("%s has a sign beside each warning and all that is not done", (address, expected) => {
  expect(texts(address, "main li.warning")).toEqual(expected);
  expect(select(address, "main li.warning svg")).toHaveLength(expected.length);
});

test("911 in the words of a page calls", () => {
  const links = KINDS.flatMap((address) => attributes(address, ".emergency-link", "href"));
  expect(new Set(links)).toEqual(new Set(["tel:911"]));
});

test("a text that has no room is named by its file and line", () => {
  for (const { addresses, intro } of services)
    expect(placesOf(addresses[0], intro)).toMatch(/^content\/services\/[\w-]+\.yaml, line \d+/);
});

test.each(services)(
  "$name: each card with a page leads there, by a name of its own",
  ({ addresses: [address], cards }) => {
    const links = cards.items.flatMap(({ link = [] }) => link);
    const leadsTo = attributes(address, "#services a", "href");
    expect(links.filter((link) => !leadsTo.includes(link))).toEqual([]);
    expect(new Set(texts(address, "#services a")).size).toBe(leadsTo.length);
  },
);

test.each(services)("$name: requests ask for its picture, or the first of its service", (page) => {
  const { addresses, service, photo } = page;
  const data = JSON.parse(select(addresses[0], "#page-data")[0]?.textContent ?? "");
  const first = services.find((other) => other.service === service && other.photo)?.photo;
  expect(data.request.photos[service]).toBe(photo ?? first);
});

test("pages show no placeholder, no empty value, and no straight quotation mark or apostrophe", () => {
  for (const address of PAGES) {
    expect(texts(address, "html")[0], address).not.toMatch(/undefined|\[object|lorem ipsum|coming soon/i);
    const shown = select(address, "title, body, body :not(script, style)")
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeName }) => nodeName === "#text")
      .map(({ textContent }) => textContent);
    expect(shown.filter((text) => /['"](?!\S*@)/.test(text ?? ""))).toEqual([]);
  }
});

/* Optional facts about the business, none of which the site as shipped has. */

const { hotline, license, address, profiles, logo, payment, languages, notOffered } = business;

test.each([...KINDS, "/404"])("%s has the owner's logo and license number, where there are any", (page) => {
  const end = texts(page, "footer").at(-1) ?? "";
  expect(end.split(`${pages.footer.license} `)[1]).toBe(license ?? undefined);
  expect(attributes(page, "header .brand img", "src")).toEqual(logo === null ? [] : [`/${LOGO}`]);
  // In digits, also if the hotline has letters.
  const samples = attributes(page, "[type=tel][placeholder]", "placeholder");
  expect(samples.filter((sample) => sample !== (hotline.digits ?? hotline.display))).toEqual([]);
});

test("/contact says how to reach the business, when and where, and leads to the business's pages elsewhere, in words that say where", () => {
  const links = select<HTMLAnchorElement>("/contact", "dl a[href^='https:']");
  const shown = links.map((link) => [link.getAttribute("href"), link.textContent]);
  expect(shown).toEqual(profiles.map((profile) => [profile, expect.stringMatching(/^Find us on [a-z.]+$/)]));
  const { area, facts, hours } = pages.contact;
  const place = address && `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
  // In digits, too: a keypad may have no letters.
  const number = [hotline.display, hotline.digits].filter(Boolean).join(" ");
  expect(texts("/contact", "dl :is(dt, dd)").slice(0, -2)).toEqual(
    [
      [facts.hotline, number],
      [facts.email, business.email],
      [facts.area, area],
      [facts.hours, hours],
      [facts.address, place],
    ].flat(),
  );
});

test("what callers ask first is on the home page, service pages and /request-help; languages are beside each first call", () => {
  const { callers } = pages;
  const asked = [
    [callers.payment, payment],
    [callers.languages, languages.map(({ name }) => name).join(", ")],
    [callers.notOffered, notOffered.join(", ")],
  ].filter(([, answer]) => answer);
  for (const page of PAGES) {
    const isAsked = ["/", "/request-help", ...services.flatMap(({ addresses }) => addresses)].includes(page);
    expect(texts(page, "#before-you-call :is(dt, dd)"), page).toEqual(isAsked ? asked.flat() : []);
    const tags = attributes(page, "main > :first-child [lang]", "lang");
    expect(tags, page).toEqual(languages.map(({ tag }) => tag));
  }
});

test("today's notice comes first on every page, and is in its dialog, until it is over", () => {
  const { text, untilText } = business.notice ?? { text: "", untilText: "" };
  for (const page of PAGES) {
    const said = fold(`${text} ${pages.notice} ${untilText}`);
    expect(texts(page, "header ~ aside"), page).toEqual(isNoticeShown ? [said] : []);
    const inDialogs = select(page, "dialog").map(() => fold(text));
    expect(texts(page, "dialog .todays-notice"), page).toEqual(isNoticeShown ? inDialogs : []);
  }
});

test("the blog has the newest article first, each with its day", () => {
  expect(texts("/blog", "article time")).toEqual(["March 1, 2026", "August 22, 2024"]);
});
