import { expect, roadsideViolationsOn, test, violationsOn } from "../support/browser.ts";
import { HOME, openDialog, SERVICE } from "../support/request.ts";

for (const { address, opener } of [HOME, SERVICE, { address: "/keller", opener: "Request Help" }]) {
  test.describe(`the request dialog of ${address}`, () => {
    test("opens with the focus on the first field, and gives it back when closed", async ({ page }) => {
      await page.goto(address);
      const dialog = await openDialog(page, opener);
      await expect(dialog.getByLabel("Service Needed")).toBeFocused();

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: opener })).toBeFocused();

      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: opener })).toBeFocused();
    });

    test("names every control", async ({ page }) => {
      await page.goto(address);
      const dialog = await openDialog(page, opener);
      await expect(dialog.getByRole("combobox", { name: "Service Needed" })).toHaveAttribute("required");
      await expect(dialog.getByRole("textbox", { name: "Your Name" })).toHaveAttribute(
        "autocomplete",
        "name",
      );
      const phone = dialog.getByRole("textbox", { name: "Phone Number" });
      await expect(phone).toHaveAttribute("type", "tel");
      await expect(phone).toHaveAttribute("inputmode", "tel");
      await expect(phone).toHaveAttribute("autocomplete", "tel");
      await expect(phone).toHaveAttribute("placeholder", /^\(\d{3}\) \d{3}-\d{4}$/);
      await expect(dialog.getByRole("textbox", { name: "Location", exact: true })).toHaveAttribute(
        "required",
      );
      await expect(dialog.getByRole("textbox", { name: "Additional Details" })).not.toHaveAttribute(
        "required",
      );
      await expect(dialog.locator("button:not([aria-pressed])")).toHaveText([
        "Use my GPS location",
        "Send Request",
        "",
      ]);
      await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
    });

    test("offers the six services, and nothing empty to choose", async ({ page }) => {
      await page.goto(address);
      const dialog = await openDialog(page, opener);
      await expect(dialog.locator("option:not(:disabled)")).toHaveText([
        "Jump Start",
        "Lockout Service",
        "Tire Change",
        "Battery Replacement",
        "Mobile Mechanic",
        "Other",
      ]);
    });

    test("is accessible, also with errors and a toast showing", async ({ page }) => {
      await page.goto(address);
      const dialog = await openDialog(page, opener);
      expect(await violationsOn(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Send Request" }).click();
      const toast = page.getByText("Missing Information");
      // It stays while it is pointed at.
      await toast.hover();
      expect(await violationsOn(page)).toEqual([]);
      expect(await roadsideViolationsOn(page)).toEqual([]);
      await expect(toast).toBeVisible();
    });
  });
}

test("is reached and left by keyboard alone, in the order of the fields", async ({ page }) => {
  await page.goto(SERVICE.address);
  await page.getByRole("button", { name: SERVICE.opener }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const order = [
    dialog.getByLabel("Service Needed"),
    dialog.getByLabel("Your Name"),
    dialog.getByLabel("Phone Number"),
    dialog.getByLabel("Location", { exact: true }),
    dialog.getByRole("button", { name: "Use my GPS location" }),
    dialog.getByLabel("Additional Details"),
    ...(await dialog.getByRole("group", { name: "Tap what is true" }).getByRole("button").all()),
    dialog.getByRole("button", { name: "Send Request" }),
    dialog.getByRole("link", { name: /^Text what/ }),
    dialog.getByRole("link", { name: /^Call \(/ }),
    // Shown first, reached late: where there is no form, the dialog's focus must not begin here.
    dialog.getByRole("link", { name: "Call 911" }),
    dialog.getByRole("link", { name: "Text 911 where available" }),
    dialog.getByRole("button", { name: "Close" }),
  ];
  for (const [index, control] of order.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
});

test("holds the page behind it still", async ({ page }) => {
  await page.goto(SERVICE.address);
  await openDialog(page, SERVICE.opener);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  // Turned once more, the wheel moves the page that far, and no farther.
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [390, 420],
  [1280, 800],
] as const) {
  test(`fits a screen of ${width} x ${height}, with every control in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(SERVICE.address);
    const dialog = await openDialog(page, SERVICE.opener);
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect(box?.height).toBeLessThanOrEqual(height);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const control of await dialog
      .locator("select, input, textarea, button, a")
      .filter({ visible: true })
      .all()) {
      await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expect(control).toBeInViewport({ ratio: 1 });
      const size = await control.boundingBox();
      expect(size?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test("survives the phone being turned", async ({ page }) => {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await dialog.getByLabel("Your Name").fill("Ana");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Your Name")).toHaveValue("Ana");
  await expect(dialog.getByLabel("Your Name")).toBeFocused();
});
