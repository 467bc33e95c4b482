import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";

/* What an attacker who has injected markup into a page cannot do there, because of the page's own policy. */

declare global {
  /** What the page's policy has refused so far. */
  var refused: Set<string>;
}

/** The browser's warning about the page in the refused frame, which is in quirks mode. */
const REFUSALS = /Content.?Security.?Policy|ERR_BLOCKED|TrustedScript|^QuirksModeIssue .*chrome-error:/i;

const REFUSED = ["a script", "connect-src", "frame-src", "img-src", "style-src-elem"];

/** Adds forbidden things to the page, and expects its policy to refuse all of them. */
async function expectRefusals(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.refused = new Set();
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, originalPolicy }) => {
      if (originalPolicy.startsWith("default-src 'none'"))
        refused.add(effectiveDirective.replace(/^(script-src-elem|require-trusted-types-for)$/, "a script"));
    });
    const add = (name: string, facts: Record<string, string>) =>
      document.body.append(Object.assign(document.createElement(name), facts));
    add("style", { textContent: "body { display: none }" });
    add("iframe", { src: "https://evil.example/" });
    add("img", { src: "https://evil.example/x.png" });
    try {
      add("script", { textContent: "window.isInjected = true" });
    } catch {
      // Trusted Types throw when a script gets its text; without them, the policy refuses to run the script.
    }
    fetch("https://evil.example/").catch(() => {});
  });
  // The browser reports each after it has refused it.
  await expect.poll(() => page.evaluate(() => [...refused].toSorted())).toEqual(REFUSED);
  expect(await page.evaluate(() => "isInjected" in window)).toBe(false);
  await expect(page.locator("body")).toBeVisible();
}

test.use({ expectedErrors: REFUSALS });

test("every kind of page refuses third-party scripts, styles, frames, pictures and connections", async ({
  page,
}) => {
  for (const address of KINDS) {
    await page.goto(address);
    await expectRefusals(page);
  }
});
