import { expect, test } from "vitest";
import { articles } from "../../content/articles.ts";
import * as dallas from "../../content/cities/dallas.ts";
import { service } from "../../content/services/lockouts.ts";
import * as template from "../../content/templates/city.ts";
import type { Article } from "../../content/types.ts";
import { contentProblems } from "./content-problems.ts";
import { inWords, templateProblems, textProblems } from "./text-problems.ts";
import { articleProblems, cityProblems } from "./value-problems.ts";

test("the site's own content has no problems", () => {
  expect(contentProblems()).toEqual([]);
});

test("a brace that starts no token, and an empty text, are named with their file and place", () => {
  const file = (exports: object) => ({ exports, source: JSON.stringify(exports) });
  const files = {
    "reviews.ts": file({ reviews: [{ name: "Ana", text: "A {custom} job, {phone}" }] }),
    "claims.ts": file({ claims: { arrival: "" } }),
    // Shows what is in another file.
    "lists.ts": { exports: ["A {custom} job"], source: "import …" },
  };
  expect(textProblems(files, new Set(["phone"])).map(inWords)).toEqual([
    expect.stringMatching(
      /^src\/content\/reviews\.ts: reviews\.Ana\.text: "A \{custom\} job, \{phone\}" - \{custom\} is not the name of a claim or fact:/,
    ),
    'src/content/claims.ts: claims.arrival: "" - expected a text; where there is none, delete the line',
  ]);
});

test.each([
  ["date", "2026-02-30", 'expected a day like "2026-09-30"'],
  ["date", "9/30/2026", 'expected a day like "2026-09-30"'],
  ["category", "Towing", 'expected one of "Safety Tips", "Car Maintenance", '],
])("an article's %s %j is refused", (field, value, expected) => {
  const article = { ...articles[0], [field]: value } as Article;
  expect(articleProblems([article]).map(inWords)).toEqual([
    expect.stringContaining(`src/content/articles.ts: articles.0.${field}: "${value}" - ${expected}`),
  ]);
});

const { place, city } = dallas;
const { center } = template.place;

test.each<[object, string[]]>([
  [{}, []],
  [{ county: "Dallas" }, ["county"]],
  [{ county: "dallas county" }, ["county"]],
  // Without its minus sign, a longitude of Texas is in China.
  [{ center: { latitude: 32.78, longitude: 96.8 } }, ["center"]],
  [{ center: { latitude: -96.8, longitude: 32.78 } }, ["center"]],
  [{ center }, ["center"]],
])("in a city with %j these fields are refused: %j", (change, fields) => {
  const changed = { ...place, ...city, ...change };
  expect(cityProblems("dallas.ts", changed, changed, center).map(({ field }) => field)).toEqual(fields);
});

test("texts of the template are refused until they are replaced", () => {
  const problems = (content: object) =>
    templateProblems("cities/plano.ts", { name: "Plano", content }, template.city, "Sampleville");
  const card = "The two highways, the mall and the lake of Plano.";
  expect(problems({ ...city, card }).map(inWords)).toEqual([
    `src/content/cities/plano.ts: card: "${card}" - is still the template's text; expected what is true of Plano alone`,
  ]);
  const untouched = JSON.parse(JSON.stringify(template.city).replaceAll("Sampleville", "Plano"));
  const fields = problems(untouched).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(["hero.description", "roads.Main Street.text", "services.tires", "findYou"]),
  );
  expect(problems(city)).toEqual([]);
});

test("texts of a service's template are refused, too", () => {
  expect(templateProblems("services/lockouts.ts", { name: service.name, content: service }, {}, "x")).toEqual(
    [],
  );
});
