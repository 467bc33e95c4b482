import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite } from "../../tests/support/folders.ts";
import { cityFile, OWNER_FILES, writeOwnerFiles } from "../../tests/support/owner-files.ts";
import { readSite } from "./read.ts";

/* What is said where a file is no YAML: yaml-file.test.ts. Of each value of business.yaml: business.test.ts. */

type Changes = Parameters<typeof writeOwnerFiles>[0];

/** What is read of the test files, with some of them changed. */
async function read(changes?: Changes) {
  const root = await writeOwnerFiles(changes);
  onTestFinished(() => removeSite(root));
  return readSite(root);
}

/** A file with the first occurrence of a text replaced. */
function edited(file: string, from: string, to: string): Changes {
  const text = OWNER_FILES[file] ?? "";
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
}

const FACTS = "business.yaml";
const HOME = "content/home.yaml";
const PAGES = "content/pages.yaml";
const DALLAS = "content/cities/dallas.yaml";
const PLANO = "content/cities/plano.yaml";
const KEYS = "content/services/keys.yaml";
const REVIEWS = "content/reviews.yaml";

test("texts have their final words: tokens filled, quotes and apostrophes curly, lines folded", async () => {
  const { site, problems } = await read({
    ...edited(FACTS, "Lone Star Road Help", "Bob & Ann's Towing"),
    ...edited(HOME, "subtitle: Stuck?", "subtitle: |\n  It's <name>,\n  <Licensed>."),
  });
  expect(problems).toEqual([]);
  expect(site?.home).toMatchObject({
    title: "24/7 Help",
    description: expect.stringContaining("Call (817) 555-0199 day or night and"),
    subtitle: "It’s Bob & Ann’s Towing, Licensed and insured.",
    whyChooseUs: { reasons: [{ title: "Licensed and insured", text: "They’re licensed and insured." }] },
  });
  expect(site?.terms.intro).toBe("By calling Bob & Ann’s Towing, you agree.");
  expect(site?.services[0]?.cards.items[0]?.description).toBe("A “soft” wedge.");
});

test("what starts text messages keeps straight apostrophes, which take half the room", async () => {
  const { site } = await read({ [PLANO]: cityFile("O'Brien", "/obrien") });
  expect(site?.services[0]?.topic).toBe("Driver's keys");
  const city = site?.cities.find(({ name }) => name === "O’Brien");
  expect(city?.words).toMatchObject({ topic: "O'Brien TX", services: "What we do in O’Brien" });
});

test("<anytime> promises the night only to drivers of a business that answers then", async () => {
  const hours = "offline: true\nhours:\n  opens: 6:00\n  closes: 22:00";
  const { site } = await read(edited(FACTS, "offline: true", hours));
  expect(site?.pages.closing.text).toBe("We come from 6 AM to 10 PM.");
});

test("without reviews and reasons, the site has none", async () => {
  const reasons =
    "  reasons:\n    - title: <Licensed>\n      icon: shield\n      text: They're <licensed>.\n";
  const { site, problems } = await read({ [REVIEWS]: "# None yet.\n", ...edited(HOME, reasons, "") });
  expect(problems).toEqual([]);
  expect([site?.reviews, site?.home.whyChooseUs.reasons]).toEqual([[], []]);
});

test("a draft is no page of the site, and may have the template's words", async () => {
  const plano = cityFile("Plano")
    .replace("32.78, -96.8", "((latitude, longitude))")
    .replace("Streets.", "((Streets <anytime>.))");
  const { site, problems } = await read({ [PLANO]: `draft: true\n${plano}` });
  expect(problems).toEqual([]);
  expect(site?.cities.map(({ name }) => name)).toEqual(["Dallas", "Irving"]);
  expect(site?.draftCities).toMatchObject([{ name: "Plano", subtitle: "((Streets day or night.))" }]);
  const published = await read({ [PLANO]: plano });
  expect(published.problems).toEqual(
    ['line 2: center: "((latitude, longitude))"', 'line 9: subtitle: "((Streets <anytime>.))"'].map(
      (what) => `${PLANO}, ${what} - is still the template's text; expected your own, without (( ))`,
    ),
  );
});

