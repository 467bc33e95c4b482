import { describe, expect, vi } from "vitest";
import { comesAfter, HOUR, headingOf, test, wait } from "./testing/browser.ts";
import { V1, V2, WITH_NOTICE } from "./testing/test-deploy.ts";

describe("a page in a pack that is known to be current", () => {
  test("comes at once, as the host would send it, with its pictures and its code", async ({ worker, host }) => {
    host.behave("silent");
    const answer = await worker.open("/lockouts");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    expect(await answer.text()).toBe(V1.files.get("/lockouts"));
    for (const file of ["/pictures/city.svg", "/favicon.svg", V1.form])
      expect(await worker.read(file)).toBe(V1.files.get(file));
  });

  test.for([
    ["/lockouts?gclid=1", "/lockouts v1", 200],
    ["/lockouts/", "/lockouts v1", 200],
    ["/no-such-page", "/404 v1", 404],
    // No pack has it.
    ["/licenses.txt", "No internet here v1", 200],
  ] as const)("without a signal: at %s it is %s", async ([address, heading, status], { worker, host }) => {
    host.behave("cut");
    const answer = await worker.open(address);
    expect([answer.status, await headingOf(answer)]).toEqual([status, heading]);
  });
});

test("without a signal an earlier address leads to the new one, with its query", async ({ worker, host }) => {
  host.behave("cut");
  for (const query of ["", "?gclid=1&x=%2F"]) {
    const answer = await worker.open(`/old-lockouts${query}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, `/lockouts${query}`]);
  }
});

describe("a page in a pack that has not been confirmed for an hour", () => {
  test.for([
    ["an hour has gone by", HOUR],
    ["the clock was set back", -1],
  ] as const)("comes from the host: %s", async ([, milliseconds], { worker, host }) => {
    host.deploy(V2);
    wait(milliseconds);
    expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v2");
    host.deploy({ ...V2, files: new Map([...V2.files].filter(([address]) => address !== "/lockouts")) });
    expect((await worker.open("/lockouts")).status).toBe(404);
  });

  test("waits for a silent host once, pictures too, and again after a minute", async ({ worker, host }) => {
    wait(HOUR);
    host.behave("silent");
    await comesAfter(1000, () => worker.read("/pictures/city.svg"));
    for (const address of ["/lockouts", "/terms"]) expect(await headingOf(worker.open(address))).toBe(`${address} v1`);
    wait(59_999);
    expect(await worker.read("/pictures/city.svg")).toContain("v1");
    wait(1);
    await comesAfter(1000, () => worker.open("/lockouts"));
  });

  test("comes from the host again once the host has answered", async ({ worker, host }) => {
    wait(HOUR);
    host.behave("silent");
    await comesAfter(1000, () => worker.open("/lockouts"));
    host.behave("well");
    host.deploy(V2);
    expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v1");
    await vi.waitFor(async () => expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v2"));
  });

  test.for([
    ["cut", "/lockouts v1"],
    ["failing", "/lockouts v1"],
    // A driver must be able to log in.
    ["portal", "WiFi login"],
  ] as const)("is, if the host is %s: %s", async ([mood, heading], { worker, host }) => {
    wait(HOUR);
    host.behave(mood);
    expect(await headingOf(worker.open("/lockouts"))).toBe(heading);
    if (mood !== "portal") expect(await worker.read("/pictures/city.svg")).toContain("v1");
    host.behave("cut");
    expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v1");
    // The line is not dead: nothing was waited for.
    host.behave("well");
    host.deploy(V2);
    expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v2");
  });

  test("is the offline page, after ten seconds, at an address of a newer deploy", async ({ worker, host }) => {
    wait(HOUR);
    host.behave("silent");
    const answer = await comesAfter(10_000, () => worker.open("/plano"));
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(await headingOf(answer)).toBe("No internet here v1");
  });
});

test("until a notice is over, a page comes from the host after five minutes", async ({ browser, host }) => {
  const fiveMinutes = HOUR / 12;
  const worker = await browser.startNew(WITH_NOTICE);
  host.deploy(V2);
  wait(fiveMinutes - 1);
  expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v3");
  wait(1);
  expect(await headingOf(worker.open("/lockouts"))).toBe("/lockouts v2");
});

test("what no pack has comes from the host, with its errors", async ({ worker, host }) => {
  expect(await worker.read("/pictures/highway.svg")).toBe("<svg/>");
  host.behave("failing");
  const answer = await worker.open("/plano");
  expect([answer.status, await headingOf(answer)]).toEqual([500, "Overloaded"]);
  host.behave("cut");
  await expect(worker.read("/pictures/highway.svg")).rejects.toThrow("Failed to fetch");
});

test("pages and files come from the host if the storage is damaged", async ({ browser, host }) => {
  const worker = await browser.start(V1);
  const damaged = () => Promise.reject(new DOMException("Damaged", "UnknownError"));
  vi.stubGlobal("caches", { keys: damaged, open: damaged, match: damaged, has: damaged });
  expect(await worker.visit("/terms")).toBe("/terms v1");
  for (const file of [V1.form, "/pictures/city.svg"]) expect(await worker.read(file)).toBe(V1.files.get(file));
  host.behave("cut");
  expect((await worker.open("/terms")).type).toBe("error");
});

test.for([
  ["what is sent to the host", "/assets/react.js", "POST"],
  ["another host", "https://geocoder.example/assets/react.js", "GET"],
  ["other files", "/licenses.txt", "GET"],
] as const)("the worker leaves %s to the browser", async ([, address, method], { worker }) => {
  expect(worker.leaves(address, method)).toBe(true);
});
