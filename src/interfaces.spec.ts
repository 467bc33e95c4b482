import { expect, test } from "../tests/support/browser.ts";
import { asOpened } from "../tests/support/links.ts";
import { HOME, openRequest } from "../tests/support/request.ts";
import { requestAbout } from "../tests/support/typed.ts";

/* An interface that is missing or throws breaks only what needs it. */

test.use({ expectedErrors: /./ });

/** What scripts of the page use, and old web views lack or privacy extensions block. */
const OPTIONAL = [
  "document.fonts",
  "IntersectionObserver",
  "MutationObserver",
  "Element.prototype.animate",
  "HTMLCanvasElement.prototype.getContext",
  "matchMedia",
  "navigator.clipboard",
  "navigator.connection",
  "navigator.maxTouchPoints",
  "navigator.serviceWorker",
  "performance.getEntriesByType",
  "requestAnimationFrame",
  "requestIdleCallback",
  "sessionStorage",
  "trustedTypes",
];

/** Runs in the page before its scripts: removes an interface, or makes it throw when it is used. */
function breakInterface([path, fate]: readonly [string, "missing" | "throwing"]): void {
  const names = path.split(".");
  const name = names.pop() ?? "";
  const owner = names.reduce((object, key) => Reflect.get(object, key), globalThis as object);
  const isFunction = typeof Reflect.get(owner, name) === "function";
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  const broken = fate === "missing" ? { value: undefined } : { [isFunction ? "value" : "get"]: refuse };
  Object.defineProperty(owner, name, broken);
}

for (const fate of ["missing", "throwing"] as const) {
  test(`with every optional interface ${fate}, the dialog opens, sends, and says so`, async ({ page }) => {
    for (const path of OPTIONAL) await page.addInitScript(breakInterface, [path, fate] as const);
    const { fill, openings, send } = await openRequest(page, HOME);
    await fill();
    await send.click();
    await expect.poll(() => openings).toEqual([asOpened(requestAbout(HOME.topic).sms)]);
    await expect(page.getByText("Request Sent!")).toBeVisible();
    for (const way of ["Text this request", "Email this request"])
      await expect(page.getByRole("link", { name: way })).toBeVisible();
  });

  test(`with every optional interface ${fate}, what the entry script does after a part that fails is done`, async ({
    page,
  }) => {
    for (const path of OPTIONAL) await page.addInitScript(breakInterface, [path, fate] as const);
    // The call bar fails without an observer; it comes before this.
    const logged = page.waitForEvent("console", (message) => message.text() === "404: /no-such-page");
    await page.goto("/no-such-page");
    await logged;
  });
}
