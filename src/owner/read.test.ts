import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { fillTokens, valuesOf } from "../owner/tokens.ts";
import * as articles from "./articles.ts";
import * as dallas from "./cities/dallas.ts";
import { cities } from "./cities.ts";
import { claims } from "./claims.ts";
import * as generalPages from "./general-pages.ts";
import { home } from "./home.ts";
import { contentProblems } from "./load.ts";
import * as lockouts from "./services/lockouts.ts";
import { services } from "./services.ts";
import * as cityTemplate from "./templates/city.ts";
import * as serviceTemplate from "./templates/service.ts";
import { terms } from "./terms.ts";

/* The site's own content has no problems: `load.ts` would not load otherwise. */

type Files = Record<string, object>;

const { city } = dallas;
const { service } = lockouts;
const inCity = (change: object): Files => ({ "./cities/dallas.ts": { city: { ...city, ...change } } });
const inService = (change: object): Files => ({
  "./services/lockouts.ts": { service: { ...service, ...change } },
});
const inTexts = (change: object): Files => ({ "./terms.ts": { terms: { title: "Terms", ...change } } });
const inArticles = (...changes: object[]): Files => ({
  "./articles.ts": { articles: changes.map((change, index) => ({ ...articles.articles[index], ...change })) },
});

const ADDRESS = "expected an address like /old-name: ";
const DAY = 'expected a day like "2026-09-30"';
const BOARD = "expected 1 to 3 lines, each of 1 to 16 capitals";
const CENTER = "expected the city's center in Texas, like { latitude: 32.93, longitude: -97.25 }";
const EMPTY = "expected a text; where there is none, delete the line";
const UNKNOWN = "{custom} is not the name of a claim or fact";
const VISIBLE = "expected one line, & in place of &amp;, and no invisible letters";

const WRONG_ADDRESSES = ["azle-tx", "/azle-tx/", "/azle.html", "/Azle", "/old name", "/a?b", "/a--b", ""];

const WRONG: readonly (readonly [files: Files, problem: string])[] = [
  ...WRONG_ADDRESSES.map((address): [Files, string] => [
    inCity({ addresses: [address] }),
    `city.addresses.0: "${address}" - ${ADDRESS}`,
  ]),
  [inTexts({ formerly: ["/Azle"] }), `terms.formerly.0: "/Azle" - ${ADDRESS}`],
  [inCity({ addresses: [] }), `city.addresses.0: nothing - ${ADDRESS}`],
  [inService({ addresses: "/lockouts" }), 'service.addresses: "/lockouts" - expected a list'],
  [inService({ service: "Other" }), 'service.service: "Other" - expected "Jump Start" or "Lockout Service"'],
  [inService({ board: ["PUT THE HANGER DOWN"] }), `service.board.0: "PUT THE HANGER DOWN" - ${BOARD}`],
  [inService({ board: ["Shop hours"] }), `service.board.0: "Shop hours" - ${BOARD}`],
  [inService({ board: [] }), `service.board: [] - ${BOARD}`],
  [inCity({ card: "A {custom} job, {phone}" }), `city.card: "A {custom} job, {phone}" - ${UNKNOWN}`],
  [inTexts({ parts: ["A {custom} job"] }), `terms.parts.0: "A {custom} job" - ${UNKNOWN}`],
  [inTexts({ parts: [{ text: " " }] }), `terms.parts.0.text: " " - ${EMPTY}`],
  [inTexts({ text: "Tires &amp; keys" }), `terms.text: "Tires &amp; keys" - ${VISIBLE}`],
  [inTexts({ text: "Ti\u200bres" }), `terms.text: "Ti\u200bres" - ${VISIBLE}`],
  [inCity({ landmarks: undefined }), "city.landmarks: nothing - expected a text"],
  [
    inCity({ roads: { "183": "A road." } }),
    'city.roads.183: "A road." - its name: expected a name with a letter',
  ],
  [inCity({ county: "dallas county" }), 'city.county: "dallas county" - expected its whole name, like'],
  // Without its minus sign, a longitude of Texas is in China.
  ...["{ latitude: 32.78, longitude: 96.8 }", "{ latitude: -96.8, longitude: 32.78 }"].map(
    (center): [Files, string] => [
      inCity({ center: JSON.parse(center.replaceAll(/\w+(?=:)/g, '"$&"')) }),
      `city.center: ${center} - ${CENTER}`,
    ],
  ),
  [inArticles({ date: "2026-02-30" }), `articles.0.date: "2026-02-30" - ${DAY}`],
  [inArticles({ date: "9/30/2026" }), `articles.0.date: "9/30/2026" - ${DAY}`],
  [inArticles({ date: "2099-01-01" }), 'articles.0.date: "2099-01-01" - expected today, or a day before'],
  [
    inArticles({}, { date: "2025-01-01" }),
    'articles.1.date: "2025-01-01" - expected the newest article first',
  ],
  [inArticles({ category: "Towing" }), 'articles.0.category: "Towing" - expected "Safety Tips" or "Car Ma'],
  [
    inCity({ neighbourhoods: "Oak Lawn" }),
    "city does not know the field neighbourhoods; correct or remove it",
  ],
  [inArticles(), "articles: [] - expected a list that is not empty"],
];

