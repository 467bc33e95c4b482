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

/**
 * How long ago something was, from milliseconds: "just now" within the first minute, then "4 minutes ago", and from two
 * hours on "2 hours ago".
 */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "just now";
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours ago`;
  return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
}
