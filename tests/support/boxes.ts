import { expect, type Locator, type Page } from "@playwright/test";

/** A rectangle of the window, in CSS pixels. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** Where an element is in the window. @throws {Error} when it is not shown. */
export async function boxOf(element: Locator): Promise<Box> {
  const [box] = await boxesOf(element);
  return box;
}

/**
 * Where elements are in the window, all at one moment: read one after the other, they may have moved between.
 * @throws {Error} when one of them is not shown.
 */
export async function boxesOf<const Shown extends readonly [Locator, ...Locator[]]>(
  ...shown: Shown
): Promise<{ [Index in keyof Shown]: Box }> {
  for (const element of shown) await expect(element).toBeVisible();
  const elements = await Promise.all(shown.map((element) => element.elementHandle()));
  const boxes = await shown[0].page().evaluate(
    (elements) =>
      elements.map((element) => {
        if (!element?.checkVisibility({ visibilityProperty: true })) throw new Error("An element has gone");
        return element.getBoundingClientRect().toJSON() as Box;
      }),
    elements,
  );
  return boxes as { [Index in keyof Shown]: Box };
}

/** Waits until the page is laid out as it now is, and its own IntersectionObservers have been called for that. */
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

/**
 * Waits until the browser's own thread for scrolling has the page as it now is: a frame begins only once that before it has been
 * handed over.
 */
export async function handedOver(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
