import { tooSmall, violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { expectIn, fillIn } from "../../../tests/support/forms.ts";
import { openContact, watchOpenings } from "../../../tests/support/request.ts";
import { MESSAGE_LINES, MESSAGE_MAIL, WRITTEN } from "../../../tests/support/typed.ts";

/* What is refused, and why: contact-form.test.tsx. */

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a refused message is sent once it is corrected; its draft can be opened again and copied", async ({
  page,
}) => {
  const { fields, send } = await openContact(page);
  const openings = await watchOpenings(page);
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toBeVisible();
  await expect(fields.name).toHaveAccessibleDescription("Enter your name.");
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);

  await fillIn(fields, WRITTEN);
  await send.click();
  const sent = page.getByRole("status").filter({ hasText: "Message Sent!" });
  await expect(sent).toBeVisible();
  await expect.poll(() => openings).toEqual([{ url: MESSAGE_MAIL, by: "window" }]);
  await expect(page).toHaveURL("/contact");
  await expectIn(fields, {});
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(sent).toHaveCount(0);

  // It opens in this window, in case the browser has blocked a new one.
  await page.getByRole("link", { name: "Open the draft again" }).click();
  await expect.poll(() => openings.at(-1)).toEqual({ url: MESSAGE_MAIL, by: "navigation" });
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MESSAGE_LINES.join("\n"));
  expect(await violationsOn(page)).toEqual([]);
});
