import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/* Writes the file of a new draft page from a commented template. The draft builds without any edit. */

const KINDS = {
  city: { sample: "Sampleville", folder: "src/content/cities" },
  service: { sample: "Sample service", folder: "src/content/services" },
};

const USAGE = 'npm run new city "Plano"   or   npm run new service "Windshield wipers"';

const ROOT = path.resolve(import.meta.dirname, "..");
const BIOME = path.join(ROOT, "node_modules/@biomejs/biome/bin/biome");

const [kind = "", name = "", ...others] = parseArgs({ allowPositionals: true }).positionals;

if ((kind !== "city" && kind !== "service") || others.length > 0 || !/^\p{L}[\p{L}\d .'-]*$/u.test(name)) {
  fail(`Say what is new, and its name in quotes: ${USAGE}`);
}
const { sample, folder } = KINDS[kind];
const file = path.join(folder, `${slugOf(name)}.ts`);
if (existsSync(path.join(ROOT, file))) fail(`${file} already exists.`);

const template = readFileSync(path.join(ROOT, "src/content/templates", `${kind}.ts`), "utf8");
const text = template.replaceAll(sample, name).replaceAll(slugOf(sample), slugOf(name));
writeFileSync(path.join(ROOT, file), text);
// Where lines must break depends on the length of the name.
execFileSync(process.execPath, [BIOME, "format", "--write", file], { cwd: ROOT, stdio: "ignore" });
console.log(`${file} is written: a draft. Its page is /${/"\/([\w-]+)"/.exec(text)?.[1]} of npm run dev.`);

/** A name as used in file names and addresses: "St. Paul's" becomes "st-pauls". */
function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z\d -]/g, "")
    .replaceAll(/[ -]+/g, "-");
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
