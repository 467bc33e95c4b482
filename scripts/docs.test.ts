import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** A page without its blocks of code and its diagrams. */
function prose(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, "");
}

/** What a page has between backticks. */
function codeIn(text: string): string[] {
  return Array.from(prose(text).matchAll(/`([^`]+)`/g), ([, code = ""]) => code);
}

/** The files of the project's code and tests. */
const SOURCES = ["bench", "prerender", "scripts", "src", "tests"]
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  )
  .concat(readdirSync(ROOT))
  // The hosting tests install a program beside them.
  .filter((file) => !file.includes("node_modules"));
const CODE = SOURCES.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
const NAMES = new Set(SOURCES.map((file) => path.basename(file)));

const PAGES = [
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
  ...SOURCES.filter((file) => path.basename(file) === "README.md"),
];

test.each(PAGES)("%s: every file of the project that it links or names exists", (page) => {
  const text = read(page);
  const links = prose(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g);
  const linked = Array.from(links, ([, link, source]) => (link ?? source ?? "").replace(/#.*/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link))
    .map((link) => path.join(path.dirname(page), link));
  const named = codeIn(text).filter((code) => /^(content|src|prerender|scripts|tests|bench)\/\S*\.\w+$/.test(code));
  const diagrams = text.match(/^```mermaid.*?^```/gms) ?? [];
  const drawn = diagrams.flatMap((diagram) => diagram.match(/\b(?:src|prerender|tests|scripts)\/[\w./-]*/g) ?? []);
  expect([...linked, ...named, ...drawn].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const short = codeIn(text).filter((code) => /^\w[\w.-]*\.(?:tsx?|mjs|css)$/.test(code));
  expect(short.filter((name) => !NAMES.has(name))).toEqual([]);
});

test("docs/glossary.md: each word is in the files that its row names, or in their names", () => {
  const rows = Array.from(read("docs/glossary.md").matchAll(/^\| (?!word \|)(.+?) \| .+ \| (.+) \|$/gm));
  const wrong = rows.flatMap(([, words = "", where = ""]) => {
    const files = codeIn(where).filter((file) => SOURCES.includes(file));
    // "call bar" is `CallBar` or `call-bar` in code.
    const spellings = words.split(", ").map((word) => new RegExp(word.replaceAll(/[ -]/g, "[ -]?"), "i"));
    const hasWord = (file: string) => spellings.some((word) => word.test(file) || word.test(read(file)));
    return files.filter((file) => !hasWord(file)).map((file) => `${words}: ${file}`);
  });
  expect(rows).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test("docs/data-attributes.md: each attribute is in the files that its row names, and in no other", () => {
  const rows = Array.from(read("docs/data-attributes.md").matchAll(/^\| `data-(.+?)` \| .+? \| (.+) \|$/gm));
  const code = CODE.filter(
    (file) => /^(?:src|prerender|scripts)\b/.test(file) && !/\.(?:test|spec|check)\.|\/testing\//.test(file),
  ).map((file) => ({ name: path.basename(file), text: read(file) }));
  const wrong = rows.flatMap(([, name = "", where = ""]) => {
    const inScripts = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const used = new RegExp(`data-${name}(?![\\w-])|dataset\\.${inScripts}\\b|\\{ ${inScripts} \\} = .*dataset`);
    const files = code.filter(({ text }) => used.test(text)).map((file) => file.name);
    const named = codeIn(where);
    const notNamed = files.filter((file) => !named.includes(file));
    return [...notNamed, ...named.filter((file) => !files.includes(file))].map((file) => `data-${name}: ${file}`);
  });
  expect(rows).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test("docs name commands of package.json", () => {
  const docs = PAGES.filter((page) => page !== "CHANGELOG.md")
    .map(read)
    .join("\n");
  const commands = Array.from(docs.matchAll(/\bnpm run ([a-z][\w:-]*)/g), ([, name = ""]) => name);
  const { scripts } = JSON.parse(read("package.json"));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("every file that a comment in the code names exists", () => {
  const wrong = CODE.flatMap((file) => {
    const comments = read(file).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm) ?? [];
    const named = comments.join("\n").match(/(?<![\w./-])(?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css)\b/g) ?? [];
    return named
      .filter((name) => !SOURCES.some((source) => `/${source}`.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("docs/faults.md: each row names tests by file and title, as they are in the code", () => {
  const isInCode = (name = "", title = "") =>
    SOURCES.some((file) => path.basename(file) === name && read(file).includes(title));
  const rows = read("docs/faults.md").match(/^\| (?!fault \|).*(?= \|$)/gm) ?? [];
  const wrong = rows.filter((row) => {
    const cell = (row.split(" | ").at(-1) ?? "").replace(/; `npm [^`]+`$/, "");
    // Titles may have semicolons, too.
    return cell.split(/; (?=`)/).some((proof) => {
      const [, name, titles] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? [];
      return !titles?.split('", "').every((title) => isInCode(name, title));
    });
  });
  expect(rows).not.toEqual([]);
  expect(wrong).toEqual([]);
});

test("where a workflow has the token, nothing is fetched, and only a tested site is published", () => {
  const workflows = readdirSync(path.join(ROOT, ".github/workflows"));
  const steps = workflows.flatMap((name) => read(`.github/workflows/${name}`).split(/^ +- (?=name:|run:|uses:)/m));
  const trusted = steps.filter((step) => step.includes("secrets."));
  expect(trusted.filter((step) => !/\brun: node \S+ pages deploy/.test(step))).toEqual([]);
  const commands = read(".github/workflows/publish.yml").match(/npm run (?:build|check)|npx tsx \S+|pages deploy/g);
  const before = ["npm run build", "npm run check", "npx tsx scripts/launch-check/main.ts"];
  expect(commands).toEqual([...before, "pages deploy"]);
});
