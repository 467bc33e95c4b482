import { expect } from "vitest";

interface Budget {
  /** In bytes of brotli. As shipped, at least 3% of it is free, because compression alone moves a file by some bytes. */
  limit: number;
  /** Whose time it saves. */
  reason: string;
  /** What helps when it is exceeded. */
  helps: string;
}

/**
 * What a driver's phone may have to fetch. To raise a limit, say in a record in docs/decisions/ whose minute the new bytes
 * save, and change docs/guarantees.md, too. The limit of a page is the network's own, and cannot be raised.
 */
export const BUDGETS = {
  page: {
    limit: 14_000,
    reason: "a page and its styles come in one round trip: an initial congestion window has ten packets",
    helps: "shorter texts, or styles that fewer kinds of pages need",
  },
  entry: {
    limit: 2_200,
    reason: "every page loads this script on the weakest signal",
    helps: "code that waits for a tap belongs into an island (a file whose name ends in .island.tsx)",
  },
  islands: {
    limit: 80_000,
    reason: "the code of all forms comes while the driver reads the first page",
    helps: "a smaller library, or code that only one form needs in a file of its own",
  },
  pack: {
    limit: 74_000,
    reason: "all pages come in one file during the first visit",
    helps: "texts that pages share word for word take almost no room",
  },
  fonts: { limit: 30_000, reason: "fonts come with the first page", helps: "fewer weights or characters" },
  picture: {
    limit: 15_000,
    reason: "the picture at the top is there before the driver scrolls",
    helps: "fewer points, in whole numbers",
  },
} as const satisfies Readonly<Record<string, Budget>>;

/** Fails if a file is larger than its budget, and says by how much and what helps. */
export function expectWithin(budget: keyof typeof BUDGETS, size: number, more = 0): void {
  const { limit, reason, helps }: Budget = BUDGETS[budget];
  const over = size - limit - more;
  expect(
    over,
    `${over} bytes over the ${budget}'s budget (${reason}). What helps: ${helps}.`,
  ).toBeLessThanOrEqual(0);
}
