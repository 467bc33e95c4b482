/* What tests read from a page. Each runs in the page, and can use nothing but its arguments. */

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

/** What stands in the fields of a form, in their order. */
export function valuesIn(css: string): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(`${css} :is(input, select, textarea)`);
  return Array.from(fields, ({ value }) => value);
}

/** The names of the fields that are marked as wrong, each with what describes it. */
export function marksIn(css: string): Record<string, string> {
  const marked = document.querySelectorAll<HTMLInputElement>(`${css} [aria-invalid="true"]`);
  const describe = (ids: string) => document.getElementById(ids.split(" ")[0] ?? "")?.textContent ?? "";
  return Object.fromEntries(
    Array.from(marked, (field) => [field.name, describe(field.getAttribute("aria-describedby") ?? "")]),
  );
}

/** Where the first link with such an address leads. */
export function linkTo(css: string): string {
  return document.querySelector(css)?.getAttribute("href") ?? "";
}

/** Whether the place for toasts is there: then the form's code is at work. */
export function isLive(): boolean {
  return document.querySelector("#toasts [aria-label='Notifications']") !== null;
}
