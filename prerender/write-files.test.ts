import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { forEachFile, swapFolders } from "./write-files.ts";

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

test("if one folder cannot be replaced, all stay as they were", async () => {
  const root = await writeSite({ "dist/last.html": "last", "hosts/last.conf": "last" });
  const files = (await readdir(root, { recursive: true })).toSorted();
  try {
    // The system does not rename a folder by this name.
    const folders = {
      [path.join(root, "dist")]: { "new.html": "" },
      [`${root}/hosts/.`]: { "new.conf": "" },
    };
    expect(() => swapFolders(folders)).toThrow("rename");
    expect((await readdir(root, { recursive: true })).toSorted()).toEqual(files);
    expect(await readFile(path.join(root, "dist/last.html"), "utf8")).toBe("last");
  } finally {
    await removeSite(root);
  }
});
