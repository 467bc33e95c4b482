import type { Session } from "./devtools.ts";
import { INSTRUMENT, type Signal } from "./instrument.ts";
import type { Traffic } from "./traffic.ts";

/** The screen of a common phone, and a processor four times slower than this one. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SLOWER = 4;

const SERVICE_WORKER = { type: "service_worker" };

/** Attaches to targets before they run. */
const HOLD = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/** Who hears of what happens in a tab. */
export interface TabListener {
  /** Where requests are counted at the moment. */
  traffic: Traffic;
  /** A page is there: the one shown, or one being prepared, which takes its place when the other is gone. */
  onPage(id: string, page: Session): void;
  onGone(id: string): void;
  onSignal(page: string, signal: Signal): void;
}

/**
 * Counts what the service workers of a profile fetch, from before they run. Through the browser: when a page changes
 * its process, it loses sight of its worker for a moment, in the middle of the worker's request.
 */
export async function followServiceWorkers(
  browser: Session,
  profile: string,
  listener: TabListener,
): Promise<void> {
  const ids = new Map<string, string>();
  browser.on("Target.attachedToTarget", async ({ sessionId, targetInfo: { targetId, browserContextId } }) => {
    if (browserContextId !== profile) return;
    const worker = browser.child(sessionId);
    ids.set(sessionId, targetId);
    count(worker, targetId, true, listener);
    await Promise.allSettled([worker.send("Network.enable"), worker.send("Runtime.runIfWaitingForDebugger")]);
  });
  browser.on("Target.detachedFromTarget", ({ sessionId }) => {
    const id = ids.get(sessionId);
    if (id) listener.onGone(id);
  });
  await holdServiceWorkers(browser);
}

async function holdServiceWorkers(browser: Session): Promise<void> {
  await browser.send("Target.setAutoAttach", { ...HOLD, filter: [SERVICE_WORKER] });
}

/** Stops the service workers of a profile, as time would; one that is watched would never start again. */
export async function stopServiceWorkers(browser: Session, page: Session): Promise<void> {
  await browser.send("Target.setAutoAttach", { ...HOLD, autoAttach: false });
  await page.send("ServiceWorker.enable");
  await page.send("ServiceWorker.stopAllWorkers");
  await holdServiceWorkers(browser);
}

/**
 * Attaches to everything that belongs to a target, before it runs: the pages of a tab, pages being prepared,
 * frames, dedicated workers. Makes each page one on a phone.
 * @param userAgent What the pages say they are.
 */
export async function followTargets(
  parent: Session,
  userAgent: string,
  listener: TabListener,
): Promise<void> {
  const ids = new Map<string, string>();
  const ready: Promise<void>[] = [];

  const prepare = async (target: Session, id: string, type: string) => {
    count(target, id, false, listener);
    const commands: Promise<unknown>[] = [
      target.send("Network.enable"),
      followTargets(target, userAgent, listener),
    ];
    if (type === "page") commands.push(...makePhone(target, id, userAgent, listener));
    commands.push(target.send("Runtime.runIfWaitingForDebugger"));
    // Not every target knows every command.
    await Promise.allSettled(commands);
  };

  parent.on("Target.attachedToTarget", ({ sessionId, targetInfo: { type, targetId } }) => {
    const target = parent.child(sessionId);
    ids.set(sessionId, targetId);
    if (type === "page") listener.onPage(targetId, target);
    ready.push(prepare(target, targetId, type));
  });
  parent.on("Target.detachedFromTarget", ({ sessionId }) => listener.onGone(ids.get(sessionId) ?? ""));
  await parent.send("Target.setAutoAttach", { ...HOLD, filter: [{ ...SERVICE_WORKER, exclude: true }, {}] });
  await Promise.all(ready);
}

function makePhone(page: Session, id: string, userAgent: string, listener: TabListener): Promise<unknown>[] {
  page.on("Runtime.bindingCalled", ({ payload }) => listener.onSignal(id, JSON.parse(payload)));
  page.on("Page.loadEventFired", ({ timestamp }) => listener.traffic.loaded(timestamp));
  return [
    page.send("Page.enable"),
    page.send("Runtime.enable"),
    page.send("Runtime.addBinding", { name: "benchSignal" }),
    page.send("Page.addScriptToEvaluateOnNewDocument", { source: INSTRUMENT }),
    page.send("Emulation.setDeviceMetricsOverride", SCREEN),
    page.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 }),
    page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER }),
    page.send("Emulation.setUserAgentOverride", { userAgent }),
  ];
}

function count(target: Session, id: string, isWorker: boolean, listener: TabListener): void {
  target.on("Network.requestWillBeSent", (event) => {
    // data: and blob: never leave the phone.
    if (/^https?:/.test(event.request.url)) listener.traffic.sent(id, event, isWorker);
  });
  target.on("Network.responseReceived", ({ requestId, response }) => {
    listener.traffic.answered(id, requestId, response);
  });
  target.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    listener.traffic.ended(id, requestId, encodedDataLength);
  });
  target.on("Network.loadingFailed", ({ requestId }) => listener.traffic.ended(id, requestId, 0));
}
