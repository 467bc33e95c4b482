import { expect } from "vitest";
import { comesAfter, HOUR, headingOf, test, until, wait } from "../../tests/support/worker/browser.ts";
import { deployOf } from "../../tests/support/worker/test-deploy.ts";

/* Whether the deploy is still the newest: how long an answer holds, and what follows from it. */

const V1 = deployOf("v1");
const V2 = deployOf("v2");

test("each page asks the host, after which the pack answers for another hour", async ({ whole, host }) => {
  wait(HOUR - 1);
  await whole.visit("/terms");
  wait(HOUR - 1);
  host.behave("silent");
  expect(await headingOf(whole.open("/terms"))).toBe("/terms v1");
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

test("on a silent line the worker stops waiting, and takes a late answer", async ({ whole, host }) => {
  host.behave("silent");
  await comesAfter(10_000, async () => {
    await whole.visit("/terms");
  });
  host.behave("well");
  host.deploy(V2);
  host.answerAll();
  await until(async () => (await headingOf(whole.open("/terms"))) === "/terms v2");
});
