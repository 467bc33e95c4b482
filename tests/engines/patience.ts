import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds that something may take to be there. */
const PATIENCE = 8000;

/** Asks until there is an answer. @throws when it takes too long. */
export async function waitFor<Answer>(what: string, ask: () => PromiseLike<Answer | null>): Promise<Answer> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`Nothing to see of '${what}'`);
    await pause(50);
  }
}
