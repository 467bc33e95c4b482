import { DeadlineError, withDeadline } from "./deadline.ts";

/** How long something that is kept waits for a fresh copy. */
const FRESH_COPY_DEADLINE_MS = 1000;

/** How long the next ones do not wait after that was in vain. */
const DEAD_LINE_MS = 60_000;

/** When the host was last waited for in vain, and has not answered since. */
let deadSince = Number.NEGATIVE_INFINITY;

/**
 * The host's answer for something that is kept: a driver on a line that brings nothing waits once, not at every page.
 * @throws {Error} when the host can't be reached, or is late, or is not waited for.
 */
export async function waitForFreshCopy(network: Promise<Response>): Promise<Response> {
  const answered = () => {
    deadSince = Number.NEGATIVE_INFINITY;
  };
  network.then(answered, () => {});
  if (Math.abs(Date.now() - deadSince) < DEAD_LINE_MS) throw new DeadlineError();
  try {
    return await withDeadline(network, FRESH_COPY_DEADLINE_MS);
  } catch (error) {
    if (error instanceof DeadlineError) deadSince = Date.now();
    throw error;
  }
}
