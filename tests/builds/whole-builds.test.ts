import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readPage } from "../../prerender/html.ts";
import { filesIn } from "../../src/shared/files.ts";
import { isAsShipped } from "../support/business.ts";
import { copyProject } from "../support/folders.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/* Builds of a checkout as Windows may make it: they must make the same site as this one. */

const SOURCE = /^(?!node_modules\/).*\.(?:tsx?|mjs|yaml|css|svg|html|txt)$/;
/** Some editors there begin a text with a byte order mark. */
const TEMPLATE = /^build\/hosts\/(?!.*\.ts$)|^docs\/deploy\.md$/;

let checkout: string;

beforeAll(async () => {
  const { root, remove } = await copyProject();
  checkout = root;
  for (const name of (await filesIn(root)).filter((name) => SOURCE.test(name))) {
    const file = path.join(root, name);
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("\n", "\r\n"));
  }
  for (const name of (await filesIn(root)).filter((name) => TEMPLATE.test(name))) {
    const file = path.join(root, name);
    await writeFile(file, `\ufeff${(await readFile(file, "utf8")).replaceAll("\n", "\r\n")}`);
  }
  return remove;
});

/** Starts a build; its output is shown only if the test fails. */
function startBuild(cwd: string, env: Readonly<Record<string, string>> = {}) {
  const vite = path.join(cwd, "node_modules/vite/bin/vite.js");
  return spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: "inherit",
  });
}

/** The built files by their names. */
async function builtIn(root: string): Promise<Record<string, string>> {
  const built: Record<string, string> = {};
  for (const folder of ["dist", "hosts"])
    for (const name of await filesIn(path.join(root, folder)))
      built[`${folder}/${name}`] = await readFile(path.join(root, folder, name), "latin1");
  return built;
}

/** A whole build takes half a minute on a busy machine. */
const BUILDS_WITHIN = { timeout: 240_000 };

test(
  "files with Windows' line ends, built in another NODE_ENV, make the same site",
  BUILDS_WITHIN,
  async () => {
    expect(await once(startBuild(checkout, { NODE_ENV: "development" }), "exit")).toEqual([0, null]);
    const [made, expected] = [await builtIn(checkout), await builtIn(ROOT)];
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(Object.keys(made).filter((name) => made[name] !== expected[name])).toEqual([]);
  },
);

// Its copies are of a page that an owner may remove.
test.skipIf(!isAsShipped)("sixty cities make a site that lists them all", BUILDS_WITHIN, async () => {
  const { root, remove } = await copyProject();
  const cities = path.join(root, "content/cities");
  const hurst = await readFile(path.join(cities, "hurst.yaml"), "utf8");
  const added: string[] = [];
  for (let number = 1; number <= 41; number += 1) {
    const copy = hurst.replaceAll("Hurst", `No. ${number}`).replaceAll("- /hurst", `- /no-${number}`);
    await writeFile(path.join(cities, `no-${number}.yaml`), copy);
    added.push(`/no-${number}-tx-roadside-assistance`);
  }
  expect(await once(startBuild(root), "exit")).toEqual([0, null]);
  const read = async (file: string) => await readFile(path.join(root, "dist", file), "utf8");
  expect(readPage(await read("service-areas.html")).links).toEqual(expect.arrayContaining(added));
  const sitemap = await read("sitemap.xml");
  expect(added.filter((address) => !sitemap.includes(address))).toEqual([]);
  await remove();
});
