import { expect } from "vitest";
import { comesAfter, headingOf, test } from "../../tests/support/worker/browser.ts";
import { deployOf, PORTAL_PAGE, TestResponse } from "../../tests/support/worker/test-deploy.ts";

/* Pages that are in no pack: it has not come yet, or had no room for them. They are kept as they are visited. */

const V1 = deployOf("v1");
const V2 = deployOf("v2");

test.for(["/terms", "/terms?gclid=1"])(
  "a page visited as %s opens without a signal, whatever is added to its address",
  async (visited, { browser, host }) => {
    const worker = await browser.startNew(V1);
    expect(await headingOf(worker.open(visited))).toBe("/terms v1");
    await worker.settled();
    host.behave("cut");
    for (const address of ["/terms", "/terms/", "/terms?gclid=2"])
      expect(await headingOf(worker.open(address))).toBe("/terms v1");
  },
);

test("a visited page comes as it was kept when the host has had a second; what comes late is kept", async ({
  browser,
  host,
}) => {
  const worker = await browser.startNew(V1);
  await worker.open("/terms");
  await worker.settled();
  host.behave("silent", /terms/);
  const answer = await comesAfter(1000, () => worker.open("/terms"));
  expect(await headingOf(answer)).toBe("/terms v1");
  host.deploy(V2);
  host.behave("well");
  host.answerAll();
  await worker.settled();
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v2");
});

test("the offline page comes when the host has had ten seconds for a page that was never visited", async ({
  browser,
  host,
}) => {
  const worker = await browser.startNew(V1);
  host.behave("silent");
  const answer = await comesAfter(10_000, () => worker.open("/terms"));
  expect(answer.headers.get("Content-Type")).toBe("text/html");
  expect(await headingOf(answer)).toBe("No internet here v1");
});

test("the offline page comes at once without a signal", async ({ browser, host }) => {
  const worker = await browser.startNew(V1);
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("No internet here v1");
});

test("the offline page comes for all that the pack had no room for", async ({ browser, host }) => {
  const partial = deployOf("v1", ["/terms"]);
  host.deploy(partial);
  const worker = await browser.startWhole(partial);
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("No internet here v1");
  expect(await headingOf(worker.open("/no-such-page"))).toBe("No internet here v1");
  expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v1");
});

test("when the host has an error, a visited page is shown; for any other page the host's error is", async ({
  browser,
  host,
}) => {
  const worker = await browser.startNew(V1);
  await worker.open("/terms");
  await worker.settled();
  host.behave("failing");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v1");
  const answer = await worker.open("/lockouts");
  expect([answer.status, await headingOf(answer)]).toEqual([503, "Overloaded"]);
});

test("a page that the host no longer has is replaced by its answer for unknown addresses", async ({
  browser,
  host,
}) => {
  const worker = await browser.startNew(V1);
  await worker.open("/terms");
  await worker.settled();
  const files = new Map(V2.files);
  files.delete("/terms");
  host.deploy({ ...V2, files });
  expect((await worker.open("/terms")).status).toBe(404);
});

test.for([
  ["a portal's page", "portal", "/terms"],
  ["the page for unknown addresses", "well", "/no-such-page"],
  ["the page of a host in trouble", "failing", "/terms"],
] as const)("%s is shown, and not kept", async ([, mood, address], { browser, host }) => {
  const worker = await browser.startNew(V1);
  host.behave(mood);
  const shown = await headingOf(worker.open(address));
  await worker.settled();
  host.behave("cut");
  const later = await headingOf(worker.open(address));
  expect(shown).not.toBe(later);
  expect(later).toBe("No internet here v1");
});

test("a portal's page leaves the copy that was kept", async ({ browser, host }) => {
  const worker = await browser.startNew(V1);
  await worker.open("/terms");
  await worker.settled();
  host.behave("portal");
  expect(await headingOf(worker.open("/terms"))).toBe("WiFi login");
  await worker.settled();
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v1");
});

test("a portal's page that an older worker has kept is not shown, and the next good one replaces it", async ({
  browser,
  host,
}) => {
  const worker = await browser.startNew(V1);
  await (await caches.open("site-v1")).put("/terms", new TestResponse(PORTAL_PAGE));
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("No internet here v1");
  host.behave("well");
  await worker.open("/terms");
  await worker.settled();
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v1");
});
