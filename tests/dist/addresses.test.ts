import { describe, expect, test } from "vitest";
import { listFiles, readText } from "../support/built-site.ts";
import { ADDRESSES, ALIASES } from "../support/spec.ts";

const pages = listFiles()
  .filter((file) => file.endsWith(".html"))
  .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));

describe("addresses", () => {
  test("are the 44 of the specification and the 404 page, and nothing else", () => {
    expect(ADDRESSES).toHaveLength(44);
    expect(pages.toSorted()).toEqual([...ADDRESSES, "/404"].toSorted());
  });

  test("the sitemap lists the 36 canonical ones", () => {
    const listed = Array.from(readText("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => {
      return new URL(url).pathname;
    });
    const canonical = ADDRESSES.filter((address) => !(address in ALIASES));
    expect(canonical).toHaveLength(36);
    expect(listed.toSorted()).toEqual(canonical.toSorted());
  });

  test("robots.txt allows everything and names the sitemap", () => {
    expect(readText("robots.txt")).toMatch(
      /^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/,
    );
  });
});
