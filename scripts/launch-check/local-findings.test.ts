import { utimes } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../../server/test-site.ts";
import type { BusinessInput } from "../../src/business/schema.ts";
import { testBusiness } from "../../src/business/test-business.ts";
import { type Launch, readBuilt } from "./launch.ts";
import { builtFindings, businessFindings, SECURITY_TXT, sampleFindings } from "./local-findings.ts";
import { report } from "./report.ts";
import { file, inDays, launch, SITE_URL, wrongs } from "./test-launch.ts";

function monitoring(script: string, accountConfirmed?: boolean): Partial<BusinessInput> {
  return { adMonitoring: { script, conversionValue: 0, accountConfirmed } };
}

test.each<[Partial<BusinessInput>, string[]]>([
  [{}, []],
  [{ hotline: "(817) 555-0199" }, ["hotline"]],
  [{ email: "a@example.com" }, ["email"]],
  [{ siteUrl: "https://www.example.com" }, ["siteUrl"]],
  [{ siteUrl: "https://localhost" }, ["siteUrl"]],
  [{ siteUrl: "https://192.168.1.20" }, ["siteUrl"]],
  [{ siteUrl: "https://intranet" }, ["siteUrl"]],
  [monitoring("https://ads.example.com/a.js", true), ["adMonitoring"]],
  [monitoring("https://ads.example.com/a.js"), ["adMonitoring"]],
  [monitoring("https://ads.us/a.js"), ["adMonitoring.accountConfirmed"]],
  [monitoring("https://ads.us/a.js", true), []],
])("of a business with %j, the fields to change are %j", (changes, fields) => {
  const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: SITE_URL };
  const remedies = businessFindings(testBusiness({ ...real, ...changes })).map(({ remedy }) => remedy);
  expect(remedies).toEqual(fields.map((field) => expect.stringMatching(`business.ts: ${field}(:|,|$)`)));
});

test("samples among reviews and articles are named, until the owner takes the mark off", () => {
  const reviews = [{ name: "Ana", sample: true as const }, { name: "Bo" }];
  const articles = [{ title: "Flat" }, { title: "Keys", sample: true as const }];
  expect(wrongs(sampleFindings(reviews, articles))).toEqual([
    expect.stringMatching(/reviews of Ana: they came with the site\.$/),
    expect.stringMatching(/came with the site: "Keys"\.$/),
  ]);
  expect(sampleFindings([{ name: "Bo" }], [{ title: "Flat" }])).toEqual([]);
});

const has = (address: string, type: string, text: string): Partial<Launch> => ({
  files: new Map([...launch.files, [address, file(type, text)]]),
});

test.each<[Partial<Launch>, string]>([
  [{}, ""],
  [{ files: new Map() }, "The site has not been built."],
  [{ isStale: true }, "The site was edited after it was built"],
  [{ rules: [] }, "The headers do not keep browsers on https"],
  [{ files: new Map([["/", file("text/html", "")]]) }, `${SECURITY_TXT} security.txt does not say`],
  [has(SECURITY_TXT, "text/plain", "Expires: soon"), `${SECURITY_TXT} security.txt does not say`],
  [has(SECURITY_TXT, "text/plain", "Expires: 2026-01-01"), `${SECURITY_TXT} security.txt has expired.`],
  [has("/a", "text/html", '<link rel="canonical" href="https://old.us/a"/>'), "/a Made for another address"],
  [has("/a", "text/html", '<meta property="og:url" content="https://old.us/a"/>'), "/a Made for another"],
  [has("/a", "text/html", '<meta property="og:image" content="/og/a.png"/>'), "/a Made for another address"],
  [has("/sitemap.xml", "text/xml", "<loc>http://www.lonestar.us/</loc>"), "/sitemap.xml Made for another"],
  [has("/robots.txt", "text/plain", "Sitemap: https://lonestar.us/a.xml"), "/robots.txt Made for another"],
])("of what was built, %o, this is found: %s", (changes, expected) => {
  expect(wrongs(builtFindings({ ...launch, ...changes }))).toEqual(
    expected === "" ? [] : [expect.stringContaining(expected)],
  );
});

test.each([
  ["business.ts", true],
  ["src/content/a.ts", true],
  ["README.md", false],
])("the built site is older than %s, which shapes it: %s", async (edited, isStale) => {
  const root = await writeSite({ "dist/index.html": "", "server/a.ts": "", [edited]: "" });
  onTestFinished(() => removeSite(root));
  await utimes(path.join(root, "server/a.ts"), inDays(-1), inDays(-1));
  await utimes(path.join(root, edited), inDays(1), inDays(1));
  expect((await readBuilt(root)).isStale).toBe(isStale);
});

test("the report names what is wrong at several addresses once", () => {
  const gone = ["/", "/a", "/b", "/c", "/d"].map((at) => ({ wrong: "Gone.", remedy: "Deploy", at }));
  const all = report(gone, [["5+ years", "/"]], [["Is it yours?", "business.ts"]]);
  expect(all).toBe(`To mend before anyone sees it
 - Gone.
   -> Deploy
   At /, /a, /b, /c and 1 more

Claimed of your business, and where; each must be true (src/content/claims.ts)
 - 5+ years: /

Yours to confirm, for no program can tell
 - Is it yours?
   business.ts

Not ready: 1 thing to mend.`);
  expect(report([], [], [])).toBe("Ready: nothing is left to mend.");
});
