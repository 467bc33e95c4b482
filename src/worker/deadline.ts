/** What was waited for took too long. */
export class DeadlineError extends Error {}

/**
 * What a promise gives.
 * @throws {DeadlineError} when it takes longer than so many milliseconds.
 */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
