import { expect, test } from "../support/browser.ts";
import { breakInterface, OPTIONAL } from "../support/interfaces.ts";
import { expectOpened, HOME, openRequest } from "../support/request.ts";
import { sentPanel } from "../support/sent-panel.ts";
import { requestAbout, TYPED } from "../support/typed.ts";

/* What a page can do without fails alone. */

test.use({ expectedErrors: /./ });

for (const fate of ["missing", "throwing"] as const) {
  for (const path of OPTIONAL) {
    test(`with ${path} ${fate}, the dialog opens, keeps what is typed, and sends it`, async ({ page }) => {
      await page.addInitScript(breakInterface, [path, fate] as const);
      const { fill, openings, send } = await openRequest(page, HOME);
      await fill();
      if (path !== "sessionStorage")
        expect(await page.evaluate(() => sessionStorage.getItem("driver.name"))).toBe(TYPED.name);
      await send.click();
      await expectOpened(openings, [requestAbout(HOME.topic).sms]);
      await expect(sentPanel(page)).toBeVisible();
    });
  }
}
