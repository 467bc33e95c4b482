import { expect, test } from "vitest";
import { cityFile, edited, FILES, OWNER_FILES, placeOf, read } from "../../tests/support/owner-files.ts";

/* What is said of wrong content: file, line, field, value, and what is expected. Of single values: values.test.ts. */

const { ASHBY, ARTICLES, CLAIMS, FACTS, FUEL, HOME, KEYS, LISTS, MILTON, NEWTOWN, PAGES, REVIEWS } = FILES;

const LIST = 'expected a list with at least one item: a line that begins with "- "';
const NO_TOKEN = "is not the name of a claim or fact; correct or remove it";
const QUOTED =
  "expected a text; put it in quotes if it has a colon and a space, or begins with [ or {. Begin the next field as far left";
const HASH = "where a text has a #, put the whole text in quotes";
const ELSEWHERE = "is already in";
const LENGTH = "characters with each <fact> filled in; expected";

const NO_MARKUP = "would be shown as it is: facts are written like <phone>, and texts have no HTML or Markdown";

const MARKUP = ["{phone}", "<phone", "&amp;", "&#39;", "**", "]("];

const NO_TOKENS = ["<fone>", "<city>", "<Phone>", "< phone >", "<>", "<constructor>", "</b>"];

/** No files whose paths match. */
function without(paths: RegExp) {
  return Object.fromEntries(Object.keys(OWNER_FILES).flatMap((file) => (paths.test(file) ? [[file, undefined]] : [])));
}

type Mistake = [file: string, from: string, to: string, problem: string, line?: string];

