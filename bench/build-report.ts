import { generatedAddress } from "./build-cities.ts";
import type { BuildResult } from "./build-run.ts";
import { markdownTable } from "./markdown-table.ts";
import { median } from "./statistics.ts";

/** A build, and how many generated cities were in it. */
export interface GrowthStep extends BuildResult {
  cities: number;
}

/** A site with 25 times the cities may take 25 times as long. */
const MAX_TIME_FACTOR = 25;

/** A page's bytes may differ by this part from one build to another: the compressed numbers in a text do. */
const SIZE_TOLERANCE = 0.01;

/** Pages that name every city, and by how many compressed bytes a city may make them larger. */
const BYTES_PER_CITY = new Map([["/service-areas", 5]]);

/** A Markdown table: one row for each build. */
export function growthTable(steps: readonly GrowthStep[]): string {
  const rows = steps.map((step, index) => {
    const { cities, seconds, cpuSeconds, peakMemory, pages } = step;
    const before = steps[index - 1];
    return [
      cities,
      pages.size,
      `${seconds.toFixed(1)} s`,
      `${((1000 * seconds) / pages.size).toFixed(0)} ms`,
      `${cpuSeconds.toFixed(1)} s`,
      before ? `${((1000 * (cpuSeconds - before.cpuSeconds)) / (cities - before.cities)).toFixed(0)} ms` : "",
      `${(peakMemory / 1e6).toFixed(0)} MB`,
      `${(peakMemory / 1e6 / pages.size).toFixed(1)} MB`,
      `${Math.round(median(citySizes(step)) ?? 0)} bytes`,
      `${Math.max(...pages.values())} bytes`,
    ];
  });
  const head = ["generated cities", "pages", "time", "per page", "CPU time", "per added page"];
  return markdownTable([...head, "peak memory", "per page", "city page, median", "largest page"], rows);
}

/** What is wrong with how the site grows, one line each. */
export function growthProblems(steps: readonly GrowthStep[]): string[] {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) return ["There was no build."];
  const factor = last.seconds / first.seconds;
  const slow =
    factor > MAX_TIME_FACTOR
      ? [`${last.cities} cities take ${factor.toFixed(1)} x the time of ${first.cities}.`]
      : [];
  return [...slow, ...grownPages(first, last)];
}

/** The pages that have become larger than they may, or are lost. */
function grownPages(first: GrowthStep, last: GrowthStep): string[] {
  return [...first.pages].flatMap(([address, before]) => {
    const after = last.pages.get(address);
    if (after === undefined) return [`${address} is missing with ${last.cities} cities.`];
    const growth = (BYTES_PER_CITY.get(address) ?? 0) * (last.cities - first.cities);
    return after > before * (1 + SIZE_TOLERANCE) + growth
      ? [`${address} grows from ${before} bytes with ${first.cities} cities to ${after} with ${last.cities}.`]
      : [];
  });
}

function citySizes({ cities, pages }: GrowthStep): number[] {
  return Array.from({ length: cities }, (_, index) => pages.get(generatedAddress(index + 1)) ?? 0);
}
