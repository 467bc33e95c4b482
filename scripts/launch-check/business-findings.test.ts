import { expect, test } from "vitest";
import { testBusiness } from "../../src/business/test-business.ts";
import { businessFindings } from "./business-findings.ts";

const REAL = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://www.lonestar.us" };

function findingsWith(changes: object) {
  return businessFindings(testBusiness({ ...REAL, ...changes }));
}

test("a real business has none", () => {
  expect(findingsWith({})).toEqual([]);
});

test.each([
  [{ hotline: "(817) 555-0199" }, "(817) 555-0199", "hotline"],
  [{ email: "a@example.com" }, "a@example.com", "email"],
  [{ siteUrl: "https://www.example.com" }, "https://www.example.com", "siteUrl"],
  [{ siteUrl: "https://localhost" }, "https://localhost", "siteUrl"],
  [{ siteUrl: "https://192.168.1.20" }, "https://192.168.1.20", "siteUrl"],
  [{ siteUrl: "https://intranet" }, "https://intranet", "siteUrl"],
  [
    { adMonitoring: { script: "https://monitor.example.com/a.js", conversionValue: 0 } },
    "https://monitor.example.com/a.js",
    "adMonitoring",
  ],
])("%j is named once, with the value and the field to change", (changes, value, field) => {
  const faults = findingsWith(changes).filter(({ hint }) => !hint);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.wrong).toContain(value);
  expect(faults[0]?.remedy).toMatch(new RegExp(`business\\.ts: ${field}\\b`));
});

test.each([
  ["help@lonestar.us", 0],
  ["help@mail.lonestar.us", 0],
  ["help@LoneStar.us", 0],
  ["lonestar@gmail.com", 1],
  ["help@notlonestar.us", 1],
])("the mailbox %s is worth %i hints, and no fault", (email, count) => {
  const findings = findingsWith({ email });
  expect(findings).toHaveLength(count);
  expect(findings.every(({ hint }) => hint)).toBe(true);
});
