import { expect, test } from "../support/browser.ts";
import { HOME, requestDialog, SERVICE } from "../support/request.ts";

const DIALOG = {
  opens: "Opens a text, then an email draft.",
  required: ["Service Needed", "Your Name", "Phone Number", "Location"],
  optional: ["Additional Details"],
};

/** What is above each form's button: which programs open; and what its fields are called. */
const FORMS = {
  [HOME.address]: DIALOG,
  [SERVICE.address]: DIALOG,
  "/contact": {
    opens: "Opens an email draft. You press send there.",
    required: ["Name", "Email", "Message"],
    optional: ["Phone"],
  },
  "/request-help": {
    opens: "Next, you choose: call, text, or email.",
    required: ["Full Name", "Phone Number", "Current Location"],
    optional: ["Service Needed", "Description of Problem"],
  },
};

for (const [address, { opens, required, optional }] of Object.entries(FORMS)) {
  test(`${address}: the form says what is required, what is not, and what will open`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${address}#services`);
    const isDialog = required === DIALOG.required;
    if (isDialog) await requestDialog(page, (address === HOME.address ? HOME : SERVICE).opener).open();
    const send = page.locator("form [type=submit]");
    await expect(send).toHaveAccessibleDescription(opens);
    if (!isDialog) await send.scrollIntoViewIfNeeded();
    await expect(page.getByText(opens)).toBeInViewport({ ratio: 1 });

    const labels = page.locator("label").filter({ visible: true });
    const labelled = [
      ...required.map((name) => `${name} (required)`),
      ...optional.map((name) => `${name} (optional)`),
    ];
    expect((await labels.allInnerTexts()).toSorted()).toEqual(labelled.toSorted());

    // What is heard of a required one is its attribute; of none that it is invalid: screen-reader.spec.ts.
    const field = (name: string) =>
      page.getByRole("textbox", { name, exact: true }).or(page.getByRole("combobox", { name, exact: true }));
    for (const name of required) await expect(field(name)).toHaveJSProperty("required", true);
    for (const name of optional)
      await expect(field(`${name} (optional)`)).toHaveJSProperty("required", false);
  });
}
