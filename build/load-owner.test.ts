import { expect, onTestFinished, test } from "vitest";
import { removeSite } from "../tests/support/folders.ts";
import { OWNER_FILES, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { loadOwner } from "./load-owner.ts";

test.each([
  ["name: Дог Towing", /^name: "Дог Towing" - Overpass, .* has no Д о г; write it in Latin letters$/],
  ["brandColor: 2e8b57", /^brandColor: "2e8b57" - hard to read with white letters .* a darker color/],
  ["logo: ./none.svg", /^logo: "\.\/none\.svg" - there is no such file beside business\.yaml$/],
  [
    "photo: ./words.jpg",
    /^photo: "\.\/words\.jpg" - it cannot be read as a picture; expected a JPEG, .* of your van or team$/,
  ],
])("%s stops the build with one line that says what to write", async (line, expected) => {
  const [field = ""] = line.split(" ");
  const others = OWNER_FILES["business.yaml"]?.split("\n").filter((other) => !other.startsWith(field)) ?? [];
  const root = await writeOwnerFiles({
    "words.jpg": "Our van",
    "business.yaml": [line, ...others].join("\n"),
  });
  onTestFinished(() => removeSite(root));
  const error = await loadOwner(root).catch((thrown: unknown) => thrown);
  const [heading, problem = "", ...more] = String(error).split("\n  business.yaml, line 1: ");
  expect([heading, more]).toEqual(["Error: What the site is made of needs a correction:", []]);
  expect(problem).toMatch(expected);
});
