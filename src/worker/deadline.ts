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
