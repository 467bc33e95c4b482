import { expect, test } from "vitest";
import { type BusinessFields, testBusiness } from "../../tests/support/business.ts";
import { businessFindings, sampleFindings, toConfirm } from "./as-built.ts";
import { report } from "./report.ts";

const SITE_URL = "https://www.lonestar.us";

test.each<[BusinessFields, string[]]>([
  [{}, []],
  [{ name: "DFW Roadside Assistance", email: "a@example.com" }, ["name", "email"]],
  [{ siteUrl: "https://www.example.com" }, ["siteUrl"]],
  [{ siteUrl: "https://192.168.1.20" }, ["siteUrl"]],
  [{ siteUrl: "https://intranet" }, ["siteUrl"]],
])("for a business with %j, the fields to change are %j", (changes, fields) => {
  const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: SITE_URL };
  const remedies = Array.from(
    businessFindings(testBusiness({ ...real, ...changes })),
    ({ remedy }) => remedy,
  );
  expect(remedies).toEqual(fields.map((field) => expect.stringMatching(`business.yaml: ${field}(:|,|$)`)));
});

test("samples among reviews and articles are named, until the owner deletes `sample: true`", () => {
  const reviews = [
    { name: "Ana", sample: true },
    { name: "Bo", sample: false },
  ];
  const articles = [
    { title: "Flat", sample: false },
    { title: "Keys", sample: true },
  ];
  expect(Array.from(sampleFindings(reviews, articles), ({ wrong }) => wrong)).toEqual([
    expect.stringMatching(/reviews of Ana: they came with the site\.$/),
    expect.stringMatching(/came with the site: "Keys"\.$/),
  ]);
  expect([...sampleFindings(reviews.slice(1), articles.slice(0, 1))]).toEqual([]);
});

test("the report lists a problem of several addresses only once", () => {
  const gone = ["/", "/a", "/b", "/c", "/d"].map((at) => ({ wrong: "Gone.", remedy: "Deploy", at }));
  const all = report(gone, [["5+ years", "/"]], [["Is it yours?", "business.yaml"]]);
  expect(all).toBe(`Fix before launch
 - Gone.
   -> Deploy
   At /, /a, /b, /c and 1 more

Claimed of your business, and where; each must be true (content/claims.yaml)
 - 5+ years: /

Only you can confirm these
 - Is it yours?
   business.yaml

Not ready: 1 thing to fix.`);
  expect(report([], [], [])).toBe("No problems found. Confirm the list above before you go live.");
});

test("a toll-free number raises the question whether it takes texts", () => {
  const asks = (hotline: string) =>
    toConfirm(testBusiness({ hotline })).some(([question]) => question.includes("take texts"));
  expect(asks("1-888-555-0142")).toBe(true);
  expect(asks("(817) 555-0142")).toBe(false);
});
