import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DevSite, eventually, startDevSite } from "./fixtures/dev-site.ts";

let site: DevSite;

describe("an address answers", () => {
  beforeAll(async () => {
    site = await startDevSite();
    return () => site.remove();
  });

  const html = "text/html; charset=utf-8";
  const unknown = ["/nowhere", "/nowhere/", "/404", "//", "//x.example/", "/prices.html", "/constructor"];

  test.each<[address: string, status: number, type: string, text: string]>([
    ["/prices?from=ad", 200, html, "<h1>Fixture: prices</h1>"],
    ["/", 200, html, 'data-island="counter"'],
    ["/robots.txt", 200, "text/plain; charset=utf-8", "User-agent: *\nAllow: /\n"],
    ["/feeds/news.xml?again", 200, "text/xml; charset=utf-8", "<news/>"],
    ["/icon.svg", 200, "image/svg+xml", "<circle"],
    ...unknown.map((address): [string, number, string, string] => [address, 404, html, "no such page</h1>"]),
  ])("%s with %d, %s and %s", async (address, status, type, text) => {
    const response = await site.get(address);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe(type);
    expect(await response.text()).toContain(text);
  });

  test("with a page that links its scripts and styles, which are there, ready for hot update", async () => {
    const page = await site.text("/prices");
    for (const link of [
      'src="/@vite/client"',
      'rel="stylesheet" href="/src/styles/site.css"',
      'src="/src/client/first-aid/first-aid.ts"',
      'src="/src/client/entry.ts"',
    ]) {
      expect(page).toContain(link);
      expect((await site.get(link.split('"').at(-2) ?? "")).status).toBe(200);
    }
  });
});

describe("an edit to", () => {
  beforeEach(async () => {
    site = await startDevSite();
    // As a browser would that shows the home page, its islands hydrated.
    await site.text("/");
    for (const island of ["counter", "name-form"]) await site.text(`/src/islands/${island}.tsx`);
    for (const part of ["price", "tally"]) await site.text(`/src/components/${part}.tsx`);
    await site.text("/src/styles/site.css");
    return () => site.remove();
  });

  test.each([
    ["src/components/heading.tsx", "of pages", "full-reload", "Fixture", "Edited"],
    ["src/components/price.tsx", "of both", "full-reload", "40", "45"],
    ["src/components/tally.tsx", "of an island", "update", "Tally: ", "Sum: "],
    ["src/islands/counter.tsx", "an island", "update", "Count\n", "Add\n"],
    ["src/styles/site.css", "of every page", "update", "18 22 27", "0 0 0"],
  ])("%s, %s, means: %s", async (file, _, does, from, to) => {
    const messages: string[] = [];
    const { hot } = site.server.environments.client;
    vi.spyOn(hot, "send").mockImplementation((message: unknown) => {
      messages.push(String(Object(message).type));
    });
    await site.edit(file, from, to);
    await eventually(() => expect(messages).toContain(does));
    expect(messages.includes("full-reload")).toBe(does === "full-reload");
    if (!file.endsWith(".css")) expect(await site.text("/")).toContain(to.trim());
  });

  test.each([
    { fault: "throws", edit: "if (text) throw new Error('no words');", message: "rendering: no words" },
    { fault: "cannot be parsed", edit: "const = ;", message: "PARSE_ERROR" },
  ])(
    "a component that $fault answers 500 with the message, until it is mended",
    async ({ edit, message }) => {
      const file = "src/components/heading.tsx";
      const good = await site.read(file);
      await site.edit(file, "return", `${edit} return`);
      await eventually(async () => expect((await site.get("/")).status).toBe(500));
      expect(await site.text("/")).toContain(message);
      await eventually(async () => {
        // Saved more than once, for the watcher overlooks a change that comes within 50 ms of another.
        await site.write(file, good);
        expect(await site.text("/")).toContain("<h1>Fixture: home</h1>");
      });
    },
  );
});
