/* What tests name and read in a page. The functions from `locate` on run there, and can use nothing but their arguments. */

/** Something to press or to fill in, as a person would name it. */
export interface Target {
  css: string;
  /** What it is called: its aria-label, else its label, else its text. */
  name?: string | undefined;
}

export function button(name: string, inside = ""): Target {
  return { css: `${inside} button`, name };
}

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Brings the first visible element that fits into view, without an animation. @returns the middle of its first line;
 * null while it is not there, moves, or cannot be tapped: a page that is on its way to its fragment, goes on.
 */
export async function locate({ css, name }: Target): Promise<Point | null> {
  const nameOf = (element: HTMLElement) =>
    (element.ariaLabel ?? element.textContent).replaceAll(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element) === name),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  const top = found?.getBoundingClientRect().top;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [line] = found?.getClientRects() ?? [];
  if (!line || found?.getBoundingClientRect().top !== top) return null;
  const point = { x: Math.round(line.x + line.width / 2), y: Math.round(line.y + line.height / 2) };
  // For half a second after its panel has come or gone the page takes no taps.
  return found?.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

export function pathNow(): string {
  return location.pathname;
}

/** The words of the first element that fits, as they are shown; "" if there is none. */
export function textOf(css: string): string {
  const text = document.querySelector<HTMLElement>(css)?.innerText ?? "";
  return text.replaceAll(/\s+/g, " ").trim();
}

export function isShown(css: string): boolean {
  return document.querySelector(css)?.checkVisibility() ?? false;
}

/** What has the focus: its name attribute, its label for screen readers, or its text. */
export function focused(): string {
  const element = document.activeElement;
  const text = element?.getAttribute("name") ?? element?.ariaLabel ?? element?.textContent ?? "";
  return text.replaceAll(/\s+/g, " ").trim();
}

export function isFocused(css: string): boolean {
  return document.activeElement === document.querySelector(css);
}

/** What the fields of a form hold, in their order. */
export function valuesIn(css: string): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    `${css} :is(input:not([type=hidden]), select, textarea)`,
  );
  return Array.from(fields, ({ value }) => value);
}

/** Where the first link with such an address leads. */
export function linkTo(css: string): string {
  return document.querySelector(css)?.getAttribute("href") ?? "";
}

/** Whether the form's code is at work: what waits for it is marked. */
export function isLive(): boolean {
  return document.querySelector("[data-island]") === null;
}
