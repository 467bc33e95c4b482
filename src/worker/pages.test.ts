import { expect } from "vitest";
import { comesAfter, headingOf, test } from "../../tests/support/worker/browser.ts";
import { deployOf, PORTAL_PAGE, TestResponse } from "../../tests/support/worker/test-deploy.ts";

/* Pages outside the pack, which has not come yet, or had no room for them. Each is stored when it is visited. */

const V2 = deployOf("v2");

test.for(["/terms", "/terms?gclid=1"])(
  "a page visited as %s opens without a signal, whatever is added to its address",
  async (visited, { worker, host }) => {
    expect(await headingOf(worker.open(visited))).toBe("/terms v1");
    await worker.settled();
    host.behave("cut");
    for (const address of ["/terms", "/terms/", "/terms?gclid=2"])
      expect(await headingOf(worker.open(address))).toBe("/terms v1");
  },
);

test("a visited page is shown as stored after 1 s; a late answer is stored", async ({ worker, host }) => {
  await worker.visit("/terms");
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

test("the offline page comes after ten seconds for a page never visited", async ({ worker, host }) => {
  host.behave("silent");
  const answer = await comesAfter(10_000, () => worker.open("/terms"));
  expect(answer.headers.get("Content-Type")).toBe("text/html");
  expect(await headingOf(answer)).toBe("No internet here v1");
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

test("if the host fails, visited pages are shown, and others show the error", async ({ worker, host }) => {
  await worker.visit("/terms");
  host.behave("failing");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v1");
  const answer = await worker.open("/lockouts");
  expect([answer.status, await headingOf(answer)]).toEqual([503, "Overloaded"]);
});

test("a page that the host no longer has is replaced by its 404 page", async ({ worker, host }) => {
  await worker.visit("/terms");
  const files = new Map(V2.files);
  files.delete("/terms");
  host.deploy({ ...V2, files });
  expect((await worker.open("/terms")).status).toBe(404);
});

test.for([
  ["a portal's page", "portal", "/terms"],
  ["the page for unknown addresses", "well", "/no-such-page"],
  ["the page of a host in trouble", "failing", "/terms"],
] as const)("%s is shown, and not stored", async ([, mood, address], { worker, host }) => {
  host.behave(mood);
  const shown = await headingOf(worker.open(address));
  await worker.settled();
  host.behave("cut");
  const later = await headingOf(worker.open(address));
  expect(shown).not.toBe(later);
  expect(later).toBe("No internet here v1");
});

test("a portal's page does not replace the stored copy", async ({ worker, host }) => {
  await worker.visit("/terms");
  host.behave("portal");
  expect(await headingOf(worker.open("/terms"))).toBe("WiFi login");
  await worker.settled();
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v1");
});

test("a portal's page that was stored is not shown, and is soon replaced", async ({ worker, host }) => {
  await (await caches.open("site-v1")).put("/terms", new TestResponse(PORTAL_PAGE));
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("No internet here v1");
  host.behave("well");
  await worker.visit("/terms");
  host.behave("cut");
  expect(await headingOf(worker.open("/terms"))).toBe("/terms v1");
});
