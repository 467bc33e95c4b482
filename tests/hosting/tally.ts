interface Count {
  passed: number;
  run: number;
}

/** Counts what held, by group and server. */
export class Tally {
  readonly #servers: readonly string[];
  readonly #groups = new Map<string, Map<string, Count>>();

  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  /** Runs a check and counts it. */
  async count(server: string, group: string, check: () => Promise<void>): Promise<void> {
    const counts = this.#groups.get(group) ?? new Map<string, Count>();
    const count = counts.get(server) ?? { passed: 0, run: 0 };
    this.#groups.set(group, counts.set(server, count));
    count.run += 1;
    await check();
    count.passed += 1;
  }

  /** A table of "passed/run", a row for each group. */
  table(): string {
    const rows = Array.from(this.#groups, ([group, counts]) => {
      const cells = this.#servers.map((server) => counts.get(server) ?? { passed: 0, run: 0 });
      return [group, ...cells.map(({ passed, run }) => `${passed}/${run}`)];
    });
    return [["", ...this.#servers], ...rows]
      .map(([group = "", ...cells]) => group.padEnd(46) + cells.map((cell) => cell.padStart(10)).join(""))
      .join("\n");
  }
}