const ADDRESS = "expected an address like /old-name: a slash, then small letters, digits and single hyphens";
const LIST = 'expected a list: lines that begin with "- "';
const NO_TOKEN = "is not the name of a claim or fact; correct or remove it";
const INVISIBLE = "expected one line, & in place of &amp;, and no invisible letters";
const CENTER = "expected latitude and longitude of the city in Texas, like 32.93, -97.25";
const NO_NAME = "nothing has this name; correct or remove it";

/** One edit of a file, and what is said of it. */
test.each<[file: string, from: string, to: string, problem: string]>([
  [HOME, "Stuck?", "<fone>", `, line 6: subtitle: "<fone>" - <fone> ${NO_TOKEN}`],
  [HOME, "Stuck?", "<i>Stuck?", `, line 6: subtitle: "<i>Stuck?" - <i> ${NO_TOKEN}`],
  [HOME, "Stuck?", "<city>", `, line 6: subtitle: "<city>" - <city> ${NO_TOKEN}`],
  [
    HOME,
    "Stuck?",
    "In {hours}",
    ', line 6: subtitle: "In {hours}" - facts and claims are written like <phone>',
  ],
  [HOME, "Stuck?", "Stuck &amp; lost", `, line 6: subtitle: "Stuck &amp; lost" - ${INVISIBLE}`],
  [HOME, "Stuck?", "Stu\u200bck", `, line 6: subtitle: "Stu\u200bck" - ${INVISIBLE}`],
  [
    PAGES,
    " in <city>",
    "",
    ', line 39: cities > headline: "<hours> help" - expected the name of the city, <city>, in it',
  ],
  [
    PAGES,
    "link: /\n",
    "link: home\n",
    `, line 4: navigation > 1 > link: "home" - expected the address of a page, like`,
  ],
  [DALLAS, "landmarks: City Hall\n", "", ": landmarks: nothing - expected a text"],
  [DALLAS, "landmarks: City Hall", "landmarks:", ", line 22: landmarks: nothing - expected a text"],
  [
    DALLAS,
    "landmarks:",
    "nearby: x\nlandmarks:",
    ', line 22: nearby: "x" - there is no such field here; expected name or',
  ],
  [DALLAS, "    text: It's wide.\n", "", ", line 12: roads > 1 > text: nothing - expected a text"],
  [DALLAS, "  - name: I-30\n    text: It's wide.", "  I-30", `, line 11: roads: "I-30" - ${LIST}`],
  [DALLAS, "32.78, -96.8", "32.78, 96.8", `, line 2: center: "32.78, 96.8" - ${CENTER}`],
  [DALLAS, "32.78, -96.8", "32.78", `, line 2: center: "32.78" - ${CENTER}`],
  [
    DALLAS,
    "Dallas County",
    "Dallas",
    ', line 3: county: "Dallas" - expected its whole name, like Tarrant County',
  ],
  ...["dallas", "/dallas/", "/dallas.html", "/Dallas", "/old name", "/a?b", "/a--b"].map(
    (address): [string, string, string, string] => [
      DALLAS,
      "  - /dallas",
      `  - ${address}`,
      `, line 6: addresses > 1: "${address}" - ${ADDRESS}`,
    ],
  ),
  [KEYS, "icon: car", "icon: cars", ', line 18: cards > items > 1 > icon: "cars" - expected car'],
  [KEYS, "topic:", "topik:", ": topic: nothing - expected a text"],
  [
    KEYS,
    "kind: items",
    "kind: item",
    ', line 24: blocks > 1 > kind: "item" - expected items, excluded, reasons',
  ],
  [
    KEYS,
    "- warning:",
    "- danger:",
    ", line 27: blocks > 1 > items > 2: fields - expected a text, or warning:",
  ],
  [
    KEYS,
    "KEYS IN THE CAR",
    "Keys",
    ', line 8: board > 1: "Keys" - expected 1 to 3 lines, each of 1 to 16 capitals',
  ],
  [
    KEYS,
    "Lockout Service",
    "Other",
    ', line 4: service: "Other" - expected Jump Start or Lockout Service or',
  ],
  [
    "content/articles.yaml",
    "2024-08-22",
    "8/22/2024",
    ', line 3: 1 > date: "8/22/2024" - expected a day like 2026-09-30',
  ],
  [
    "content/articles.yaml",
    "2024-08-22",
    "2099-01-01",
    ', line 3: 1 > date: "2099-01-01" - expected today, or a day before',
  ],
  [
    "content/articles.yaml",
    "Safety Tips",
    "Towing",
    ', line 5: 1 > category: "Towing" - expected Safety Tips or Car',
  ],
  [
    "content/lists.yaml",
    "cities:\n  - Irving",
    "cities:\n  - Azle",
    `, line 2: cities > 1: "Azle" - ${NO_NAME}`,
  ],
  [
    "content/lists.yaml",
    "      - Irving",
    "      - Azle",
    `, line 8: footer > 1 > cities > 1: "Azle" - ${NO_NAME}`,
  ],
  ["content/claims.yaml", "15-30", "<hours>", `, line 2: arrival: "<hours> minutes" - <hours> ${NO_TOKEN}`],
  [REVIEWS, "text: Quick.", "tekst: Quick.", ", line 1: 1 > text: nothing - expected a text"],
])("%s with %j as %j", async (file, from, to, problem) => {
  const [found] = (await read(edited(file, from, to))).problems;
  expect(found).toEqual(expect.stringContaining(file + problem));
});

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
    `${PAGES}, line 22: hero > claims > 1: "<Licensed>"`,
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

