import { expect, test } from "vitest";
import { OWNER_FILES } from "../../tests/support/owner-files.ts";
import { fieldsOf } from "../shared/fields-of.ts";
import { KINDS } from "./json-schemas.ts";
import { inWords, issuesIn } from "./problems.ts";
import { YamlFile } from "./yaml-file.ts";

/** A value with each part of it, however deep, once replaced by another. */
function* replaced(value: unknown, by: unknown): Generator<unknown> {
  yield by;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const other of replaced(part, by))
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...fieldsOf(value), [name]: other };
}

const OF_ZOD = /\b(?:array|object|undefined|nonoptional|received|invalid|too (?:small|big)|string|NaN)\b|[<>]=/i;

test.each([undefined, ["x"], { x: "y" }])("in place of any value, %j is refused in words for owners", (by) => {
  const files = Object.entries(OWNER_FILES).map(([name, text]) => new YamlFile(name, Buffer.from(text)));
  for (const { schema, files: paths } of Object.values(KINDS)) {
    const file = files.find(({ name }) => new RegExp(`^${paths.replace("*", "[^/]+")}$`).test(name));
    for (const value of replaced(file?.value, by)) {
      const { error } = schema.safeParse(value, { error: inWords });
      expect((error ? issuesIn(error) : []).filter(({ text }) => OF_ZOD.test(text))).toEqual([]);
    }
  }
});
