/** What one kind of client has seen. */
export interface Tally {
  kind: string;
  /** How many answers had each status. */
  statuses: Map<number, number>;
  /** Connections that ended without an answer. */
  unanswered: number;
  /** How long verified answers took, in milliseconds. */
  durations: number[];
  /** What must not have happened, each once, with how often. */
  problems: Map<string, number>;
}

/** An empty count. */
export function tallyOf(kind: string): Tally {
  return { kind, statuses: new Map(), unanswered: 0, durations: [], problems: new Map() };
}

/** Counts the status of one answer; one of 500 and above is a problem. */
export function countStatus(tally: Tally, status: number, asked: string): void {
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (status >= 500) addProblem(tally, `${asked} was answered with ${status}`);
}

/** Notes what must not have happened. */
export function addProblem(tally: Tally, problem: string): void {
  tally.problems.set(problem, (tally.problems.get(problem) ?? 0) + 1);
}
