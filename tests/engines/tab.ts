import { expect, vi } from "vitest";
import { putUnderFinger } from "../support/boxes.ts";

/** Keys that type no character, and the characters that WebDriver uses for them. */
export const KEYS = { enter: "\uE007", escape: "\uE00C", tab: "\uE004" };

/** In the window, in CSS pixels. */
type Point = { x: number; y: number };

/** A phone's screen, in CSS pixels, and the same phone on its side. */
export const PHONE = { width: 390, height: 844 };
export const ON_ITS_SIDE = { width: 844, height: 390 };

/** Milliseconds from one tap of a double tap to the other. */
const BETWEEN_TAPS = 200;

/** Taps, and keys, in the words of WebDriver (https://www.w3.org/TR/webdriver2/#actions), which BiDi has kept. */
export const tapping = (point: Point, isDouble = false) => {
  const tap = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  const again = [{ type: "pause", duration: BETWEEN_TAPS }, ...tap];
  const actions = [{ type: "pointerMove", ...point }, ...tap, ...(isDouble ? again : [])];
  return { type: "pointer", id: "finger", actions };
};
export const typing = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: Array.from(text).flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
});

declare global {
  /** "none" if the page ignores taps a tenth of a second after it is parsed (`watchFirstTaps`). */
  var pointerEventsAtFirst: string;
}

/** Runs in each page before its own scripts. For the page, its host is never late, however busy this computer is. */
export function watchFirstTaps(): void {
  Object.defineProperty(PerformanceResourceTiming.prototype, "responseStart", { value: 100 });
  document.addEventListener("DOMContentLoaded", () => {
    for (const wait of document.body.getAnimations()) wait.currentTime = 100;
    globalThis.pointerEventsAtFirst = getComputedStyle(document.body).pointerEvents;
  });
}

/** A browser with one tab of a phone's size. It can reach only this computer. */
export interface Browser {
  /** Opens an address of the site, and waits until it has loaded. */
  open(address: string): Promise<unknown>;
  /** Runs a function in the page, and returns its result. The function can use only its arguments. */
  read<Args extends unknown[], R>(look: (...args: Args) => R | Promise<R>, ...args: Args): Promise<R>;
  tapAt(point: Point, isDouble?: boolean): Promise<void>;
  /** Presses keys, or types into what has the focus. */
  type(text: string): Promise<void>;
  /** Lets the open page know where the device is: at PLACE. */
  allowGps(): Promise<void>;
  /** Links to outside programs that the page asked the browser to open. */
  openings(): Promise<string[]>;
  /** Errors and warnings of the console. */
  errors(): Promise<string[]>;
}

export type Tab = ReturnType<typeof tabOf>;

/** What a visitor can do and see in a browser's tab. */
export function tabOf(browser: Browser) {
  /** Waits until a control of this name can be tapped. The name of a field is its name attribute, of a checkbox its value. @returns where. */
  const find = (name: string) =>
    vi.waitFor(
      async () => {
        const found = await browser.read(locate, name);
        if (!found) throw new Error(`Nothing to tap has the name '${name}'`);
        return found;
      },
      { timeout: 8000, interval: 50 },
    );
  const tap = async (name: string) => browser.tapAt(await find(name));
  return {
    ...browser,
    tap,
    /** Taps a control twice; what this selector finds, if one is given, is or comes under the finger. */
    async tapTwice(name: string, brought?: string): Promise<void> {
      const point = await find(name);
      if (brought) await browser.read(putUnderFinger, [brought, point]);
      await browser.tapAt(point, true);
    },
    /** Fills in a form whose fields have these names. */
    async fill(typed: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, text] of Object.entries(typed)) {
        if (await browser.read(choose, name, text)) continue;
        await tap(name);
        await browser.type(text);
      }
    },
    /** The first message that the page had opened, decoded; "" before. */
    async sent(): Promise<string> {
      const [first = ""] = await browser.openings();
      return decodeURIComponent(first);
    },
    /** Waits until a visitor sees this. */
    async shows(expected: Partial<Record<keyof ReturnType<typeof look>, unknown>>): Promise<void> {
      await expect.poll(() => browser.read(look)).toMatchObject(expected);
    },
  };
}

/**
 * Runs in the page: brings the first control of this name into view, without an animation. @returns the middle of its
 * first line; null while it is missing, cannot be tapped, or moves because the page is still scrolling to its fragment.
 */
async function locate(name: string): Promise<Point | null> {
  const controls = document.querySelectorAll<HTMLElement>("a, button, summary, input, textarea");
  const found = [...controls].find((control) => {
    const ownName = control.getAttribute(control.matches("[type=checkbox]") ? "value" : "name");
    const label = ownName ?? control.ariaLabel ?? control.textContent;
    return control.checkVisibility({ visibilityProperty: true }) && label.trim() === name;
  });
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  const top = found?.getBoundingClientRect().top;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [line] = found?.getClientRects() ?? [];
  if (!line || found?.getBoundingClientRect().top !== top) return null;
  // What has just come begins to ignore taps only after a moment.
  if (document.getAnimations().some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))) return null;
  const point = { x: Math.round(line.x + line.width / 2), y: Math.round(line.y + line.height / 2) };
  return found?.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/** Runs in the page: chooses an option of a select. @returns whether the field is one. */
function choose(name: string, value: string): boolean {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!select) return false;
  select.focus();
  select.value = value;
  for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Runs in the page: what a visitor sees of it. */
function look() {
  const focused = document.activeElement;
  const label = focused?.getAttribute("name") ?? focused?.ariaLabel ?? focused?.textContent;
  const call = document.querySelector('header a[href^="tel:"]')?.getBoundingClientRect() ?? new DOMRect();
  const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  const fields = [...document.querySelectorAll<HTMLInputElement>("form [name][data-line]")];
  return {
    address: location.pathname + location.search,
    words: document.body.innerText,
    /** What is open: the menu or the request dialog. */
    open: document.querySelector(":is(#menu:popover-open, #request:modal)")?.id ?? "",
    /** What has the focus: its name attribute, its label for screen readers, or its text. */
    focus: label?.trim(),
    /** What is typed, chosen or checked, without blank fields. */
    fields: fields.flatMap(({ type, checked, value }) => (type === "checkbox" && !checked ? [] : value || [])),
    /** Whether the form's code is running: elements that still wait for it are marked. */
    isLive: document.querySelector("[data-island]") === null,
    /** Whether the header's call link can be tapped at once. */
    isCallable: call.height >= 48 && call.top >= 0 && call.left >= 0 && call.right <= innerWidth,
    width: Math.max(innerWidth, document.documentElement.scrollWidth),
    brokenPictures: broken.map(({ src }) => src),
  };
}
