import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testBusiness } from "../../src/business/test-business.ts";
import { reviews } from "../../src/content/reviews.ts";
import { toConfirm } from "./to-confirm.ts";

test("the facts and the sample reviews are asked about by name", () => {
  const text = toConfirm(testBusiness())
    .map(({ ask }) => ask)
    .join("\n");
  expect(text).toContain("Lone Star Road Help");
  expect(text).toContain("(817) 555-0199");
  for (const { name } of reviews) expect(text).toContain(name);
});

test("what stands under the site's name is asked about, for HSTS reaches it", () => {
  const questions = toConfirm(testBusiness({ siteUrl: "https://lone-star.example" }));
  expect(questions.filter(({ where }) => where.includes("Strict-Transport-Security"))).toEqual([
    expect.objectContaining({ ask: expect.stringContaining("under lone-star.example answer on https?") }),
  ]);
});

test("ad monitoring is asked about when it is on", () => {
  const adMonitoring = { script: "https://www.clickcease.com/monitor/a.js", conversionValue: 0 };
  expect(toConfirm(testBusiness({ adMonitoring })).length).toBe(toConfirm(testBusiness()).length + 1);
});

test("every question names a file that is there", () => {
  for (const { where } of toConfirm(testBusiness())) {
    const [file = ""] = where.split(/[:;]/);
    expect(existsSync(path.resolve(import.meta.dirname, "../..", file))).toBe(true);
  }
});
