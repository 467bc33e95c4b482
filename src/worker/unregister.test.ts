import { expect } from "vitest";
import { test } from "../../tests/support/worker/browser.ts";
import { deployOf } from "../../tests/support/worker/test-deploy.ts";

/* The worker that replaces the usual one when an owner switches the offline copy off. */

const V1 = deployOf("v1");
const V2 = deployOf("v2");

test("on install it removes what this site has stored and nothing else, and on activation itself", async ({
  browser,
  host,
}) => {
  await browser.startWhole(V1);
  host.deploy(V2);
  await browser.startWhole(V2);
  await caches.open("another app's");
  const removal = await browser.startRemoval();
  await removal.install();
  expect(await caches.keys()).toEqual(["another app's"]);
  expect(browser.skipWaiting).toHaveBeenCalledOnce();
  expect(browser.registration.unregister).not.toHaveBeenCalled();
  await removal.activate();
  expect(browser.registration.unregister).toHaveBeenCalledOnce();
});

test("it leaves all answers to the browser", async ({ browser }) => {
  const removal = await browser.startRemoval();
  await expect(removal.open("/")).rejects.toThrow("left to the browser");
  expect(removal.leaves(V1.form)).toBe(true);
});

test("nothing that the other worker still fetches is stored", async ({ browser, host }) => {
  const other = await browser.startNew(V1);
  host.deploy({ ...V1, files: new Map([...V1.files, ["/service-worker.js", "the other worker"]]) });
  await (await browser.startRemoval()).install();
  await other.open("/lockouts");
  await other.read(V1.form);
  await other.hearFrom(browser.openWindow("/", true), 0);
  await other.settled();
  expect(await caches.keys()).toEqual([]);
});
