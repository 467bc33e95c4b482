import { expect, type Locator, type Page } from "@playwright/test";

/** A rectangle of the window, in CSS pixels. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** Sizes of windows, such as "320x568", in CSS pixels. */
export function sizes(...names: readonly `${number}x${number}`[]): { width: number; height: number }[] {
  return names.map((name) => {
    const [width = 0, height = 0] = name.split("x").map(Number);
    return { width, height };
  });
}

/** Where an element is in the window. @throws {Error} when it is not shown. */
export async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  return await element.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** Where the middle of a control is on the screen. */
export async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(control);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The gap between two rectangles, in CSS pixels: 0 where they touch, less where they overlap. */
export function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width));
  const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height));
  return Math.max(across, down);
}

/** Waits until the page is laid out, and its own IntersectionObservers have been called. */
export async function laidOut(page: Page): Promise<void> {
  // All observers of a document are called in one go, in the order in which they were made: this one is the last.
  // https://w3c.github.io/IntersectionObserver/#notify-intersection-observers-algo
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/** Waits until all of the page takes taps: what has come under a finger ignores them for half a second. */
export async function takesTaps(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Runs in the page: scrolls to where no call link of the page itself is in view. An owner's page may be short. */
export function scrollToMiddle(): void {
  const headings = document.querySelectorAll<HTMLElement>("main h2");
  const heading = headings[Math.floor(headings.length / 2)];
  heading?.style.setProperty("margin-block", "100vh");
  heading?.scrollIntoView({ block: "center" });
}

/** Runs in the page: puts what this selector finds, now or later, where a finger is. */
export function putUnderFinger([selector, { x, y }]: readonly [string, { x: number; y: number }]): void {
  const sheet = new CSSStyleSheet();
  const place = `position: fixed; z-index: 99; inset: ${y - 24}px auto auto ${x - 24}px`;
  sheet.replaceSync(`${selector} { ${place}; min-width: 0; width: 48px; height: 48px }`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Does something, and expects all that can be tapped on the screen to be where it was: the point at the middle of each
 * control leads to the same control before and after, or to nothing, and never to another.
 */
export async function expectStill(page: Page, change: string, act: () => Promise<unknown>): Promise<void> {
  // The call bar comes and goes with what a scroll has brought into view.
  await laidOut(page);
  await takesTaps(page);
  const before = await page.evaluateHandle(watchControls);
  await act();
  expect(await before.evaluate((watch) => watch.changes()), change).toEqual([]);
}

/** Runs in the page: notes where each control on the screen is. */
function watchControls() {
  const controls = "a[href], button, input, select, textarea, summary";
  const nameOf = (element: Element) =>
    `<${element.localName} ${element.id}> ${element.ariaLabel ?? element.textContent}`.trim();
  /** The control that a tap there would reach; a label passes it on to its field. */
  const controlAt = (x: number, y: number): Element | null | undefined => {
    const touched = document.elementFromPoint(x, y);
    return touched?.closest(controls) ?? touched?.closest("label")?.control;
  };
  const seen = [...document.querySelectorAll(controls)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({ element, box, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .filter(({ element, x, y }) => controlAt(x, y) === element);
  if (seen.length === 0) throw new Error("No control is on the screen");

  const changeOf = ({ element, box, x, y }: (typeof seen)[number]): string[] => {
    const reached = controlAt(x, y);
    // A toast that replaces another has its Dismiss button in the same place.
    const isSame = reached === element || (reached && nameOf(reached) === nameOf(element));
    if (reached && !isSame) return [`${nameOf(element)}: now ${nameOf(reached)} is there`];
    const now = element.getBoundingClientRect();
    const isMoved = Math.hypot(now.x - box.x, now.y - box.y) > 1;
    // The call bar slides out of view.
    const isReached = controlAt(now.x + now.width / 2, now.y + now.height / 2) === element;
    return isReached && isMoved ? [`${nameOf(element)}: moved by ${now.x - box.x}, ${now.y - box.y}`] : [];
  };
  return { changes: () => seen.flatMap(changeOf) };
}
