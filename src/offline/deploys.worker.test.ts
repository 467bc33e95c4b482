import { describe, expect, vi } from "vitest";
import { comesAfter, HOUR, headingOf, test, until, wait } from "./testing/browser.ts";
import { deployOf, keepPortalPage, LIBRARY, PORTAL_PAGE, V1, V2 } from "./testing/test-deploy.ts";

const { pack, offlinePage } = V1.manifest;

test("stores every file but the pack, and takes over no open page", async ({ worker, browser, host }) => {
  expect(host.asked.sort()).toEqual([V1.form, offlinePage, LIBRARY].sort());
  host.behave("cut");
  for (const file of [V1.form, offlinePage, LIBRARY])
    expect(await worker.read(file)).toBe(V1.files.get(file));
  // Both would throw open pages out of the back/forward cache.
  expect(browser.skipWaiting).not.toHaveBeenCalled();
  expect(browser.clients.claim).not.toHaveBeenCalled();
});

test("reuses the previous deploy's files, except for a portal's page", async ({ browser, host }) => {
  await browser.startNew(V1);
  const asked = host.asked.length;
  await browser.startNew(V2);
  expect(host.asked.slice(asked)).not.toContain(LIBRARY);
  await keepPortalPage(LIBRARY);
  await browser.startNew(deployOf("v3"));
  expect(host.asked.slice(asked)).toContain(LIBRARY);
});

test.for(["portal", "failing", "cut"] as const)(
  "no worker is installed if the host is %s",
  async (mood, { browser, host }) => {
    host.behave(mood, /form/);
    const worker = await browser.start(V1);
    await expect(worker.install()).rejects.toThrow();
  },
);

test("no worker is installed if the disk is full", async ({ browser }) => {
  const worker = await browser.start(V1);
  const store = Object.getPrototypeOf(await caches.open("site-v1"));
  vi.spyOn(store, "put").mockRejectedValue(new DOMException("Full", "QuotaExceededError"));
  await expect(worker.install()).rejects.toThrow("Full");
});

describe("the page that is open when the worker comes", () => {
  test.for<[string, cached: string, requested: string[]]>([
    ["comes from the HTTP cache: an ad's click is not counted twice", "/lockouts?gclid=1", []],
    ["is requested without the ad's query if the HTTP cache has lost it", "/another", ["/lockouts"]],
  ])("%s", async ([, cached, requested], { browser, host }) => {
    browser.openWindow("/lockouts?gclid=1");
    host.httpCache.set(cached, V1.files.get("/lockouts") ?? "");
    const worker = await browser.startNew(V1);
    expect(host.asked.filter((address) => address.startsWith("/lockouts"))).toEqual(requested);
    expect(await worker.withoutSignal("/lockouts")).toBe("/lockouts v1");
  });

  test.for([
    ["a portal's", PORTAL_PAGE],
    ["cut off", V1.files.get("/lockouts")?.replace("</html>", "")],
  ])("is not stored if it is %s", async ([, body = ""], { browser, host }) => {
    browser.openWindow("/lockouts");
    host.httpCache.set("/lockouts", body);
    const worker = await browser.startNew(V1);
    host.httpCache.clear();
    expect(await worker.withoutSignal("/lockouts")).toBe("No internet here v1");
  });

  test("does not keep the worker from installing if it cannot be fetched", async ({ browser, host }) => {
    browser.openWindow("/lockouts");
    host.behave("cut", /lockouts/);
    await browser.startNew(V1);
    expect(host.asked).toContain("/lockouts");
    expect(host.asked).not.toContain(pack);
  });
});

/* Whether the deploy is still the newest: how long an answer holds, and what follows from it. */

test("each page asks the host, after which the pack answers for another hour", async ({ whole, host }) => {
  wait(HOUR - 1);
  await whole.visit("/terms");
  wait(HOUR - 1);
  host.behave("silent");
  expect(await headingOf(whole.open("/terms"))).toBe("/terms v1");
});

test("on a silent line the worker stops waiting, and takes a late answer", async ({ whole, host }) => {
  host.behave("silent");
  await comesAfter(10_000, () => whole.visit("/terms"));
  host.behave("well");
  host.deploy(V2);
  host.answerAll();
  await until(async () => (await headingOf(whole.open("/terms"))) === "/terms v2");
});

test("a new deploy shows on the second load, without its worker", async ({ whole, browser, host }) => {
  host.deploy(V2);
  expect(await headingOf(whole.open("/terms"))).toBe("/terms v1");
  await whole.settled();
  expect(await headingOf(whole.open("/terms"))).toBe("/terms v2");
  expect(browser.registration.update).toHaveBeenCalledOnce();
  const restarted = await browser.start(V1);
  expect(await headingOf(restarted.open("/lockouts"))).toBe("/lockouts v2");
});

test.for(["portal", "failing", "cut"] as const)(
  "a host that is %s confirms nothing: the hour goes on",
  async (mood, { whole, host }) => {
    host.behave(mood);
    wait(HOUR - 1);
    expect(await headingOf(whole.open("/terms"))).toBe("/terms v1");
    await whole.settled();
    expect(await headingOf(whole.open("/terms"))).toBe("/terms v1");
    await whole.settled();
    host.behave("well");
    host.deploy(V2);
    wait(1);
    expect(await headingOf(whole.open("/terms"))).toBe("/terms v2");
  },
);
