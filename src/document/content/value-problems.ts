import { z } from "zod";
import { type Article, CATEGORIES, type City, type Place } from "../../content/types.ts";
import { boardProblem } from "../../pictures/dot-matrix.ts";
import type { Coordinates } from "../../request/position.ts";
import type { ContentProblem } from "./text-problems.ts";

/** The borders of Texas: its southernmost and northernmost points, El Paso, and the Sabine. */
const TEXAS = { south: 25.8, north: 36.6, west: -106.7, east: -93.5 } as const;

/** Invalid dates, and unknown categories. */
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

/** What a message board cannot show. */
export function boardProblems(file: string, board: readonly string[]): ContentProblem[] {
  const problem = boardProblem(board);
  return problem === undefined
    ? []
    : [{ file, field: "board", value: board, expected: `a message board ${problem}` }];
}

/** Reports an incomplete county name, and a center that is still the template's or is outside of Texas. */
export function cityProblems(
  file: string,
  { center }: Pick<Place, "center">,
  { county }: Pick<City, "county">,
  ofTemplate: Coordinates,
): ContentProblem[] {
  const at = { file, field: "center", value: center };
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
    ...(center.latitude === ofTemplate.latitude && center.longitude === ofTemplate.longitude
      ? [
          {
            ...at,
            expected:
              "is still the template's value; expected the center of the city, as geonames.org has it",
          },
        ]
      : []),
    ...(isInTexas(center)
      ? []
      : [
          {
            ...at,
            expected: "expected a place in Texas, like { latitude: 32.93, longitude: -97.25 }",
          },
        ]),
  ];
}

function isInTexas({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= TEXAS.south && latitude <= TEXAS.north && longitude >= TEXAS.west && longitude <= TEXAS.east
  );
}
