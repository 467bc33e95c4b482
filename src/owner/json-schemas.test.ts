import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { edited, FILES, OWNER_FILES, read } from "../../tests/support/owner-files.ts";
import { filesIn } from "../shared/files.ts";
import { jsonSchemaOf, KINDS } from "./json-schemas.ts";

/*
 * What editors tell an owner: never more than the build does, and not what is computed, or compared with another field
 * or file, nor digits alone, which an editor takes for a number.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
const { ARTICLES, ASHBY, FACTS, KEYS } = FILES;

function json(file: string, reviver?: (name: string, value: unknown) => unknown) {
  return JSON.parse(readFileSync(path.join(ROOT, file), "utf8"), reviver);
}

/** Knows the schemas by their kinds. Editors know more types than texts, and words that validators do not. */
const editor = new Ajv({ strict: false });
for (const kind of Object.keys(KINDS)) editor.addSchema(json(`schemas/${kind}.json`), kind);

/** Whether an editor has nothing to say of a file. */
const isValid = (kind: string, yaml: string) => editor.validate(kind, parse(yaml));

function kindOf(file: string): string {
  const own = path.basename(file, ".yaml");
  return Object.keys(KINDS).find((kind) => KINDS[kind]?.files.replace("*", own) === file) ?? "";
}

test.each(Object.entries(KINDS))("%s: its schema is what npm run schemas makes", (kind, { schema }) => {
  // Comments are the owner's to change: tests/as-shipped/words.test.ts compares them.
  const committed = json(`schemas/${kind}.json`, (name, value) =>
    name === "description" && typeof value === "string" ? undefined : value,
  );
  expect(committed).toEqual(jsonSchemaOf(schema, ""));
});

test.each(["claims", "lists", "reviews"])("%s: a file of comments alone is valid", (kind) => {
  expect(isValid(kind, "# None.")).toBe(true);
});

test("VS Code knows the schema of each file, and each file is valid by it", async () => {
  expect(json(".vscode/settings.json")["yaml.schemas"]).toEqual(
    Object.fromEntries(
      Object.entries(KINDS).map(([kind, { files, comments }]) => [
        `./schemas/${kind}.json`,
        [...new Set([files, comments])],
      ]),
    ),
  );
  const inContent = (await filesIn(path.join(ROOT, "content"))).map((name) => `content/${name}`);
  const files = [FACTS, ...inContent].filter(kindOf);
  expect(new Set(files.map(kindOf))).toEqual(new Set(Object.keys(KINDS)));
  expect(files.filter((file) => !isValid(kindOf(file), readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
});

test.each([
  [FACTS, "email:", "e-mail:"],
  [FACTS, "state: ID", "state: Idaho"],
  [ARTICLES, "category: Safety Tips", "category: Safety Tips\n  sample: on"],
  [FACTS, "1-800-", ""],
  [FACTS, "  opens: 6:00\n  closes: 22:00", "  6 to 10"],
  [KEYS, "warning:", "danger:"],
  [KEYS, "topic: Driver's keys", "topic:"],
  [ASHBY, "43.1", "N 43.1"],
  [ASHBY, "  - name: I-30\n    text: It's wide.\n    operator: Toll Crew", "  I-30"],
  [ARTICLES, "2024-08-22", "August 22"],
])("%s with %j as %j is refused by the build and by editors", async (file, from, to) => {
  const changes = edited(file, from, to);
  expect(isValid(kindOf(file), OWNER_FILES[file] ?? "")).toBe(true);
  expect((await read(changes)).problems).not.toEqual([]);
  expect(isValid(kindOf(file), String(changes[file]))).toBe(false);
});

test.each([
  [ARTICLES, "category: Safety Tips", "category: Safety Tips\n  sample: Yes"],
  [ARTICLES, "category: Safety Tips", "category: Safety Tips\n  sample: TRUE"],
  [FACTS, "region: Snake River Valley", "region: >\n  Snake River\n  Valley\n"],
  [FACTS, "region: Snake River Valley", 'region: "Snake River Valley "'],
  [ASHBY, "name: Ashby", "name: Ashby\ndraft: No"],
  [ASHBY, "-116", "\u2212116"],
  [ARTICLES, "2024-08-22", "2024\u201308\u201322"],
])("%s with %j as %j is accepted by the build and by editors", async (file, from, to) => {
  const changes = edited(file, from, to);
  expect((await read(changes)).problems).toEqual([]);
  expect(isValid(kindOf(file), String(changes[file]))).toBe(true);
});

test("editors name all kinds of blocks", () => {
  const { items } = json("schemas/service.json").properties.blocks;
  const said = items.oneOf.map(({ properties }: { properties: { kind: object } }) => properties.kind);
  expect(said).toHaveLength(5);
  for (const kind of said)
    expect(kind).toMatchObject({ errorMessage: "expected items, excluded, reasons, steps or places" });
});
