/** Milliseconds after which a driver may be elsewhere, or helped: browsers bring back pages from days ago. */
export const EXPIRES_AFTER_MS = 30 * 60_000;

/**
 * Whether something has expired: a position since it was found, a request since it was sent. Of a time in the future
 * nobody knows the age (the clock was set), so that has expired, too.
 * @param since and `now` in milliseconds since 1970.
 */
export function isExpired(since: number, now: number): boolean {
  return since > now || now - since >= EXPIRES_AFTER_MS;
}