// The line that is named has the first words of the mistake, or these.
test.each<Mistake>([
  ...NO_TOKENS.map((it): Mistake => [HOME, "Stuck?", it, `subtitle: "${it}" - ${it} ${NO_TOKEN}`]),
  ...MARKUP.map((it): Mistake => [HOME, "Stuck?", `Call ${it}`, ` - ${it} ${NO_MARKUP}`, "subtitle:"]),
  [PAGES, "name: Home", "name: <city>", `navigation > 1 > name: "<city>" - <city> ${NO_TOKEN}`],
  [CLAIMS, "licensed and", "<hours>", `licensed: "<hours> insured" - <hours> ${NO_TOKEN}`],
  [HOME, "<hours> Help", "<region> <phone>, help for cars and all trucks", `has 63 ${LENGTH} at most 60`],
  [
    PAGES,
    "name: Home",
    `name: ${"n".repeat(60)}`,
    "navigation: a list - expected fewer links or shorter",
    "navigation:",
  ],
  [PAGES, " in <city>", "", 'cities > headline: "<hours> help" - expected the name of the city', "headline:"],
  [CLAIMS, "licensed:", "region: Reno\nlicensed:", `"region" - ${ELSEWHERE} ${placeOf(FACTS, "region:")}`],
  [ASHBY, "Ashby County", "Ashby", 'county: "Ashby" - expected its whole name, like', "county:"],
  [ASHBY, "Ashby County", "Ada County, ID", 'county: "Ada County, ID" - expected its whole name'],
  [ASHBY, "name: Ashby", "name: Ashby, ID", 'name: "Ashby, ID" - expected the name alone; another'],
  [ASHBY, "name: Ashby", "name: Ashby ID", 'name: "Ashby ID" - expected the name alone; another'],
  [ASHBY, "name: Ashby", "name: Ashby (OR)", 'name: "Ashby (OR)" - expected the name alone; another'],
  [ASHBY, "name: Ashby", "name: ASHBY", 'name: "ASHBY" - expected it with small letters, as on a sign'],
  [ASHBY, "brakes: Hills", "brakes: n/a", 'services > brakes: "n/a." - expected a text; where there is none, delete'],
  [ASHBY, "brakes: Hills", "breaks: Hills", 'services > breaks: "Hills." - content/pages.yaml'],
  [ASHBY, "operator: Toll Crew", "operator: B", 'roads > 1 > operator: "B" - content/pages.yaml has', "operator:"],
  [PAGES, "(208) 555-0170", "999", 'operators > Toll Crew > phone: "999" - expected a US phone number with its area'],
  [HOME, "Stuck?", "Call <911>.", 'subtitle: "Call <911>." - expected no <911> and no rule with it'],
  [HOME, "Stuck?", "<onTollway>", 'subtitle: "<onTollway>" - expected no <911>'],
  [
    KEYS,
    "blocks:",
    "blocks:\n  - { kind: places, heading: A, offering: b }",
    'blocks > 1 > offering: "b" - con',
    "  - { kind",
  ],
  [KEYS, "service: Lockout Service", "service: other", 'service: "other" - expected a choice'],
  [KEYS, "service: Lockout Service", "service: Driver's keys", 'service: "Driver\'s keys" - expected a'],
  [ASHBY, "troubleSpots:", "  - { name: I-30, text: a }\ntroubleSpots:", "roads > 2: fields - is in this"],
  [ASHBY, "landmarks: City Hall", "landmarks:", "landmarks: nothing - expected a text"],
  [
    ASHBY,
    "  - name: I-30\n    text: It's wide.\n    operator: Toll Crew",
    "  I-30",
    `roads: "I-30" - ${LIST}`,
    "roads:",
  ],
  [FUEL, "of the tank", "of the tank.", 'photo: "the cap of the tank." - expected what the', "photo:"],
  [KEYS, "picture:", "photo: keys\npicture:", 'photo: "keys" - delete this line where the keys'],
  [FUEL, "danger: either", "danger: lockout", 'photo: "the cap of the tank" - delete this line', "photo:"],
  [FUEL, "Fuel Delivery", "Lockout Service", 'photo: "the cap of the tank" - delete this line', "photo:"],
  [KEYS, "icon: car", "icon: cars", 'cards > items > 1 > icon: "cars" - expected badge or'],
  [
    FUEL,
    "icon: oil",
    "icon: oil\n      picture: tire",
    'items > 2 > picture: "tire" - there is no such',
    "picture: tire",
  ],
  [KEYS, "- warning:", "- danger:", "blocks > 1 > items > 2: fields - expected a text, in quotes"],
  [HOME, "No damage", "Tools: soft", `services > cards > 1 > features > 1: fields - ${QUOTED}`],
  [HOME, "Stuck?", "<phone in <region>", `subtitle: "<phone in <region>" - <phone ${NO_MARKUP}`],
  [
    REVIEWS,
    "service: Keys\n",
    `service: Keys\n${OWNER_FILES[REVIEWS]?.replace("Ana", '"Ana"')}`,
    "2: fields - is in this",
    '"Ana"',
  ],
  [HOME, "Stuck?", "((Stuck?", 'subtitle: "((Stuck?" - is still the template'],
  [HOME, "Stuck?", "Stuck?))", 'subtitle: "Stuck?))" - is still the template'],
  [CLAIMS, "20-40", "40-20", 'arrival: "40-20 minutes" - expected the smaller number first'],
  [CLAIMS, "20-40", "20-20", 'arrival: "20-20 minutes" - expected the smaller number first'],
  [FACTS, "license: ITD", "license: ITD #12", `license: ITD #12 006543210C - ${HASH}`],
  // What a value should be is said once, by its schema.
  [FACTS, "email: ", "email: Marla ", "- expected an email address, like dispatch@your-domain.com"],
  [FACTS, "siteUrl: ", "siteUrl: <", "- expected https:// and a host without a port"],
  [
    FACTS,
    "notOffered:\n  - Towing\n  -",
    "notOffered:\n  Towing\n ",
    '"Towing Tire recycling" - expected a list, each in',
  ],
  [HOME, "link: /keys", "link: </keys>", 'link: "</keys>" - expected the address of a page'],
  [CLAIMS, "arrival:", "Licensed:", `"Licensed" - ${ELSEWHERE} ${placeOf(CLAIMS, "licensed:")}; write another`],
  [CLAIMS, "arrival:", "whereToWait:", `"whereToWait" - ${ELSEWHERE} content/safety.yaml, line 1; write another`],
  [CLAIMS, "arrival:", "city:", `"city" - ${ELSEWHERE} content/pages.yaml; write another`],
  // Their pictures would have the same file.
  [MILTON, "name: Milton", "name: Ashby.", `"Ashby., ID" - ${ELSEWHERE} ${placeOf(ASHBY, "name:")}; write another`],
  [ASHBY, "name: Ashby", "name: 東京", 'name: "東京" - expected a name with Latin letters or digits'],
  [PAGES, "- <Licensed>", "- ", "hero > claims > 1: nothing - expected a text; where there", "- \nnotice"],
  [LISTS, "  - Newtown", "  - Milton", 'cityFooter > 2: "Milton" - is in this list already', "  - Milton\nneighbors"],
])("%s with %j as %j", async (file, from, to, problem, line = to.split("\n", 1).join()) => {
  const changes = edited(file, from, to);
  const { problems } = await read(changes);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]?.split(": ")[0]).toBe(placeOf(file, line, changes));
});

test("a name that a list has, and nothing else, is named in each list", async () => {
  const lists = `${OWNER_FILES[LISTS]?.replaceAll("- Milton", "- Azle")}services:\n  - keys\n  - towing\n`;
  const { problems } = await read({ [LISTS]: lists });
  const said = [
    'services > 2: "towing"',
    'cities > 1: "Azle"',
    'serviceArea > 1: "Azle"',
    'cityFooter > 1: "Azle"',
    'footer > 1 > cities > 1: "Azle"',
  ];
  expect(problems).toEqual(
    said.map((what) =>
      expect.stringMatching(`^${LISTS}, line \\d+: ${what} - nothing has this name; correct or remove it$`),
    ),
  );
});

