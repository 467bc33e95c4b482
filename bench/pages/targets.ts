import type { Session } from "./devtools.ts";
import { INSTRUMENT, type Signal } from "./instrument.ts";
import type { Traffic } from "./traffic.ts";

/** The screen of a common phone, and a processor four times slower than this one. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SLOWER = 4;

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
 * Attaches to everything that belongs to a target, before it runs: the pages of a tab, pages being prepared,
 * frames, workers. Makes each page one on a phone.
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
    count(target, id, type.includes("worker"), listener);
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
  await parent.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
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
    listener.traffic.answered(id, requestId, response.encodedDataLength);
  });
  target.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    listener.traffic.ended(id, requestId, encodedDataLength);
  });
  target.on("Network.loadingFailed", ({ requestId }) => listener.traffic.ended(id, requestId, 0));
}
