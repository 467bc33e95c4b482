import type { ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { htmlOf, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { removeSite, writeSite } from "../../../tests/support/folders.ts";
import { site } from "../../../tests/support/site.ts";
import type { Site } from "../../owner/read.ts";
import { firstGroup } from "../../shared/text.ts";
import { SiteHeader } from "../components/site-header.tsx";
import { Head } from "../document/head.tsx";
import { SiteContext } from "../site-context.ts";
import { CityPage } from "./city-page.tsx";
import { HomePage } from "./home-page.tsx";
import { RequestHelpPage } from "./request-help-page.tsx";
import { ServiceAreasPage } from "./service-areas-page.tsx";
import { ServicePage } from "./service-page.tsx";

/* What the fixed site has no example of: facts that are left out, reviews, lists. All else: tests/pages/content.test.ts. */

const { business, home, lists } = site;

/** The first of these things that has the name. */
function named<Thing extends { name: string }>(things: readonly Thing[], name: string): Thing {
  const thing = things.find((thing) => thing.name === name);
  if (!thing) throw new Error(`There is no ${name}`);
  return thing;
}

const ASHBY = named(site.cities, "Ashby");
const FUEL = named(site.services, "Fuel delivery");
const TIRES = named(site.services, "Flat tires");

/** A page of the fixed site, with some of what it is made of changed. */
function htmlWith(changes: Partial<Site>, page: ReactNode): string {
  return htmlOf(<SiteContext value={{ ...site, ...changes }}>{page}</SiteContext>);
}

/** A section of a page that has no other inside. */
function sectionOf(html: string, id: string): string {
  return firstGroup(new RegExp(`(<section id="${id}".*?</section>)`, "s"), html);
}

/** The texts in HTML, one for each element. */
function textsIn(html: string): string[] {
  return html.split(/<[^>]*>/).filter(Boolean);
}

/** The pages to which links in HTML lead. */
function linksIn(html: string): (string | undefined)[] {
  return Array.from(html.matchAll(/<a href="(\/[^"]*)"/g), ([, address]) => address);
}

test("a review has its text, who said it and where, and the service, even if there is only one", () => {
  const reviews = [{ name: "Ana", location: "Milton, ID", text: "Quick.", service: "Keys", sample: false }];
  const shown = sectionOf(htmlWith({ reviews }, <HomePage />), "reviews");
  expect(textsIn(shown)).toEqual(["Reviews", "Words.", "“Quick.”", "Ana", ", Milton, ID", "Keys"]);
});

test("each list of cities is in its place: the service area, the footer of city pages, that of others", () => {
  const footer = [{ county: "Malheur County", cities: ["San Bartoloméville Springs"] }];
  const ordered = { lists: { ...lists, serviceArea: ["Milton"], cityFooter: ["Ashby"], footer } };
  const ofService = htmlWith(ordered, <ServicePage service={TIRES} />);
  expect(linksIn(sectionOf(ofService, "service-area"))).toEqual(["/milton-road-help", "/service-areas"]);
  const footerLinks = (html: string) => linksIn(firstGroup(/<footer>.*?<\/ul>(.*)<\/footer>/s, html));
  // The counties leave out two cities with a page.
  expect(footerLinks(ofService)).toEqual(["/san-bartolomeville-springs", "/service-areas"]);
  expect(footerLinks(htmlWith(ordered, <CityPage city={ASHBY} />))).toEqual(["/ashby"]);
});

test("a service page names the first six cities of the service area, and all that have the service of its list", () => {
  const serviceArea = ["A", "B", "C", "D", "E", "F", "G"];
  const cities = site.cities.map((city) => (city.name === "Ashby" ? { ...city, services: {} } : city));
  const html = htmlWith({ cities, lists: { ...lists, serviceArea } }, <ServicePage service={TIRES} />);
  expect(textsIn(sectionOf(html, "service-area")).filter((text) => text.length === 1)).toEqual(serviceArea.slice(0, 6));
  expect(linksIn(sectionOf(html, "cities"))).toEqual(["/milton-road-help", "/san-bartolomeville-springs"]);
});

test("what an owner has left out leaves no heading behind", () => {
  const bare: Partial<Site> = {
    arrival: { home: undefined, nearby: undefined },
    business: { ...business, payment: null, languages: [], notOffered: [] },
    cities: site.cities.map((city) => ({ ...city, card: "A card." })),
    home: { ...home, whyChooseUs: { ...home.whyChooseUs, reasons: [] } },
    reviews: [],
  };
  const headings = ["Average arrival", "Why us", "Reviews", "Before", "Languages", "Neighborhoods", "Others"];
  const pages = [<HomePage key="/" />, <CityPage key="/ashby" city={ASHBY} />, <ServiceAreasPage key="/areas" />];
  for (const page of pages) {
    const texts = textsIn(htmlWith(bare, page)).map((text) => text.trim());
    expect(headings.filter((heading) => texts.includes(heading))).toEqual([]);
  }
});

test.each([
  ["card", undefined],
  ["row", "rows" as const],
])("a %s has its own bullet and link, or else the bullet of all", (_, layout) => {
  const [first, second] = FUEL.cards.items;
  if (!first || !second) throw new Error("Expected two cards");
  const items = [
    { ...first, bullet: "plain" as const },
    { ...second, link: "/keys" },
  ];
  const service = { ...FUEL, cards: { ...FUEL.cards, layout, bullet: "x" as const, items } };
  const [, ownBullet = "", bulletOfAll = ""] = sectionOf(
    htmlWith({}, <ServicePage service={service} />),
    "services",
  ).split("<h3");
  expect(ownBullet).toContain("bullet-plain");
  expect(linksIn(ownBullet)).toEqual([]);
  expect(bulletOfAll).toContain('class="with-icon');
  expect(linksIn(bulletOfAll)).toEqual(["/keys"]);
});

test("a page without a map or a claim has the call beside its heading in their place, once", () => {
  const without = { business: { ...business, map: null }, arrival: { home: undefined, nearby: undefined } };
  for (const page of [<ServiceAreasPage key="" />, <RequestHelpPage key="" />]) {
    const top = firstGroup(/(<h1>.*?)<(?:nav|section)/s, htmlWith(without, page));
    expect(top.match(/href="tel:\+18008434357"/g)).toHaveLength(1);
  }
});

test("a city in two counties has both on its sign", () => {
  const html = htmlWith({}, <CityPage city={{ ...ASHBY, alsoIn: "Malheur County" }} />);
  expect(html).toContain('data-tab="Ashby County and Malheur County"');
});

test("a city with a mechanic does not say that none goes there", () => {
  const services = { ...ASHBY.services, mechanic: "Here." };
  expect(htmlWith({}, <CityPage city={{ ...ASHBY, services }} />)).not.toContain("No mechanic goes to Ashby.");
});

test("a wide logo, which has the name, is called by it; beside a square one, the name is in words", async () => {
  const root = await writeSite({
    "wide.svg": '<svg viewBox="0 0 400 100"/>',
    "square.svg": '<svg viewBox="0 0 9 9"/>',
  });
  onTestFinished(() => removeSite(root));
  const nameBeside = (logo: string) => {
    const html = htmlWith({ root, business: { ...business, name: "Bob’s Towing", logo } }, <SiteHeader />);
    return [firstGroup(/<img[^>]* alt="([^"]*)"/, html), textsIn(html).includes("Bob’s Towing")];
  };
  expect(nameBeside("./wide.svg")).toEqual(["Bob’s Towing", false]);
  expect(nameBeside("./square.svg")).toEqual(["", true]);
});

test("without a photo, the home page loads the drawn night first, and has it behind its words", () => {
  const html = htmlWith({ business: { ...business, photo: null } }, <HomePage />);
  expect(html).toContain("hero-behind");
  expect(html).toContain('<link rel="preload" as="image" href="/pictures/night-highway.svg"/>');
});

test("a page's title has the name of the business, if both fit", () => {
  const [page, data] = [<HomePage key="/" />, { topic: "Terms" }];
  const inSearch = { title: "Terms", description: "", structuredData: [] };
  const route = { ...inSearch, path: "/x", canonical: "/x", kind: "general", formerly: [], data, page } as const;
  const html = htmlWith({ business: { ...business, name: "Bob’s Towing" } }, <Head route={route} data={PAGE_DATA} />);
  expect(html).toContain("<title>Terms | Bob’s Towing</title>");
});
