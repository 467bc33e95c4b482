import { expect } from "vitest";
import { test, until, type Worker } from "./testing/browser.ts";
import { type Host, LIBRARY, PORTAL_PAGE, V1 } from "./testing/test-deploy.ts";

/* When the whole site is downloaded, and what may interrupt the download. */

const { pack: PACK } = V1.manifest;
const SLOW = 3000;

/** What the browser asks for when it prepares a page. */
const prepare = (purpose: string) => (worker: Worker) =>
  worker.open("/terms", new Headers({ "Sec-Purpose": purpose }));

const downloads = ({ asked }: Host) => asked.filter((address) => address === PACK).length;

test.for([
  ["is fetched after a first page that loaded quickly", false, SLOW - 1, 1],
  ["is not fetched after a first page that loaded slowly", false, SLOW, 0],
  ["is fetched after a second page, however slow", true, SLOW, 1],
] as const)("the whole site %s", async ([, isControlled, took, expected], { worker, browser, host }) => {
  await worker.hearFrom(browser.openWindow("/terms", isControlled), took);
  expect(downloads(host)).toBe(expected);
});

test("the whole site is fetched once", async ({ whole, browser, host }) => {
  await whole.hearFrom(browser.openWindow("/terms", true), 0);
  expect(downloads(host)).toBe(1);
});

test.for([
  ["the driver's next page", "/terms"],
  ["a geocoder that is asked for words", "https://geocoder.example/"],
] as const)(
  "the download stops for %s, and is repeated after the next page",
  async ([, address], { worker, browser, host }) => {
    const page = browser.openWindow("/", true);
    host.behave("silent", /site-/);
    const download = worker.hearFrom(page, 0);
    await until(() => downloads(host) === 1);
    if (address.startsWith("/")) await worker.open(address);
    else expect(worker.leaves(address)).toBe(true);
    await download;

    host.behave("well");
    await worker.hearFrom(page, 0);
    expect(await worker.withoutSignal("/lockouts")).toBe("/lockouts v1");
  },
);

test.for([
  ["the page's own files", (worker: Worker) => worker.read(LIBRARY)],
  ["a page that the browser only prefetches", prepare("prefetch")],
  ["a page that the browser only prerenders", prepare("prefetch;prerender")],
  ["a contact card, which leaves the page open", (worker: Worker) => worker.open("/contact.vcf")],
] as const)("the download does not stop for %s", async ([, ask], { worker, browser, host }) => {
  host.behave("silent", /site-/);
  const download = worker.hearFrom(browser.openWindow("/", true), 0);
  await until(() => downloads(host) === 1);
  await ask(worker);
  host.behave("well");
  host.answerAll();
  await download;
  expect(await worker.withoutSignal("/lockouts")).toBe("/lockouts v1");
});

test("a download that hangs ends when the next one starts", async ({ worker, browser, host }) => {
  const page = browser.openWindow("/", true);
  host.behave("silent", /site-/);
  const left = worker.hearFrom(page, 0);
  await until(() => downloads(host) === 1);
  host.behave("well");
  await worker.hearFrom(page, 0);
  await left;
  expect(downloads(host)).toBe(2);
});

test("a portal's page is not stored as the pack, which comes later", async ({ worker, browser, host }) => {
  const page = browser.openWindow("/", true);
  host.httpCache.set(PACK, PORTAL_PAGE);
  host.behave("portal");
  await worker.hearFrom(page, 0);
  expect(await worker.withoutSignal("/lockouts")).toBe("No internet here v1");
  host.behave("well");
  await worker.hearFrom(page, 0);
  expect(await worker.withoutSignal("/lockouts")).toBe("/lockouts v1");
});
