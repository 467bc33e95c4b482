import { describe, expect } from "vitest";
import { headingOf, test } from "./testing/browser.ts";
import { deployOf, TestResponse, V1, V2 } from "./testing/test-deploy.ts";

/* What a phone keeps while deploys follow one another, and when an owner switches the offline copy off. */

describe("the previous deploy", () => {
  test("leaves the code of its open pages, which the host no longer has", async ({ browser, host }) => {
    const first = await browser.startNew(V1);
    host.deploy(V2);
    expect(await first.read(V1.form)).toBe(V1.files.get(V1.form));
    const second = await browser.startNew(V2);
    expect(await first.read(V1.form)).toBe(V1.files.get(V1.form));
    expect(await second.read(V1.form)).toBe(V1.files.get(V1.form));
  });

  test("leaves its pages for when there is no signal", async ({ browser }) => {
    const first = await browser.startNew(V1);
    await first.visit("/lockouts");
    const second = await browser.startNew(V2);
    expect(await second.withoutSignal("/lockouts")).toBe("/lockouts v1");
    expect(await second.withoutSignal("/terms")).toBe("No internet here v2");
  });

  test("leaves its pack, used if the host fails, until the new one comes", async ({ browser, host }) => {
    await browser.startWhole(V1);
    const second = await browser.startNew(V2);
    expect(await headingOf(second.open("/terms"))).toBe("/terms v2");
    expect(await second.withoutSignal("/lockouts")).toBe("/lockouts v1");
    host.behave("well");
    await second.hearFrom(browser.openWindow("/", true), 0);
    host.behave("silent");
    expect(await headingOf(second.open("/lockouts"))).toBe("/lockouts v2");
  });
});

test("the pack of an earlier version of the worker is not read: it has another format", async ({
  browser,
}) => {
  await browser.startNew(V1);
  const earlier = { pieces: ["", "<h1>old</h1>"], types: ["text/html"], entries: { "/lockouts": [0, 1, 0] } };
  const store = await caches.open("site-v1");
  await store.put("/pack-3", new TestResponse(JSON.stringify({ ...earlier, redirects: {}, whole: true })));
  const second = await browser.startNew(V2);
  expect(await second.withoutSignal("/lockouts")).toBe("No internet here v2");
});

test("what another app of the same host keeps is not shown", async ({ browser }) => {
  const other = await caches.open("another app's");
  await other.put("/terms", new TestResponse(V1.files.get("/terms")));
  const worker = await browser.startNew(V1);
  expect(await worker.withoutSignal("/terms")).toBe("No internet here v1");
});

test("what the browser has removed, the next page stores again", async ({ whole, browser, host }) => {
  for (const name of await caches.keys()) await caches.delete(name);
  host.behave("cut", /form/);
  await whole.visit("/");
  expect(await caches.keys()).toEqual([]);

  host.behave("well");
  await whole.visit("/");
  await whole.hearFrom(browser.openWindow("/", true), 0);
  const later = await browser.start(V1);
  expect(await later.withoutSignal("/lockouts")).toBe("/lockouts v1");
  expect(await later.read(V1.form)).toBe(V1.files.get(V1.form));
});

test("the newest of several copies of a page is shown", async ({ browser }) => {
  for (const deploy of [V1, V2]) {
    const worker = await browser.startNew(deploy);
    await worker.visit("/lockouts");
  }
  const third = await browser.start(deployOf("v3"));
  expect(await third.withoutSignal("/lockouts")).toBe("/lockouts v2");
});

test("the phone keeps the two newest deploys, and the caches of others", async ({ browser }) => {
  await caches.open("something-else");
  for (const version of ["v1", "v2", "v3", "v4"]) await browser.startNew(deployOf(version));
  expect(await caches.keys()).toEqual(["something-else", "site-v3", "site-v4"]);
});

describe("the worker that removes the other, when nothing is to be kept", () => {
  test("removes only what this site has stored, and on activation itself", async ({ browser }) => {
    await browser.startWhole(V1);
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

  test("leaves all answers to the browser", async ({ browser }) => {
    const removal = await browser.startRemoval();
    await expect(removal.open("/")).rejects.toThrow("left to the browser");
    expect(removal.leaves(V1.form)).toBe(true);
  });

  test("lets the other worker store nothing that it still fetches", async ({ browser, host }) => {
    const other = await browser.startNew(V1);
    host.deploy({ ...V1, files: new Map([...V1.files, ["/service-worker.js", "the other worker"]]) });
    await (await browser.startRemoval()).install();
    await other.open("/lockouts");
    await other.read(V1.form);
    await other.hearFrom(browser.openWindow("/", true), 0);
    await other.settled();
    expect(await caches.keys()).toEqual([]);
  });
});
