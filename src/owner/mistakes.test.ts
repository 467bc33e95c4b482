import { expect, test } from "vitest";
import { DALLAS, edited, HOME, KEYS, read } from "../../tests/support/reading.ts";

/* What is said of wrong content. Where a file is no YAML: yaml-file.test.ts. Of the values of business.yaml: business.test.ts. */

const ADDRESS = "expected an address like /old-name: a slash, then small letters, digits and single hyphens";
const LIST = 'expected a list: lines that begin with "- "';
const NO_TOKEN = "is not the name of a claim or fact; correct or remove it";
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
  [
    HOME,
    "Stuck?",
    "Stuck &amp; lost",
    `, line 6: subtitle: "Stuck &amp; lost" - has &amp;; expected & in its place`,
  ],
  [
    HOME,
    "Stuck?",
    "Stu\u202eck",
    `, line 6: subtitle: "Stu\u202eck" - has the invisible character U+202E after "Stu"; type these words anew`,
  ],
  [
    DALLAS,
    "name: Dallas",
    "name: Dal\u200blas",
    `, line 1: name: "Dal\u200blas" - has the invisible character U+200B after "Dal"; type these words anew`,
  ],
  [
    "content/pages.yaml",
    " in <city>",
    "",
    ', line 39: cities > headline: "<hours> help" - expected the name of the city, <city>, in it',
  ],
  [
    "content/pages.yaml",
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
  [
    "content/claims.yaml",
    "licensed and",
    "<hours>",
    `, line 1: licensed: "<hours> insured" - <hours> ${NO_TOKEN}`,
  ],
  ...[
    "30 minutes, 24/7",
    "about 15-30 minutes",
    "45-20 minutes",
    "15-30",
    "0 minutes",
    "1-2 days",
    "20 hours",
  ].map((arrival): [string, string, string, string] => [
    "content/claims.yaml",
    "15-30 minutes",
    arrival,
    `, line 2: arrival: "${arrival}" - expected minutes or hours and nothing else, like 15-30 minutes`,
  ]),
])("%s with %j as %j", async (file, from, to, problem) => {
  const { problems } = await read(edited(file, from, to));
  expect(problems).toEqual([expect.stringContaining(file + problem)]);
});
