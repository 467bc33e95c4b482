import { z } from "zod";
import { type Article, CATEGORIES, type City, type Place } from "../../content/types.ts";
import type { ContentProblem } from "./texts-in.ts";

/** Texas from its southernmost to its northernmost point, and from El Paso to the Sabine. */
const TEXAS = { south: 25.8, north: 36.6, west: -106.7, east: -93.5 } as const;

/** Dates that are none, and categories that the site does not know. */
export function articleProblems(articles: readonly Article[]): ContentProblem[] {
  return articles.flatMap(({ date, category }, index) => {
    const at = (field: string) => ({ file: "articles.ts", field: `articles.${index}.${field}` });
    const known = CATEGORIES.map((name) => `"${name}"`).join(", ");
    return [
      ...(z.iso.date().safeParse(date).success
        ? []
        : [{ ...at("date"), value: date, expected: 'expected a day like "2026-09-30"' }]),
      ...(CATEGORIES.some((name) => name === category)
        ? []
        : [{ ...at("category"), value: category, expected: `expected one of ${known}` }]),
    ];
  });
}

/** A county that is not named in full, and a place that is the template's or outside of Texas. */
export function cityProblems(
  file: string,
  { point }: Pick<Place, "point">,
  { county }: Pick<City, "county">,
  ofTemplate: Place["point"],
): ContentProblem[] {
  const at = { file, field: "point", value: point };
  return [
    ...(/^[A-Z].* County$/.test(county)
      ? []
      : [
          {
            file,
            field: "county",
            value: county,
            expected: 'expected its whole name, like "Tarrant County"',
          },
        ]),
    ...(point.join() === ofTemplate.join()
      ? [{ ...at, expected: "is the template's; expected the middle of the city, as geonames.org has it" }]
      : []),
    ...(isInTexas(point)
      ? []
      : [
          {
            ...at,
            expected: "expected a place in Texas: degrees north, then east with a minus: [32.93, -97.25]",
          },
        ]),
  ];
}

function isInTexas([north, east]: Place["point"]): boolean {
  return north >= TEXAS.south && north <= TEXAS.north && east >= TEXAS.west && east <= TEXAS.east;
}
