import type { Chrome } from "./chrome.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type BenchPage, type Journey, STEPS, type Step, visitFromHome, visitTwice } from "./journeys.ts";
import { NETWORKS } from "./networks.ts";

/** The figures of one visit, in one run. */
export interface Sample {
  network: string;
  step: Step;
  page: string;
  run: number;
  figures: Figures;
}

/** A page that could not be measured. */
export interface Failure {
  network: string;
  page: string;
  run: number;
  reason: string;
}

export interface Measured {
  samples: Sample[];
  failures: Failure[];
}

/** Milliseconds that a page may take for all its visits in a run; a browser that has come to harm says nothing. */
const GIVE_UP = 300_000;

/** Where the link from home leads. */
const FROM_HOME = "service";

/**
 * Measures all pages on all networks, in turn, so often; each run starts with another page, so that nothing is
 * always first.
 * @param say Hears what is measured now.
 */
export async function measure(
  chrome: Chrome,
  pages: readonly BenchPage[],
  runs: number,
  say: (what: string) => void,
): Promise<Measured> {
  const measured: Measured = { samples: [], failures: [] };
  const home = pages.find(({ name }) => name === "home");
  for (let run = 1; run <= runs; run += 1) {
    for (const network of NETWORKS) {
      for (const page of rotated(pages, run - 1)) {
        const take = async (visits: Promise<Journey>) => {
          const where = { network: network.name, page: page.name, run };
          try {
            const journey = await within(GIVE_UP, visits);
            for (const step of STEPS) {
              const visit = journey[step];
              if (visit) measured.samples.push({ ...where, step, figures: figuresOf(visit) });
            }
          } catch (error) {
            measured.failures.push({ ...where, reason: String(error) });
          }
        };
        say(`run ${run} of ${runs}, ${network.name}: ${page.name}`);
        await take(visitTwice(chrome, network, page));
        if (home && page.name === FROM_HOME) await take(visitFromHome(chrome, network, home, page));
      }
    }
  }
  return measured;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

async function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
