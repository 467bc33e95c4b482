import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { validInput } from "../tests/support/business.ts";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { loadBusiness } from "./load-business.ts";

let root: string;

beforeAll(async () => {
  const words = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>';
  root = await writeSite({ "words.svg": words, "words.jpg": "Our van" });
  return () => removeSite(root);
});

/** A valid business.ts with this line, which replaces the line of the same field if there is one. */
function fileWith(line: string): string {
  const others = Object.entries(validInput).filter(([field]) => !line.includes(`${field}:`));
  return [
    'import type { BusinessInput } from "./src/owner/business.ts";',
    "export const business: BusinessInput = {",
    `  ${line}`,
    ...others.map(([field, value]) => `  ${field}: ${JSON.stringify(value)},`),
    "};",
  ].join("\n");
}

async function load(source: string) {
  await writeFile(path.join(root, "business.ts"), source);
  return loadBusiness(root);
}

test("a valid file is read, and read again after an edit", async () => {
  expect(await load(fileWith('name: "Lone Star",'))).toMatchObject({ name: "Lone Star", offline: true });
  expect(await load(fileWith('name: "Bob\'s Towing",'))).toMatchObject({ name: "Bob's Towing" });
});

test.each([
  ["hotline: (817) 555-0199,", /^hotline: \(817\) 555-0199, - Expected .* go in quotes/],
  ["name: 'Bob's Towing',", /^name: 'Bob's Towing', - .* go in quotes/],
  ['name: "Lone Star', /^name: "Lone Star - Unterminated string; .* go in quotes/],
  ['name: "Lone Star"', /^name: "Lone Star" - expected a comma at its end: name: "Lone Star",$/],
  ["name: “Lone Star”,", /^name: “Lone Star”, - its quotes are curly, .*: name: "Lone Star",$/],
  ["name: Bobs,", /^name: Bobs, - Bobs is not a value; a text goes in quotes: "Bobs"$/],
  ["offline: yes,", /^offline: yes, - yes is not a value; expected true or false$/],
  ["offline: True,", /^offline: True, - True is not a value; write it in small letters: true$/],
  ['license: null, "license": "TDLR 1",', /^license is here for the second time; expected it once$/],
  ["hotline: 8175550199,", /^hotline: 8175550199 - .*, in quotes: "\(xxx\) xxx-xxxx"$/],
  ['name: "Дог Towing",', /^name: "Дог Towing" - Overpass, .* has no Д о г; write it in Latin letters$/],
  ['brandColor: "#2e8b57",', /^brandColor: "#2e8b57" - hard to read: .* that works is "#006332"$/],
  ['logo: "./none.svg",', /^logo: "\.\/none\.svg" - there is no such file beside business\.ts$/],
  [
    'logo: "./words.svg",',
    /^logo: "\.\/words\.svg" - it holds live text, .*; turn it into outlines: .* "Type > Create Outlines"$/,
  ],
  ['photo: "./van.heic",', /^photo: "\.\/van\.heic" - expected null, or a JPEG, PNG, WebP or AVIF picture/],
  [
    'photo: "./words.jpg",',
    /^photo: "\.\/words\.jpg" - it cannot be read as a picture; expected a JPEG, .* of your van or team$/,
  ],
])("%s stops the build with one line that says what to write", async (line, expected) => {
  const error = await load(fileWith(line)).catch((thrown: unknown) => thrown);
  const [heading, problem, ...others] = String(error).split("\n");
  expect([heading, others]).toEqual(["Error: business.ts needs a correction:", []]);
  const [, what] = /^ {2}line 3: (.*)/.exec(problem ?? "") ?? [];
  expect(what).toMatch(expected);
});

test("all mistakes are reported at once, also in colors and logo, each with its line", async () => {
  const wrong = ['hotline: "911",', 'logo: "./none.svg",', 'actionColor: "#c2410c",', 'siteUrl: "a.us",'];
  const error = await load(fileWith(wrong.join("\n  "))).catch((thrown: unknown) => thrown);
  const lines = String(error)
    .split("\n")
    .slice(1)
    .map((text) => text.trim().slice(0, 15));
  expect(lines).toEqual(
    ["line 3: hotline", "line 6: siteUrl", "line 5: actionC", "line 4: logo: "].map((start) =>
      expect.stringMatching(start),
    ),
  );
});

test("a file without its export stops the build, too", async () => {
  await expect(load("const business = {};")).rejects.toThrow("it must say: export const business");
});
