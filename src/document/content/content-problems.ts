import { business } from "../../business/current.ts";
import { valuesOf } from "../../business/tokens.ts";
import { articles } from "../../content/articles.ts";
import { claims } from "../../content/claims.ts";
import * as cityTemplate from "../../content/templates/city.ts";
import * as serviceTemplate from "../../content/templates/service.ts";
import type { CityTexts, Place, ServicePage } from "../../content/types.ts";
import { type ContentProblem, inWords, templateProblems, textProblems } from "./text-problems.ts";
import { articleProblems, boardProblems, cityProblems } from "./value-problems.ts";

const ROOT = "../../content/";

const modules = import.meta.glob(
  ["../../content/**/*.ts", "!../../content/**/*.test.ts", "!../../content/templates/*"],
  { eager: true },
);

const sources = import.meta.glob<string>("../../content/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files of src/content. */
const files = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [
    path.replace(ROOT, ""),
    { exports, source: sources[path] ?? "" },
  ]),
);

/** Problems of src/content that must not reach visitors, one line each. Drafts are not checked. */
export function contentProblems(): string[] {
  const tokens = new Set(valuesOf(business, claims).keys());
  return [
    ...textProblems(files, tokens),
    ...articleProblems(articles),
    ...Object.entries(modules).flatMap(([path, exports]) => pageProblems(path.replace(ROOT, ""), exports)),
  ].map(inWords);
}

/** A file of cities/ or services/. */
type PageFile = { place: Place; city: CityTexts } | { service: ServicePage };

function pageProblems(file: string, exports: unknown): ContentProblem[] {
  if (!/^(cities|services)\//.test(file)) return [];
  const page = exports as PageFile;
  if ("service" in page) {
    const { draft, name, board } = page.service;
    if (draft) return [];
    return [
      ...boardProblems(file, board),
      ...templateProblems(file, { name, content: page.service }, serviceTemplate.service, "Sample service"),
    ];
  }
  const { place, city } = page;
  if (place.draft) return [];
  return [
    ...cityProblems(file, place, city, cityTemplate.place.center),
    ...templateProblems(file, { name: place.name, content: city }, cityTemplate.city, "Sampleville"),
  ];
}
