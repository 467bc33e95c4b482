import { describe, expect, test } from "vitest";
import { headersFor } from "../header-rules.ts";
import { MISSING_FILES, testHostSite } from "./test-host-site.ts";
import { vercelHeaders } from "./test-semantics.ts";
import { vercelFile } from "./vercel-file.ts";

describe.each([null, "https://ads.example/monitor.js"])("with the ad script %s", (adScript) => {
  const site = testHostSite(adScript);
  const file = vercelFile(site);

  test.each([...site.addresses, "/no-such-page", "/request-helper"])("one rule is about %s", (address) => {
    expect(vercelHeaders(file, address)).toEqual([headersFor(address, site.rules)]);
  });

  test.each(MISSING_FILES)("%s, which is not there, is not kept", (address) => {
    const [headers, ...others] = vercelHeaders(file, address);
    expect(headers?.["Cache-Control"]).toBe("no-cache");
    expect(others).toEqual([]);
  });
});

test("pages have clean addresses, without a slash at their end", () => {
  expect(JSON.parse(vercelFile(testHostSite()))).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test("a site without special addresses needs one rule", () => {
  const site = { ...testHostSite(), rules: [{ path: "/*", headers: { A: "all" } }] };
  expect(vercelHeaders(vercelFile(site), "/og/home.png")).toEqual([{ A: "all" }]);
});
