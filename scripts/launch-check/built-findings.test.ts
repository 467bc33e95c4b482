import { expect, test } from "vitest";
import { builtFindings } from "./built-findings.ts";
import { built, builtWith, business, file, NOW, wrongs } from "./test-launch.ts";

test("a site that is built right has none", () => {
  expect(builtFindings(built, business, NOW)).toEqual([]);
});

test("a site that is not built is told to be built, and nothing else", () => {
  const findings = builtFindings({ ...built, files: new Map() }, business, NOW);
  expect(findings).toEqual([{ wrong: "The site has not been built.", remedy: "npm run build" }]);
});

test("an edit after the build is noticed", () => {
  expect(wrongs(builtFindings({ ...built, isStale: true }, business, NOW))).toEqual([
    expect.stringContaining("edited after it was built"),
  ]);
});

test.each([
  ["/contact", file("text/html", '<link rel="canonical" href="https://old.us/contact"/>')],
  ["/contact", file("text/html", '<meta property="og:url" content="https://old.us/contact"/>')],
  ["/contact", file("text/html", '<meta property="og:image" content="/og/contact.png"/>')],
  ["/sitemap.xml", file("text/xml", "<loc>http://www.lonestar.us/</loc>")],
  ["/robots.txt", file("text/plain", "User-agent: *\nSitemap: https://lonestar.us/sitemap.xml\n")],
])("%s for another host is noticed", (address, other) => {
  expect(wrongs(builtFindings(builtWith({ [address]: other }), business, NOW))).toEqual([
    `${address} dist/ was built for another address than https://www.lonestar.us.`,
  ]);
});

test.each([{}, { "Strict-Transport-Security": "max-age=3600" }])("headers %j do without HSTS", (headers) => {
  const findings = builtFindings({ ...built, rules: [{ path: "/*", headers }] }, business, NOW);
  expect(wrongs(findings)).toEqual([expect.stringContaining("HSTS")]);
});

test.each([
  ["2026-02-02T00:00:00Z", "has expired", undefined],
  ["2026-02-20T00:00:00Z", "expires in 16 days", true],
  ["soon", "does not say", undefined],
])("security.txt until %s: %s", (until, expected, hint) => {
  const security = file("text/plain", `Expires: ${until}\n`);
  const findings = builtFindings(builtWith({ "/.well-known/security.txt": security }), business, NOW);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.wrong).toContain(expected);
  expect(findings[0]?.hint).toBe(hint);
});
