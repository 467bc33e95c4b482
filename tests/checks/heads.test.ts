import sharp from "sharp";
import { expect, test } from "vitest";
import { MAX_TITLE } from "../../src/owner/pages.ts";
import { providerSources } from "../../src/request/ad-monitoring/provider-sources.ts";
import { CARD, PHOTO } from "../../src/shared/build-contract.ts";
import { fileOf } from "../../src/shared/files.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { siteColors } from "../../src/site/styles/colors.ts";
import { readBytes, readText, UNADDRESSED } from "../support/dist-files.ts";
import { attributes, documentOf, metaOf, texts } from "../support/dist-pages.ts";
import { HOME_GEOCODER, PAGE_GEOCODER } from "../support/location.ts";
import { ALIASES, CANONICAL, CITY_PAGE, cities, KINDS, PAGES, SERVICE_PAGE } from "../support/pages.ts";
import { business, pages } from "../support/site.ts";

/*
 * Elsewhere: lengths of titles and descriptions (src/owner/), each directive of the policy
 * (prerender/page-policy.test.ts), and that first aid follows the header (prerender/page-styles.test.ts).
 */

const FILES = [...KINDS.map(fileOf), ...UNADDRESSED];

test.each(FILES)("%s has a policy before all that it applies to, which allows only its own hosts", (file) => {
  const html = readText(file);
  const policy = firstGroup(
    /<head><meta charSet="utf-8"\/><meta name="viewport"[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]*)"/,
    html,
  );
  expect(policy).toMatch(/^default-src 'none';/);
  expect(html.match(/<script(?! type="(module|application\/(ld\+)?json)")/g)).toHaveLength(1);
  const { origin } = file === "index.html" ? HOME_GEOCODER : PAGE_GEOCODER;
  const monitor = file === "request-help.html" && business.adMonitoring;
  const hosts = [
    ...(html.includes('name="location"') ? [origin] : []),
    ...(monitor ? providerSources(monitor.script) : []),
  ];
  expect(new Set(policy.match(/https:[^\s;]*/g))).toEqual(new Set(hosts));
});

test.each([...KINDS, ...Object.keys(ALIASES)])(
  "%s names its canonical address, and describes itself to chats and networks",
  (address) => {
    const canonical = business.siteUrl + (ALIASES[address] ?? address);
    expect(attributes(address, "link[rel=canonical]", "href")).toEqual([canonical]);
    for (const [name, content] of Object.entries({
      "og:title": documentOf(address).title,
      "og:description": metaOf(address, "description"),
      "og:url": canonical,
      "og:type": "website",
      "og:site_name": business.name,
      "twitter:card": "summary_large_image",
    })) {
      expect(metaOf(address, name), name).toBe(content);
    }
  },
);

test("pages name their icons and the manifest, color the browser's bar, and have a preview card of the stated size, whose words are in its alt text", async () => {
  for (const address of [...KINDS, "/404"]) {
    const files = ["/favicon.png", "/favicon.svg", "/apple-touch-icon.png", "/manifest.webmanifest"];
    expect(attributes(address, "link[rel$=icon],link[rel=manifest]", "href")).toEqual(files);
    // Without a size, Chromium would prefer the PNG to the SVG; without the other, Safari links every number.
    expect(attributes(address, "[rel=icon][sizes]", "sizes")).toEqual(["48x48"]);
    expect(metaOf(address, "format-detection")).toBe("telephone=no");
    // Without it, a phone on its side has empty stripes beside the page.
    expect(metaOf(address, "viewport")).toContain("viewport-fit=cover");
    // In the dark, browsers then draw fields, lists and scroll bars dark, and no white page first.
    expect(metaOf(address, "color-scheme")).toBe("light dark");
    const schemes = ["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"];
    expect(attributes(address, "meta[name=theme-color]", "media")).toEqual(schemes);
    const { light, dark } = siteColors(business);
    expect(attributes(address, "meta[name=theme-color]", "content")).toEqual([light.asphalt, dark.asphalt]);
    // By this the launch check knows the site.
    expect(attributes(address, "html", "data-site")).toEqual([business.siteUrl]);
    expect(metaOf(address, "og:image")).toBe(business.siteUrl + CARD.path);
    expect(metaOf(address, "og:image:alt")).toContain(`${business.name}, ${business.hotline.display}.`);
  }
  const card = readBytes(CARD.path.slice(1));
  const { format, width, height } = await sharp(card).metadata();
  const stated = ["width", "height"].map((name) => Number(metaOf("/", `og:image:${name}`)));
  expect([format, width, height]).toEqual(["png", ...stated]);
  expect(card.length).toBeLessThanOrEqual(60_000);
  const colors = siteColors(business).light;
  // The lines of the name and of the hotline (src/site/pictures/preview-card.tsx).
  for (const [top, color] of [
    [104, colors.reflective],
    [212, colors.action],
  ] as const) {
    const line = { left: 64, top, width: 1072, height: 80 };
    const pixels = await sharp(card).extract(line).removeAlpha().raw().toBuffer();
    expect(pixels.toString("hex").split(color.slice(1)).length, color).toBeGreaterThan(500);
  }
});

