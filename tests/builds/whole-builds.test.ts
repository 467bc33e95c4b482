import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readPage } from "../../prerender/html.ts";
import { filesIn } from "../../src/shared/files.ts";
import { copyProject } from "../support/folders.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/* Builds of a checkout as Windows may make it: they must make the same site as this one. */

const SOURCE = /^(?!node_modules\/).*\.(?:tsx?|mjs|yaml|css|svg|html|txt)$/;
/** Some editors there begin a text with a byte order mark. */
const TEMPLATE = /^prerender\/hosts\/(?!.*\.ts$)|^docs\/deploy\.md$/;

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

test("sixty cities make a site that lists them all", BUILDS_WITHIN, async () => {
  const { root, remove } = await copyProject();
  const folder = path.join(root, "content/cities");
  const files = await filesIn(folder);
  const city = parse(await readFile(path.join(folder, files[0] ?? ""), "utf8"), { schema: "failsafe" });
  const added = Array.from({ length: 60 - files.length }, (_, index) => `/no-${index + 1}`);
  for (const address of added) {
    const copy = { ...city, name: `No. ${address.slice(4)}`, addresses: [address] };
    await writeFile(path.join(folder, `${address.slice(1)}.yaml`), stringify(copy));
  }
  expect(await once(startBuild(root), "exit")).toEqual([0, null]);
  const read = async (file: string) => await readFile(path.join(root, "dist", file), "utf8");
  expect(readPage(await read("service-areas.html")).links).toEqual(expect.arrayContaining(added));
  const sitemap = await read("sitemap.xml");
  expect(added.filter((address) => !sitemap.includes(address))).toEqual([]);
  await remove();
});
