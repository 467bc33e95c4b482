import { expect, test } from "../support/browser.ts";

test.use({ serviceWorkers: "allow" });

test("Chromium finds nothing that keeps the site from being installed", async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await page.goto("/");
  const { errors, url } = await client.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // Tests run in private windows, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
});
