/** A build, how many generated cities were in it, and the bytes of its pages by address. */
export interface Build {
  cities: number;
  seconds: number;
  pages: ReadonlyMap<string, number>;
}

/** A site with 25 times the cities may take 25 times as long. */
const MAX_TIME_FACTOR = 25;

/** A page's bytes may differ by this part from one build to another: the compressed numbers in a text do. */
const SIZE_TOLERANCE = 0.01;

/** The pages that name every city of a county, and by how many compressed bytes a city may make them larger. */
const COUNTY_PAGE = /-county-tx-/;
const BYTES_PER_CITY = 5;

/** What is wrong with how the site grows from the first build to the last, one line each. */
export function growthProblems(builds: readonly Build[]): string[] {
  const first = builds[0];
  const last = builds.at(-1);
  if (!first || !last) return ["There was no build."];
  const factor = last.seconds / first.seconds;
  const slow = `${last.cities} cities take ${factor.toFixed(1)} x the time of ${first.cities}.`;
  const pages = [...first.pages].flatMap(([address, before]) => {
    const after = last.pages.get(address);
    if (after === undefined) return [`${address} is missing with ${last.cities} cities.`];
    const growth = COUNTY_PAGE.test(address) ? BYTES_PER_CITY * (last.cities - first.cities) : 0;
    return after > before * (1 + SIZE_TOLERANCE) + growth
      ? [`${address} grows from ${before} bytes with ${first.cities} cities to ${after} with ${last.cities}.`]
      : [];
  });
  return factor > MAX_TIME_FACTOR ? [slow, ...pages] : pages;
}
