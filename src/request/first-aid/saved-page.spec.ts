import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../../../tests/support/browser.ts";
import { sendHelp } from "../../../tests/support/forms.ts";
import { HOME, openContact, openRequest } from "../../../tests/support/request.ts";
import { TYPED } from "../../../tests/support/typed.ts";
import { reachPanel } from "../sent-panel/testing/sent-panel.ts";

/* A saved page keeps what scripts have written into it, but not the scripts. */

// Of a file, Chromium loads no pictures, and it refuses the style attribute of the QR code by the page's policy.
test.use({
  expectedErrors:
    /Failed to load resource|Not allowed to load|Blocked autofocus|nline style|ContentSecurityPolicyIssue/,
});

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "the dialog is open and half filled in": async (page) =>
    (await openRequest(page)).fill({ name: TYPED.name }),
  "the location button is shown": async (page) => {
    await page.goto(`${HOME.address}#services`);
    await expect(page.getByRole("button", { name: HOME.opener })).toBeVisible();
  },
  "a toast is shown": async (page) => {
    await (await openContact(page)).send.click();
    await expect(page.getByRole("alert")).not.toBeEmpty();
  },
  "a request was sent": reachPanel,
  "a request has taken the form's place": async (page) => {
    await page.goto("/request-help");
    await sendHelp(page);
    await expect(page.getByText("Request Received!")).toBeVisible();
  },
};

/** Chromium's own way, and that of extensions, which keep the elements as they are. */
const WAYS: Record<string, (page: Page) => Promise<string>> = {
  "page.mhtml": async (page) => {
    const client = await page.context().newCDPSession(page);
    return (await client.send("Page.captureSnapshot", { format: "mhtml" })).data;
  },
  "page.html": async (page) => (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, ""),
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`saved while ${state}, a page shows what works without scripts, and nothing else`, async ({
    page,
  }, info) => {
    for (const [name, save] of Object.entries(WAYS)) {
      await reach(page);
      await writeFile(info.outputPath(name), await save(page));
      await page.goto(`file://${info.outputPath(name)}`);
      const shown = (selector: string) => page.locator(selector).filter({ visible: true });
      await expect(shown("main [href^='tel:'].button-call").first()).toBeVisible();
      await expect(
        shown(":enabled:not([commandfor], [popovertarget]), [role=alert], #sent-heading, #share-location"),
      ).toHaveCount(0);
      await expect(shown(":disabled")).toHaveCount(0);
      // The dialog can be opened where its button works; else a link to text is beside it.
      const opener = shown("main [command=show-modal]");
      if (await opener.count()) await opener.click();
      await expect(shown(".without-script, main [href^='sms:']").first()).toBeVisible();
    }
  });
}
