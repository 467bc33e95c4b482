import { watchElements } from "./instrument-elements.ts";
import { watchTimings } from "./instrument-timings.ts";

/** What a page tells the bench as it happens. Times are milliseconds of the wall clock. */
export type Signal =
  /** A link that calls can be seen and tapped; how many requests it had to wait for, the page included. */
  | { kind: "call"; requests: number }
  /** A button that opens a dialog can be seen and tapped, there. */
  | { kind: "opener"; x: number; y: number }
  /** The finger has left the screen. */
  | { kind: "lifted"; at: number }
  /** A dialog is open. */
  | { kind: "opened"; at: number };

/** What a page tells when asked. Times are milliseconds of the wall clock. */
export interface PageFigures {
  /** Of something to read or look at: first-contentful-paint. */
  firstPaint: number | null;
  callLink: number | null;
  largestPaint: number | null;
  /** Milliseconds by which tasks after the first paint were longer than 50 (https://web.dev/articles/tbt). */
  blockingTime: number;
  /** Sum of the scores of all layout shifts. */
  layoutShift: number;
  openers: number;
  /** Whether the page was prepared before it was asked for. */
  prerendered: boolean;
  /** The longest that the instrument itself has kept the page busy at a time, in milliseconds. */
  ownLongest: number;
}

/** What the instrument adds to a page. */
export interface Instrumented {
  /** The DevTools binding. */
  benchSignal(signal: string): void;
  /** Brings an opener that is outside the viewport into it, and from then on each that is found. */
  benchShowOpener(): void;
  benchFigures(): PageFigures;
  /** What was seen so far. Times are of the page's own clock. */
  benchSeen: {
    openers: number;
    ownLongest: number;
    /** The frame with the call link, when it was laid out and when that was noticed. */
    call?: { laidOut: number; noticed: number };
  };
}

/** Runs in every page before anything else. What tsx adds to name functions does not exist there. */
export const INSTRUMENT = `{
  const __name = (named) => named;
  (${watchElements})();
  (${watchTimings})();
}`;
