import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { readSite } from "../src/owner/read.ts";
import { removeSite } from "../tests/support/folders.ts";
import { withFacts, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { writeNewPage } from "./new-page.ts";

const TEMPLATES = Object.fromEntries(
  ["content/templates/city.yaml", "content/templates/service.yaml"].map((file) => [file, readFileSync(file, "utf8")]),
);

/** The folder of a business in Idaho, with the city of Ashby. */
async function project(changes: Readonly<Record<string, string | Buffer | undefined>> = {}): Promise<string> {
  const root = await writeOwnerFiles({ ...TEMPLATES, ...changes });
  onTestFinished(() => removeSite(root));
  return root;
}

test.each([
  ["ashby", "content/cities/ashby.yaml already exists"],
  ["Ashby, ID", "content/cities/ashby.yaml already exists"],
  ["Tulsa, Oklahoma", '"Tulsa, Oklahoma" - expected the state in two letters, like Tulsa, OK'],
  ["東京", '"東京" - expected a name with Latin letters or digits'],
])("a city %j is refused: %s", async (name, expected) => {
  const root = await project();
  expect(() => writeNewPage(root, "city", name)).toThrow(expected);
});

test("a city is refused as long as business.yaml has no state", async () => {
  const root = await project(withFacts({ state: undefined }));
  expect(() => writeNewPage(root, "city", "Tulsa")).toThrow("business.yaml has no state");
});

/** A name with characters that YAML, HTML and addresses must escape. */
const NAME = 'Bob\'s "24/7" towing: #1';

test.each([
  ["city", "Zephyr Springs", "content/cities/zephyr-springs.yaml", "/zephyr-springs-id-roadside-assistance"],
  ["city", "Zephyr Springs, ID", "content/cities/zephyr-springs.yaml", "/zephyr-springs-id-roadside-assistance"],
  ["city", "Zephyr Springs Idaho", "content/cities/zephyr-springs.yaml", "/zephyr-springs-id-roadside-assistance"],
  ["city", "Ashby, OR", "content/cities/ashby-or.yaml", "/ashby-or-roadside-assistance"],
  ["city", "Tulsa, ok", "content/cities/tulsa.yaml", "/tulsa-ok-roadside-assistance"],
  ["service", NAME, "content/services/bobs-24-7-towing-1.yaml", "/bobs-24-7-towing-1"],
] as const)("a %s %j gets a draft in %s, at %s, that builds as it is", async (kind, typed, file, address) => {
  const root = await project();
  expect(writeNewPage(root, kind, typed)).toEqual({ file, address });
  const { problems, site } = readSite(root);
  expect(problems).toEqual([]);
  const drafts = [...(site?.draftCities ?? []), ...(site?.draftServices ?? [])];
  expect(drafts.map(({ addresses }) => addresses[0])).toContain(address);
});
