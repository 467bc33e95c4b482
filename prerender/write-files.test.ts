import { expect, test } from "vitest";
import { forEachFile } from "./write-files.ts";

test("files are in the order of their names, whichever is made first, so that equal builds have equal output", async () => {
  let lastIsMade = () => {};
  const last = new Promise<void>((resolve) => {
    lastIsMade = resolve;
  });
  const made = await forEachFile(["a", "b"], async (name) => {
    if (name === "a") await last;
    else lastIsMade();
    return { [name]: "" };
  });
  expect(Object.keys(made)).toEqual(["a", "b"]);
});