test("articles are in order, the newest first", async () => {
  const [, article = ""] = Object.entries(OWNER_FILES).find(([name]) => name.includes("articles")) ?? [];
  const { problems } = await read({ "content/articles.yaml": article + article.replace("2024", "2025") });
  expect(problems).toEqual([
    'content/articles.yaml, line 8: 2 > date: "2025-08-22" - expected the newest article first; this one is newer than the one before it',
  ]);
});

test("a file that is missing, empty, or has another ending is named; mistakes in all files are reported at once", async () => {
  const { problems } = await read({
    [FACTS]: "",
    [HOME]: undefined,
    [DALLAS]: "name: a\nname: b\n",
    [`${PLANO}.txt`]: cityFile("Plano"),
  });
  expect(problems).toEqual([
    `${FACTS}: expected fields, each in a line: name: text`,
    `${HOME}: there is no such file; take it from the project as you got it`,
    `${DALLAS}, line 2: name: b - is here for the second time; expected this field once`,
    `${PLANO}.txt: is not read; expected a name that ends with .yaml`,
  ]);
});

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

test("the site's own descriptions have room for long hours and a long number", async () => {
  const root = await writeOwnerFiles();
  onTestFinished(() => removeSite(root));
  await cp("content", path.join(root, "content"), { recursive: true });
  const facts = (OWNER_FILES[FACTS] ?? "").replace("(817) 555-0199", "1-800-869-8785");
  const more = "hotlineLetters: 1-800-TOW-TRUK\nhours:\n  opens: 10:30\n  closes: 23:30\n";
  await writeFile(path.join(root, FACTS), facts + more);
  expect(readSite(root).problems.filter((problem) => problem.includes("description: "))).toEqual([]);
});

/* What owners paste and type, whole. */

test.each<[what: string, changes: Changes, expected: string]>([
  ["a name with accents", edited(FACTS, "Lone Star Road Help", "Grúas Peña"), "Grúas Peña"],
  ["a quoted name", edited(FACTS, "Lone Star Road Help", '"#1 Towing: fast"'), "#1 Towing: fast"],
])("%s is the name", async (_, changes, expected) => {
  const { site } = await read(changes);
  expect(site?.business.name).toBe(expected);
});

test("a review with curly quotes, dashes, emoji and a colon is shown as it is, in quotes", async () => {
  const pasted = "“They’re great” — so fast – ❤️👍🏽👨‍👩‍👧: 5 stars";
  const asked = await read(edited(REVIEWS, "Quick.", pasted));
  const quoted = `text: "${pasted}"`;
  expect(asked.problems).toEqual([
    `${REVIEWS}, line 3: text: ${pasted} - a text with a colon and a space goes in quotes; expected ${quoted}`,
  ]);
  const { site } = await read(edited(REVIEWS, "text: Quick.", quoted));
  expect(site?.reviews[0]?.text).toBe(pasted);
});
