import path from "node:path";
import { describe, expect, test } from "vitest";
import { genericArea } from "../../src/content/areas.ts";
import { isAsShipped } from "../support/business.ts";
import { attributes, fold, select, texts } from "../support/dist-files.ts";
import { ifMeant } from "../support/meant.ts";
import { ADDRESSES, ALIASES, CANONICAL } from "../support/pages.ts";
import {
  COUNTS,
  HOME_CARDS,
  LANDING_PAGES,
  SECOND_ADDRESSES,
  SHARED_CITIES,
  SPECIFIED,
  TEXTS,
  WITH_DIALOG,
  WORDS,
} from "./specified.ts";

/*
 * The site as shipped has what the specification says, so that a mistake in the content is found. Once business.ts has an
 * owner's name, hotline or mailbox, these tests do not run. Tests of what holds for every owner are in the other files.
 */

/** What a failure says: "/blog: if the change is meant, edit tests/dist/specified.ts:64". */
function at(address: string, text: string): string {
  return `${address}: ${ifMeant(path.join(import.meta.dirname, "specified.ts"), text)}`;
}

if (!isAsShipped)
  console.info("business.ts holds an owner's own facts: the tests of the site as shipped rest.");

describe.skipIf(!isAsShipped)("the site as shipped", () => {
  test("has the addresses of the specification, and no others", () => {
    expect(ADDRESSES, at("the routes", "const GENERAL_PAGES")).toEqual(SPECIFIED.toSorted());
    expect(ALIASES, at("second addresses", "const SECOND_ADDRESSES")).toEqual(SECOND_ADDRESSES);
  });

  test.each(COUNTS)("the %s: %i in all", (what, count, selector, pages) => {
    for (const address of pages)
      expect(select(address, selector), at(address, `"${what}"`)).toHaveLength(count);
  });

  test.each(WORDS)("pages say %j", (parts, pages) => {
    for (const address of pages) {
      const [body = ""] = texts(address, "body");
      const missing = parts.filter((part) => !body.includes(part));
      expect(missing, at(address, "const WORDS")).toEqual([]);
    }
  });

  test.each(TEXTS)("the %s: %j", (what, expected, selector, pages) => {
    for (const address of pages) expect(texts(address, selector), at(address, `"${what}"`)).toEqual(expected);
  });

  test("the home page's cards lead where the specification says, and so do those of the areas", () => {
    expect(attributes("/", "#services a", "href"), at("/", "const HOME_CARDS")).toEqual(HOME_CARDS);
    const cards = attributes("/service-areas", "main li h3 a", "href");
    expect(cards, at("/service-areas", "const LANDING_PAGES")).toEqual(LANDING_PAGES.toSorted());
    expect(genericArea.cities, at("the service area", "const SHARED_CITIES")).toHaveLength(SHARED_CITIES);
  });

  test("a text says by its first words which page it comes from", () => {
    const pages = [...CANONICAL, "/404"];
    const starts = pages.flatMap((address) => [...new Set(attributes(address, "a[href^='sms:+']", "href"))]);
    expect(new Set(starts).size).toBe(pages.length);
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
