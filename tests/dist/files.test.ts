import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FILES_BESIDE_SITE, FILES_IN_SITE } from "../../build/hosts/host-files.ts";
import { business } from "../../src/owner/site.ts";
import { redirects } from "../../src/render.tsx";
import { drafts, routes } from "../../src/routes.tsx";
import { LOGO } from "../../src/shared/build-contract.ts";
import { fileOf } from "../../src/shared/files.ts";
import { BUILT, pathInDist, readText, select } from "../support/dist-files.ts";
import { CANONICAL } from "../support/pages.ts";

/* Which files the build writes, and what is in those that are not pages. */

test("every route is built, and no other page except the redirects from old addresses", () => {
  const built = BUILT.filter((file) => file.endsWith(".html"));
  const pages = [...routes, ...drafts].map(({ path }) => fileOf(path));
  const old = redirects.map(({ from }) => fileOf(from));
  expect(built.toSorted()).toEqual([...pages, ...old, "404.html"].toSorted());
});

test("the manifest's icons exist, and its shortcuts lead to pages where the call comes first", () => {
  const manifest: Record<string, Record<string, string>[]> = JSON.parse(readText("manifest.webmanifest"));
  const { icons = [], shortcuts = [] } = manifest;
  expect(BUILT).toEqual(expect.arrayContaining(icons.map(({ src = "" }) => src.slice(1))));
  expect(shortcuts.map(({ name, short_name }) => short_name ?? name)).toEqual(["Call", "Request help"]);
  for (const { url = "" } of shortcuts) {
    const [first] = select(url, "main a").filter((link) => link.closest(".danger") === null);
    expect(first?.getAttribute("href")).toBe(`tel:${business.hotline.e164}`);
  }
});

test("the sitemap lists the canonical addresses, and nothing else", () => {
  const listed = Array.from(readText("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
});

test("robots.txt allows everything and names the sitemap", () => {
  const lines = readText("robots.txt").split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", `Sitemap: ${business.siteUrl}/sitemap.xml`]),
  );
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
});

test("files for hosts are beside the site, and those in the site have no compressed copies", () => {
  expect(readdirSync(pathInDist("../hosts")).toSorted()).toEqual(FILES_BESIDE_SITE.toSorted());
  const copies = FILES_IN_SITE.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(BUILT.filter((file) => copies.includes(file)).toSorted()).toEqual(FILES_IN_SITE.toSorted());
});

/** The packages that reach the browser. The scheduler is a dependency of React. */
const IN_BROWSER = "@fontsource-variable/overpass lean-qr lucide-react react react-dom scheduler".split(" ");

test("licenses.txt has notice and terms of what reaches the browser", () => {
  const sections = readText("licenses.txt").split(/^## /m).slice(1);
  const named = sections.map((section) => section.slice(0, section.indexOf(" - ")));
  expect(named.toSorted()).toEqual(IN_BROWSER);
  for (const section of sections) {
    expect(section).toMatch(/Copyright .*\d{4}|Copyright \(c\)/);
    expect(section).toMatch(/permission is hereby granted|permission to use, copy/i);
  }
});

const PICTURES = BUILT.filter((file) => /^pictures\/.+\.svg$/.test(file));

test("a picture's lights go out within five seconds, and blink in steps", () => {
  const rules = PICTURES.flatMap((file) => readText(file).match(/animation:[^;}]+/g) ?? []);
  expect(rules).not.toEqual([]);
  for (const rule of rules) {
    // If they blinked longer, a page must offer to stop them (https://www.w3.org/TR/WCAG22/#pause-stop-hide), and a
    // phone would go on drawing while its owner waits.
    const [, seconds, times] = /(\S+)s .* (\S+)$/.exec(rule) ?? [];
    expect(Number(seconds) * Number(times), rule).toBeLessThan(5);
    // A light that fades is drawn sixty times a second.
    expect(rule).toContain("steps(");
  }
});

test("a picture defines the classes and variables that it uses: a page's styles do not reach into it", () => {
  for (const file of PICTURES.filter((name) => name !== LOGO)) {
    const svg = readText(file);
    const namesIn = (text: string, pattern: RegExp) => new Set(text.match(pattern));
    const styles = Array.from(svg.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css).join("");
    const defined = namesIn(styles, /(?<=\.)[a-z][\w-]*|--[\w-]+(?=\s*:)/gi);
    // A variable with a fallback has a comma behind it.
    const used = namesIn(svg, /(?<=class="[^"]*)[\w-]+|(?<=var\()--[\w-]+(?=\s*\))/g);
    expect(
      [...used].filter((name) => !defined.has(name)),
      file,
    ).toEqual([]);
  }
});
