/** What a page reports about itself: times in milliseconds, and the layout shift. */
export type PageFigures = Record<"firstPaint" | "callLink" | "largestPaint" | "blockingTime" | "layoutShift", number>;

/** Runs in each page, before its own scripts, and adds `bench` to it. */
function instrument(): void {
  const entriesOf = <Entry = PerformanceEntry>(type: string) => {
    const kept: Entry[] = [];
    const keep = (list: PerformanceObserverEntryList) => kept.push(...(list.getEntries() as Entry[]));
    new PerformanceObserver(keep).observe({ type, buffered: true });
    return kept;
  };
  const largest = entriesOf("largest-contentful-paint");
  const tasks = entriesOf("longtask");
  const shifts = entriesOf<{ value: number; hadRecentInput: boolean }>("layout-shift");
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

  /** Where to tap an element: its middle, if it is on the screen, whole, shown and covered by nothing. */
  const spotOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const touched = document.elementFromPoint(x, y);
    // In a page's first moments, which ignore taps (src/site/styles/taps.css), the point belongs to <html>.
    const isFree = element.contains(touched) || touched === document.documentElement;
    return isWhole && isShown && isFree ? { x, y } : null;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  let callAt = 0;
  const links = () => [...document.querySelectorAll('a[href^="tel:+"]')];
  const bench = {
    /** Resolves when a call link is on the screen. */
    callable: (async () => {
      do await frame();
      while (!links().some(spotOf));
      callAt = performance.now();
      return true;
    })(),
    /** @param start When the visit began, by the wall clock; by default, when the page began. */
    figures(start = performance.timeOrigin): PageFigures {
      const offset = performance.timeOrigin - start;
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return {
        firstPaint: first + offset,
        callLink: Math.max(first, callAt) + offset,
        largestPaint: (largest.at(-1)?.startTime ?? 0) + offset,
        // Like total blocking time (https://web.dev/articles/tbt), but from the start of the navigation.
        blockingTime: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
        layoutShift: sum(shifts.map(({ hadRecentInput, value }) => (hadRecentInput ? 0 : value))),
      };
    },
    /** Brings an element into view, and waits until it can be tapped; null on a page without a dialog. */
    async show(selector: string) {
      for (;;) {
        const element = document.querySelector(selector);
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        // After two frames it is drawn there, and can be tapped.
        await frame();
        await frame();
        const spot = element && spotOf(element);
        if (spot) {
          // What has just come begins to ignore taps only after 10 ms (src/site/styles/taps.css).
          await frame();
          if (spotOf(element)) return spot;
        }
        if (document.readyState !== "loading" && !document.querySelector("dialog")) return null;
      }
    },
    /** When a dialog was opened, by the wall clock. */
    opened: new Promise((resolve) => {
      const changes = new MutationObserver(() => {
        if (document.querySelector("dialog[open]")) resolve(Date.now());
      });
      changes.observe(document, { subtree: true, attributeFilter: ["open"] });
    }),
  };
  Object.assign(globalThis, { bench });
}

/** The instrument as a script. tsx adds calls of `__name` to name functions, so the script defines it. */
export const INSTRUMENT = `{
  const __name = (named) => named;
  (${instrument})();
}`;
