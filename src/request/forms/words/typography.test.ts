import { readdirSync, readFileSync } from "node:fs";

import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/* Words in the content are made typographic when they are read (src/owner/curly.ts); those in code are written so. */

/** An apostrophe in or after a word, and a quotation mark around words. Selectors and addresses have neither. */
const STRAIGHT = /\w'(?:\w|\s|$)|(?:^|[\s(])"\w|[a-z][.!?,]?"(?:[\s.,)]|$)/;

/** What is sent as a text message keeps straight apostrophes; notes.test.ts has what their buttons show. */
const SENT_AS_TYPED = "src/request/forms/words/notes.ts";

/** The texts in a file: of strings, templates and JSX. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === "string" && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(parseSync(file, source).program);
  return texts;
}

/** Rooms of drawings, of what search engines read, and of styles. */
const WITHOUT_WORDS = /^src\/site\/(?:pictures|document|styles)\//;

const files = ["request", "site"]
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" }).map(
      (file) => `src/${folder}/${file}`,
    ),
  )
  .filter((file) => /(?<!\.(test|spec|worker))\.tsx?$/.test(file) && !WITHOUT_WORDS.test(file))
  .filter((file) => file !== SENT_AS_TYPED);

test.each(files)(
  "%s: what a visitor sees, in any state, has curly quotation marks and apostrophes",
  (file) => {
    const texts = textsIn(file, readFileSync(file, "utf8"));
    expect(texts.filter((text) => STRAIGHT.test(text))).toEqual([]);
  },
);
