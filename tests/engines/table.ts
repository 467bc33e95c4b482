import type { EngineName } from "./engine.ts";

/** What a test tells about itself for the table of results. */
export interface Outcome {
  group: string;
  engine: EngineName;
  version: string;
  state: "passed" | "failed" | "skipped" | "pending";
}

/** What an engine cannot show through WebDriver, and what is looked at instead. */
const LIMITS = `Firefox and WebKitGTK always have geolocation: for a browser without, it is taken away in the page.
WebKitGTK tells no HTTP status: the page that comes is looked at. It hands out no console: a script before all others
notes errors and violations of the Content-Security-Policy. It knows no program for sms:, tel: and mailto:, and would
leave the page: the served page notes such links instead. It has no position without GeoClue: navigator.geolocation is
replaced in the page. It lets no test answer a request: a proxy notes the host and refuses.`;

/** The table of results: a row for each group of journeys, a column for each engine, and what these cannot show. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const titles = [...new Set(outcomes.map(({ engine, version }) => `${engine} ${version}`))].sort();
  const groups = [...new Set(outcomes.map(({ group }) => group))];
  const rows = groups.map((group) => [
    group,
    ...titles.map((title) =>
      countStates(outcomes.filter((own) => own.group === group && `${own.engine} ${own.version}` === title)),
    ),
  ]);
  const lines = [["journeys", ...titles], ...rows].map(([name = "", ...cells]) =>
    [name.padEnd(52), ...cells.map((cell) => cell.padEnd(24))].join("").trimEnd(),
  );
  return [...lines, "", LIMITS].join("\n");
}

/** "1 FAILED, 3 passed" */
function countStates(outcomes: readonly Outcome[]): string {
  const states = ["failed", "passed", "skipped", "pending"] as const;
  return states
    .map((state) => [outcomes.filter((own) => own.state === state).length, state] as const)
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${count} ${state === "failed" ? "FAILED" : state}`)
    .join(", ");
}
