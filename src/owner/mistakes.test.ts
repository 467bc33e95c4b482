import { expect, test } from "vitest";
import { cityFile, edited, FILES, OWNER_FILES, read } from "../../tests/support/owner-files.ts";

/* What is said of wrong content: file, line, field, value, and what is expected. Of single values: values.test.ts. */

const { ASHBY, ARTICLES, CLAIMS, FACTS, HOME, KEYS, LISTS, MILTON, NEWTOWN, PAGES, REVIEWS } = FILES;

const LIST = 'expected a list: lines that begin with "- "';
const NO_TOKEN = "is not the name of a claim or fact; correct or remove it";
const QUOTED = "expected a text; in quotes, if it has a colon and a space, or begins with [ or {";
const HASH = "what follows # would not be read; put the whole text in quotes";
const OTHER = "expected another;";
const LENGTH = "characters with each <fact> filled in; expected";

const NO_MARKUP = "would be shown as it is: facts are written like <phone>, and texts have no HTML or Markdown";

const MARKUP = ["{phone}", "<phone", "&amp;", "&#39;", "**", "]("];

const NO_TOKENS = ["<fone>", "<city>", "<Phone>", "< phone >", "<>", "<constructor>", "</b>"];

type Mistake = [file: string, from: string, to: string, problem: string];

test.each<Mistake>([
  ...NO_TOKENS.map((it): Mistake => [HOME, "Stuck?", it, `, line 6: subtitle: "${it}" - ${it} ${NO_TOKEN}`]),
  ...MARKUP.map((it): Mistake => [HOME, "Stuck?", `Call ${it}`, ` - ${it} ${NO_MARKUP}`]),
  [CLAIMS, "licensed and", "<hours>", `, line 1: licensed: "<hours> insured" - <hours> ${NO_TOKEN}`],
  [HOME, "<hours> Help", "<name> <phone>, help for cars and all trucks", `has 64 ${LENGTH} at most 60`],
  [PAGES, "name: Home", `name: ${"n".repeat(60)}`, ", line 2: navigation: a list - expected fewer links or shorter"],
  [PAGES, " in <city>", "", ', line 45: cities > headline: "<hours> help" - expected the name of the city'],
  [CLAIMS, "licensed:", "region: Reno\nlicensed:", `, line 1: "region" - ${OTHER} business.yaml, line 8`],
  [ASHBY, "Ashby County", "Ashby", ', line 3: county: "Ashby" - expected its whole name, like'],
  [ASHBY, "Ashby County", "Ada County, ID", ', line 3: county: "Ada County, ID" - expected its whole name'],
  [ASHBY, "name: Ashby", "name: Ashby, ID", ', line 1: name: "Ashby, ID" - expected the name alone; another'],
  [ASHBY, "brakes: Hills", "breaks: Hills", ', line 21: services > breaks: "Hills." - content/pages.yaml'],
  [KEYS, "blocks:", "blocks:\n  - { kind: places, heading: A, offering: b }", 'blocks > 1 > offering: "b" - con'],
  [KEYS, "service: Lockout Service", "service: other", ', line 4: service: "other" - expected a choice'],
  [KEYS, "service: Lockout Service", "service: Driver's keys", ', line 4: service: "Driver\'s keys" - expected a'],
  [ASHBY, "troubleSpots:", "  - { name: I-30, text: a }\ntroubleSpots:", ", line 14: roads > 2: fields - is in this"],
  [ASHBY, "landmarks: City Hall", "landmarks:", ", line 22: landmarks: nothing - expected a text"],
  [ASHBY, "City Hall\n", "\n  ", ", line 23: findYou: Say which road. - this line, or the one above it, begins"],
  [ASHBY, "  - name: I-30\n    text: It's wide.", "  I-30", `, line 11: roads: "I-30" - ${LIST}`],
  [KEYS, "service: Lockout Service", "photo: A.\nservice: Fuel", ', line 4: photo: "A." - expected what is'],
  [KEYS, "picture:", "photo: keys\npicture:", ', line 6: photo: "keys" - expected no such line where the keys'],
  [KEYS, "icon: car", "icon: cars", ', line 18: cards > items > 1 > icon: "cars" - expected badge or'],
  [KEYS, "- warning:", "- danger:", ", line 27: blocks > 1 > items > 2: fields - expected a text, in quotes"],
  [HOME, "No damage", "Tools: soft", `, line 16: services > cards > 1 > features > 1: fields - ${QUOTED}`],
  [HOME, "Stuck?", "<phone in <region>", `, line 6: subtitle: "<phone in <region>" - <phone ${NO_MARKUP}`],
  [REVIEWS, "- name", `${OWNER_FILES[REVIEWS]}- name`, ", line 5: 2: fields - is in this list already; remove it"],
  [HOME, "Stuck?", "((Stuck?", ', line 6: subtitle: "((Stuck?" - is still the template'],
  [HOME, "Stuck?", "Stuck?))", ', line 6: subtitle: "Stuck?))" - is still the template'],
  [CLAIMS, "15-30", "30-15", ', line 2: arrival: "30-15 minutes" - expected the smaller number first'],
  [FACTS, "payment", "license: TDLR #12\npayment", `, line 9: license: TDLR #12 - ${HASH}`],
  [FACTS, "offline", "brandColor: #123456\noffline", `, line 5: brandColor: #123456 - ${HASH}`],
  [CLAIMS, "arrival", "Licensed", `, line 2: "Licensed" - ${OTHER} ${CLAIMS}, line 1 has it`],
  [CLAIMS, "arrival", "whereToWait", `, line 2: "whereToWait" - ${OTHER} content/safety.yaml, line 1 has it`],
  [CLAIMS, "arrival", "city", `, line 2: "city" - ${OTHER} content/pages.yaml has it`],
  // Their pictures would have the same file.
  [MILTON, "name: Milton", "name: Ashby.", `, line 1: "Ashby., ID" - ${OTHER} ${ASHBY}, line 1 has it`],
  [ASHBY, "name: Ashby", "name: 東京", ', line 1: name: "東京" - expected a name with Latin letters or digits'],
  [PAGES, "- <Licensed>", "- ", ", line 22: hero > claims > 1: nothing - expected a text; where there"],
  [LISTS, "  - Newtown", "  - Milton", ', line 11: cityFooter > 2: "Milton" - is in this list already'],
])("%s with %j as %j", async (file, from, to, problem) => {
  const { problems } = await read(edited(file, from, to));
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]?.startsWith(file)).toBe(true);
});

