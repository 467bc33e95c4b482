import { expect, vi } from "vitest";
import { test } from "./testing/browser.ts";
import { keepPortalPage, LIBRARY, PORTAL_PAGE, V1, V2 } from "./testing/test-deploy.ts";

/* Files with a hash of their content in their name, as pages and islands ask for them. */

const CODE = V1.files.get(V1.form);

test("a portal's page that was stored as code is not run, and is soon replaced", async ({ worker, host }) => {
  await keepPortalPage(V1.form);
  expect(await worker.read(V1.form)).toBe(CODE);
  await worker.settled();
  host.behave("cut");
  expect(await worker.read(V1.form)).toBe(CODE);
});

test("a portal's page in the HTTP cache is bypassed, and not stored", async ({ worker, host }) => {
  await keepPortalPage(V1.form);
  host.httpCache.set(V1.form, PORTAL_PAGE);
  host.behave("portal");
  await expect(worker.read(V1.form)).rejects.toThrow("not this site's");
  host.behave("well");
  expect(await worker.read(V1.form)).toBe(CODE);
});

test("a newer deploy's file comes from the host, and is not stored unchecked", async ({ worker, host }) => {
  host.deploy(V2);
  expect(await worker.read(V2.form)).toBe(V2.files.get(V2.form));
  await worker.settled();
  host.behave("cut");
  await expect(worker.read(V2.form)).rejects.toThrow("Failed to fetch");
});

test("a file comes even if the disk is full", async ({ worker }) => {
  await keepPortalPage(LIBRARY);
  const store = Object.getPrototypeOf(await caches.open("site-v1"));
  vi.spyOn(store, "put").mockRejectedValue(new DOMException("Full", "QuotaExceededError"));
  expect(await worker.read(LIBRARY)).toBe(V1.files.get(LIBRARY));
  await worker.settled();
});

test("pages and files come from the host if the storage is damaged", async ({ browser, host }) => {
  const worker = await browser.start(V1);
  const damaged = () => Promise.reject(new DOMException("Damaged", "UnknownError"));
  vi.stubGlobal("caches", { keys: damaged, open: damaged, match: damaged });
  expect(await worker.read(V1.form)).toBe(CODE);
  expect((await worker.open("/terms")).ok).toBe(true);
  expect(await worker.read("/pictures/city.svg")).toContain("v1");
  await worker.settled();
  host.behave("cut");
  expect((await worker.open("/terms")).type).toBe("error");
});

test.for([
  ["what is sent to the host", "/assets/react.js", "POST"],
  ["another host", "https://geocoder.example/assets/react.js", "GET"],
  ["other files", "/contact.vcf", "GET"],
] as const)("the worker leaves %s to the browser", async ([, address, method], { whole }) => {
  expect(whole.leaves(address, method)).toBe(true);
});
