import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { exampleValues, placeholderFields } from "./placeholders.ts";

const real = { hotline: "(817) 555-0200", email: "help@lonestar.us", siteUrl: "https://lonestar.us" };

test.each<[object, string[]]>([
  [{ name: "DFW Roadside Assistance" }, ["name"]],
  [{ hotline: "(512) 555-0199" }, ["hotline"]],
  [{ license: "Reg. 0001234" }, ["license"]],
  [{ hotline: "(817) 555-0099" }, []],
  [{ hotline: "(817) 556-0150" }, []],
])("in a business with %j, the placeholders are %j", (changes, fields) => {
  expect(placeholderFields(testBusiness({ ...real, ...changes }))).toEqual(fields);
});

test.each([
  ...["EXAMPLE.COM", "www.example.org", "a.test"].map((host) => [host, true] as const),
  ...["my-example.com", "example.us", "contest.us"].map((host) => [host, false] as const),
])("the host %s never belongs to anyone: %s", (host, expected) => {
  const business = testBusiness({ ...real, email: `help@${host}`, siteUrl: `https://${host}` });
  expect(placeholderFields(business)).toEqual(expected ? ["email", "siteUrl"] : []);
});

test("example values are named in one line, without those that are real", () => {
  expect(exampleValues(testBusiness(real))).toEqual([]);
  expect(exampleValues(testBusiness())).toEqual(["business.yaml still holds example values: hotline, email, siteUrl"]);
});
