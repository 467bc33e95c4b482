import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "puppeteer-core";
import { INSTRUMENT, type PageFigures } from "./instrument.ts";
import { openLine } from "./line.ts";

/** The screen of a common phone. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** A tap counts as lost after this many milliseconds without a dialog. */
const LOST = 5000;

/** Attaches to a tab's pages before they run; to no service worker, because an observed one never ends. */
const FOLLOW = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: "page" }] };

/** A phone with its own profile, tab and line. */
export type Phone = Awaited<ReturnType<typeof takePhone>>;

/**
 * Takes a phone with a fresh profile, and the instrument in every page.
 *
 * It uses the DevTools protocol over puppeteer's connection: Playwright, and puppeteer's own pages, would attach to the
 * service worker, too.
 * @param port Where the server listens.
 */
export async function takePhone(browser: CDPSession, port: number) {
  const line = await openLine(port);
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  const calls = new EventEmitter();
  const callLink = () => once(calls, "call", { signal: AbortSignal.timeout(60_000) });
  let page = await openTab();
  /** When the visit began, by the wall clock; undefined if it began with the page. */
  let start: number | undefined;

  async function openTab(): Promise<CDPSession> {
    const place = { url: "about:blank", forTab: true, browserContextId };
    const { targetId } = await browser.send("Target.createTarget", place);
    return await new Promise((resolve) => {
      browser.once("sessionattached", (tab) => {
        tab.on("sessionattached", (attached) => prepare(attached).then(() => resolve(attached)));
        tab.send("Target.setAutoAttach", FOLLOW);
      });
      browser.send("Target.attachToTarget", { targetId, flatten: true });
    });
  }

  /** Gives a page the screen and speed of a phone, and the instrument. */
  async function prepare(attached: CDPSession): Promise<void> {
    attached.on("Runtime.bindingCalled", () => {
      // A navigation may have brought another page target.
      page = attached;
      calls.emit("call");
    });
    // A page that is left may be gone already.
    await Promise.allSettled([
      attached.send("Page.enable"),
      attached.send("Runtime.enable"),
      attached.send("Runtime.addBinding", { name: "benchCall" }),
      attached.send("Page.addScriptToEvaluateOnNewDocument", { source: INSTRUMENT }),
      attached.send("Emulation.setDeviceMetricsOverride", SCREEN),
      attached.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 }),
      attached.send("Emulation.setCPUThrottlingRate", { rate: 4 }),
      attached.send("Runtime.runIfWaitingForDebugger"),
    ]);
  }

  async function evaluate<Value>(expression: string): Promise<Value> {
    const command = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await page.send("Runtime.evaluate", command);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }

  /** @returns when the finger was lifted, by the wall clock; undefined on a page without a dialog. */
  async function tap(selector: string, rest: number): Promise<number | undefined> {
    const spot = await evaluate<{ x: number; y: number } | null>(`bench.show(${JSON.stringify(selector)})`);
    if (!spot) return undefined;
    await page.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
    await wait(rest);
    const lifted = Date.now();
    await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return lifted;
  }

  return {
    line,
    /** Opens a page until its call link can be tapped. */
    async open(address: string): Promise<void> {
      start = undefined;
      await Promise.all([callLink(), page.send("Page.navigate", { url: line.origin + address })]);
    },
    /** Taps a link of the open page as a finger does, and waits until the next page's call link can be tapped. */
    async followLink(address: string): Promise<void> {
      [start] = await Promise.all([tap(`main a[href="${address}"]`, 80), callLink()]);
    },
    /** Waits until the page is idle: loaded, and everything has arrived that it or its worker requests afterwards. */
    async idle(): Promise<void> {
      await evaluate("bench.loaded");
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
      return (await Promise.race([evaluate<number>("bench.opened"), wait(LOST, Date.now() + LOST)])) - lifted;
    },
    /** Closes the page and comes back later: storage is kept; connections and workers have ended. */
    async reopen(): Promise<void> {
      await page.send("Page.close");
      page = await openTab();
      await page.send("ServiceWorker.enable");
      await page.send("ServiceWorker.stopAllWorkers");
      line.drop();
    },
    async dispose(): Promise<void> {
      await browser.send("Target.disposeBrowserContext", { browserContextId });
      line.cut();
    },
  };
}
