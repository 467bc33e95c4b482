import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FILES_BESIDE_SITE, FILES_IN_SITE, hostFiles } from "../../hosting/host-files.ts";
import { business } from "../../src/business/current.ts";
import { redirects } from "../../src/document/render.tsx";
import { listFiles, pathInDist } from "../support/dist-files.ts";

test.each([
  ["dist", FILES_IN_SITE],
  ["hosts", FILES_BESIDE_SITE],
])(
  "files for hosts in %s depend on the site's address and its old addresses alone: any build's fit any other's pages",
  async (folder, names) => {
    const expected = await hostFiles<string>(names, business.siteUrl, redirects);
    const written = names.map((name) => [
      name,
      readFileSync(path.join(pathInDist(".."), folder, name), "utf8"),
    ]);
    expect(Object.fromEntries(written)).toEqual(expected);
  },
);

test("hosts read them as text: they have no compressed copies", () => {
  const names = FILES_IN_SITE.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(listFiles().filter((file) => names.includes(file))).toEqual([]);
});