test("a field that begins too far right is part of the one above it, and missing where it belongs", async () => {
  const { problems } = await read(edited(ASHBY, "City Hall\n", "\n  "));
  expect(problems).toEqual([
    `${placeOf(ASHBY, "landmarks:")}: landmarks: fields - ${QUOTED} as this one`,
    `${ASHBY}: findYou: nothing - expected a text`,
  ]);
});

test("copies of a file are named by their names, and not what they were copied from", async () => {
  const copies = ["ashby copy", "ashby (1)", "ashby - Kopie"].map((name) => `content/cities/${name}.yaml`);
  const { problems } = await read(Object.fromEntries(copies.map((file) => [file, OWNER_FILES[ASHBY]])));
  expect(problems.toSorted()).toEqual(
    copies.toSorted().map((file) => expect.stringContaining(`${file}: is not read; if it is a copy, delete it`)),
  );
  const { problems: ofOther } = await read({ "content/cities/ashby-2.yaml": OWNER_FILES[ASHBY] });
  expect(ofOther.every((problem) => problem.startsWith("content/cities/ashby-2.yaml"))).toBe(true);
});

test("what a page offers is not among what is not done", async () => {
  const { problems } = await read(edited(FACTS, "- Towing", "- lockouts"));
  expect(problems).toEqual([
    `${placeOf(FACTS, "  - Towing")}: notOffered > 1: "lockouts" - ${KEYS} offers it; remove one of the two`,
  ]);
});

test("a list that may not be empty says so, and articles say how to do without a blog", async () => {
  const { problems } = await read({
    [ARTICLES]: "# None.\n",
    ...edited(HOME, "whyChooseUs:", "formerly: []\nwhyChooseUs:"),
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/home\.yaml, line \d+: formerly: an empty list - expected a list with at least one item/,
    ),
    expect.stringMatching(/^content\/articles\.yaml: expected at least one article\. Without a blog of your own, keep/),
  ]);
});

test("a copied city, half edited, is named with the lines of both files; so is an address that is another page's", async () => {
  const copy = cityFile("Ashby")
    .replace("name: Ashby", "name: Newtown")
    .replace("subtitle:", "formerly:\n  - /keys/\nsubtitle:");
  const { problems } = await read({ [NEWTOWN]: copy });
  const at = (words: string) => placeOf(NEWTOWN, words, { [NEWTOWN]: copy });
  expect(problems).toEqual([
    `${at("title:")}: "Help in Ashby" - is already in ${placeOf(ASHBY, "title:")}; write another`,
    expect.stringMatching(`^${at("descr")}: "We come .*" - is already in ${placeOf(ASHBY, "descr")}; write another$`),
    `${at("- /ashby")}: "/ashby" - is already in ${placeOf(ASHBY, "- /ashby")}; write another`,
    `${at("- /keys/")}: "/keys/" - is already in ${placeOf(KEYS, "- /keys")}; write another`,
  ]);
});

test("more reviews or articles than a page has room for are refused", async () => {
  const [review = "", articles = ""] = [REVIEWS, ARTICLES].map((file) => OWNER_FILES[file]);
  const { problems } = await read({ [REVIEWS]: review.repeat(25), [ARTICLES]: articles.repeat(26) });
  expect(problems).toEqual([`${REVIEWS}: expected at most 24 reviews`, `${ARTICLES}: expected at most 50 articles`]);
});

test("without a published city or service, what to write is said, and not what refers to it", async () => {
  const draft = `draft: true\n${OWNER_FILES[ASHBY]}`;
  const { problems } = await read({ ...without(/^content\/(cities|services)/), [ASHBY]: draft });
  expect(problems).toEqual([
    "content/: expected a city that is no draft; content/templates/city.yaml has what to write",
    "content/: expected a service that is no draft; content/templates/service.yaml has what to write",
  ]);
});

test("a folder in place of a file is named, and a file in place of a folder", async () => {
  const { problems } = await read({
    [HOME]: undefined,
    [`${HOME}/a`]: "",
    ...without(/^content\/cities/),
    "content/cities": "Ashby",
  });
  expect(problems).toEqual(["content/cities: is a file; expected a folder", `${HOME}: is a folder; expected a file`]);
});

test("what systems and editors leave behind in content/ is left alone", async () => {
  const left = ["content/.DS_Store", "content/Thumbs.db", `${ASHBY}~`, "content/cities/.ashby.yaml.swp"];
  const { problems } = await read(Object.fromEntries(left.map((file) => [file, "x"])));
  expect(problems).toEqual([]);
});

test("files that are missing, empty, of another kind or in another place are named, all at once", async () => {
  const { problems } = await read({
    [HOME]: undefined,
    "content/terms.yaml": "",
    [ASHBY]: "name: a\nname: b\n",
    [`${NEWTOWN}.txt`]: cityFile("Newtown"),
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
