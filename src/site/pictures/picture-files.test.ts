import { expect, test } from "vitest";
import { cityFile, FILES, OWNER_FILES, read } from "../../../tests/support/owner-files.ts";
import { draftPictures } from "./picture-files.tsx";

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
