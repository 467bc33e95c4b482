import { withDeadline } from "../request/deadline.ts";

/** How long to wait for a page that is not stored: long enough for a weak signal, but not forever. */
const UNCACHED_PAGE_DEADLINE_MS = 10_000;

/** How long to wait for a fresh copy before the stored one is used. */
const FRESH_COPY_DEADLINE_MS = 1000;

/** For a minute after a timeout the line counts as dead: stored copies are used without waiting. */
const STAYS_DEAD_MS = 60_000;

/** When the host last timed out. Reset as soon as it answers again. */
let deadSince = Number.NEGATIVE_INFINITY;

/**
 * The host's answer; undefined if the host cannot be reached or is late. On a dead line a driver waits once, and not for
 * every page.
 * @param hasCopy Whether a stored copy can be used instead.
 */
export async function answerInTime(
  network: Promise<Response>,
  hasCopy: boolean,
): Promise<Response | undefined> {
  const answered = () => {
    deadSince = Number.NEGATIVE_INFINITY;
  };
  network.then(answered, () => {});
  if (hasCopy && Math.abs(Date.now() - deadSince) < STAYS_DEAD_MS) return undefined;
  const ms = hasCopy ? FRESH_COPY_DEADLINE_MS : UNCACHED_PAGE_DEADLINE_MS;
  const answer = await withDeadline(ms, undefined, () => network).catch(() => undefined);
  if (hasCopy && answer === "timed-out") deadSince = Date.now();
  return typeof answer === "string" ? undefined : answer;
}