test.each(WRONG.map(([files, problem]) => ({ files, problem })))("$problem", ({ files, problem }) => {
  expect(contentProblems(files)).toEqual([
    expect.stringContaining(`${Object.keys(files).join().replace("./", "src/content/")}: ${problem}`),
  ]);
});

test("descriptions have room for long hours and a long number", () => {
  const hours = { opens: "10:30", closes: "23:30" };
  const long = valuesOf(
    testBusiness({ hours, hotline: "1-800-869-8785", hotlineLetters: "1-800-TOW-TRUK" }),
    claims,
  );
  const pages = [...cities, ...services, ...Object.values(generalPages), home, articles.blog, terms];
  const descriptions = pages.flatMap((page) =>
    typeof page === "object" && "description" in page ? [page.description] : [],
  );
  const tooLong = descriptions.filter((text) => fillTokens(text, long).length > 160);
  expect(tooLong, "over 160 characters: shorten them in src/content/").toEqual([]);
});

test("a name or address of another file, a draft's too, is refused with both files", () => {
  const copy = { city: { ...city, draft: true, formerly: service.addresses } };
  const files = {
    "./services/lockouts.ts": lockouts,
    "./cities/dallas.ts": dallas,
    "./cities/copy.ts": copy,
  };
  const copied = "src/content/cities/copy.ts: ";
  expect(contentProblems(files)).toEqual([
    `${copied}city.name: "Dallas" - expected another; src/content/cities/dallas.ts: city.name has it`,
    `${copied}city.addresses: "/dallas" - expected another; src/content/cities/dallas.ts: city.addresses has it`,
    ...service.addresses.map(
      (address) =>
        `${copied}city.formerly: "${address}" - expected another; src/content/services/lockouts.ts: service.addresses has it`,
    ),
  ]);
});

test("a template is a valid draft, and cannot be published before its texts are replaced", () => {
  expect(contentProblems({ "./cities/a.ts": cityTemplate, "./services/b.ts": serviceTemplate })).toEqual([]);
  const published = contentProblems({
    "./cities/a.ts": { city: { ...cityTemplate.city, draft: undefined } },
    "./services/b.ts": { service: { ...serviceTemplate.service, draft: undefined } },
  });
  const own = "is still the template's text; expected your own, without the brackets [ ]";
  for (const text of [
    `a.ts: city.center: { latitude: 0, longitude: 0 } - ${CENTER}`,
    `a.ts: city.services.tires: "${cityTemplate.city.services.tires}" - ${own}`,
    `a.ts: city.roads.[Main Street]: "${cityTemplate.city.roads["[Main Street]"]}" - its name: ${own}`,
    `b.ts: service.blocks.What to tell us.items.0: "[What the car does.]" - ${own}`,
  ]) {
    expect(published).toContainEqual(expect.stringContaining(text));
  }
});
