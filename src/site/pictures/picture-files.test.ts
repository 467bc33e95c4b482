import { expect, test } from "vitest";
import { cityFile, FILES, OWNER_FILES, read, withFacts } from "../../../tests/support/owner-files.ts";
import { draftPictures, pictureFiles } from "./picture-files.tsx";

test("the pictures of drafts are known, which phones do not store", async () => {
  const { site } = await read({
    [FILES.NEWTOWN]: `draft: true\n${cityFile("Newtown")}`,
    "content/services/winch.yaml": `draft: true\n${OWNER_FILES[FILES.KEYS]}`.replaceAll(
      /(?<=name: |title: |description: |- \/(?:lost-)?keys)/g,
      "2",
    ),
  });
  expect(site && draftPictures(site)).toEqual(["pictures/city/newtown.svg", "pictures/service/keys2.svg"]);
});

test("the owner's skyline is in the home page's picture", async () => {
  const skyline = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path d="M7 7h7v7z"/></svg>';
  const { site } = await read({ ...withFacts({ skyline: "./skyline.svg" }), "skyline.svg": skyline });
  const file = site && pictureFiles(site)["pictures/night-highway.svg"];
  expect(typeof file === "function" && (await file())).toContain('<path d="M7 7h7v7z"/>');
});
