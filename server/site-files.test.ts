import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readRedirects, readSite } from "./site-files.ts";
import { removeSite, writeSite } from "./test-site.ts";

// Windows lets only administrators make one.
test.skipIf(process.platform === "win32")("no link in the folder is followed", async () => {
  const folder = await writeSite({ "index.html": "home" });
  onTestFinished(() => removeSite(folder));
  await symlink(import.meta.filename, path.join(folder, "link.txt"));
  expect([...(await readSite(folder)).keys()]).toEqual(["/"]);
});

test("old addresses are read from the file for hosts, those with a slash at their end left out; without a file there are none", async () => {
  const folder = await writeSite({
    _redirects: "/old /new 301\n/old/ /new 301\n/older /new 301\n/new/ /new 301\n",
  });
  onTestFinished(() => removeSite(folder));
  expect([...(await readRedirects(folder))]).toEqual([
    ["/old", "/new"],
    ["/older", "/new"],
  ]);
  expect(await readRedirects(`${folder}/none`)).toEqual(new Map());
});
