/**
 * Waits for work until a deadline; after it, the work goes on, and the answer is "timed-out". AbortSignal.timeout is
 * missing in the oldest supported browsers (before Safari 16 and Chrome 103).
 * @param ms the deadline, in milliseconds.
 * @throws what the work throws.
 */
export async function withDeadline<Answer>(ms: number, work: Promise<Answer>): Promise<Answer | "timed-out"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<"timed-out">((resolve) => {
    timer = setTimeout(() => resolve("timed-out"), ms);
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
  }
}
