import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseDocument, visit } from "yaml";
import { slugOf } from "../src/owner/names.ts";

/* Writes the file of a new draft page from a commented template. The draft builds without any edit. */

const KINDS = {
  city: { sample: "Sampleville", folder: "content/cities" },
  service: { sample: "Sample service", folder: "content/services" },
};

const USAGE = 'npm run new city "Plano"   or   npm run new service "Windshield wipers"';

const ROOT = path.resolve(import.meta.dirname, "..");

const [kind = "", typed = "", ...others] = parseArgs({ allowPositionals: true }).positionals;

if ((kind !== "city" && kind !== "service") || typed.trim() === "" || others.length > 0) {
  fail(`Say what is new, and its name in quotes: ${USAGE}`);
}
// Pages of cities add the state themselves.
const name = typed.trim().replace(kind === "city" ? /,? (TX|Texas)$/i : "", "");
const slug = slugOf(name);
if (slug === "") fail(`"${name}" - expected a name with Latin letters or digits, for its address`);
const { sample, folder } = KINDS[kind];
const file = `${folder}/${slug}.yaml`;
if (existsSync(path.join(ROOT, file))) fail(`${file} already exists.`);

const template = parseDocument(readFileSync(path.join(ROOT, "content/templates", `${kind}.yaml`), "utf8"), {
  schema: "failsafe",
});
// The document puts a name into quotes where it needs them.
visit(template, {
  Scalar: (_, scalar) => {
    scalar.value = String(scalar.value)
      .replaceAll(sample, () => name)
      .replaceAll(slugOf(sample), slug);
  },
});
const address = String(template.getIn(["addresses", 0]));
writeFileSync(path.join(ROOT, file), template.toString({ lineWidth: 118 }));
console.log(`${file} is written: a draft. Its page is ${address} of npm run dev.`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
