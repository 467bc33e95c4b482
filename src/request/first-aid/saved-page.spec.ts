import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../../../tests/support/browser.ts";
import { sendHelp } from "../../../tests/support/forms.ts";
import { HOME, openRequest } from "../../../tests/support/request.ts";
import { TYPED } from "../../../tests/support/typed.ts";
import { sendRequest } from "../sent-panel/testing/sent-panel.ts";

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
  "a toast says that a request was sent": async (page) => {
    await sendRequest(page);
    await expect(page.getByText("Request Sent!")).toBeVisible();
  },
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

test("a page shows what works without scripts, and nothing else, in whatever state it was saved", async ({
  page,
}, info) => {
  for (const [state, reach] of Object.entries(STATES)) {
    await reach(page);
    for (const [name, save] of Object.entries(WAYS)) await writeFile(info.outputPath(name), await save(page));
    for (const name of Object.keys(WAYS)) {
      await test.step(`${state}: ${name}`, async () => {
        await page.goto(`file://${info.outputPath(name)}`);
        const shown = (selector: string) => page.locator(selector).filter({ visible: true });
        await expect(shown("main [href^='tel:'].button-call").first()).toBeVisible();
        await expect(
          shown(":enabled:not([commandfor], [popovertarget]), :disabled, [role=alert], #share-location"),
        ).toHaveCount(0);
        await expect(page.getByText(/Request (Sent|Received)!/)).not.toBeVisible();
        // The dialog can be opened where its button works; else a link to text is beside it.
        const opener = shown("main [command=show-modal]");
        if (await opener.count()) await opener.click();
        await expect(shown(".without-script, main [href^='sms:']").first()).toBeVisible();
      });
    }
  }
});
