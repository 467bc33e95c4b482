import { expect, test } from "vitest";
import { business } from "../business/current.ts";
import { sitemapXml } from "./search-files.ts";

/* The built site's robots.txt, and which pages its sitemap lists: tests/dist/search-files.test.ts. */

test("the sitemap lists full addresses of canonical pages, without aliases, with a date where it is known", () => {
  const routes = [
    { path: "/", canonical: "/" },
    { path: "/lockouts", canonical: "/lockouts" },
    { path: "/lockout-service", canonical: "/lockouts" },
  ];
  expect(sitemapXml(routes, new Map([["/", "2026-02-03"]])).split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${business.siteUrl}/</loc><lastmod>2026-02-03</lastmod></url>`,
    `  <url><loc>${business.siteUrl}/lockouts</loc></url>`,
    "</urlset>",
    "",
  ]);
});
