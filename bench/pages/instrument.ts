/** The figures of a page. Times are in milliseconds. */
export interface PageFigures {
  /** First contentful paint. */
  firstPaint: number | null;
  callLink: number | null;
  largestPaint: number | null;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms each (https://web.dev/articles/tbt). */
  blockingTime: number;
  layoutShift: number;
}

/** A place on the screen. */
export type Spot = { x: number; y: number };

/** What a page reports through DevTools: a call link can be seen and tapped; the load event has fired. */
export type Signal = "call" | "load";
declare const benchSignal: (signal: Signal) => void;

/** Runs in each page, prerendered ones too, before its own scripts, and adds `bench` to it. */
function instrument(): void {
  const CALL = 'a[href^="tel:"]:not([href="tel:911"])';
  /** The part of a link that must be in view: all of it, apart from rounding. */
  const WHOLE = 0.99;
  const TASK_MAY_TAKE = 50;
  /** After this many milliseconds without a dialog, the tap counts as lost. */
  const LOST_AFTER = 5000;

  const entriesOf = <Entry = PerformanceEntry>(type: string) => {
    const kept: Entry[] = [];
    const keep = (list: PerformanceObserverEntryList) => kept.push(...(list.getEntries() as Entry[]));
    new PerformanceObserver(keep).observe({ type, buffered: true });
    return kept;
  };
  const paints = entriesOf("paint");
  const largest = entriesOf("largest-contentful-paint");
  const tasks = entriesOf("longtask");
  const shifts = entriesOf<{ value: number; hadRecentInput: boolean }>("layout-shift");

  /** The frame with the call link: when it was laid out, and when that was noticed. */
  let call: { laidOut: number; noticed: number } | undefined;
  let liftedAt = 0;
  let openedAt: number | undefined;

  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const canBeTapped = (element: Element) => {
    const { x, y } = middleOf(element);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && element.contains(document.elementFromPoint(x, y));
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  // It reports after a frame's own layout, so measuring causes no layout and no frame.
  const views = new IntersectionObserver(
    (seen) => {
      const found = seen.find((entry) => entry.intersectionRatio >= WHOLE && canBeTapped(entry.target));
      if (!found || call) return;
      call = { laidOut: found.time, noticed: performance.now() };
      benchSignal("call");
    },
    { threshold: WHOLE },
  );
  new MutationObserver(() => {
    for (const link of document.querySelectorAll(CALL)) views.observe(link);
    if (document.querySelector("dialog[open]")) openedAt ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
  addEventListener("load", () => benchSignal("load"));
  addEventListener("pointerup", ({ timeStamp }) => (liftedAt = timeStamp), { capture: true, passive: true });

  const bench = {
    /** @param start Of the visit, by the wall clock; without one it began with the page. */
    figures(start: number | null): PageFigures {
      const offset = start === null ? 0 : performance.timeOrigin - start;
      const since = (time: number | undefined) => (time === undefined ? null : time + offset);
      const firstPaint = paints.find(({ name }) => name === "first-contentful-paint")?.startTime;
      const late = tasks.map(({ startTime, duration }) => {
        const start = Math.max(startTime, firstPaint ?? 0);
        return Math.max(0, startTime + duration - start - TASK_MAY_TAKE);
      });
      const isInFirstPaint = call && firstPaint && call.laidOut <= firstPaint;
      return {
        firstPaint: since(firstPaint),
        callLink: since(isInFirstPaint ? firstPaint : call?.noticed),
        largestPaint: since(largest.at(-1)?.startTime),
        blockingTime: late.reduce((sum, time) => sum + time, 0),
        layoutShift: shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0),
      };
    },
    /** Brings an element into view, and waits until it can be tapped; null on a page that has none. */
    async show(selector: string): Promise<Spot | null> {
      for (;;) {
        const element = document.querySelector(selector);
        if (!element && document.readyState !== "loading") return null;
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        // After two frames it is drawn there, and can be tapped.
        await frame();
        await frame();
        if (element && canBeTapped(element)) return middleOf(element);
      }
    },
    /** Milliseconds from the end of the tap until a dialog was open. */
    async answer(): Promise<number> {
      const end = performance.now() + LOST_AFTER;
      while (openedAt === undefined && performance.now() < end) await frame();
      return (openedAt ?? end) - liftedAt;
    },
  };
  Object.assign(globalThis, { bench });
}

/** The instrument as a script. It defines `__name`, which tsx calls to name functions. */
export const INSTRUMENT = `if (location.protocol === "https:") {
  const __name = (named) => named;
  (${instrument})();
}`;
