import { tooSmall, violationsOn } from "../../tests/support/accessibility.ts";
import { gapBetween, laidOut, sizes } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { EMERGENCY } from "../../tests/support/links.ts";
import { SERVICE_PAGE, services } from "../../tests/support/pages.ts";
import { islandIsLive, requestDialog } from "../../tests/support/request.ts";

/* Where 911 is on a screen. Which pages have it, and where in their text: tests/dist/text-and-danger.test.ts. */

/** One page for each danger, and the home page. */
const PAGES = [...new Map(services.map((page) => [page.danger, page.addresses[0]])), ["either", "/"] as const]
  .filter(([danger]) => danger !== undefined)
  .map(([, address = ""]) => address);

const SCREENS = sizes("320x568", "360x640", "390x664", "820x1180", "1280x800");

test("911 is in the first view of each page that names it, away from the hotline", async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      // The smallest phone has no room for today's notice, so that the screen here is as much higher.
      const notice = await page.locator("aside.todays-notice").evaluateAll(([box]) => box?.clientHeight ?? 0);
      if (width === 320) await page.setViewportSize({ width, height: height + notice });
      for (const href of EMERGENCY)
        await expect(page.locator(`main > section .danger a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
      await laidOut(page);
      // All boxes are read at one moment, because the call bar comes and goes.
      const shown = page.locator('a[href^="tel:"], a[href^="sms:"]').filter({ visible: true });
      const links = await shown.evaluateAll((links) =>
        links.map((link) => ({ href: link.getAttribute("href") ?? "", box: link.getBoundingClientRect().toJSON() })),
      );
      const urgent = links.filter(({ href }) => EMERGENCY.includes(href));
      const others = links.filter(({ href }) => !EMERGENCY.includes(href));
      expect(others).not.toEqual([]);
      for (const { href, box } of urgent)
        for (const other of others)
          expect(gapBetween(box, other.box), `${href} and ${other.href}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test("911 is in the first view of each dialog; on most phones GPS, text, Send and call, too", async ({ page }) => {
  const { dialog, opener, gps, line, text, send, call } = requestDialog(page);
  for (const address of ["/", SERVICE_PAGE]) {
    await page.goto(`${address}#services`);
    await opener.click();
    await islandIsLive(page);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      for (const href of EMERGENCY)
        await expect(page.locator(`#request .danger a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(tooSmall), `${size.width} px`).toEqual([]);
      // With the opener, three taps lead to a text with the position.
      if (size.width === 390)
        for (const control of [gps, text, send, call]) await expect(control).toBeInViewport({ ratio: 1 });
    }
    // By role and name: axe asks for no name of a dialog.
    await expect(dialog).toBeVisible();
    await gps.click();
    await expect(line).toContainText("Location access denied.");
    expect(await violationsOn(page)).toEqual([]);
  }
});
