import { expect, vi } from "vitest";
import { HOUR, test, wait } from "./testing/browser.ts";
import { TestResponse, V1, V2 } from "./testing/test-deploy.ts";

test("a worker stores all before it is installed, and takes over no page", async ({ worker, browser, host }) => {
  expect(new Set(host.asked)).toEqual(new Set(Object.keys(V1.manifest.files)));
  expect(host.asked.at(-1)).toBe(V1.manifest.pack);
  host.behave("cut");
  expect(await worker.visit("/lockouts")).toBe("/lockouts v1");
  // Both would throw open pages out of the back/forward cache.
  expect(browser.skipWaiting).not.toHaveBeenCalled();
  expect(browser.clients.claim).not.toHaveBeenCalled();
});

test.for([
  ["portal", /form/],
  ["failing", /site-/],
] as const)("no worker is installed if the host is %s at %s", async ([mood, addresses], { browser, host }) => {
  host.behave(mood, addresses);
  const worker = await browser.start(V1);
  await expect(worker.install()).rejects.toThrow();
});

test("no worker is installed, and no cache counts as complete, on a full disk", async ({ browser }) => {
  const worker = await browser.start(V1);
  const { prototype } = (await caches.open("roadside-assistance-pages-v1")).constructor;
  vi.spyOn(prototype, "put").mockRejectedValueOnce(new DOMException("Full", "QuotaExceededError"));
  await expect(worker.install()).rejects.toThrow("Full");
  expect(await caches.match("/confirmed")).toBeUndefined();
});

test("a portal's pages in the HTTP cache are bypassed, and not stored", async ({ browser, host }) => {
  host.isCachePoisoned = true;
  const worker = await browser.startNew(V1);
  expect(await worker.read(V1.form)).toBe(V1.files.get(V1.form));
});

/* Whether the deploy is still the newest: how long an answer holds, and what follows from it. */

test("each page asks the host; then the pack answers for another hour", async ({ worker, browser, host }) => {
  wait(HOUR - 1);
  host.asked.length = 0;
  await worker.visit("/terms");
  expect(host.asked).toEqual(["/service-worker.js"]);
  expect(browser.registration.update).not.toHaveBeenCalled();
  wait(HOUR - 1);
  host.deploy(V2);
  expect(await worker.visit("/terms")).toBe("/terms v1");
});

test("a new deploy shows on the second load, also when the worker restarts", async ({ worker, browser, host }) => {
  host.deploy(V2);
  expect(await worker.visit("/terms")).toBe("/terms v1");
  expect(await worker.visit("/terms")).toBe("/terms v2");
  expect(browser.registration.update).toHaveBeenCalled();
  const restarted = await browser.start(V1);
  expect(await restarted.visit("/lockouts")).toBe("/lockouts v2");
});

test.for(["portal", "cut"] as const)("if the host is %s, the hour goes on", async (mood, { worker, host }) => {
  host.behave(mood);
  wait(HOUR - 1);
  for (let visits = 0; visits < 2; visits++) expect(await worker.visit("/terms")).toBe("/terms v1");
  host.behave("well");
  host.deploy(V2);
  wait(1);
  expect(await worker.visit("/terms")).toBe("/terms v2");
});

test("an open page keeps its code until the next deploy's worker takes over", async ({ worker, browser, host }) => {
  for (const another of ["another app's", "site-v1"]) await caches.open(another);
  host.deploy(V2);
  const next = await browser.start(V2);
  await next.install();
  expect(await worker.read(V1.form)).toBe(V1.files.get(V1.form));
  expect(await worker.read(V2.form)).toBe(V2.files.get(V2.form));
  await next.activate();
  expect(await caches.keys()).toEqual(["another app's", "site-v1", "roadside-assistance-pages-v2"]);
});

test("what the browser has removed, the next page stores again, once for several", async ({ browser, host }) => {
  await browser.startNew(V1);
  for (const name of await caches.keys()) await caches.delete(name);
  // Its own cache counts, not what another app calls the same.
  await (await caches.open("another app's")).put("/confirmed", new TestResponse(String(Date.now())));
  const worker = await browser.start(V1);
  const downloadsOfThreeTabs = async () => {
    host.asked.length = 0;
    await Promise.all(["/", "/", "/terms"].map(worker.visit));
    return host.asked.filter((address) => address === V1.form).length;
  };
  host.behave("cut", /form/);
  expect(await downloadsOfThreeTabs()).toBe(1);
  expect(await caches.match("/confirmed", { cacheName: "roadside-assistance-pages-v1" })).toBeUndefined();
  host.behave("well");
  expect(await downloadsOfThreeTabs()).toBe(1);
  host.behave("cut");
  expect(await worker.visit("/lockouts")).toBe("/lockouts v1");
  expect(await worker.read(V1.form)).toBe(V1.files.get(V1.form));
});

test("the other worker removes what is stored, then itself, and answers nothing", async ({ worker, browser, host }) => {
  for (const another of ["another app's", "site-v1"]) await caches.open(another);
  host.deploy({ ...V1, files: new Map([...V1.files, ["/service-worker.js", "the other worker"]]) });
  const removal = await browser.startRemoval();
  await removal.install();
  // What is removed does not come back.
  await worker.visit("/lockouts");
  expect(await caches.keys()).toEqual(["another app's", "site-v1"]);
  expect(browser.skipWaiting).toHaveBeenCalledOnce();
  await removal.activate();
  expect(browser.registration.unregister).toHaveBeenCalledOnce();
  expect(removal.leaves(V1.form)).toBe(true);
});
