import type { PageFigures } from "./instrument.ts";
import type { Phone } from "./phone.ts";
import type { TrafficFigures } from "./traffic.ts";

/** Milliseconds from a tap until the dialog was open; "lost" when it did not open; null without an opener. */
export type Tap = number | "lost" | null;

/** What one visit showed. Times are milliseconds from the moment that the page was asked for. */
export interface Visit {
  firstPaint: number | null;
  callLink: number | null;
  largestPaint: number | null;
  blockingTime: number;
  layoutShift: number;
  /** What the call link had to wait for, the page included. */
  requests: number | null;
  traffic: TrafficFigures;
  earlyTap: Tap;
  lateTap: Tap;
  prerendered: boolean;
  /** The longest time for which the instrument itself kept the page busy. */
  instrument: number;
}

/** Longest waits, in milliseconds: for the call link, for an opener, and for what a tap brings about. */
const CALL_WITHIN = 30_000;
const OPENER_WITHIN = 15_000;
const ANSWER_WITHIN = 5000;

/** How long a finger rests on a link, in milliseconds; on the dialog's opener, the hardest case, not at all. */
const LINK_TAP = 80;

/**
 * Opens a page and watches until it is idle; then taps what opens its dialog.
 * @throws {Error} when there is no such page.
 */
export async function watchVisit(phone: Phone, url: string): Promise<Visit> {
  phone.startAnew();
  await phone.go(url);
  const start = Number(await phone.evaluate("performance.timeOrigin"));
  return await watch(phone, start);
}

/** Opens a page and taps what opens its dialog as soon as it can be seen. */
export async function tapEarly(phone: Phone, url: string): Promise<Tap> {
  phone.startAnew();
  await phone.go(url);
  return await tapOpener(phone);
}

/** Follows a link of the page shown, and watches what it leads to; then taps what opens the dialog there. */
export async function watchNavigation(phone: Phone, address: string): Promise<Visit> {
  const start = await followLink(phone, address);
  return await watch(phone, start);
}

/** Follows a link of the page shown, and taps what opens the dialog there as soon as it can be seen. */
export async function tapEarlyAfterNavigation(phone: Phone, address: string): Promise<Tap> {
  await followLink(phone, address);
  await phone.signal("call", CALL_WITHIN);
  return await tapOpenerAnew(phone);
}

async function watch(phone: Phone, start: number): Promise<Visit> {
  const call = await phone.signal("call", CALL_WITHIN);
  await phone.idle();
  const figures = await phone.figures();
  const since = (time: number | null) => (time === null ? null : time - start);
  return {
    ...pick(figures),
    firstPaint: since(figures.firstPaint),
    callLink: since(figures.callLink),
    largestPaint: since(figures.largestPaint),
    requests: call?.requests ?? null,
    traffic: phone.traffic.figures(),
    earlyTap: null,
    lateTap: figures.openers > 0 ? await tapOpenerAnew(phone) : null,
  };
}

async function tapOpenerAnew(phone: Phone): Promise<Tap> {
  // An opener may have been seen elsewhere before, or on the page before.
  phone.forgetSignals();
  return await tapOpener(phone);
}

function pick({ blockingTime, layoutShift, prerendered, ownLongest }: PageFigures) {
  return { blockingTime, layoutShift, prerendered, instrument: ownLongest };
}

async function tapOpener(phone: Phone): Promise<Tap> {
  await phone.evaluate("benchShowOpener()");
  const opener = await phone.signal("opener", OPENER_WITHIN);
  if (!opener) return null;
  phone.forgetSignals();
  await phone.tap(opener, 0);
  const opened = await phone.signal("opened", ANSWER_WITHIN);
  const lifted = await phone.signal("lifted", 0);
  return opened && lifted ? opened.at - lifted.at : "lost";
}

/** @returns When the finger had left the link, in milliseconds of the wall clock. */
async function followLink(phone: Phone, address: string): Promise<number> {
  const link = JSON.stringify(`main a[href="${address}"]`);
  const middle = await phone.evaluate(`new Promise((resolve) => {
    const link = document.querySelector(${link});
    link.scrollIntoView({ block: "center", behavior: "instant" });
    // Two frames later it is drawn there, and hit tests find it.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const { left, top, width, height } = link.getBoundingClientRect();
      resolve({ x: left + width / 2, y: top + height / 2 });
    }));
  })`);
  phone.startAnew();
  await phone.tap(middle as { x: number; y: number }, LINK_TAP);
  const lifted = await phone.signal("lifted", ANSWER_WITHIN);
  if (!lifted) throw new Error(`The tap on the link to ${address} was lost`);
  return lifted.at;
}
