import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { INSTRUMENT, type PageFigures } from "./instrument.ts";
import { openLine } from "./line.ts";

/** The screen of a common phone. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A tap counts as lost after this many milliseconds without a dialog. */
const LOST = 5000;

/** Milliseconds after which Playwright has set up a new tab: a page opened before would wait for that, too. */
const TAB_STARTS = 3000;

/** A phone with its own profile, tab and line. */
export type Phone = Awaited<ReturnType<typeof takePhone>>;

/**
 * Takes a phone with a fresh profile, and the instrument in every page.
 * @param port Where the server listens.
 * @param slowdown How many times slower than this machine its processor is.
 */
export async function takePhone(browser: Browser, port: number, slowdown: number) {
  const line = await openLine(port);
  const context = await browser.newContext(SCREEN);
  context.setDefaultTimeout(60_000);
  await context.addInitScript(INSTRUMENT);
  let { page, devtools } = await openTab();
  /** When the visit began, by the wall clock; undefined if it began with the page. */
  let start: number | undefined;

  /** Opens a tab with the speed of a phone. */
  async function openTab() {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return { page, devtools };
  }

  /** The value of an expression in the page. Playwright's own `evaluate` would first load scripts into the page. */
  async function evaluate<Value>(expression: string): Promise<Value> {
    const command = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", command);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }

  const callLink = () => evaluate("bench.callable");

  /** @returns when the finger was lifted, by the wall clock; undefined on a page without a dialog. */
  async function tap(selector: string, rest: number): Promise<number | undefined> {
    const spot = await evaluate<{ x: number; y: number } | null>(`bench.show(${JSON.stringify(selector)})`);
    if (!spot) return undefined;
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
    await wait(rest);
    const lifted = Date.now();
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return lifted;
  }

  return {
    line,
    /** Opens a page until its call link can be tapped. */
    async open(address: string): Promise<void> {
      start = undefined;
      await page.goto(line.origin + address, { waitUntil: "commit" });
      await callLink();
    },
    /** Taps a link of the open page as a finger does, and waits until the next page's call link can be tapped. */
    async followLink(address: string): Promise<void> {
      const left = page.waitForURL(line.origin + address, { waitUntil: "commit" });
      [start] = await Promise.all([tap(`main a[href="${address}"]`, 80), left]);
      await callLink();
    },
    /** Waits until the page is idle: loaded, and everything has arrived that it or its worker requests afterwards. */
    async idle(): Promise<void> {
      await page.waitForLoadState();
      await line.quiet();
    },
    /** What the page has shown. */
    async figures(): Promise<PageFigures> {
      return await evaluate(`bench.figures(${start})`);
    },
    /**
     * Taps the button that opens the dialog as soon as it can be tapped. The tap has no duration, the hardest case.
     * @returns milliseconds until the dialog was open, several thousand if the tap was lost; null without a dialog.
     */
    async tapOpener(): Promise<number | null> {
      const lifted = await tap('button[command="show-modal"]', 0);
      if (lifted === undefined) return null;
      const opened = evaluate<number>("bench.opened");
      return (await Promise.race([opened, wait(LOST, Date.now() + LOST)])) - lifted;
    },
    /**
     * Closes the page and comes back later: storage is there, connections and workers have ended. Playwright keeps
     * workers alive, so they are stopped.
     */
    async reopen(): Promise<void> {
      await page.close();
      ({ page, devtools } = await openTab());
      await devtools.send("ServiceWorker.enable");
      await devtools.send("ServiceWorker.stopAllWorkers");
      line.drop();
      await wait(TAB_STARTS);
    },
    async dispose(): Promise<void> {
      await context.close();
      line.cut();
    },
  };
}
