import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** How code names a data attribute: `data-stored-as` or `dataset.storedAs`. */
const DATA_ATTRIBUTE = /\bdata(?:-[a-z]+)+|\bdataset\.\w+/g;

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** What is in backticks. */
function codeIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);
}

/** The data attributes of a source file. */
function attributesIn(source: string): string[] {
  return Array.from(source.matchAll(DATA_ATTRIBUTE), ([name]) =>
    name.replace("dataset.", "data-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

test("every file that the glossary names is there", () => {
  const files = codeIn(read("docs/glossary.md")).filter((code) => code.includes("/") || code.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test("docs/data-attributes.md lists each data attribute of src/ with all of its files", () => {
  const listed = read("docs/data-attributes.md")
    .split("\n")
    .filter((line) => line.startsWith("| `data-"))
    .flatMap((row) => {
      const [attribute, ...files] = codeIn(row);
      return files.map((file) => `${attribute} in ${file}`);
    });
  const used = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      attributesIn(read(path.join("src", file))).map((name) => `${name} in ${path.basename(file)}`),
    );
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});
