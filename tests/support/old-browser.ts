import type { Page } from "@playwright/test";

/**
 * Shows pages as the oldest browsers do: without the styles, attributes and interfaces that they leave out. To be
 * called before the page is opened.
 * @param options.script Whether the page may run scripts.
 */
export async function showAsOldBrowser(page: Page, { script }: { script: boolean }): Promise<void> {
  await page.addInitScript(forget);
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return await route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: oldHtml(await response.text(), script) });
  });
}

/** Runs in the page, before its own scripts. */
function forget(): void {
  const young: [object, string[]][] = [
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [HTMLButtonElement.prototype, ["commandForElement"]],
    [Intl, ["Segmenter"]],
    [globalThis, ["requestIdleCallback", "navigation", "trustedTypes"]],
    // What a worker fetched would not pass through the route above.
    [Navigator.prototype, ["serviceWorker"]],
  ];
  for (const [owner, names] of young) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  // The site's script handles this attribute where the browser does not; this one would do it, too.
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[commandfor]")) event.preventDefault();
  };
  addEventListener("click", stop, true);
}

function oldHtml(html: string, script: boolean): string {
  const unknown = script ? / popover(target)?="[^"]*"/g : / (popover(target)?|command(for)?)="[^"]*"/g;
  // It allows the styles by their hashes, which change below.
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  return html
    .replace(policy, "")
    .replace(unknown, "")
    .replace(/<script type="speculationrules">.*?<\/script>/s, "")
    .replaceAll(/<style>(.*?)<\/style>/gs, (_, css: string) => `<style>${oldCss(css)}</style>`);
}

/** A style sheet in which what the oldest browsers do not know is renamed to what no browser knows. */
function oldCss(css: string): string {
  const newer = /(popover-open|(?<=:)has(?=\()|dvh|overscroll-behavior|text-wrap|view-transition)/g;
  return css.replaceAll(newer, "unknown-$1");
}
