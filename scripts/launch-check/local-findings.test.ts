import { expect, test } from "vitest";
import type { BusinessInput } from "../../src/business/schema.ts";
import { testBusiness } from "../../tests/support/business.ts";
import { SITE_URL, wrongs } from "../../tests/support/launch.ts";
import { businessFindings, sampleFindings } from "./local-findings.ts";
import { report } from "./report.ts";

function monitoring(script: string, accountConfirmed?: boolean): Partial<BusinessInput> {
  return { adMonitoring: { script, conversionValue: 0, accountConfirmed } };
}

test.each<[Partial<BusinessInput>, string[]]>([
  [{}, []],
  [{ name: "DFW Roadside Assistance" }, ["name"]],
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
])("for a business with %j, the fields to change are %j", (changes, fields) => {
  const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: SITE_URL };
  const remedies = businessFindings(testBusiness({ ...real, ...changes })).map(({ remedy }) => remedy);
  expect(remedies).toEqual(fields.map((field) => expect.stringMatching(`business.ts: ${field}(:|,|$)`)));
});

test("samples among reviews and articles are named, until the owner deletes `sample: true`", () => {
  const reviews = [{ name: "Ana", sample: true as const }, { name: "Bo" }];
  const articles = [{ title: "Flat" }, { title: "Keys", sample: true as const }];
  expect(wrongs(sampleFindings(reviews, articles))).toEqual([
    expect.stringMatching(/reviews of Ana: they came with the site\.$/),
    expect.stringMatching(/came with the site: "Keys"\.$/),
  ]);
  expect(sampleFindings([{ name: "Bo" }], [{ title: "Flat" }])).toEqual([]);
});

test("the report lists a problem of several addresses only once", () => {
  const gone = ["/", "/a", "/b", "/c", "/d"].map((at) => ({ wrong: "Gone.", remedy: "Deploy", at }));
  const all = report(gone, [["5+ years", "/"]], [["Is it yours?", "business.ts"]]);
  expect(all).toBe(`Fix before launch
 - Gone.
   -> Deploy
   At /, /a, /b, /c and 1 more

Claimed of your business, and where; each must be true (src/content/claims.ts)
 - 5+ years: /

Only you can confirm these
 - Is it yours?
   business.ts

Not ready: 1 thing to fix.`);
  expect(report([], [], [])).toBe("No problems found. Confirm the list above before you go live.");
});
