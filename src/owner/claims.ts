import { z } from "zod";
import { text } from "./values.ts";

/** Texts that others have as tokens, by their names: claims (content/claims.yaml) and rules (content/safety.yaml). */
export const namedTexts = z.record(z.string().regex(/^\w+$/, "expected a name of letters"), text).default({});

/** The home page's markers have room for three digits. */
const MOST = 999;

/** The least and the most minutes of an arrival like "15-30 minutes" or "1-2 hours"; undefined if it is no range. */
export function minutesOf(arrival = ""): { least: number; most: number } | undefined {
  const [, from, to, unit] = /^(\d+) ?(?:-|–|to) ?(\d+) (minute|hour)s$/.exec(arrival) ?? [];
  const [least = 0, most = 0] = [from, to].map((count) => Number(count) * (unit === "hour" ? 60 : 1));
  return 0 < least && least < most && most <= MOST ? { least, most } : undefined;
}
