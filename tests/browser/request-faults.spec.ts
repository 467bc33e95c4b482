import { business } from "../../src/business/current.ts";
import { expect, SECOND_LAUNCH, test } from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { HOME, openRequest, requestDialog, SERVICE } from "../support/request.ts";
import { TYPED } from "../support/typed.ts";

test.use({ expectedErrors: SECOND_LAUNCH });

test("what is typed outlives closing, a reload and another page", async ({ page }) => {
  const { fields, fill, openLive } = await openRequest(page, HOME);
  await fill();
  await page.keyboard.press("Escape");
  await openLive();
  await expectIn(fields, TYPED);
  await page.reload();
  await openLive();
  await expectIn(fields, TYPED);
  const onOtherPage = await openRequest(page, SERVICE);
  await expectIn(onOtherPage.fields, TYPED);
});

test.describe("an island that throws", () => {
  test.use({ expectedErrors: /./ });

  test("gives way to a fallback with a call link; the page lives on", async ({ page }) => {
    await page.route(/\/assets\/request-form-.*\.js$/, (route) => {
      const body = "export function RequestForm() { throw new Error('A broken part'); }";
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto(SERVICE.address);
    const { dialog, open, call, close } = requestDialog(page);
    await open();
    await expect(dialog.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(dialog.getByText("A broken part")).toBeVisible();
    await expect(call).toHaveAttribute("href", `tel:${business.hotline.e164}`);
    await close.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
