import { expect, test } from "../../../tests/support/browser.ts";
import { breakInterface, OPTIONAL } from "../../../tests/support/interfaces.ts";
import { expectOpened, HOME, openRequest } from "../../../tests/support/request.ts";
import { requestAbout } from "../../../tests/support/typed.ts";

/* What a page can do without fails alone. */

test.use({ expectedErrors: /./ });

for (const fate of ["missing", "throwing"] as const) {
  test(`with every optional interface ${fate}, the dialog opens, sends, and says so`, async ({ page }) => {
    for (const path of OPTIONAL) await page.addInitScript(breakInterface, [path, fate] as const);
    const { fill, openings, send } = await openRequest(page, HOME);
    await fill();
    await send.click();
    await expectOpened(openings, [requestAbout(HOME.topic).sms]);
    await expect(page.getByText("Request Sent!")).toBeVisible();
  });
}
