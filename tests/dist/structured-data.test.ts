import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { allCounties } from "../../src/content/areas.ts";
import { attributes, select, texts } from "../support/built-site.ts";
import { ALIASES, CITY_PAGES, PAGES, SERVICE_PAGES } from "../support/pages.ts";

/** A thing that a page describes in JSON-LD. */
interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/** The JSON-LD of a page as it stands in the file. */
function jsonLdOf(address: string): string {
  const scripts = select(address, 'script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${address} has ${scripts.length} JSON-LD scripts`);
  return scripts[0]?.textContent ?? "";
}

/** The things a page describes. */
function graphOf(address: string): Thing[] {
  return JSON.parse(jsonLdOf(address))["@graph"];
}

/** The things of one type that a page describes. */
function thingsOf(address: string, type: string): Thing[] {
  return graphOf(address).filter((thing) => thing["@type"] === type);
}

/** Every object in a value, however deep. */
function objectsIn(value: unknown): Thing[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Thing, ...inside];
}

const BUSINESS = { "@id": `${business.siteUrl}/#business` };

describe("the business", () => {
  test("is told whole on the home page: counties, and open day and night, all week", () => {
    const [node, ...others] = thingsOf("/", "AutoRepair");
    expect(others).toEqual([]);
    expect(node).toMatchObject({
      ...BUSINESS,
      name: business.name,
      url: `${business.siteUrl}/`,
      telephone: business.hotline.e164,
      email: business.email,
      openingHoursSpecification: {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: "00:00",
        closes: "23:59",
      },
    });
    const served = JSON.stringify(node?.areaServed);
    for (const { name } of allCounties) expect(served).toContain(name);
  });

  test.each(PAGES.filter((address) => address !== "/"))("%s only says who it is", (address) => {
    expect(thingsOf(address, "AutoRepair")).toEqual([
      {
        "@type": "AutoRepair",
        ...BUSINESS,
        name: business.name,
        url: `${business.siteUrl}/`,
        telephone: business.hotline.e164,
      },
    ]);
  });

  test.each(PAGES)("%s refers to nothing that it does not name", (address) => {
    const objects = objectsIn(graphOf(address));
    const named = objects.filter((thing) => "@type" in thing).map((thing) => thing["@id"]);
    const references = objects.filter((thing) => !("@type" in thing));
    expect(references.filter((thing) => !named.includes(thing["@id"]))).toEqual([]);
  });

  test.each(PAGES)("%s rates nothing", (address) => {
    expect(jsonLdOf(address)).not.toMatch(/rating|review/i);
  });
});

describe("services", () => {
  test.each([...SERVICE_PAGES, ...CITY_PAGES])(
    "%s describes one, offered by the business, at the canonical address",
    (address) => {
      const [service, ...others] = thingsOf(address, "Service");
      expect(others).toEqual([]);
      expect(service).toMatchObject({
        provider: BUSINESS,
        url: business.siteUrl + (ALIASES[address] ?? address),
      });
    },
  );
});

describe("breadcrumbs", () => {
  const withCrumbs = PAGES.filter((address) => select(address, "nav[aria-label=Breadcrumb]").length > 0);

  test("stand on every service page and every city page", () => {
    expect(withCrumbs.toSorted()).toEqual([...SERVICE_PAGES, ...CITY_PAGES].toSorted());
  });

  test.each(withCrumbs)("%s tells search engines the way that it shows", (address) => {
    const list = thingsOf(address, "BreadcrumbList")[0]?.itemListElement as { name: string; item: string }[];
    const shown = texts(address, "nav[aria-label=Breadcrumb] li").map((text) => text.replace(/ ?\/$/, ""));
    expect(list.map(({ name }) => name)).toEqual(shown);
    const links = attributes(address, "nav[aria-label=Breadcrumb] a", "href");
    expect(list.map(({ item }) => item)).toEqual(
      [...links, ALIASES[address] ?? address].map((path) => `${business.siteUrl}${path}`),
    );
  });
});

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

test("the structured data of every page keeps to schema.org's types and properties", async () => {
  expect(await complaintsAbout(PAGES.map(jsonLdOf))).toEqual([]);
});
