import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseDocument, visit } from "yaml";
import { slugOf } from "../src/owner/names.ts";
import { isState, nameOfState } from "../src/owner/states.ts";
import { unbracketed } from "../src/owner/values.ts";
import { YamlFile } from "../src/owner/yaml-file.ts";
import { fieldsOf } from "../src/shared/fields-of.ts";
import { escaped } from "../src/shared/text.ts";

/* npm run new: writes the file of a new draft page from a commented template. The draft builds without any edit. */

const KINDS = {
  city: { sample: "Sampleville", folder: "content/cities" },
  service: { sample: "Sample service", folder: "content/services" },
};

const USAGE =
  'npm run new city "Springfield"   or, in another state, "Springfield, MO"   or   npm run new service "Windshield wipers"';

const ROOT = path.resolve(import.meta.dirname, "..");

const [kind = "", typed = "", ...others] = parseArgs({ allowPositionals: true }).positionals;

if ((kind !== "city" && kind !== "service") || typed.trim() === "" || others.length > 0) {
  fail(`Say what is new, and its name in quotes: ${USAGE}`);
}
const facts = fieldsOf(YamlFile.read(ROOT, "business.yaml").value);
const { name, state } = kind === "city" ? placeOf(typed.trim()) : { name: typed.trim(), state: "" };
const slug = slugOf(name);
if (slug === "") fail(`"${name}" - expected a name with Latin letters or digits, for its address`);
const { sample, folder } = KINDS[kind];
const existing = `${folder}/${slug}.yaml`;
// A city of this name may be there in another state.
const isNamesake = kind === "city" && existsSync(path.join(ROOT, existing)) && stateIn(existing) !== state;
const file = isNamesake ? `${folder}/${slug}-${state.toLowerCase()}.yaml` : existing;
if (existsSync(path.join(ROOT, file))) fail(`${file} already exists.`);

const template = parseDocument(readFileSync(path.join(ROOT, "content/templates", `${kind}.yaml`), "utf8"), {
  schema: "failsafe",
});
// Setting values in the parsed document, not in its text, quotes a name where YAML needs that.
visit(template, {
  Scalar: (_, scalar) => {
    scalar.value = String(scalar.value)
      .replace("sampleville-st-", `sampleville-${state.toLowerCase()}-`)
      .replaceAll(sample, () => name)
      .replaceAll(slugOf(sample), slug);
  },
});
if (state === facts.state) template.delete("state");
else if (kind === "city") template.set("state", state);
const address = unbracketed(String(template.getIn(["addresses", 0])));
writeFileSync(path.join(ROOT, file), template.toString({ lineWidth: 118 }));
console.log(`${file} is written: a draft. Its page is ${address} of npm run dev.`);

/** A city and its state, from "Tulsa, OK", "Tulsa OK" or "Tulsa". By default the state is that of business.yaml. */
function placeOf(text: string): { name: string; state: string } {
  const { state: own } = facts;
  if (!isState(own)) return fail("business.yaml has no state: put its two letters in first");
  const ending = new RegExp(`^(.+?)(?:, *([A-Za-z]{2})| ([A-Z]{2})|,? ${escaped(nameOfState(own))})$`);
  const [, name = text, ...letters] = ending.exec(text) ?? [];
  if (name.includes(",")) fail(`"${text}" - expected the state in two letters, like Tulsa, OK`);
  return { name, state: letters.find(Boolean)?.toUpperCase() ?? own };
}

/** The state that a city's file names; without one, that of business.yaml. */
function stateIn(file: string): unknown {
  return { state: facts.state, ...fieldsOf(YamlFile.read(ROOT, file).value) }.state;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
