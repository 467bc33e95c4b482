/**
 * What a driver's phone may have to fetch, in bytes of brotli. As shipped, at least 2% of each is free, because any
 * edit changes how well a file compresses. To raise a limit, say in a record in docs/decisions/ whose minute the new
 * bytes save, and change docs/guarantees.md, too.
 */
export const BUDGETS = {
  /** A page with its styles comes in one round trip: ten packets (initial congestion window). Cannot be raised. */
  page: 14_000,
  /** What today's notice may add to that: in an ice storm nobody has time to shorten a page. */
  notice: 300,
  /** Every page loads this script, even on the weakest signal. What can wait for a tap belongs in an island. */
  entry: 2_480,
  /** The code of all forms comes while the driver reads the first page. */
  islands: 80_000,
  /** All pages come in one file during the first visit. Texts that they share word for word take almost no room. */
  pack: 74_000,
  fonts: 30_000,
  /** The picture at the top is there before the driver scrolls. */
  picture: 15_000,
} as const;
