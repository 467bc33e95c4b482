import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { swapFolders } from "./write-files.ts";

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
