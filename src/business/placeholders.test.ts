import { expect, test } from "vitest";
import { placeholderFields } from "./placeholders.ts";
import { testBusiness } from "./test-business.ts";

const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://lonestar.us" };

test("a business with facts of its own has no placeholder", () => {
  expect(placeholderFields(testBusiness(real))).toEqual([]);
});

test("all placeholders are named, in the order of business.ts", () => {
  const example = { hotline: "(817) 555-0100", email: "a@example.com", siteUrl: "https://www.example.com" };
  expect(placeholderFields(testBusiness(example))).toEqual(["hotline", "email", "siteUrl"]);
});

test.each([
  ["(817) 555-0100", true],
  ["(817) 555-0199", true],
  ["(512) 555-0150", true],
  ["(817) 555-0200", false],
  ["(817) 555-0099", false],
  ["(817) 556-0150", false],
])("the number %s is fictional: %s", (hotline, expected) => {
  expect(placeholderFields(testBusiness({ ...real, hotline })).includes("hotline")).toBe(expected);
});

test.each([
  ["example.com", true],
  ["EXAMPLE.COM", true],
  ["www.example.org", true],
  ["mail.example.net", true],
  ["lonestar.example", true],
  ["lonestar.test", true],
  ["lonestar.invalid", true],
  ["my-example.com", false],
  ["example.com.us", false],
  ["example.us", false],
  ["contest.us", false],
])("the host %s never belongs to anyone: %s", (host, expected) => {
  const business = testBusiness({ ...real, email: `help@${host}`, siteUrl: `https://${host}` });
  expect(placeholderFields(business)).toEqual(expected ? ["email", "siteUrl"] : []);
});

test.each([
  ["https://monitor.example.com/a.js", ["adMonitoring"]],
  ["https://www.clickcease.com/monitor/a.js", []],
])("the ad-monitoring script %s is a placeholder: %j", (script, expected) => {
  const adMonitoring = { script, conversionValue: 0 };
  expect(placeholderFields(testBusiness({ ...real, adMonitoring }))).toEqual(expected);
});
