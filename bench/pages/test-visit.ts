import { type Bytes, KINDS } from "./traffic.ts";
import type { Visit } from "./visits.ts";

/** For tests: a visit that meets every budget, but for what is given. */
export function visitWith(
  given: Partial<Visit>,
  beforeLoad: Partial<Bytes> = {},
  untilIdle: Partial<Bytes> = {},
): Visit {
  const none = Object.fromEntries([...KINDS, "headers"].map((kind) => [kind, 0])) as Bytes;
  return {
    firstPaint: 900,
    callLink: 900,
    largestPaint: 900,
    blockingTime: 0,
    layoutShift: 0,
    requests: 1,
    traffic: {
      beforeLoad: { ...none, ...beforeLoad },
      untilIdle: { ...none, ...untilIdle },
      blocking: 0,
      largestPicture: 0,
      lateScripts: 0,
    },
    earlyTap: null,
    lateTap: null,
    prerendered: false,
    instrument: 0,
    ...given,
  };
}
