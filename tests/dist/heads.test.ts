import sharp from "sharp";
import { expect, test } from "vitest";
import { counties } from "../../src/owner/areas.ts";
import { business, pages } from "../../src/owner/site.ts";
import { fileOf } from "../../src/shared/files.ts";
import { firstGroup } from "../../src/shared/text.ts";
import {
  attributes,
  documentOf,
  metaOf,
  OFFLINE_PAGE,
  readBytes,
  readText,
  texts,
} from "../support/dist-files.ts";
import { ADDRESSES, ALIASES, CITY_PAGES, PAGES, SERVICE_PAGES } from "../support/pages.ts";

/*
 * Lengths and repetitions of titles and descriptions stop the build: build/check-pages.test.ts. The whole policy,
 * directive by directive: build/page-policy.test.ts. That first aid follows the header: build/page-styles.test.ts.
 */

const FILES = [...PAGES.map(fileOf), ...(OFFLINE_PAGE === undefined ? [] : [OFFLINE_PAGE])];

/** The policy of a page, which comes before all that it could apply to. */
const policyOf = (file: string) =>
  firstGroup(
    /<head><meta charSet="utf-8"\/><meta name="viewport"[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]*)"/,
    readText(file),
  );

test.each(FILES)("%s has its policy before all that it applies to, and one script inside it", (file) => {
  const html = readText(file);
  const policy = policyOf(file);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe-|data:|blob:|\s\*/);
  expect(html.match(/<script(?! type="(module|application\/(ld\+)?json)")/g)).toHaveLength(1);
});

test.each(FILES)(
  "%s may ask another host only for the address of a location, and load none of its scripts",
  (file) => {
    const html = readText(file);
    const allowed = (directive: string) =>
      new RegExp(`[";]${directive} ([^";]*)`).exec(html)?.[1]?.match(/https:\S+/g) ?? [];
    // What /request-help may load is in src/request/ad-monitoring/.
    if (file !== "request-help.html") {
      expect(allowed("connect-src")).toHaveLength(html.includes('name="location"') ? 1 : 0);
      expect(allowed("script-src")).toEqual([]);
    }
  },
);

test.each(PAGES)("%s names its icons and the manifest, and colors the browser's bar", (address) => {
  const files = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/manifest.webmanifest"];
  expect(attributes(address, "link[rel$=icon],link[rel=manifest]", "href")).toEqual(files);
  const schemes = ["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"];
  expect(attributes(address, "meta[name=theme-color]", "media")).toEqual(schemes);
});

test.each(ADDRESSES)(
  "%s names its canonical address, and describes itself to chats and networks",
  (address) => {
    const canonical = business.siteUrl + (ALIASES[address] ?? address);
    const { title } = documentOf(address);
    const description = metaOf(address, "description");
    expect(attributes(address, "link[rel=canonical]", "href")).toEqual([canonical]);
    for (const [name, content] of Object.entries({
      "og:title": title,
      "og:description": description,
      "og:url": canonical,
      "og:type": "website",
      "og:site_name": business.name,
      "twitter:card": "summary_large_image",
    })) {
      expect(metaOf(address, name), name).toBe(content);
    }
  },
);

test.each(PAGES)(
  "%s has a preview card of the stated size, whose words are in its alt text",
  async (address) => {
    const url = metaOf(address, "og:image");
    expect(url).toMatch(`${business.siteUrl}/`);
    const card = readBytes(new URL(url).pathname.slice(1));
    const { format, width, height } = await sharp(card).metadata();
    expect([format, String(width), String(height)]).toEqual([
      "png",
      metaOf(address, "og:image:width"),
      metaOf(address, "og:image:height"),
    ]);
    expect(card.length).toBeLessThanOrEqual(60_000);
    expect(metaOf(address, "og:image:alt")).toContain(`${business.name}, ${business.hotline.display}.`);
  },
);

test.each(Object.entries(ALIASES))("%s shows exactly the page of %s", (alias, canonical) => {
  expect(documentOf(alias).body.innerHTML).toBe(documentOf(canonical).body.innerHTML);
});

test("the 404 page has no canonical address and stays out of search results", () => {
  expect(attributes("/404", "link[rel=canonical]", "href")).toEqual([]);
  expect(metaOf("/404", "robots")).toBe("noindex");
});

test("only the blog sets keywords", () => {
  expect(metaOf("/blog", "keywords")).toBe(pages.blog.keywords.join(", "));
  expect(PAGES.filter((address) => metaOf(address, "keywords") !== "")).toEqual(["/blog"]);
});

/** The things that a page describes in JSON-LD. */
function thingsOf(address: string): Record<string, unknown>[] {
  const [json, ...others] = texts(address, 'script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return JSON.parse(json ?? "")["@graph"];
}

const ofType = (type: string, address: string) =>
  thingsOf(address).filter((thing) => thing["@type"] === type);

const BUSINESS = { "@id": `${business.siteUrl}/#business` };

test("the home page describes the business: who it is, which counties it serves, and when it answers", () => {
  const [node] = ofType("AutoRepair", "/");
  expect(node).toMatchObject({
    name: business.name,
    telephone: business.hotline.e164,
    email: business.email,
    openingHoursSpecification: { opens: business.hours.opens, closes: business.hours.closes },
  });
  const served = JSON.stringify(node?.areaServed);
  for (const name of counties) expect(served).toContain(name);
});

test.each(PAGES)("%s describes one business, to which everything refers, and has no ratings", (address) => {
  expect(ofType("AutoRepair", address)).toMatchObject([{ ...BUSINESS, name: business.name }]);
  const json = JSON.stringify(thingsOf(address));
  const references = Array.from(json.matchAll(/\{"@id":"([^"]+)"\}/g), ([, id]) => id);
  expect(references.filter((id) => id !== BUSINESS["@id"])).toEqual([]);
  expect(json).not.toMatch(/"\w*(rating|review)\w*":/i);
});

test.each([...SERVICE_PAGES, ...CITY_PAGES])(
  "%s describes one service of the business, at the canonical address, and the way that its breadcrumbs show",
  (address) => {
    const path = ALIASES[address] ?? address;
    const url = business.siteUrl + path;
    expect(ofType("Service", address)).toMatchObject([{ provider: BUSINESS, url }]);
    const list = ofType("BreadcrumbList", address)[0]?.itemListElement as { name: string; item: string }[];
    const shown = texts(address, "nav[aria-label=Breadcrumb] li").map((text) => text.replace(/ ?\/$/, ""));
    expect(list.map(({ name }) => name)).toEqual(shown);
    const links = attributes(address, "nav[aria-label=Breadcrumb] a", "href");
    expect(list.map(({ item }) => item)).toEqual([...links, path].map((link) => business.siteUrl + link));
  },
);
