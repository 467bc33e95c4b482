import { expect, test } from "vitest";
import { business } from "../business/current.ts";
import { robotsTxt, sitemapXml } from "./search-files.ts";

test("robots.txt opens the whole site and gives the sitemap's full address", () => {
  expect(robotsTxt().split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${business.siteUrl}/sitemap.xml`,
    "",
  ]);
});

test("the sitemap lists full addresses of canonical pages, without aliases", () => {
  const routes = [
    { path: "/", canonical: "/" },
    { path: "/lockouts", canonical: "/lockouts" },
    { path: "/lockout-service", canonical: "/lockouts" },
  ];
  const xml = sitemapXml(routes, new Map());
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    `${business.siteUrl}/`,
    `${business.siteUrl}/lockouts`,
  ]);
});

test("the sitemap is a urlset of the sitemaps.org protocol, with a date where it is known", () => {
  const routes = [
    { path: "/", canonical: "/" },
    { path: "/lockouts", canonical: "/lockouts" },
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
