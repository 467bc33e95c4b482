import type { Chrome } from "./chrome.ts";
import type { Session } from "./devtools.ts";
import type { PageFigures, Signal } from "./instrument.ts";
import { followServiceWorkers, followTargets, stopServiceWorkers, type TabListener } from "./targets.ts";
import { Traffic } from "./traffic.ts";

/** Milliseconds without a request after which a page counts as idle, and the longest wait for that. */
const QUIET = 1000;
const IDLE_WITHIN = 60_000;

/** Someone's phone with a fresh profile: one tab, a slow connection, and the instrument in every page. */
export class Phone implements TabListener {
  /** What the page now shown has fetched. */
  traffic = new Traffic();
  #signals: Signal[] = [];
  #heard = () => {};
  /** The page shown, and behind it one that is being prepared. */
  #pages: { id: string; session: Session }[] = [];
  #chrome: Chrome;
  #profile: string;
  #tab = "";

  private constructor(chrome: Chrome, profile: string) {
    this.#chrome = chrome;
    this.#profile = profile;
  }

  /** A phone whose traffic goes through a proxy (SlowLink). */
  static async take(chrome: Chrome, proxy: string): Promise<Phone> {
    const { browserContextId } = await chrome.session.send("Target.createBrowserContext", {
      proxyServer: proxy,
      // Without this no proxy is asked for what runs on this machine.
      proxyBypassList: "<-loopback>",
    });
    const phone = new Phone(chrome, browserContextId);
    await followServiceWorkers(chrome.session, browserContextId, phone);
    await phone.#openTab();
    return phone;
  }

  /** Closes the page and comes back later: what is stored stays, workers have long stopped. */
  async reopen(): Promise<void> {
    await this.#chrome.session.send("Target.closeTarget", { targetId: this.#tab });
    while (this.#pages.length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await this.#openTab();
    await stopServiceWorkers(this.#chrome.session, this.#page);
  }

  /** Ends everything. */
  async dispose(): Promise<void> {
    await this.#chrome.session.send("Target.disposeBrowserContext", { browserContextId: this.#profile });
  }

  /** Forgets what was heard and fetched; what follows belongs to a new visit. */
  startAnew(): void {
    this.forgetSignals();
    this.traffic = new Traffic();
  }

  forgetSignals(): void {
    this.#signals = [];
  }

  /** @throws {Error} when there is no such page. */
  async go(url: string): Promise<void> {
    const { errorText } = await this.#page.send("Page.navigate", { url });
    if (errorText) throw new Error(errorText);
  }

  /** The first signal of a kind since they were last forgotten; undefined when it does not come in time. */
  async signal<K extends Signal["kind"]>(
    kind: K,
    milliseconds: number,
  ): Promise<Extract<Signal, { kind: K }> | undefined> {
    const isOfKind = (signal: Signal): signal is Extract<Signal, { kind: K }> => signal.kind === kind;
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const signal = this.#signals.find(isOfKind);
      const left = deadline - performance.now();
      if (signal || left <= 0) return signal;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Waits until the page has loaded and nothing has been fetched for a while. */
  async idle(): Promise<void> {
    const deadline = performance.now() + IDLE_WITHIN;
    let quietSince = performance.now();
    while (performance.now() < deadline && performance.now() - quietSince < QUIET) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!this.traffic.isLoaded || !this.traffic.isQuiet) quietSince = performance.now();
    }
  }

  /** A tap of the finger, so many milliseconds long. */
  async tap({ x, y }: { x: number; y: number }, milliseconds: number): Promise<void> {
    const page = this.#page;
    await page.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async figures(): Promise<PageFigures> {
    return (await this.evaluate("benchFigures()")) as PageFigures;
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const command = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await this.#page.send("Runtime.evaluate", command);
    return result.value;
  }

  onPage(id: string, session: Session): void {
    this.#pages.push({ id, session });
  }

  onGone(id: string): void {
    this.#pages = this.#pages.filter((page) => page.id !== id);
    this.traffic.gone(id);
  }

  onSignal(id: string, signal: Signal): void {
    // What can be seen is in the page that is shown; the browser may not have told yet that the one before is gone.
    if (signal.kind === "call") this.#pages.sort((a, b) => Number(b.id === id) - Number(a.id === id));
    this.#signals.push(signal);
    this.#heard();
  }

  get #page(): Session {
    const [page] = this.#pages;
    if (!page) throw new Error("The tab has no page");
    return page.session;
  }

  async #openTab(): Promise<void> {
    const { session, version } = this.#chrome;
    const place = { url: "about:blank", browserContextId: this.#profile, forTab: true };
    const { targetId } = await session.send("Target.createTarget", place);
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
    this.#tab = targetId;
    const major = /\d+/.exec(version)?.[0];
    const userAgent = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
    await followTargets(session.child(sessionId), userAgent, this);
  }
}
