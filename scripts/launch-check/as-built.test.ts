import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { unfinished } from "./as-built.ts";

/* Example values, samples and claims: tests/builds/owners-commands.test.ts. */

test("texts that still name a place of the example are named", () => {
  const problems = unfinished(testBusiness(), [], [], ["content/home.yaml, line 6 (boise)"]);
  expect(problems.at(-1)).toMatch(/^content\/home\.yaml, line 6 \(boise\): places of the example; write your own/);
});

test.each([
  ["false", [expect.stringContaining("write adMonitoring > accountConfirmed: true")]],
  ["true", []],
])("with accountConfirmed: %s, what is to be done before launch is %j", (accountConfirmed, expected) => {
  const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://lonestar.us" };
  const adMonitoring = { script: "https://ads.us/a.js", conversionValue: "0", accountConfirmed };
  expect(unfinished(testBusiness({ ...real, adMonitoring }), [], [], [])).toEqual(expected);
});
