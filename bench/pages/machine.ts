import { cpus, loadavg, totalmem } from "node:os";

/** What the figures were measured on; no names and no paths. */
export interface Machine {
  processor: string;
  cores: number;
  /** In gigabytes. */
  memory: number;
  /** Programs that wanted a processor before the bench began, on average over a minute (load average). */
  load: number;
  system: string;
  node: string;
  chromium: string;
}

export function describeMachine(chromium: string): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
    system: process.platform,
    node: process.version,
    chromium,
  };
}

/** One line about the machine. */
export function machineLine({ processor, cores, memory, load, system, node, chromium }: Machine): string {
  return `${processor}, ${cores} cores, ${memory} GB, ${system}; Node ${node}, ${chromium}; load before the run ${load}`;
}
