import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routesOf } from "../../src/routes.tsx";
import { fileOf } from "../../src/shared/files.ts";
import { BUILT, readText } from "../support/dist-files.ts";
import { select } from "../support/dist-pages.ts";
import { CANONICAL } from "../support/pages.ts";
import { business, pages, site } from "../support/site.ts";

/* Which files the build writes, and what is in those that are not pages. */

test("every route is built, and no other page", () => {
  const built = BUILT.filter((file) => file.endsWith(".html"));
  const { routes, drafts } = routesOf(site);
  const pages = [...routes, ...drafts].map(({ path }) => fileOf(path));
  expect(built.toSorted()).toEqual([...pages, "404.html"].toSorted());
});

test("the manifest's icons exist, and its shortcuts lead to pages where the call comes first", () => {
  const { display, icons, shortcuts, start_url } = JSON.parse(readText("manifest.webmanifest"));
  expect([display, start_url]).toEqual(["minimal-ui", "/"]);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "maskable"]);
  expect(BUILT).toEqual(expect.arrayContaining(icons.map(({ src }: { src: string }) => src.slice(1))));
  expect(shortcuts).toEqual(
    pages.app.shortcuts.map(({ name, shortName, link }) => ({
      name,
      short_name: shortName,
      url: link,
      icons: [icons[0]],
    })),
  );
  for (const { link } of pages.app.shortcuts) {
    const [first] = select(link, "main a").filter((link) => link.closest(".danger") === null);
    expect(first?.getAttribute("href")).toBe(`tel:${business.hotline.e164}`);
  }
});

test("robots.txt allows everything and names the sitemap", () => {
  const lines = readText("robots.txt").split("\n");
  expect(lines).toEqual(expect.arrayContaining(["User-agent: *", `Sitemap: ${business.siteUrl}/sitemap.xml`]));
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
});

test("the sitemap lists the canonical addresses, and nothing else", () => {
  const sitemap = readText("sitemap.xml");
  // Search engines refuse another namespace, such as one with https.
  expect(sitemap).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
});

/** What package.json says reaches the browser; React brings the scheduler. */
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const IN_BROWSER = [...Object.keys(dependencies), "scheduler"];

test("licenses.txt has notice and terms of what reaches the browser", () => {
  const sections = readText("licenses.txt").split(/^## /m).slice(1);
  const named = sections.map((section) => section.slice(0, section.indexOf(" - ")));
  expect(named.toSorted()).toEqual(IN_BROWSER);
  for (const section of sections) {
    expect(section).toMatch(/Copyright .*\d{4}|Copyright \(c\)/);
    expect(section).toMatch(/permission is hereby granted|permission to use, copy/i);
  }
});

test("names in the map's picture, which has no font of the page, have no serifs", () => {
  const maps = BUILT.filter((file) => file.endsWith(".svg"))
    .map(readText)
    .filter((file) => file.includes("map-names"));
  for (const map of maps) expect(map).toMatch(/font-family:[^;}]*sans-serif/);
});

test("a picture's lights go out within five seconds, and blink in steps", () => {
  const pictures = BUILT.filter((file) => /^pictures\/.+\.svg$/.test(file));
  const rules = pictures.flatMap((file) => readText(file).match(/animation:[^;}]+/g) ?? []);
  expect(rules).not.toEqual([]);
  for (const rule of rules) {
    // Longer blinking would need a button to stop it (https://www.w3.org/TR/WCAG22/#pause-stop-hide), and use the
    // battery.
    const [, seconds, times] = /(\S+)s .* (\S+)$/.exec(rule) ?? [];
    expect(Number(seconds) * Number(times), rule).toBeLessThan(5);
    // A light that fades would be drawn sixty times a second.
    expect(rule).toContain("steps(");
  }
});
