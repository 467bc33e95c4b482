/** How something ended that gave no answer of its own. */
export type Ended = "timed-out" | "cancelled";

/**
 * Waits for `work`, but no longer than the deadline or until the caller gives up, even if the work ignores
 * its signal; that signal is aborted as soon as no answer is wanted any more. Written with a timer because
 * AbortSignal.timeout and .any are too young (Safari 16 and 17.4, Chrome 103 and 116).
 * @param ms the deadline, in milliseconds.
 * @param cancelled the caller's signal; when it is aborted already, the work is not begun.
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
