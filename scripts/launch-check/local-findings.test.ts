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
  [has(SECURITY_TXT, "text/plain", `Expires: ${inDays(20).toISOString()}`), "expires in 20 days"],
  [has("/a", "text/html", '<link rel="canonical" href="https://old.us/a"/>'), "/a Made for another address"],
  [has("/a", "text/html", '<meta property="og:url" content="https://old.us/a"/>'), "/a Made for another"],
  [has("/a", "text/html", '<meta property="og:image" content="/og/a.png"/>'), "/a Made for another address"],
  [has("/sitemap.xml", "text/xml", "<loc>http://www.lonestar.us/</loc>"), "/sitemap.xml Made for another"],
  [has("/robots.txt", "text/plain", "Sitemap: https://lonestar.us/a.xml"), "/robots.txt Made for another"],
])("of what was built, %o, this is found: %s", (changes, expected) => {
  const findings = builtFindings({ ...launch, ...changes });
  expect(wrongs(findings)).toEqual(expected === "" ? [] : [expect.stringContaining(expected)]);
  expect(findings.some(({ hint }) => hint)).toBe(expected.startsWith("expires in"));
});

const SHAPING = ["business.ts", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];
const TESTS = ["src/a.test.ts", "src/business/test-business.ts", "prerender/fixtures/site/src/dot.ts"];

test.each([...SHAPING, ...["src/a.ts", "public/a.svg", "prerender/a.ts", "server/a.ts"], ...TESTS])(
  "the built site is older than %s, unless that is a test",
  async (edited) => {
    const sources = [...SHAPING, "src/b.ts", "public/b.svg", "prerender/b.ts", "server/b.ts", edited];
    const files = Object.fromEntries(["dist/index.html", ...sources].map((name) => [name, ""]));
    const root = await writeSite(files);
    onTestFinished(() => removeSite(root));
    for (const name of sources) {
      const at = inDays(name === edited ? 1 : -1);
      await utimes(path.join(root, name), at, at);
    }
    expect((await readBuilt(root)).isStale).toBe(!TESTS.includes(edited));
  },
);

test("the report names what is wrong at several addresses once, and counts no hint", () => {
  const gone = ["/", "/a", "/b", "/c", "/d"].map((at) => ({ wrong: "Gone.", remedy: "Deploy", at }));
  const late = { wrong: "Late.", remedy: "Renew", hint: true as const };
  const all = report([...gone, late], [["5+ years", "/"]], [["Is it yours?", "business.ts"]]);
  expect(all).toBe(`To mend before anyone sees it
 - Gone.
   -> Deploy
   At /, /a, /b, /c and 1 more

Good to know
 - Late.
   -> Renew

Claimed of your business, and where; each must be true (src/content/claims.ts)
 - 5+ years: /

Yours to confirm, for no program can tell
 - Is it yours?
   business.ts

Not ready: 1 thing to mend.`);
  expect(report([late], [], [])).toMatch(/\n\nReady: nothing is left to mend\.$/);
});
