import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ADDRESSES } from "../support/spec.ts";
import { jsonLdOf } from "../support/structured-data.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TSC = path.join(ROOT, "node_modules/typescript/bin/tsc");
const SCHEMA = path.join(ROOT, "node_modules/schema-dts/dist/schema.d.ts");

const CONFIG = {
  compilerOptions: {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: "ESNext",
    moduleResolution: "Bundler",
    types: [],
    paths: { "schema-dts": [SCHEMA] },
  },
  files: ["pages.ts"],
};

/**
 * What the compiler says of JSON-LD, held to schema.org's types and properties as schema-dts has them;
 * nothing when all is right.
 */
async function complaintsAbout(jsonLd: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "schema-org-"));
  try {
    const pages = jsonLd.map((json, index) => `export const page${index}: Graph = ${json};`);
    await writeFile(
      path.join(folder, "pages.ts"),
      ['import type { Graph } from "schema-dts";', ...pages].join("\n"),
    );
    await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(CONFIG));
    const run = promisify(execFile)(process.execPath, [TSC, "-p", folder, "--pretty", "false"]);
    const { stdout } = await run.catch((error) => error as { stdout: string });
    return stdout.split("\n").filter((line) => line.includes("error"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The home page's JSON-LD with one text in it replaced. */
function homeWith(text: string, other: string): string {
  const json = jsonLdOf("/");
  expect(json).toContain(text);
  return json.replace(text, other);
}

test("the structured data of every page keeps to schema.org's types and properties", async () => {
  expect(await complaintsAbout([...ADDRESSES, "/404"].map(jsonLdOf))).toEqual([]);
});

test("and would be found if it did not", async () => {
  const complaints = await complaintsAbout([
    homeWith('"telephone":', '"phoneNumber":'),
    homeWith('"@type":"AutoRepair"', '"@type":"CarHelp"'),
    homeWith('"opens":', '"headline":'),
    homeWith('"Monday"', '"Mondays"'),
  ]);
  expect(complaints).toEqual([
    expect.stringContaining("phoneNumber"),
    expect.stringContaining("CarHelp"),
    expect.stringContaining("headline"),
    expect.stringContaining("Mondays"),
  ]);
});
