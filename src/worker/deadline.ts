/** A promise took too long. */
export class DeadlineError extends Error {}

/**
 * Waits for a promise.
 * @throws {DeadlineError} if it takes longer than this many milliseconds.
 */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** How long to wait for a fresh copy before the stored one is used. */
const FRESH_COPY_DEADLINE_MS = 1000;

/** For this long after a timeout, the stored copy is used without waiting. */
const DEAD_LINE_MS = 60_000;

/** When the host last timed out. Reset as soon as it answers again. */
let deadSince = Number.NEGATIVE_INFINITY;

/**
 * The host's answer for something that is also stored. On a dead line a driver waits once, and not for every
 * page.
 * @throws {Error} if the host cannot be reached, is late, or timed out a short time ago.
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
