import { NOT_JUDGED, REASONS } from "./reasons.ts";
import { CATEGORIES, isPerfect, middleOf, type Outcome } from "./report.ts";

/** The first line of the table; `width` is that of its first column. */
export function printHeading(width: number): void {
  console.log(["Address".padEnd(width), ...CATEGORIES].join("  "));
}

/**
 * The line of one address, and what cost points in each run below 100.
 * @param address Padded to the width of its column.
 * @param runs At least one; the one in the middle is what counts.
 */
export function printOutcome(address: string, runs: readonly Outcome[]): void {
  const { scores } = middleOf(runs);
  const columns = CATEGORIES.map((name, at) => String(scores[at]).padStart(name.length));
  console.log([address, ...columns].join("  "));
  for (const [at, run] of runs.entries()) {
    if (isPerfect(run)) continue;
    console.log(`    run ${at + 1} of ${runs.length}: ${run.scores.join(" / ")}`);
    const audits = run.costly.map(({ id, title, shown }) => `${id}: ${title}${shown && `: ${shown}`}`);
    for (const line of [...audits, ...run.warnings]) console.log(`        ${line}`);
  }
}

/** What is not passed but costs no points, with the reason; what was not judged; and how many are perfect. */
export function printSummary(outcomes: readonly Outcome[]): void {
  const free = outcomes.flatMap((outcome) => outcome.free.map(({ id }) => id));
  console.log("\nNot passed, but costs no points:");
  for (const id of [...new Set(free)].sort()) {
    const count = free.filter((other) => other === id).length;
    console.log(`    ${id} (${count} of ${outcomes.length}): ${REASONS[id] ?? "no reason on record"}`);
  }
  console.log("Not judged on a local address:");
  for (const [id, reason] of Object.entries(NOT_JUDGED)) console.log(`    ${id}: ${reason}`);
  console.log(`\n${outcomes.filter(isPerfect).length} of ${outcomes.length}: 100 / 100 / 100 / 100`);
}
