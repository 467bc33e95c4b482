import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { unfinished } from "./as-built.ts";

/** Facts that are no example's. */
const REAL = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://lonestar.us" };

test.each([
  ["hotline", "(817) 555-0199"],
  ["email", "help@lonestar.example"],
  ["siteUrl", "https://www.lonestar.example"],
])("%s: %s is named as an example", (field, value) => {
  expect(unfinished(testBusiness({ ...REAL, [field]: value }), [], [], [])).toEqual([
    `business.yaml: ${field} is an example, which reaches nobody; put in your own`,
  ]);
});

test("a review and an article that came with the site are named, and no others", () => {
  const reviews = [
    { name: "Ana", sample: true },
    { name: "Ben", sample: false },
  ];
  const articles = [
    { title: "Tires", sample: true },
    { title: "Keys", sample: false },
  ];
  expect(unfinished(testBusiness(REAL), reviews, articles, [])).toEqual([
    expect.stringContaining("no customer wrote the reviews of Ana;"),
    expect.stringContaining('these came with the site: "Tires";'),
  ]);
});

test("texts that still name a place of the example are named", () => {
  const problems = unfinished(testBusiness(), [], [], ["content/home.yaml, line 6 (boise)"]);
  expect(problems.at(-1)).toMatch(/^content\/home\.yaml, line 6 \(boise\): places of the example; write your own/);
});

test.each([
  ["false", [expect.stringContaining("write adMonitoring > accountConfirmed: true")]],
  ["true", []],
])("with accountConfirmed: %s, what is to be done before launch is %j", (accountConfirmed, expected) => {
  const adMonitoring = { script: "https://ads.us/a.js", conversionValue: "0", accountConfirmed };
  expect(unfinished(testBusiness({ ...REAL, adMonitoring }), [], [], [])).toEqual(expected);
});
