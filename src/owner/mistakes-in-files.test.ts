import { expect, test } from "vitest";
import { cityFile, OWNER_FILES } from "../../tests/support/owner-files.ts";
import { DALLAS, edited, HOME, KEYS, PLANO, read } from "../../tests/support/reading.ts";

/* Mistakes that take more than one line to see. Those of one value: mistakes.test.ts. */

test("an unknown field is named with the known one that is nearly the same", async () => {
  const { problems } = await read(edited(DALLAS, "landmarks:", "landmark:"));
  expect(problems).toEqual([
    `${DALLAS}: landmarks: nothing - expected a text`,
    `${DALLAS}, line 22: landmark: "City Hall" - there is no such field here; expected landmarks`,
  ]);
});

test("a dropped claim is named in each text that has it", async () => {
  const { problems } = await read(edited("content/claims.yaml", "licensed: licensed and insured\n", ""));
  expect(problems.map((problem) => problem.split(" - ")[0])).toEqual([
    `${HOME}, line 32: whyChooseUs > reasons > 1 > title: "<Licensed>"`,
    `${HOME}, line 34: whyChooseUs > reasons > 1 > text: "They're <licensed>."`,
    `content/pages.yaml, line 22: hero > claims > 1: "<Licensed>"`,
  ]);
});

test("a copied city, half edited, is named with the lines of both files; so is an address that is another page's", async () => {
  const copy = cityFile("Dallas")
    .replace("name: Dallas", "name: Plano")
    .replace("subtitle:", "formerly:\n  - /keys\nsubtitle:");
  const { problems } = await read({ [PLANO]: copy });
  expect(problems).toEqual([
    `${PLANO}, line 7: "Help in Dallas" - expected another; ${DALLAS}, line 7 has it`,
    expect.stringMatching(`^${PLANO}, line 8: "We come .*" - expected another; ${DALLAS}, line 8 has it$`),
    `${PLANO}, line 6: "/dallas" - expected another; ${DALLAS}, line 6 has it`,
    `${PLANO}, line 10: "/keys" - expected another; ${KEYS}, line 2 has it`,
  ]);
});

test.each([
  ...[
    "/tire.php?id=1",
    "/a#b",
    "https://old.example/a",
    "old.html",
    "/../a",
    "/.env",
    "/a b",
    "/a/*",
    "/a//b",
    "/",
  ],
])("%s is no earlier address", async (old) => {
  const { problems } = await read(edited(DALLAS, "subtitle:", `formerly:\n  - "${old}"\nsubtitle:`));
  expect(problems).toEqual([
    `${DALLAS}, line 10: formerly > 1: "${old}" - expected a path like /old-name, /About_Us.html or /services/tire.php: without the site's name, a ? or a #`,
  ]);
});

test("articles are in order, the newest first", async () => {
  const [, article = ""] = Object.entries(OWNER_FILES).find(([name]) => name.includes("articles")) ?? [];
  const { problems } = await read({ "content/articles.yaml": article + article.replace("2024", "2025") });
  expect(problems).toEqual([
    'content/articles.yaml, line 8: 2 > date: "2025-08-22" - expected the newest article first; this one is newer than the one before it',
  ]);
});
