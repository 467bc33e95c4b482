import { expect, stopClock } from "../support/browser.ts";
import { laterVersion, switchedOff } from "../support/deployed-site.ts";
import {
  closeAndVisit,
  loseSignal,
  NO_NETWORK,
  scriptsUnderWay,
  storesOf,
  test,
  visitOnce,
  WORKER_PATIENCE,
  workerIs,
  workerIsRemoved,
} from "../support/offline.ts";
import { islandIsLive, openDialog } from "../support/request.ts";

test.use({ expectedErrors: NO_NETWORK });

test("a new deploy is seen with the next load, and works without a signal from then on", async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page, `${site.origin}/lockouts`);
  site.deploy(await laterVersion("v2"));
  await page.goto(`${site.origin}/lockouts`);
  await expect(page.locator("h1")).toContainText("(v2)");
  await workerIs(page, "waiting");
  await loseSignal(context);
  await page.reload();
  await expect(page.locator("h1")).toContainText("(v2)");
  await openDialog(page, "Request Help");
});

test("a page that stays open over a deploy still gets its own code, which is gone from the host", async ({
  page,
  site,
}) => {
  await visitOnce(page, `${site.origin}/lockouts`);
  await page.goto(`${site.origin}/contact`);
  site.deploy(await laterVersion("v2"));
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Do you open trunks?");
  await islandIsLive(page);
  await expect(message).toHaveValue("Do you open trunks?");
});

test("a page kept before a deploy still opens after it, with the code it names", async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page, `${site.origin}/lockouts`);
  const other = await context.newPage();
  await page.close();
  site.deploy(await laterVersion("v2"));
  await other.goto(`${site.origin}/terms`);
  await workerIs(other, "waiting");
  await closeAndVisit(other, `${site.origin}/terms`);
  await loseSignal(context);
  await other.goto(`${site.origin}/lockouts`);
  await expect(other.locator("h1")).not.toContainText("(v2)");
  await openDialog(other, "Request Help");
});

test("of many deploys, the phone keeps the newest and the one before", async ({ page, site }) => {
  await visitOnce(page, `${site.origin}/`);
  const [first] = await storesOf(page);
  for (const version of ["v2", "v3", "v4"]) {
    site.deploy(await laterVersion(version));
    await page.goto(`${site.origin}/`);
    await workerIs(page, "waiting");
    await closeAndVisit(page, `${site.origin}/`);
  }
  const stores = await storesOf(page);
  expect(stores).toHaveLength(2);
  expect(stores).not.toContain(first);
  expect(stores.map((name) => name.slice(0, 7))).toEqual(["site-v3", "site-v4"]);
});

test("switched off, it removes itself and all it kept with the next visit", async ({
  page,
  context,
  site,
}) => {
  await visitOnce(page, `${site.origin}/lockouts`);
  site.deploy(await switchedOff());
  await page.goto(`${site.origin}/terms`);
  await expect.poll(() => storesOf(page), WORKER_PATIENCE).toEqual([]);
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      WORKER_PATIENCE,
    )
    .toBe(0);
  await loseSignal(context);
  await expect(page.goto(`${site.origin}/lockouts`)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("switched off from the start, the page still gets its code before the signal is gone", async ({
  page,
  context,
  site,
}) => {
  site.deploy(await switchedOff());
  await stopClock(page);
  const removed = workerIsRemoved(page);
  const underWay = scriptsUnderWay(page);
  await page.goto(`${site.origin}/lockouts`);
  await page.clock.runFor(1000);
  await removed;
  const code = page.waitForResponse(/\/assets\/request-form-/);
  await page.clock.runFor(10_000);
  await code;
  await expect.poll(() => underWay.size).toBe(0);
  await loseSignal(context);
  await openDialog(page, "Request Help");
});
