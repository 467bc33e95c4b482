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
  const xml = sitemapXml([
    { path: "/", canonical: "/" },
    { path: "/lockouts", canonical: "/lockouts" },
    { path: "/lockout-service", canonical: "/lockouts" },
  ]);
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    `${business.siteUrl}/`,
    `${business.siteUrl}/lockouts`,
  ]);
});

test("the sitemap is a urlset of the sitemaps.org protocol", () => {
  const lines = sitemapXml([{ path: "/", canonical: "/" }]).split("\n");
  expect(lines).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${business.siteUrl}/</loc></url>`,
    "</urlset>",
    "",
  ]);
});
