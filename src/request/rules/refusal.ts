import { isBlank } from "../../shared/text.ts";
import { isEmail, pastedEmail } from "./contact-message.ts";
import type { Fields, FormField, Typed } from "./fields.ts";

/** Why Send is refused: by these fields. If there are none, it is not. */
export interface Refusal<Name extends string> {
  blank: readonly Name[];
  wrong: readonly Name[];
  /** What to say at each of them. */
  words: Partial<Typed<Name>>;
}

/**
 * Which fields of a form are blank but required, and which are wrong.
 * @param filledIn a required field that may be blank, because a pin takes its place.
 */
export function refusalOf<Name extends string>(
  fields: Fields<Name>,
  typed: Typed<Name>,
  filledIn?: Name,
): Refusal<Name> {
  const words: Partial<Typed<Name>> = {};
  const namesOf = (wordsFor: (field: FormField, text: string) => string | undefined) =>
    fields.flatMap((field) => {
      const said = field.name === filledIn ? undefined : wordsFor(field, typed[field.name]);
      if (!said) return [];
      words[field.name] = said;
      return [field.name];
    });
  return {
    blank: namesOf((field, text) => (field.isRequired && isBlank(text) ? field.blank : undefined)),
    wrong: namesOf((field, text) => (isBlank(text) || isEmail(pastedEmail(text)) ? undefined : field.wrong)),
    words,
  };
}
