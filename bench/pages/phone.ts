import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession } from "puppeteer-core";
import { INSTRUMENT, type PageFigures, type Signal, type Spot } from "./instrument.ts";
import type { Line } from "./line.ts";

/** The screen of a common phone, and a processor four times slower than this one. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SLOWER = 4;

/** Milliseconds without a byte after which a page counts as idle, and the longest wait for a page. */
const QUIET = 1000;
const GIVE_UP = 60_000;

const OPENER = 'button[command="show-modal"]';

/** How long a finger rests on a link, in milliseconds; on the dialog's opener, the hardest case, not at all. */
const LINK_TAP = 80;

/** Attaches to a tab's targets before they run, except for service workers: an observed one never ends. */
const FOLLOW = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
const FOLLOWED = [{ type: "service_worker", exclude: true }, {}];

/** What a visit showed. */
export interface Watched extends PageFigures {
  /** Bytes over the line until the page was idle. */
  wire: number;
}

/**
 * Someone's phone with a fresh profile, one tab, and the instrument in every page.
 *
 * It speaks the DevTools protocol over puppeteer's connection. With a session of a page itself, and not of its tab,
 * Chromium prepares no page ahead ("PrerenderingDisabledByDevTools", 156); puppeteer's own pages are lost when one that
 * was prepared takes their place.
 */
export class Phone {
  #line: Line;
  #browser: CDPSession;
  #profile: BrowserContext;
  #signals = new EventEmitter();
  #page: CDPSession;

  private constructor(line: Line, browser: CDPSession, profile: BrowserContext) {
    this.#line = line;
    this.#browser = browser;
    this.#page = browser;
    this.#profile = profile;
  }

  static async take(browser: Browser, line: Line): Promise<Phone> {
    const session = await browser.target().createCDPSession();
    const phone = new Phone(line, session, await browser.createBrowserContext());
    await phone.#openTab();
    return phone;
  }

  /** Closes the page and comes back later: storage is kept; connections and workers have ended. */
  async reopen(): Promise<void> {
    await this.#page.send("Page.close");
    await this.#openTab();
    await this.#page.send("ServiceWorker.enable");
    await this.#page.send("ServiceWorker.stopAllWorkers");
    this.#line.drop();
  }

  async dispose(): Promise<void> {
    await this.#profile.close();
  }

  /** Opens a page, and watches until it is idle. */
  async open(address: string): Promise<Watched> {
    return await this.#watch(() => this.#navigate(address));
  }

  /** Taps a link of the open page, and watches the next page until it is idle. */
  async follow(address: string): Promise<Watched> {
    const spot = await this.#show(`main a[href="${address}"]`);
    if (!spot) throw new Error(`The page has no link to ${address}`);
    return await this.#watch(async () => {
      await this.#touch([spot]);
      await wait(LINK_TAP);
      const lifted = Date.now();
      await this.#touch([]);
      return lifted;
    });
  }

  /** Opens a page until its call link can be tapped. */
  async openBriefly(address: string): Promise<void> {
    await Promise.all([this.#signal("call"), this.#navigate(address)]);
  }

  /**
   * Taps what opens the page's dialog as soon as that can be tapped.
   * @returns milliseconds until the dialog was open, several thousand if the tap was lost; null without a dialog.
   */
  async tapOpener(): Promise<number | null> {
    const spot = await this.#show(OPENER);
    if (!spot) return null;
    await this.#touch([spot]);
    await this.#touch([]);
    return await evaluate(this.#page, "bench.answer()");
  }

  /** @param start Begins the visit, and tells when, if not with the page. */
  async #watch(start: () => Promise<number | null>): Promise<Watched> {
    const before = this.#line.received();
    const [startedAt] = await Promise.all([start(), this.#signal("load"), this.#signal("call")]);
    await this.#line.quiet(QUIET);
    const figures = await evaluate<PageFigures>(this.#page, `bench.figures(${startedAt})`);
    return { ...figures, wire: this.#line.received() - before };
  }

  async #signal(name: Signal): Promise<void> {
    await once(this.#signals, name, { signal: AbortSignal.timeout(GIVE_UP) });
  }

  async #navigate(address: string): Promise<null> {
    const { errorText } = await this.#page.send("Page.navigate", { url: this.#line.origin + address });
    if (errorText) throw new Error(`${address}: ${errorText}`);
    return null;
  }

  async #show(selector: string): Promise<Spot | null> {
    return await evaluate(this.#page, `bench.show(${JSON.stringify(selector)})`);
  }

  /** @param fingers Those on the screen; without any, they are lifted. */
  async #touch(fingers: Spot[]): Promise<void> {
    const type = fingers.length > 0 ? "touchStart" : "touchEnd";
    await this.#page.send("Input.dispatchTouchEvent", { type, touchPoints: fingers });
  }

  #session(id: string): CDPSession {
    const session = this.#browser.connection()?.session(id);
    if (!session) throw new Error("The browser has ended a session");
    return session;
  }

  async #openTab(): Promise<void> {
    const place = { url: "about:blank", forTab: true, browserContextId: this.#profile.id ?? "" };
    const { targetId } = await this.#browser.send("Target.createTarget", place);
    const attached = await this.#browser.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = this.#session(attached.sessionId);
    const ready: Promise<unknown>[] = [];
    tab.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      const page = this.#session(sessionId);
      if (targetInfo.subtype !== "prerender") this.#page = page;
      ready.push(this.#prepare(page));
    });
    await tab.send("Target.setAutoAttach", { ...FOLLOW, filter: FOLLOWED });
    await Promise.all(ready);
  }

  /** Gives a page, shown or prerendered, the screen and speed of a phone. */
  async #prepare(page: CDPSession): Promise<void> {
    page.on("Runtime.bindingCalled", ({ payload }) => {
      // The page that reports its call link is the one shown, which may have been prerendered.
      if (payload === "call") this.#page = page;
      this.#signals.emit(payload);
    });
    // A prerendered page may be gone already.
    await Promise.allSettled([
      page.send("Page.enable"),
      page.send("Runtime.enable"),
      page.send("Runtime.addBinding", { name: "benchSignal" }),
      page.send("Page.addScriptToEvaluateOnNewDocument", { source: INSTRUMENT }),
      page.send("Emulation.setDeviceMetricsOverride", SCREEN),
      page.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 }),
      page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER }),
      page.send("Runtime.runIfWaitingForDebugger"),
    ]);
  }
}

/** The value of an expression in a page. */
async function evaluate<Value>(session: CDPSession, expression: string): Promise<Value> {
  const command = { expression, returnByValue: true, awaitPromise: true };
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", command);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Value;
}
