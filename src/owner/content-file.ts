import type { z } from "zod";
import { fieldsOf } from "../shared/fields-of.ts";
import type { Written } from "./names.ts";
import { inWords, issuesIn } from "./problems.ts";
import { fillTokens, type TokenValues, unknownTokens } from "./tokens.ts";
import { UNFINISHED } from "./values.ts";
import type { Place, YamlFile } from "./yaml-file.ts";

/** What a file of content/ holds, checked, with its tokens filled, and what is wrong with it. */
export function checkContent<S extends z.ZodType>(
  file: YamlFile,
  schema: S,
  values: (place: Place) => TokenValues,
): { content?: z.output<S> | undefined; problems: string[] } {
  const isDraft = /^(?:true|yes)$/i.test(String(fieldsOf(file.value).draft));
  const wrong = textsIn(file.value).flatMap(({ place, text }) => [
    ...unknownTokens(text, values(place)).map((token) =>
      file.message(place, `${token} is not the name of a claim or fact; correct or remove it`),
    ),
    ...(!isDraft && UNFINISHED.test(text)
      ? [file.message(place, "is still the template's text; expected your own, without (( ))")]
      : []),
  ]);
  const { data, error } = schema.safeParse(filled(file.value, values), { error: inWords });
  const issues = error ? issuesIn(error).map(({ place, text }) => file.message(place, text)) : [];
  const problems = [...wrong, ...issues];
  return problems.length > 0 ? { problems } : { content: data, problems };
}

/** Fills each part of a file with the values that hold there. */
function filled(value: unknown, values: (place: Place) => TokenValues): unknown {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return fillTokens(value, values([]));
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, part]) => [name, fillTokens(part, values([name]))]),
  );
}

/** The values of fields with these names, however deep: one by one, where a field is a list. */
export function valuesOfFields(file: YamlFile, fields: readonly string[]): Written[] {
  return textsIn(file.value)
    .filter(({ place }) => fields.includes(String(place.findLast((part) => typeof part === "string"))))
    .map(({ place, text }) => ({ value: text, at: file.at(place) }));
}

/** Every text in a part of a file, and where it is. */
function textsIn(value: unknown, place: Place = []): { place: Place; text: string }[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...place, index]));
  return Object.entries(fieldsOf(value)).flatMap(([name, part]) => textsIn(part, [...place, name]));
}
