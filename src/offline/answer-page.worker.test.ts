import { describe, expect } from "vitest";
import { comesAfter, HOUR, headingOf, test, until, wait } from "./testing/browser.ts";
import { keepPortalPage, V1, V2 } from "./testing/test-deploy.ts";

describe("a page in a pack that is known to be current", () => {
  test("comes at once, as the host would send it", async ({ whole, host }) => {
    host.behave("silent");
    const answer = await whole.open("/lockouts");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    expect(await answer.text()).toBe(V1.files.get("/lockouts"));
  });

  test.for(["/lockouts?gclid=1", "/lockouts/"])("comes at %s", async (address, { whole }) => {
    expect(await whole.withoutSignal(address)).toBe("/lockouts v1");
  });

  test("has its pictures at once, while the host is asked for a newer deploy", async ({ whole, host }) => {
    host.behave("silent");
    await whole.open("/lockouts");
    await until(() => host.asked.includes("/service-worker.js"));
    for (const picture of ["/pictures/city.svg", "/favicon.svg"]) {
      expect(await whole.read(picture)).toContain("v1");
      expect(host.asked).not.toContain(picture);
    }
  });

  test("is the 404 page for unknown addresses", async ({ whole, host }) => {
    host.behave("cut");
    const answer = await whole.open("/no-such-page");
    expect(answer.status).toBe(404);
    expect(await headingOf(answer)).toBe("/404 v1");
  });

  test.for(["/licenses.txt", "/.well-known/security.txt"])(
    "is the offline page at %s, which no pack has",
    async (address, { whole }) => {
      expect(await whole.withoutSignal(address)).toBe("No internet here v1");
    },
  );
});

describe("a page in a pack that has not been confirmed for an hour", () => {
  test.for([
    ["an hour has gone by", HOUR],
    ["the clock was set back", -1],
  ] as const)("comes from the host: %s", async ([, milliseconds], { whole, host }) => {
    host.deploy(V2);
    wait(milliseconds);
    expect(await headingOf(whole.open("/lockouts"))).toBe("/lockouts v2");
  });

  test("waits for a silent host once, pictures too, and again after a minute", async ({ whole, host }) => {
    wait(HOUR);
    host.behave("silent");
    await comesAfter(1000, () => whole.read("/pictures/city.svg"));
    for (const address of ["/lockouts", "/terms", "/", "/lockouts", "/terms"])
      expect(await headingOf(whole.open(address))).toBe(`${address} v1`);
    expect(await whole.read("/pictures/city.svg")).toContain("v1");
    wait(60_000);
    await comesAfter(1000, () => whole.open("/lockouts"));
  });

  test("comes from the host again once the host has answered", async ({ whole, host }) => {
    wait(HOUR);
    host.behave("silent");
    await comesAfter(1000, () => whole.open("/lockouts"));
    host.behave("well");
    host.deploy(V2);
    expect(await headingOf(whole.open("/lockouts"))).toBe("/lockouts v1");
    await until(async () => (await headingOf(whole.open("/lockouts"))) === "/lockouts v2");
  });

  test.for(["cut", "failing"] as const)("comes from the pack (host %s)", async (mood, { whole, host }) => {
    wait(HOUR);
    host.behave(mood);
    expect(await headingOf(whole.open("/lockouts"))).toBe("/lockouts v1");
  });

  test("is the offline page at an address that a newer deploy may have", async ({ whole }) => {
    wait(HOUR);
    expect(await whole.withoutSignal("/plano")).toBe("No internet here v1");
  });

  test("is replaced by a portal's page on the screen, but not in the storage", async ({ whole, host }) => {
    wait(HOUR);
    host.behave("portal");
    expect(await headingOf(whole.open("/lockouts"))).toBe("WiFi login");
    expect(await whole.withoutSignal("/lockouts")).toBe("/lockouts v1");
  });
});

test("a picture that is not in the pack comes only from the host", async ({ whole, host }) => {
  expect(await whole.read("/pictures/highway.svg")).toBe("<svg/>");
  host.behave("cut");
  await expect(whole.read("/pictures/highway.svg")).rejects.toThrow("Failed to fetch");
});

/* Pages while the pack has not come yet. Each is stored when it is visited. */

test.for(["/terms", "/terms?gclid=1"])(
  "a page visited as %s opens without a signal, whatever is added to its address",
  async (visited, { worker }) => {
    expect(await headingOf(worker.open(visited))).toBe("/terms v1");
    for (const address of ["/terms", "/terms/", "/terms?gclid=2"])
      expect(await worker.withoutSignal(address)).toBe("/terms v1");
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
  expect(await worker.withoutSignal("/terms")).toBe("/terms v2");
});

test("the offline page comes after ten seconds for a page never visited", async ({ worker, host }) => {
  host.behave("silent");
  const answer = await comesAfter(10_000, () => worker.open("/terms"));
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(await headingOf(answer)).toBe("No internet here v1");
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
  ["the page for unknown addresses", "well", "/no-such-page"],
  ["the page of a host in trouble", "failing", "/terms"],
] as const)("%s is shown, and not stored", async ([, mood, address], { worker, host }) => {
  host.behave(mood);
  const shown = await headingOf(worker.open(address));
  const later = await worker.withoutSignal(address);
  expect(shown).not.toBe(later);
  expect(later).toBe("No internet here v1");
});

test("a portal's page is shown, and does not replace the stored copy", async ({ worker, host }) => {
  await worker.visit("/terms");
  host.behave("portal");
  expect(await headingOf(worker.open("/terms"))).toBe("WiFi login");
  expect(await worker.withoutSignal("/terms")).toBe("/terms v1");
});

test("a portal's page that was stored is not shown, and is soon replaced", async ({ worker, host }) => {
  await keepPortalPage("/terms");
  expect(await worker.withoutSignal("/terms")).toBe("No internet here v1");
  host.behave("well");
  await worker.visit("/terms");
  expect(await worker.withoutSignal("/terms")).toBe("/terms v1");
});
