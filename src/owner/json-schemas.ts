import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import { z } from "zod";
import { facts } from "./business.ts";
import { city } from "./city.ts";
import { servicePage } from "./pages.ts";
import { articleList, example, home, lists, pages, reviewList, terms } from "./texts.ts";
import { namedTexts } from "./tokens.ts";
import { editorPattern } from "./values.ts";

/*
 * JSON schemas for editors, made from those that the reader checks with: names and kinds of fields, lists, choices, and
 * the form of a text. What is computed, or compared with another field or file, only the build sees.
 */

type JsonSchema = z.core.JSONSchema.JSONSchema;
type RegexCheck = z.core.$ZodCheckRegexDef;

/** A stand-in for a wrong value, to ask a pattern for its message: no message depends on the value. */
const NO_ISSUE = { code: "invalid_format", format: "regex", origin: "string", input: "" } as const;

/** Each kind of file: its schema, the files that are checked by it, and the one with the comments that editors show. */
export const KINDS: Readonly<Record<string, { schema: z.ZodType; files: string; comments: string }>> = {
  business: { schema: facts, files: "business.yaml", comments: "business.yaml" },
  city: { schema: city, files: "content/cities/*.yaml", comments: "content/templates/city.yaml" },
  service: {
    schema: servicePage,
    files: "content/services/*.yaml",
    comments: "content/templates/service.yaml",
  },
  ...Object.fromEntries(
    Object.entries({
      claims: namedTexts,
      safety: namedTexts,
      example,
      home,
      pages,
      terms,
      lists,
      reviews: reviewList,
      articles: articleList,
    }).map(([name, schema]) => {
      const file = `content/${name}.yaml`;
      return [name, { schema, files: file, comments: file }];
    }),
  ),
};

/** Editors read 005431 and 24 as numbers; the reader reads texts alone. */
const TEXT = ["string", "number"];

/** The schema of a kind of file as editors read it, with the comments of this YAML as descriptions. */
export function jsonSchemaOf(schema: z.ZodType, yaml: string): JsonSchema {
  const made = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => writePatterns(zodSchema, jsonSchema),
  });
  adapt(made);
  // A file of comments alone is as good as none.
  if (schema.safeParse(undefined).success) allowNothing(made);
  describe(made, parseDocument(yaml.replace(/^# yaml-language-server.*\n/, ""), { schema: "failsafe" }).contents);
  return made;
}

/** Writes each pattern with the build's message. Patterns with flags are left out: JSON schemas have no flags. */
function writePatterns({ _zod: { def } }: z.core.$ZodTypes, part: JsonSchema): void {
  const checks = ("checks" in def && def.checks) || [];
  const defs = checks.map((check) => check._zod.def).filter((def): def is RegexCheck => "pattern" in def);
  if (defs.length === 0) return;
  delete part.pattern;
  // Of a text in several lines, the reader takes the space around it away first.
  const isTrimmed = checks.some((check) => check._zod.def.check === "overwrite");
  const patterns = defs
    .filter(({ pattern }) => pattern?.flags === "")
    .map(({ pattern = /./, error }) =>
      editorPattern(
        isTrimmed ? withSpace(pattern) : pattern,
        String((error as z.core.$ZodErrorMap | undefined)?.(NO_ISSUE)),
      ),
    );
  Object.assign(part, patterns.length > 1 ? { allOf: patterns } : patterns[0]);
}

/** The pattern with space before and after what it matches. */
function withSpace({ source }: RegExp): RegExp {
  return new RegExp(source.replace(/^\^/, "^\\s*").replace(/(?<!\\)\$$/, "\\s*$"));
}

/** Makes of a part of a schema, and of the parts in it, what the reader accepts in YAML. */
function adapt(part: JsonSchema): void {
  // A default is what the site has without the field, not what an editor should put in.
  delete part.default;
  delete part.readOnly;
  const types = typesOf(part);
  if (part.enum || part.const) delete part.type;
  else if (types.includes("string")) setTypes(part, [...TEXT, ...types]);
  for (const [name, field] of Object.entries(part.properties ?? {})) {
    // An empty field is as good as none.
    if (typeof field === "object" && !part.required?.includes(name)) allowNothing(field);
  }
  const { properties = {}, items = [], additionalProperties, additionalItems, anyOf = [], oneOf = [] } = part;
  const parts = [Object.values(properties), items, additionalProperties, additionalItems, anyOf, oneOf];
  for (const inner of parts.flat()) if (typeof inner === "object") adapt(inner);
}

function allowNothing(field: JsonSchema): void {
  if (field.type) setTypes(field, [...typesOf(field), "null"]);
  else if (!field.anyOf?.some(({ type }) => type === "null")) field.anyOf?.push({ type: "null" });
  field.enum?.push(null);
}

function typesOf({ type = [] }: JsonSchema): readonly string[] {
  return [type].flat();
}

function setTypes(part: JsonSchema, types: readonly string[]): void {
  Object.assign(part, { type: [...new Set(types)] });
}

/** Gives each field the comment that is above it in YAML. */
function describe(part: JsonSchema, node: unknown): void {
  const variants = [part, ...(part.anyOf ?? []), ...(part.oneOf ?? [])];
  for (const variant of variants) {
    if (isSeq(node) && typeof variant.items === "object" && !Array.isArray(variant.items))
      for (const item of node.items) describe(variant.items, item);
    if (!isMap<Node, Node>(node)) continue;
    for (const { key, value } of node.items) {
      const field = isScalar(key) ? variant.properties?.[String(key.value)] : undefined;
      if (typeof field !== "object") continue;
      // What is above an empty line is about the whole file.
      const comment = key.commentBefore?.split("\n\n").at(-1)?.replaceAll(/^ /gm, "");
      if (comment) field.description = comment;
      describe(field, value);
    }
  }
}
