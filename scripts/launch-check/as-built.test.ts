import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { unfinished } from "./as-built.ts";

/* Example values, samples and claims: tests/builds/owners-commands.test.ts. */

test("texts that still name a place of the example are named", () => {
  const left = "content/home.yaml, line 6 (boise)";
  const problems = unfinished(testBusiness({}), [], [], [left]);
  expect(problems.at(-1)).toBe(
    `${left}: places of the example; write your own, or take what is right off content/example.yaml`,
  );
});

test.each([
  ["false", [expect.stringContaining("write adMonitoring > accountConfirmed: true")]],
  ["true", []],
])("with accountConfirmed: %s, what is to be done before launch is %j", (accountConfirmed, expected) => {
  const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://lonestar.us" };
  const adMonitoring = { script: "https://ads.us/a.js", conversionValue: "0", accountConfirmed };
  expect(unfinished(testBusiness({ ...real, adMonitoring }), [], [], [])).toEqual(expected);
});
