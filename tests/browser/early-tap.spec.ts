import { business } from "../../src/business/current.ts";
import { expect, SECOND_LAUNCH, test } from "../support/browser.ts";
import { holdCode, ISLAND_CODE } from "../support/island-code.ts";
import { smsWith } from "../support/links.ts";
import { fillRequest, HOME, islandIsLive, SERVICE, TYPED, watchOpenings } from "../support/request.ts";

/* The dialog opens by HTML; React takes over what it finds. Each test lets the island's code come at the
   moment it chooses. */

test.use({ expectedErrors: SECOND_LAUNCH });

for (const { address, opener } of [HOME, SERVICE]) {
  test(`${address}: a form half filled in before the code comes loses nothing`, async ({ page }) => {
    const letCodeCome = await holdCode(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog).toBeVisible();
    await fillRequest(dialog, { service: TYPED.service, name: TYPED.name });
    await dialog.getByLabel("Phone Number").pressSequentially("(817) 555");

    letCodeCome();
    await islandIsLive(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Phone Number")).toBeFocused();
    await page.keyboard.type("-0199");
    await expect(dialog.getByLabel("Service Needed")).toHaveValue(TYPED.service);
    await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
    await expect(dialog.getByLabel("Phone Number")).toHaveValue("(817) 555-0199");
  });
}

test("a tap at the moment the page appears opens the dialog, with every script still on its way", async ({
  page,
}) => {
  // Never answered: the page must not need any of them.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto(SERVICE.address, { waitUntil: "commit" });
  await page.getByRole("button", { name: SERVICE.opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await expect(dialog.getByLabel("Service Needed")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const width of [320, 412]) {
  test(`at ${width} px the opener stands in its place before its label has come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const html = await (await page.request.get(SERVICE.address)).text();
    const labelAt = html.indexOf(SERVICE.opener, html.indexOf('command="show-modal"'));
    await page.route(SERVICE.address, (route) =>
      route.fulfill({ contentType: "text/html", body: html.slice(0, labelAt) }),
    );
    const placeOfOpener = async () => {
      await page.goto(SERVICE.address);
      const box = await page.locator("main button[command=show-modal]").boundingBox();
      // From the button above it: the words before both may stand in another font the second time.
      const call = await page.locator("main .button-call").first().boundingBox();
      return { x: box?.x, y: (box?.y ?? 0) - (call?.y ?? 0) };
    };
    const half = await placeOfOpener();
    await page.unroute(SERVICE.address);
    expect(half).toEqual(await placeOfOpener());
  });
}

test("a request sent before the code comes is sent when it is there, once", async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  await page.getByRole("button", { name: SERVICE.opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await fillRequest(dialog);
  const send = dialog.getByRole("button", { name: "Send Request" });
  await send.click();
  await send.click();
  expect(openings).toEqual([]);

  letCodeCome();
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  expect(openings.map(({ url }) => url.split(":")[0])).toEqual(["sms", "mailto"]);
  expect(decodeURIComponent(openings[0]?.url ?? "")).toContain("Name: Ana López");
});

test("an empty form sent before the code comes is answered when it is there", async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  letCodeCome();
  await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
});

test.describe("when the code cannot be had", () => {
  test.use({ expectedErrors: /Failed to load resource|could not start|^Not allowed to launch/ });

  for (const [how, answer] of [
    ["blocked", { abort: true }],
    ["missing (404)", { abort: false }],
  ] as const) {
    test(`${how}: the dialog works by HTML, and what is typed goes into a text message`, async ({ page }) => {
      await page.route(ISLAND_CODE, (route) => {
        return answer.abort ? route.abort() : route.fulfill({ status: 404, body: "Not found" });
      });
      await page.goto(SERVICE.address);
      const openings = await watchOpenings(page);
      await page.getByRole("button", { name: SERVICE.opener }).click();
      const dialog = page.getByRole("dialog", { name: "Request help" });
      await fillRequest(dialog);
      await expect(dialog.getByRole("link", { name: /^Text what/ })).toHaveAttribute(
        "href",
        smsWith(business.hotline.e164, ["Dallas TX: "]),
      );
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect
        .poll(() => openings.map(({ url }) => decodeURIComponent(url)))
        .toEqual([
          decodeURIComponent(
            smsWith(business.hotline.e164, [
              "Service: Tire Change",
              "Name: Ana López",
              "Phone: (817) 555-0199",
              "Location: I-35W north, exit 52",
              "Details: Left rear & no spare",
            ]),
          ),
        ]);
      await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
      await expect(page.getByRole("banner").getByRole("link", { name: /^Call/ })).toBeAttached();
    });
  }

  test("code that fails once is asked for again at the next sign of intent", async ({ page }) => {
    let blocked = true;
    await page.route(ISLAND_CODE, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto(SERVICE.address);
    const failed = page.waitForEvent("console", (message) => message.text().includes("could not start"));
    await page.getByRole("button", { name: SERVICE.opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog).toBeVisible();
    await failed;
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
    blocked = false;
    await dialog.getByLabel("Your Name").click();
    await islandIsLive(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens, closes, and offers call, text and mail in the place of its form", async ({
    page,
  }) => {
    await page.goto(SERVICE.address);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: `Call ${business.hotline.display}` })).toBeVisible();
    await expect(dialog.getByRole("link", { name: `Text ${business.hotline.display}` })).toBeVisible();
    await expect(dialog.getByRole("link", { name: business.email })).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });
});
