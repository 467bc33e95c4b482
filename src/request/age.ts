/**
 * Milliseconds after which a position or request is too old to use: browsers restore pages from days ago, and
 * the driver may have moved or been helped.
 */
export const EXPIRES_AFTER_MS = 30 * 60_000;

/**
 * Whether something is too old: a position since it was found, or a request since it was sent. A time in the
 * future means that the clock was changed; its age is unknown, so it counts as expired.
 * @param since and `now` in milliseconds since 1970.
 */
export function isExpired(since: number, now: number): boolean {
  return since > now || now - since >= EXPIRES_AFTER_MS;
}

/**
 * A duration in milliseconds as text: "just now" within the first minute, then "4 minutes ago", and "2 hours
 * ago" from two hours on.
 */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "just now";
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours ago`;
  return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
}
