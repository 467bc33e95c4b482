import { beforeAll, expect, test } from "vitest";
import { type DevSite, startDevSite } from "./fixtures/dev-site.ts";

let site: DevSite;

beforeAll(async () => {
  site = await startDevSite();
  return () => site.remove();
});

test("an address answers with its page, linked to its styles and ready for hot update", async () => {
  const response = await site.get("/prices?from=ad");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain("<h1>Fixture: prices</h1>");
  expect(html).toContain('<script type="module" src="/@vite/client"></script>');
  expect(html).toContain('<link rel="stylesheet" href="/src/styles/site.css"/>');
  expect(html).toContain('<script type="module" src="/src/browser/entry.ts">');
});

test("what the page links to is there", async () => {
  expect((await site.get("/src/browser/entry.ts")).status).toBe(200);
  expect(await site.text("/icon.svg")).toContain("<circle");
});

test("the home page has the island in it", async () => {
  expect(await site.text("/")).toContain('data-island="counter"');
});

test.each(["/nowhere", "/nowhere/", "/404", "//", "//fixture.example/", "/prices.html"])(
  "%s answers with the page for unknown addresses",
  async (address) => {
    const response = await site.get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<h1>Fixture: no such page</h1>");
  },
);

test("a slash too much is redirected once, with the query kept", async () => {
  const response = await site.get("/prices//?from=ad");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/prices?from=ad");
});

test("a text file of the site is served as text", async () => {
  const response = await site.get("/robots.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("User-agent: *\nAllow: /\n");
});
