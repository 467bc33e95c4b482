import { type Figures, mediansOf } from "./figures.ts";
import { type BenchPage, STEPS, type Step } from "./journeys.ts";
import { type Machine, machineLine } from "./machine.ts";
import type { Failure, Measured, Sample } from "./measure.ts";
import { NETWORKS, type Network } from "./networks.ts";
import { type Column, missLines, placeTable } from "./report.ts";

/** All that a run of the bench has found. */
export interface Results {
  /** "2026-01-31" */
  date: string;
  machine: Machine;
  runs: number;
  /** Names of this site's pages and of others, after the bare page "floor". */
  own: readonly string[];
  others: readonly string[];
  samples: readonly Sample[];
  failures: readonly Failure[];
  misses: readonly string[];
}

export const FLOOR = "floor";

/** Puts the results together, and holds them against the budgets. */
export function resultsOf(
  facts: Pick<Results, "date" | "machine" | "runs" | "own"> & { others: readonly BenchPage[] },
  { samples, failures }: Measured,
): Results {
  const results = { ...facts, others: facts.others.map(({ name }) => name), samples, failures, misses: [] };
  const misses = placesOf(results).flatMap(({ place, columns, floor }) => missLines(place, columns, floor));
  return { ...results, misses };
}

/** All tables, each under its heading, and what is missed, as Markdown that reads as text too. */
export function resultsText(results: Results): string {
  const tables = placesOf(results).map(({ place, columns, floor }) => {
    return `## ${place.network.name}, ${place.step}\n\n${placeTable(place, columns, floor)}`;
  });
  const failures = results.failures.map(
    ({ network, page, run, reason }) => `- ${page} (${network}, run ${run}): ${reason}`,
  );
  return [
    `Measured on ${results.date}: medians of ${results.runs} runs. ${machineLine(results.machine)}.`,
    ...tables,
    ...(failures.length > 0 ? [`## Failed\n\n${failures.join("\n")}`] : []),
    `## Budgets missed\n\n${results.misses.map((miss) => `- ${miss}`).join("\n") || "None."}`,
  ].join("\n\n");
}

interface FilledPlace {
  place: { network: Network; step: Step };
  columns: Column[];
  floor: Figures | undefined;
}

/** Every network and way of coming to the pages for which there is something to show. */
function placesOf(results: Omit<Results, "misses">): FilledPlace[] {
  const { samples, failures, own, others } = results;
  return NETWORKS.flatMap((network) =>
    STEPS.map((step): FilledPlace => {
      const medians = (page: string, from: Step = step) =>
        mediansOf(samples.filter(isFrom(network, page, from)).map(({ figures }) => figures));
      const failed = (page: string) =>
        failures.some((failure) => failure.network === network.name && failure.page === page);
      // Nothing leads to the bare page: there its first visit is the measure.
      const floor = medians(FLOOR) ?? medians(FLOOR, "first visit");
      const columns = [FLOOR, ...own, ...others]
        .map((page) => ({ page, figures: medians(page), own: own.includes(page) }))
        .filter(({ page, figures }) => figures || (failed(page) && step === "first visit"));
      return { place: { network, step }, columns, floor };
    }).filter(({ columns }) => columns.length > 0),
  );
}

function isFrom(network: Network, page: string, step: Step): (sample: Sample) => boolean {
  return (sample) => sample.network === network.name && sample.page === page && sample.step === step;
}
