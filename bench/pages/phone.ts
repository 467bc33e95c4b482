import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { openLine } from "./line.ts";

/** Reports to this program that a call link is on the screen. */
declare const benchCall: () => void;

/** What the instrument has put into each page. */
declare const bench: ReturnType<typeof openBench>;

/** Runs in each page, before its own scripts. */
function openBench() {
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
    return isWhole && isShown && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  let callAt = 0;
  const waitForCallLink = async () => {
    const links = () => [...document.querySelectorAll('a[href^="tel:+"]')];
    do await frame();
    while (!links().some(spotOf));
    callAt = performance.now();
    benchCall();
  };
  waitForCallLink();

  return {
    loaded: new Promise((resolve) => addEventListener("load", () => resolve(true))),
    /** When a dialog was opened, by the wall clock. */
    opened: new Promise<number>((resolve) => {
      const changes = new MutationObserver(() => {
        if (document.querySelector("dialog[open]")) resolve(Date.now());
      });
      changes.observe(document, { subtree: true, attributeFilter: ["open"] });
    }),
    /**
     * Times in milliseconds, and the layout shift.
     * @param start When the visit began, by the wall clock; by default, when the page began.
     */
    figures(start = performance.timeOrigin) {
      const offset = performance.timeOrigin - start;
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return {
        firstPaint: first + offset,
        callLink: Math.max(first, callAt) + offset,
        largestPaint: (largest.at(-1)?.startTime ?? 0) + offset,
        // As total blocking time (https://web.dev/articles/tbt), but of all tasks since the navigation began.
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
        if (spot) return spot;
        if (document.readyState !== "loading" && !document.querySelector("dialog")) return null;
      }
    },
  };
}

/** The instrument as a script. It defines `__name`, which tsx calls to name functions. */
const INSTRUMENT = `globalThis.__name = (named) => named; globalThis.bench = (${openBench})();`;

/** A tap counts as lost after this many milliseconds without a dialog. */
const LOST = 5000;

/** A phone with its own profile, tab and line. */
export type Phone = Awaited<ReturnType<typeof takePhone>>;

/**
 * Takes a phone with a fresh profile, and the instrument in every page.
 * @param port Where the server listens.
 */
export async function takePhone(browser: Browser, port: number) {
  const line = await openLine(port);
  const profile = await browser.createBrowserContext();
  const calls = new EventEmitter();
  const callLink = () => once(calls, "call", { signal: AbortSignal.timeout(60_000) });
  let page = await openTab();
  /** When the visit began, by the wall clock; undefined if it began with the page. */
  let start: number | undefined;

  async function openTab(): Promise<Page> {
    const tab = await profile.newPage();
    await tab.emulateCPUThrottling(4);
    await tab.exposeFunction("benchCall", () => calls.emit("call"));
    await tab.evaluateOnNewDocument(INSTRUMENT);
    return tab;
  }

  /** @returns when the finger was lifted, by the wall clock; undefined on a page without a dialog. */
  async function tap(selector: string, rest: number): Promise<number | undefined> {
    const spot = await page.evaluate((shown) => bench.show(shown), selector);
    if (!spot) return undefined;
    const finger = await page.touchscreen.touchStart(spot.x, spot.y);
    await wait(rest);
    const lifted = Date.now();
    await finger.end();
    return lifted;
  }

  return {
    line,
    /** Opens a page until its call link can be tapped. */
    async open(address: string): Promise<void> {
      start = undefined;
      await Promise.all([callLink(), page.goto(line.origin + address, { waitUntil: [] })]);
    },
    /** Taps a link of the open page as a finger does, and waits until the next page's call link can be tapped. */
    async followLink(address: string): Promise<void> {
      [start] = await Promise.all([tap(`main a[href="${address}"]`, 80), callLink()]);
    },
    /** Waits until the page is idle: loaded, and everything has arrived that it or its worker requests afterwards. */
    async idle(): Promise<void> {
      await page.evaluate(() => bench.loaded);
      await line.quiet();
    },
    /** What the page has shown. */
    figures: () => page.evaluate((began) => bench.figures(began), start),
    /**
     * Taps the button that opens the dialog as soon as it can be tapped. The tap has no duration, the hardest case.
     * @returns milliseconds until the dialog was open, several thousand if the tap was lost; null without a dialog.
     */
    async tapOpener(): Promise<number | null> {
      const lifted = await tap('button[command="show-modal"]', 0);
      if (lifted === undefined) return null;
      const opened = page.evaluate(() => bench.opened);
      return (await Promise.race([opened, wait(LOST, Date.now() + LOST)])) - lifted;
    },
    /** Closes the page and comes back later: storage is kept; connections and workers have ended. */
    async reopen(): Promise<void> {
      await page.close();
      page = await openTab();
      const devtools = await page.createCDPSession();
      await devtools.send("ServiceWorker.enable");
      await devtools.send("ServiceWorker.stopAllWorkers");
      line.drop();
    },
    async dispose(): Promise<void> {
      await profile.close();
      line.cut();
    },
  };
}
