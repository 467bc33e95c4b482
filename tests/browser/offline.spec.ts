import { expect, SECOND_LAUNCH, saveData, violationsOn } from "../support/browser.ts";
import { type DeployedSite, damagedStorage } from "../support/deployed-site.ts";
import { clearHttpCache, loseSignal, NO_NETWORK, test, visitOnce, workerIs } from "../support/offline.ts";
import { allowPosition, fillRequest, openDialog, PLACE_TEXT, watchOpenings } from "../support/request.ts";
import { ADDRESSES } from "../support/spec.ts";

test.use({ expectedErrors: NO_NETWORK });

test("a visited page opens without a signal, whatever an ad adds to its address", async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page, `${site.origin}/lockouts`);
  const heading = await page.locator("h1").innerText();
  await loseSignal(context);
  for (const address of ["/lockouts", "/lockouts?gclid=1", "/lockouts/"]) {
    await page.goto(site.origin + address);
    await expect(page.locator("h1")).toHaveText(heading);
    await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeInViewport();
  }
});

test.describe("an address from an ad", () => {
  const asked = (site: DeployedSite) => site.asked.filter((address) => address.startsWith("/lockouts"));

  test("is fetched once, and kept", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/lockouts?gclid=1`);
    expect(asked(site)).toEqual(["/lockouts?gclid=1"]);
    await loseSignal(context);
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).not.toHaveText("No internet here");
  });

  test("is asked for without the ad's part where the HTTP cache has lost it", async ({ page, site }) => {
    const worker = site.holdWorker();
    await page.goto(`${site.origin}/lockouts?gclid=1`);
    await worker.asked;
    await clearHttpCache(page);
    worker.release();
    await workerIs(page, "active");
    expect(asked(site)).toEqual(["/lockouts?gclid=1", "/lockouts"]);
  });
});

test.describe("a page never visited, without a signal", () => {
  test.use({ expectedErrors: new RegExp(`${NO_NETWORK.source}|${SECOND_LAUNCH.source}`) });

  test.beforeEach(async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/terms`);
    await loseSignal(context);
    await page.goto(`${site.origin}/dallas`);
  });

  test("gives the offline page at its address, with call, text and the services", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No internet here");
    expect(new URL(page.url()).pathname).toBe("/dallas");
    await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeInViewport();
    await expect(page.getByRole("link", { name: "Text us" }).first()).toHaveAttribute("href", /^sms:\+1/);
    await expect(page.getByRole("main").getByRole("link", { name: "Mobile mechanic" })).toHaveAttribute(
      "href",
      "/mobile-mechanic",
    );
    expect(await violationsOn(page)).toEqual([]);
  });

  for (const fragment of ["", "#services"]) {
    test(`lets the driver try again, and once more, at /dallas${fragment}`, async ({ page, context }) => {
      await page.goto(`${page.url()}${fragment}`);
      await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.locator("html[data-old]")).toHaveCount(0);
      await expect(page.locator("h1")).toHaveText("No internet here");
      await context.setOffline(false);
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.locator("h1")).toContainText("Dallas");
    });
  }

  test("texts the coordinates that GPS gives, by the dialog's code that the first visit has kept", async ({
    page,
    context,
  }) => {
    await allowPosition(context);
    const openings = await watchOpenings(page);
    const dialog = await openDialog(page, "Request Help");
    await fillRequest(dialog, { service: "Tire Change", name: "Ana López", phone: "(817) 555-0199" });
    await dialog.getByRole("button", { name: "Use my GPS location" }).click();
    await expect(dialog.getByLabel("Location", { exact: true })).toHaveValue(new RegExp(PLACE_TEXT));
    await expect(dialog.getByRole("region", { name: "Where am I?" })).toContainText(
      "Near the center of Keller",
    );
    await expect(dialog.getByRole("link", { name: /^Text what/ })).toHaveAttribute(
      "href",
      /maps\.google\.com/,
    );
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect
      .poll(() => decodeURIComponent(openings[0]?.url ?? ""))
      .toMatch(new RegExp(`^sms:[^]*Ana López[^]*q=${PLACE_TEXT.replace(" ", "")}`));
  });
});

test("the first visit keeps at most 250 kB", async ({ page, site }) => {
  await visitOnce(page, `${site.origin}/`);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeGreaterThan(90_000);
  expect(usage).toBeLessThanOrEqual(250_000);
});

test("of many visited pages, the last twenty are kept", async ({ page, site }) => {
  await visitOnce(page, `${site.origin}/`);
  for (const address of ADDRESSES.slice(1, 24)) await page.goto(site.origin + address);
  const kept = () =>
    page.evaluate(async () => {
      const [name = ""] = await caches.keys();
      const addresses = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      return addresses.filter((address) => !address.startsWith("/assets/"));
    });
  await expect.poll(kept).toEqual(ADDRESSES.slice(4, 24));
});

test.describe("a host that answers nothing", () => {
  test("gives the kept page after three seconds", async ({ page, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    site.behave("silent");
    const start = Date.now();
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).toBeVisible();
    expect(Date.now() - start).toBeGreaterThanOrEqual(3000);
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  test("gives the offline page after ten seconds, where no page is kept", async ({ page, site }) => {
    await visitOnce(page, `${site.origin}/terms`);
    site.behave("silent");
    await page.goto(`${site.origin}/dallas`);
    await expect(page.locator("h1")).toHaveText("No internet here");
  });
});

test.describe("a host in trouble", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("gives the kept page; without one, its own answer", async ({ page, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    site.behave("failing");
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).not.toHaveText("Overloaded");
    const answer = await page.goto(`${site.origin}/dallas`);
    expect(answer?.status()).toBe(503);
  });
});

test("a browser whose storage is damaged shows what the network gives", async ({ page, site }) => {
  site.deploy(await damagedStorage());
  await visitOnce(page, `${site.origin}/lockouts`);
  const answer = await page.goto(`${site.origin}/dallas`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.locator("h1")).toContainText("Dallas");
  await openDialog(page, "Request Help");
});

test.describe("a missing address", () => {
  test.use({ expectedErrors: /404|No page|net::ERR_INTERNET_DISCONNECTED/ });

  test("is still a 404, and is not kept", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    const answer = await page.goto(`${site.origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    expect(answer?.fromServiceWorker()).toBe(true);
    const missing = await page.evaluate(async () => (await fetch("/assets/app-00000000.js")).status);
    expect(missing).toBe(404);
    await loseSignal(context);
    await page.goto(`${site.origin}/no-such-page`);
    await expect(page.locator("h1")).toHaveText("No internet here");
  });
});

test("under Save-Data nothing is kept", async ({ page, site }) => {
  await saveData(page);
  await page.goto(`${site.origin}/lockouts`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto(`${site.origin}/terms`);
  expect(site.asked).toContain("/terms");
  expect(site.asked).not.toContain("/service-worker.js");
});
