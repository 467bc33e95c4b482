import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { profileWords } from "../../src/content/profiles.ts";
import { LOGO } from "../../src/contract/build-contract.ts";
import { attributes, select, texts } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

/* Optional facts about the business. The site as shipped has none of them. */

const { hotline, license, address, profiles, logo } = business;

test.each(PAGES)("%s has the license number at its end, where there is one", (page) => {
  const [end] = texts(page, "footer").slice(-1);
  expect(end?.includes("License:")).toBe(license !== null);
  if (license !== null) expect(end).toContain(`License: ${license}`);
});

test.each(PAGES)("%s has the owner's logo in its header, where there is one", (page) => {
  const [brand] = select(page, "header .brand");
  expect(brand?.querySelector("img")?.getAttribute("src")).toBe(logo === null ? undefined : `/${LOGO}`);
});

test.each(PAGES)("%s: the samples of phone fields are in digits, also if the hotline has letters", (page) => {
  const samples = attributes(page, "[type=tel][placeholder]", "placeholder");
  expect(samples.filter((sample) => sample !== (hotline.digits ?? hotline.display))).toEqual([]);
});

describe("/contact", () => {
  test("leads to each of the business's pages elsewhere, in words that say where", () => {
    const links = select<HTMLAnchorElement>("/contact", "dl a[href^='https:']");
    const shown = links.map((link) => [link.getAttribute("href"), link.textContent]);
    expect(shown).toEqual(profiles.map((profile) => [profile, profileWords(profile)]));
  });

  test("has the street address, where there is one", () => {
    const places = texts("/contact", "dl dt").filter((name) => name === "Address");
    expect(places).toHaveLength(address === null ? 0 : 1);
    if (address === null) return;
    const { street, city, state, zip } = address;
    expect(texts("/contact", "dl dd")).toContain(`${street}, ${city}, ${state} ${zip}`);
  });
});

test.each([
  ["https://g.page/r/bob/review", "See our reviews on Google"],
  ["https://maps.app.goo.gl/x", "See our reviews on Google"],
  ["https://www.google.com/maps/place/bob", "See our reviews on Google"],
  ["https://www.yelp.com/biz/bob", "See our reviews on Yelp"],
  ["https://www.facebook.com/bob", "Find us on Facebook"],
  ["https://www.notgoogle.com/bob", "Find us on notgoogle.com"],
])("the words of a link to %s are %j", (profile, words) => {
  expect(profileWords(profile)).toBe(words);
});
