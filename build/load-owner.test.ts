import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { firstGroup } from "../src/shared/text.ts";
import { removeSite } from "../tests/support/folders.ts";
import { OWNER_FILES, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { loadOwner } from "./load-owner.ts";

let root: string;

beforeAll(async () => {
  const words = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>';
  root = await writeOwnerFiles({ "words.svg": words, "words.jpg": "Our van" });
  return () => removeSite(root);
});

/** Loads the site with these lines in business.yaml, in place of that of its name. */
async function load(...lines: string[]) {
  const others = (OWNER_FILES["business.yaml"] ?? "").replace("name: Lone Star Road Help\n", "");
  const name = lines.some((line) => line.startsWith("name:")) ? [] : ["name: Lone Star"];
  await writeFile(path.join(root, "business.yaml"), [...lines, ...name, others].join("\n"));
  return loadOwner(root);
}

test("a valid file is read, and read again after an edit", async () => {
  expect((await load("name: Lone Star")).business).toMatchObject({ name: "Lone Star", offline: true });
  expect((await load("name: Bob's Towing")).business).toMatchObject({ name: "Bob’s Towing" });
});

test.each([
  ["name: Дог Towing", /^name: "Дог Towing" - Overpass, .* has no Д о г; write it in Latin letters$/],
  ["brandColor: 2e8b57", /^brandColor: "2e8b57" - hard to read: .* that works is "#006332"$/],
  ["logo: ./none.svg", /^logo: "\.\/none\.svg" - there is no such file beside business\.yaml$/],
  [
    "logo: ./words.svg",
    /^logo: "\.\/words\.svg" - it holds live text, .*; turn it into outlines: .* "Type > Create Outlines"$/,
  ],
  ["photo: ./van.heic", /^photo: "\.\/van\.heic" - expected a JPEG, PNG, WebP or AVIF picture/],
  [
    "photo: ./words.jpg",
    /^photo: "\.\/words\.jpg" - it cannot be read as a picture; expected a JPEG, .* of your van or team$/,
  ],
  ["name: Bob #1", /^name: Bob #1 - what follows # would not be read; expected name: "Bob #1"/],
])("%s stops the build with one line that says what to write", async (line, expected) => {
  const error = await load(line).catch((thrown: unknown) => thrown);
  const [heading, problem, ...others] = String(error).split("\n");
  expect([heading, others]).toEqual(["Error: What the site is made of needs a correction:", []]);
  const what = firstGroup(/^ {2}business\.yaml, line 1: (.*)/, problem ?? "");
  expect(what).toMatch(expected);
});

test("all mistakes are reported at once, also in colors and logo, each with its line", async () => {
  const wrong = ["license: A", "logo: ./none.svg", "actionColor: c2410c", "address: here"];
  const error = await load(...wrong).catch((thrown: unknown) => thrown);
  const lines = String(error)
    .split("\n")
    .slice(1)
    .map((text) => text.trim().split(": ").slice(0, 2).join(": "));
  expect(lines).toEqual([
    "business.yaml, line 1: license",
    "business.yaml, line 4: address",
    "business.yaml, line 3: actionColor",
    "business.yaml, line 2: logo",
  ]);
});
