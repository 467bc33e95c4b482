import { expect, test } from "../support/browser.ts";
import { HOME, requestDialog, SERVICE } from "../support/request.ts";

/**
 * What each field of a form is called, where an attribute says of the required ones that they are; and what stands above
 * the button: which programs open.
 */
const DIALOG = {
  names: ["Service Needed", "Your Name", "Phone Number", "Location", "Additional Details (optional)"],
  opens: "Opens a text, then an email draft.",
};

const FORMS = {
  [HOME.address]: DIALOG,
  [SERVICE.address]: DIALOG,
  "/contact": {
    names: ["Name", "Email", "Phone (optional)", "Message"],
    opens: "Opens an email draft. You press send there.",
  },
  "/request-help": {
    names: [
      "Full Name",
      "Phone Number",
      "Service Needed (optional)",
      "Current Location",
      "Description of Problem (optional)",
    ],
    opens: "Next, you choose: call, text, or email.",
  },
};

for (const [address, { names, opens }] of Object.entries(FORMS)) {
  test(`${address}: the form says what is required, what is not, and what will open`, async ({ page }) => {
    await page.goto(address === HOME.address ? `${address}#services` : address);
    const isDialog = names === DIALOG.names;
    if (isDialog) await requestDialog(page, (address === HOME.address ? HOME : SERVICE).opener).open();

    await page.setViewportSize({ width: 320, height: 568 });
    const send = page.locator("form [type=submit]");
    await expect(send).toHaveAccessibleDescription(opens);
    if (!isDialog) await send.scrollIntoViewIfNeeded();
    await expect(page.getByText(opens)).toBeInViewport({ ratio: 1 });

    // Chromium's own tree: for a select without a choice it takes more than the attributes into account.
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send("Accessibility.getFullAXTree");
    const fields = nodes.filter(({ role }) => role?.value === "textbox" || role?.value === "combobox");
    expect(fields.map(({ name }) => name?.value).toSorted()).toEqual(names.toSorted());
    const states = fields.flatMap(({ properties = [] }) =>
      properties.filter(({ name }) => name === "invalid"),
    );
    expect(states.map(({ value }) => value.value)).toEqual(names.map(() => "false"));

    const labels = page.locator("label").filter({ visible: true });
    const [read, due] = await labels.evaluateAll((all: HTMLLabelElement[]) => [
      all.map((label) => label.innerText.replace(/^.* /, "")),
      all.map((label) => (label.control?.matches(":required") ? "(required)" : "(optional)")),
    ]);
    expect(read).toEqual(due);
  });
}