test("a name that a list has, and nothing else, is named in each list", async () => {
  const { problems } = await read({
    [LISTS]: `${OWNER_FILES[LISTS]?.replaceAll("- Milton", "- Azle")}services:\n  - keys\n  - towing\n`,
  });
  const said = [
    'line 17: services > 2: "towing"',
    'line 2: cities > 1: "Azle"',
    'line 4: serviceArea > 1: "Azle"',
    'line 10: cityFooter > 1: "Azle"',
    'line 8: footer > 1 > cities > 1: "Azle"',
  ];
  expect(problems).toEqual(said.map((what) => `${LISTS}, ${what} - nothing has this name; correct or remove it`));
});

test("a copied city, half edited, is named with the lines of both files; so is an address that is another page's", async () => {
  const copy = cityFile("Ashby")
    .replace("name: Ashby", "name: Newtown")
    .replace("subtitle:", "formerly:\n  - /keys/\nsubtitle:");
  const { problems } = await read({ [NEWTOWN]: copy });
  expect(problems).toEqual([
    `${NEWTOWN}, line 7: "Help in Ashby" - expected another; ${ASHBY}, line 7 has it`,
    expect.stringMatching(`^${NEWTOWN}, line 8: "We come .*" - expected another; ${ASHBY}, line 8 has it$`),
    `${NEWTOWN}, line 6: "/ashby" - expected another; ${ASHBY}, line 6 has it`,
    `${NEWTOWN}, line 10: "/keys/" - expected another; ${KEYS}, line 2 has it`,
  ]);
});

test("more reviews or articles than a page has room for are refused", async () => {
  const [review = "", article = ""] = [REVIEWS, ARTICLES].map((file) => OWNER_FILES[file]);
  const { problems } = await read({ [REVIEWS]: review.repeat(25), [ARTICLES]: article.repeat(51) });
  expect(problems).toEqual([`${REVIEWS}: expected at most 24 reviews`, `${ARTICLES}: expected at most 50 articles`]);
});

test("without a published city or service, what to write is said, and not what refers to it", async () => {
  const draft = `draft: true\n${OWNER_FILES[ASHBY]}`;
  const { problems } = await read({ [ASHBY]: draft, [MILTON]: undefined, [KEYS]: undefined });
  expect(problems).toEqual([
    "content/: expected a city that is no draft; content/templates/city.yaml has what to write",
    "content/: expected a service that is no draft; content/templates/service.yaml has what to write",
  ]);
});

test("a folder in place of a file is named, and a file in place of a folder", async () => {
  const { problems } = await read({
    [HOME]: undefined,
    [`${HOME}/a`]: "",
    ...Object.fromEntries([ASHBY, MILTON].map((city) => [city, undefined])),
    "content/cities": "Ashby",
  });
  expect(problems).toEqual(["content/cities: is a file; expected a folder", `${HOME}: is a folder; expected a file`]);
});

test("files that are missing, empty, of another kind or in another place are named, all at once", async () => {
  const { problems } = await read({
    [HOME]: undefined,
    "content/terms.yaml": "",
    [ASHBY]: "name: a\nname: b\n",
    [`${NEWTOWN}.txt`]: cityFile("Newtown"),
    // What systems leave behind is left alone.
    "content/.DS_Store": "x",
    "content/newtown.yaml": cityFile("Newtown"),
    "content/cities/idaho/newtown.yaml": cityFile("Newtown"),
  });
  expect(problems.map((problem) => problem.split(/[;,]/)[0])).toEqual([
    "content/newtown.yaml: is not read",
    "content/cities/idaho: is not read",
    `${NEWTOWN}.txt: is not read`,
    ASHBY,
    `${HOME}: there is no such file`,
    "content/terms.yaml: expected fields",
  ]);
});
