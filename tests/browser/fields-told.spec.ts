import { expect, test } from "../support/browser.ts";
import { HOME, requestDialog, SERVICE } from "../support/request.ts";

/** What each field of a form is called; of one that is required, an attribute says so. */
const DIALOG = ["Service Needed", "Your Name", "Phone Number", "Location", "Additional Details (optional)"];

const FORMS = {
  [HOME.address]: DIALOG,
  [SERVICE.address]: DIALOG,
  "/contact": ["Name", "Email", "Phone (optional)", "Message"],
  "/request-help": [
    "Full Name",
    "Phone Number",
    "Service Needed (optional)",
    "Current Location",
    "Description of Problem (optional)",
  ],
};

for (const [address, names] of Object.entries(FORMS)) {
  test(`${address}: fields are told as required or optional, and not as invalid before they are`, async ({
    page,
  }) => {
    await page.goto(address === HOME.address ? `${address}#services` : address);
    const { opener } = address === HOME.address ? HOME : SERVICE;
    if (names === DIALOG) await requestDialog(page, opener).open();

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
