import { beforeAll, expect, test } from "vitest";
import { type DevSite, eventually, startDevSite } from "./fixtures/dev-site.ts";
import { DOT } from "./fixtures/dot.ts";

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
  expect(html).toContain('<script type="module" src="/src/browser/first-aid/first-aid.ts">');
  expect(html).toContain('<script type="module" src="/src/browser/entry.ts">');
});

test("what the page links to is there", async () => {
  expect((await site.get("/src/browser/entry.ts")).status).toBe(200);
  expect(await site.text("/src/browser/first-aid/first-aid.ts")).toContain("dataset.js");
  expect(await site.text("/icon.svg")).toContain("<circle");
});

test("the home page has the island in it", async () => {
  expect(await site.text("/")).toContain('data-island="counter"');
});

test.each([
  "/nowhere",
  "/nowhere/",
  "/404",
  "//",
  "//fixture.example/",
  "/prices.html",
  "/constructor",
  "/toString",
  "/pictures",
  "/dot.png",
])("%s answers with the page for unknown addresses", async (address) => {
  const response = await site.get(address);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("<h1>Fixture: no such page</h1>");
});

test("a slash too much is redirected once, with the query kept", async () => {
  const response = await site.get("/prices//?from=ad");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/prices?from=ad");
});

test.each([
  ["/robots.txt", "text/plain; charset=utf-8", "User-agent: *\nAllow: /\n"],
  ["/feeds/news.xml?again", "text/xml; charset=utf-8", "<news/>"],
])("%s, a text file of the site, is served as what it is", async (address, type, text) => {
  const response = await site.get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toBe(text);
});

test("a picture is not even loaded before it is asked for, and then served byte by byte", async () => {
  const drawing = () => site.server.environments.ssr.moduleGraph.getModulesByFile(`${site.root}/src/dot.ts`);
  await site.text("/");
  expect([...(drawing() ?? [])].filter((module) => module.transformResult)).toEqual([]);
  const response = await site.get("/pictures/dot.png");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(DOT);
  expect(drawing()?.size).toBe(1);
});

test("a picture that cannot be drawn answers 500 with the reason", async () => {
  const good = await site.read("src/dot.ts");
  await site.edit("src/dot.ts", "return", 'throw new Error("no ink"); return');
  await eventually(async () => {
    const response = await site.get("/pictures/dot.png");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("The file pictures/dot.png could not be made: no ink");
  });
  await site.write("src/dot.ts", good);
});
