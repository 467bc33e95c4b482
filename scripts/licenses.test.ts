import { expect, test } from "vitest";
import { isPermissive, licenseOf, tableUnder } from "./licenses.ts";

test.each([
  "MIT",
  "MIT OR Apache-2.0",
  "(MIT OR GPL-3.0-or-later)",
  "GPL-3.0-only OR MIT",
  "(MIT AND Zlib)",
  "MPL-2.0 AND MPL-2.0 OR ISC",
  "ISC AND (GPL-2.0-only OR BSD-2-Clause)",
])("%s can be kept by keeping the text", (expression) => {
  expect(isPermissive(expression)).toBe(true);
});

test.each([
  "",
  "MPL-2.0",
  "GPL-3.0-or-later",
  "MIT AND GPL-3.0-only",
  "GPL-3.0-only AND MIT",
  "(MIT OR Apache-2.0) AND GPL-3.0-only",
  "MIT GPL-3.0-only",
  "(MIT",
  "MIT)",
  "UNLICENSED",
  "SEE LICENSE IN LICENSE.md",
])("%j may ask for more", (expression) => {
  expect(isPermissive(expression)).toBe(false);
});

test("a license is found in each form that packages have used", () => {
  expect(licenseOf({ license: "MIT" })).toBe("MIT");
  expect(licenseOf({ license: { type: "ISC" } })).toBe("ISC");
  expect(licenseOf({ licenses: [{ type: "MIT" }, { type: "GPL-2.0-only" }] })).toBe("MIT OR GPL-2.0-only");
  expect(licenseOf({})).toBe("");
});

test("a table ends with its section", () => {
  const markdown =
    "# One\n\n| a |\n|---|\n| `x` |\n\n## Two\ntext\n\n| b | c |\n|---|---|\n| y | z |\n| v | w |\n";
  expect(tableUnder("One", markdown)).toEqual([["x"]]);
  expect(tableUnder("Two", markdown)).toEqual([
    ["y", "z"],
    ["v", "w"],
  ]);
  expect(tableUnder("Three", markdown)).toEqual([]);
});
