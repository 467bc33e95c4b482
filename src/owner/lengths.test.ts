import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isAsShipped } from "../../tests/support/business.ts";
import { removeSite } from "../../tests/support/folders.ts";
import { OWNER_FILES, writeOwnerFiles } from "../../tests/support/owner-files.ts";
import { DALLAS, edited, FACTS, HOME, read } from "../../tests/support/reading.ts";
import { readSite } from "./read.ts";

/* How long titles and descriptions may be, with their facts filled in. */

test.each([61, 62])(
  "a title or description that search engines would cut or replace is named: %i",
  async (length) => {
    const { problems } = await read({
      ...edited(HOME, "title: <hours> Help", `title: ${"x".repeat(length)}`),
      ...edited(
        DALLAS,
        /description: .*/.exec(OWNER_FILES[DALLAS] ?? "")?.[0] ?? "",
        `description: ${"x".repeat(length)}`,
      ),
    });
    expect(problems).toEqual([
      `${HOME}, line 3: title: "${"x".repeat(length)}" - has ${length} characters; expected at most 60, as search engines show them`,
      `${DALLAS}, line 8: description: "${"x".repeat(length)}" - has ${length} characters; expected 70 to 160, as search engines show them`,
    ]);
  },
);

test.each([
  [
    "title",
    "title: <hours> Roadside Assistance in Dallas-Fort Worth",
    "10:30",
    "22:30",
    'line 3: title: "<hours> Roadside Assistance in Dallas-Fort Worth" - has 61 characters; expected at most 60, as search engines show them. Of these, <hours> is "10:30 AM to 10:30 PM": shorten the rest, or write it without <hours>',
  ],
  [
    "title",
    "title: <name>, open <hours>, cars and trucks",
    "9:15",
    "21:45",
    'line 3: title: "<name>, open <hours>, cars and trucks" - has 61 characters; expected at most 60, as search engines show them. Of these, <name> is "Lone Star Road Help", <hours> is "9:15 AM to 9:45 PM": shorten the rest, or write it without <name>',
  ],
])(
  "a %s that is too long with its facts filled in says which facts: %s",
  async (field, line, opens, closes, expected) => {
    const { problems } = await read({
      ...edited(HOME, new RegExp(`${field}: .*`).exec(OWNER_FILES[HOME] ?? "")?.[0] ?? "", line),
      [FACTS]: `${OWNER_FILES[FACTS]}hours:\n  opens: ${opens}\n  closes: ${closes}\n`,
    });
    expect(problems).toEqual([`${HOME}, ${expected}`]);
  },
);

test.skipIf(!isAsShipped)(
  "the site's own descriptions have room for long hours and a long number",
  async () => {
    const root = await writeOwnerFiles();
    onTestFinished(() => removeSite(root));
    await cp("content", path.join(root, "content"), { recursive: true });
    const facts = (OWNER_FILES[FACTS] ?? "").replace("(817) 555-0199", "1-800-869-8785");
    const more = "hotlineLetters: 1-800-TOW-TRUK\nhours:\n  opens: 10:30\n  closes: 23:30\n";
    await writeFile(path.join(root, FACTS), facts + more);
    expect(readSite(root).problems.filter((problem) => problem.includes("description: "))).toEqual([]);
  },
);
