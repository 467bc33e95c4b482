import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument, visit } from "yaml";
import { slugOf } from "../src/owner/names.ts";
import { isState, nameOfState } from "../src/owner/states.ts";
import { unbracketed } from "../src/owner/values.ts";
import { YamlFile } from "../src/owner/yaml-file.ts";
import { fieldsOf } from "../src/shared/fields-of.ts";
import { escaped } from "../src/shared/text.ts";

const KINDS = {
  city: { sample: "Sampleville", folder: "content/cities" },
  service: { sample: "Sample service", folder: "content/services" },
};

/** What an owner typed is not what is expected. The message says what is. */
export class NameError extends Error {}

/**
 * Writes the file of a new page from its commented template. The page is a draft, which builds without any edit.
 * @param root the project's folder.
 * @param typed the name of the service, or of the city; with its state if that is not the state of business.yaml.
 * @returns the file's path in the project, and the page's address.
 * @throws {NameError} if there can be no such page, or its file is there already.
 */
export function writeNewPage(root: string, kind: keyof typeof KINDS, typed: string): { file: string; address: string } {
  const facts = fieldsOf(YamlFile.read(root, "business.yaml").value);
  const { name, state } = kind === "city" ? cityOf(typed, facts.state) : { name: typed, state: "" };
  const slug = slugOf(name);
  if (slug === "") throw new NameError(`"${name}" - expected a name with Latin letters or digits, for its address`);
  const { sample, folder } = KINDS[kind];

  /** The state that a city's file names; without one, that of business.yaml. */
  const stateIn = (file: string) => ({ state: facts.state, ...fieldsOf(YamlFile.read(root, file).value) }).state;
  const existing = `${folder}/${slug}.yaml`;
  // A city of this name may be there in another state.
  const isNamesake = kind === "city" && existsSync(path.join(root, existing)) && stateIn(existing) !== state;
  const file = isNamesake ? `${folder}/${slug}-${state.toLowerCase()}.yaml` : existing;
  if (existsSync(path.join(root, file))) throw new NameError(`${file} already exists.`);

  const template = parseDocument(readFileSync(path.join(root, "content/templates", `${kind}.yaml`), "utf8"), {
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
  writeFileSync(path.join(root, file), template.toString({ lineWidth: 118 }));
  return { file, address: unbracketed(String(template.getIn(["addresses", 0]))) };
}

/** A city and its state, from "Tulsa, OK", "Tulsa OK" or "Tulsa". @param own the state of business.yaml. */
function cityOf(typed: string, own: unknown): { name: string; state: string } {
  if (!isState(own)) throw new NameError("business.yaml has no state: put its two letters in first");
  const ending = new RegExp(`^(.+?)(?:, *([A-Za-z]{2})| ([A-Z]{2})|,? ${escaped(nameOfState(own))})$`);
  const [, name = typed, ...letters] = ending.exec(typed) ?? [];
  if (name.includes(",")) throw new NameError(`"${typed}" - expected the state in two letters, like Tulsa, OK`);
  return { name, state: letters.find(Boolean)?.toUpperCase() ?? own };
}
