import { violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, PHONE, test } from "../../../tests/support/browser.ts";
import { expectIn, fillIn, sendHelp } from "../../../tests/support/forms.ts";
import { allowPosition, PAGE_GEOCODER, PIN_STATUS, stubGeocoder } from "../../../tests/support/location.ts";
import { expectOpened, openHelp, watchOpenings } from "../../../tests/support/request.ts";
import { HELP_MAIL, HELP_SMS, HELP_TYPED } from "../../../tests/support/typed.ts";
import { business } from "../../owner/site.ts";
import { expectKept, reachPanel, sentPanel } from "../sent-panel/testing/sent-panel.ts";

const { hotline } = business;

test("the browser itself asks for what is missing, and with a position it does not ask for the location", async ({
  page,
}) => {
  await allowPosition(page.context());
  await stubGeocoder(page, PAGE_GEOCODER);
  const { fields } = await openHelp(page);
  const openings = await watchOpenings(page);
  // The second name is an invisible character.
  for (const typed of [{}, { ...HELP_TYPED, name: "\u3164" }]) {
    await sendHelp(page, typed);
    await expect(fields.name).toBeFocused();
    await expect(fields.name).toHaveJSProperty("validity.valueMissing", true);
    await expect(fields.name).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByText("Missing Information")).toHaveCount(0);
    await expect(page.getByText("Request Received!")).toHaveCount(0);
  }
  expect(openings).toEqual([]);
  await page.getByRole("button", { name: "Use my GPS location" }).click();
  await expect(page.getByText(PIN_STATUS)).toBeVisible();
  await fields.location.fill("");
  await sendHelp(page, { name: "Ana" });
  await expect(page.getByText("Request Received!")).toBeVisible();
});

test("for a second, another tap on Send reaches nothing in the confirmation", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { fields, send } = await openHelp(page);
    await fillIn(fields, HELP_TYPED);
    await send.scrollIntoViewIfNeeded();
    // All within one task: instead of waiting, the page's animations are set to each moment.
    const reached = await send.evaluate(async (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      button.click();
      // React renders it in a microtask.
      await Promise.resolve();
      if (!document.getElementById("sent-heading")) throw new Error("There is no confirmation yet");
      return [0, 900, 1000].map((milliseconds) => {
        for (const animation of document.getAnimations()) animation.currentTime = milliseconds;
        const elements = document.elementsFromPoint(x + width / 2, y + height / 2);
        return elements.some((element) => element.matches("#main *"));
      });
    });
    expect(reached, `${width} px`).toEqual([false, false, true]);
  }
});

test("a request is received, and the confirmation's links open the programs", async ({ page, baseURL }) => {
  const { fields, send } = await openHelp(page);
  const openings = await watchOpenings(page);
  await fillIn(fields, HELP_TYPED);
  await openHelp(page);
  await expectIn(fields, HELP_TYPED);
  const requests: string[] = [];
  page.on("request", (request) => request.resourceType() !== "script" && requests.push(request.url()));
  await send.click();

  const heading = page.getByRole("heading", { name: "Request Received!" });
  await expect(heading).toBeFocused();
  await expect(page.locator("form")).toHaveCount(0);
  const confirmation = page.getByRole("region").filter({ has: heading });
  await expect(confirmation).toContainText(
    /^Request Received!One step left: call, or .+ Dispatch doesn’t have it until you do\./,
  );
  const links = confirmation.getByRole("link");
  await expect(links).toHaveText([`Call ${hotline.display}`, "Text this request", "Email this request"]);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([`tel:${hotline.e164}`, HELP_SMS, HELP_MAIL]);
  await expect(confirmation.getByRole("button")).toHaveText([/^Copy the request$/, /^Yes, it went through$/]);
  await expect(confirmation).toContainText(/\. ?Did your request go through\?Yes, it went through$/);
  expect(await violationsOn(page)).toEqual([]);
  await expect(page).toHaveURL("/request-help");
  // Code may come at any time. Scripts of other hosts: src/request/ad-monitoring/.
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/assets/`))).toEqual([]);
  expect(openings).toEqual([]);

  await expect(page.getByRole("link", { name: "Save our number" })).toHaveAttribute("href", "/contact.vcf");
  await links.nth(1).click();
  await expectOpened(openings, [HELP_SMS]);
  await openHelp(page);
  await expectIn(fields, {});
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("after a request from the dialog, other pages show only this one; 'Yes, it went through' leaves only the call", async ({
    page,
  }) => {
    await reachPanel(page);
    await openHelp(page);
    await expect(sentPanel(page)).toBeVisible();
    await sendHelp(page);
    const received = page.getByRole("region", { name: "Request Received!" });
    await expect(received).toBeInViewport({ ratio: 1 });
    await expect(sentPanel(page)).toHaveCount(0);

    await page.goto("/blog");
    const panel = page.getByRole("region", { name: "Did your request go through?" });
    await expect(panel).toContainText("Dispatch doesn’t have it until you call or text us.");
    await expect(panel).not.toContainText("again");
    await expect(panel.getByRole("link", { name: "Text this request" })).toHaveAttribute("href", HELP_SMS);

    await openHelp(page);
    await sendHelp(page);
    await received.getByRole("button", { name: "Yes, it went through" }).press("Enter");
    await expect(received.getByRole("heading", { name: "Request Received!" })).toBeFocused();
    await expect(received).toHaveText(`Request Received!Call ${hotline.display}`);
    await expectKept(page, false);
  });
});
