/** How work ended that returned no answer. */
export type Ended = "timed-out" | "cancelled";

/**
 * Waits for `work` until the deadline, or until the caller cancels, even if the work ignores its signal. The
 * work's signal is aborted as soon as its answer is no longer needed. Uses a timer, because
 * AbortSignal.timeout and .any are missing in the oldest supported browsers (before Safari 16 and 17.4,
 * Chrome 103 and 116).
 * @param ms the deadline, in milliseconds.
 * @param cancelled the caller's signal; if it is already aborted, the work does not start.
 * @throws what `work` throws.
 */
export async function withDeadline<Answer>(
  ms: number,
  cancelled: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | Ended> {
  if (cancelled?.aborted) return "cancelled";
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<Ended>((resolve) => {
    timer = setTimeout(() => resolve("timed-out"), ms);
    cancelled?.addEventListener("abort", () => resolve("cancelled"), { signal });
  });
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