test.each([
  ["favicon.png", 48, "tile"],
  ["apple-touch-icon.png", 180, "square"],
  ["icons/icon-512.png", 512, "tile"],
  ["icons/maskable-512.png", 512, "square"],
])("%s is %d pixels wide and high, and a %s: phones cut the corners of a square", async (file, side, shape) => {
  const icon = sharp(readBytes(file)).ensureAlpha();
  const { width, height } = await icon.metadata();
  expect([width, height]).toEqual([side, side]);
  const corner = await icon.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3]).toBe(shape === "tile" ? 0 : 255);
});

test("the owner's photo, if there is one, is sharp in a band and behind the words", async () => {
  if (business.photo === null) return;
  for (const [file, size] of [
    [PHOTO.band, [960, 320]],
    [PHOTO.wide, [1280, 900]],
  ] as const) {
    const { width, height } = await sharp(readBytes(file)).metadata();
    expect([width, height], file).toEqual(size);
  }
});

test("each page has its own title, whole in search results, and description", () => {
  const pages = [...CANONICAL, "/404"];
  const titles = pages.map((address) => documentOf(address).title);
  const descriptions = pages.map((address) => metaOf(address, "description"));
  for (const own of [titles, descriptions]) expect(new Set(own.filter(Boolean)).size).toBe(pages.length);
  expect(Math.max(...titles.map(({ length }) => length))).toBeLessThanOrEqual(MAX_TITLE);
});

test("an alias shows exactly the page of its canonical address", () => {
  for (const [alias, canonical] of Object.entries(ALIASES))
    expect(documentOf(alias).body.innerHTML, alias).toBe(documentOf(canonical).body.innerHTML);
});

// With an alias, they might drop its canonical page.
test("no page or alias keeps search engines away", () => {
  const refusing = [...CANONICAL, ...Object.keys(ALIASES)].filter((address) => metaOf(address, "robots") !== "");
  expect(refusing).toEqual([]);
});

test("the 404 page has no canonical address and stays out of search results", () => {
  expect(attributes("/404", "link[rel=canonical]", "href")).toEqual([]);
  expect(metaOf("/404", "robots")).toBe("noindex");
});

test("only the blog sets keywords; its breadcrumb has its name in the header, and a city's is below the areas", () => {
  const areas = `"position":2,"name":${JSON.stringify(pages.breadcrumbs.serviceAreas)}`;
  expect(texts(CITY_PAGE, 'script[type="application/ld+json"]')[0]).toContain(areas);
  const { name } = pages.navigation.find(({ link }) => link === "/blog") ?? { name: pages.blog.heading };
  expect(texts("/blog", 'script[type="application/ld+json"]')[0]).toContain(`"name":${JSON.stringify(name)}`);
  expect(metaOf("/blog", "keywords")).toBe(pages.blog.keywords.join(", "));
  expect(PAGES.filter((address) => metaOf(address, "keywords") !== "")).toEqual(["/blog"]);
});

test.each([SERVICE_PAGE, CITY_PAGE])("%s has the same breadcrumbs for readers as for search engines", (address) => {
  const [json = ""] = texts(address, 'script[type="application/ld+json"]');
  const things: { itemListElement?: { name: string; item: string }[] }[] = JSON.parse(json)["@graph"];
  const trail = things.flatMap(({ itemListElement = [] }) => itemListElement);
  const above = trail.slice(0, -1);
  expect(attributes(address, ".breadcrumbs a", "href").map((href) => business.siteUrl + href)).toEqual(
    above.map(({ item }) => item),
  );
  expect(texts(address, ".breadcrumbs a")).toEqual(above.map(({ name }) => name));
  expect(texts(address, ".breadcrumbs [aria-current=page]")).toEqual(trail.slice(-1).map(({ name }) => name));
  expect(texts(address, ".breadcrumbs [aria-hidden=true]")).toEqual(above.map(() => "/"));
});

/** Where a service is offered: in one city, or in the whole region. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  [SERVICE_PAGE]: [business.region],
  [CITY_PAGE]: cities.slice(0, 1).map(({ name, state }) => `${name}, ${state}`),
};

test.each([...KINDS, "/404"])("%s describes one business to search engines, and has no ratings", (address) => {
  const [json = "", ...others] = texts(address, 'script[type="application/ld+json"]');
  expect(others).toEqual([]);
  const id = `${business.siteUrl}/#business`;
  const things: Record<string, unknown>[] = JSON.parse(json)["@graph"];
  const businesses = things.filter((thing) => thing["@type"] === "AutoRepair");
  expect(businesses).toMatchObject([{ "@id": id, name: business.name }]);
  const services = things.filter((thing) => thing["@type"] === "Service");
  expect(services.map(({ areaServed }) => areaServed)).toEqual(AREAS[address] ?? []);
  for (const service of services) expect(service.provider).toEqual({ "@id": id });
  const positions = Array.from(json.matchAll(/"position":(\d+)/g), ([, position]) => Number(position));
  expect(positions).toEqual(positions.map((_, index) => index + 1));
  // All other references to a thing are to the business.
  for (const [, reference] of json.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(reference).toBe(id);
  expect(json).not.toMatch(/"\w*(rating|review)\w*":/i);
});
