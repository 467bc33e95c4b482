import type { Instrumented } from "./instrument.ts";

/** Runs in the page: keeps what the browser tells of paints, long tasks and layout shifts. */
export function watchTimings(): void {
  const page = globalThis as unknown as Instrumented;
  /** Milliseconds that a task may take without keeping anyone waiting. */
  const TASK_MAY_TAKE = 50;
  /** Milliseconds within which a frame is on the screen once it was noticed. */
  const ON_SCREEN_WITHIN = 50;

  const paints: number[] = [];
  const largest: number[] = [];
  let firstPaint: number | undefined;
  const tasks: { start: number; end: number }[] = [];
  let layoutShift = 0;

  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  observe("paint", ({ name, startTime }) => {
    paints.push(startTime);
    if (name === "first-contentful-paint") firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => largest.push(startTime));
  observe("longtask", ({ startTime, duration }) =>
    tasks.push({ start: startTime, end: startTime + duration }),
  );
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) layoutShift += value;
  });

  const wallClock = (time: number | undefined) => (time === undefined ? null : performance.timeOrigin + time);

  /**
   * When the frame with the call link was on the screen. The browser tells this time only of paints of its own
   * choice; where it tells none of this frame, it is the time at which the frame was noticed.
   */
  const callLink = () => {
    const { call } = page.benchSeen;
    const onScreen = [...paints, ...largest]
      .sort((a, b) => a - b)
      .find((time) => call && time >= call.laidOut);
    return onScreen && call && onScreen <= call.noticed + ON_SCREEN_WITHIN ? onScreen : call?.noticed;
  };

  page.benchFigures = () => {
    const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    const blocking = tasks.map(({ start, end }) => end - Math.max(start, firstPaint ?? 0) - TASK_MAY_TAKE);
    const { openers, ownLongest } = page.benchSeen;
    return {
      firstPaint: wallClock(firstPaint),
      callLink: wallClock(callLink()),
      largestPaint: wallClock(largest.at(-1)),
      blockingTime: blocking.reduce((sum, time) => sum + Math.max(0, time), 0),
      layoutShift,
      openers,
      prerendered: (navigation?.activationStart ?? 0) > 0,
      ownLongest,
    };
  };
}
