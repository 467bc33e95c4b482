import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { readText } from "../support/built-site.ts";
import { CANONICAL } from "../support/pages.ts";

describe("the sitemap", () => {
  const entries = Array.from(
    readText("sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
    ([, address = "", date]) => ({ address, date }),
  );

  test("lists the canonical addresses", () => {
    expect(entries.map(({ address }) => address).toSorted()).toEqual(
      CANONICAL.map((address) => business.siteUrl + address).toSorted(),
    );
  });

  test("says of each when its words last changed", () => {
    const changed = entries.filter(({ date }) => date === undefined).map(({ address }) => address);
    expect(changed, "The words of these pages have changed: npm run dates, then build again").toEqual([]);
    for (const { date = "" } of entries) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    }
  });
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(readText("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  );
});

test("llms.txt links every canonical page, and nothing else", () => {
  const text = readText("llms.txt");
  const linked = Array.from(text.matchAll(/^- \[.+?\]\((.+?)\): ./gm), ([, address = ""]) => address);
  expect(linked.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
  expect(text.startsWith(`# ${business.name}\n\n> `)).toBe(true);
  expect(text).toContain(business.hotline.display);
});

test("security.txt says whom to tell, and is valid for 11 to 12 months", () => {
  const text = readText(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${business.email}\n`);
  expect(text).toContain(`Canonical: ${business.siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});
