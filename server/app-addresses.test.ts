import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOT_FOUND, type RunningSite, startTestSite } from "./test-site.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(async () => {
  await site.stop();
});

describe("an address with slashes at its end is sent, once, to the one without", () => {
  test.each([
    ["/lockouts/", "/lockouts"],
    ["/lockouts///", "/lockouts"],
    ["/lockouts/?utm_source=ad&x=%2F", "/lockouts?utm_source=ad&x=%2F"],
    ["/lockouts/?", "/lockouts?"],
    ["/lockouts/?next=//evil.example/", "/lockouts?next=//evil.example/"],
    ["/lockouts/?%0d%0aSet-Cookie:x=1", "/lockouts?%0d%0aSet-Cookie:x=1"],
    ["//", "/"],
    ["http://evil.example/lockouts/", "/lockouts"],
  ])("%s", async (target, location) => {
    const answer = await site.ask(target);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect((await site.ask(location)).status).toBe(200);
  });
});

describe("no other address leads anywhere", () => {
  test.each([
    ["an unknown page", "/no-such-page"],
    ["an unknown page with a slash", "/no-such-page/"],
    ["an unknown asset", "/assets/app-0000.js"],
    ["a folder", "/assets"],
    ["a folder with a slash", "/assets/"],
    ["a page's file", "/lockouts.html"],
    ["the home page's file", "/index.html"],
    ["the home page's name", "/index"],
    ["another case", "/Lockouts"],
    ["below a page", "/lockouts/x"],
    ["the page for unknown addresses", "/404"],
    ["that page with a slash", "/404/"],
    ["that page's file", "/404.html"],
    ["a compressed form", "/index.html.br"],
    ["a hidden file", "/.env"],
    ["a hidden file with a slash", "/.env/"],
    ["a hidden folder", "/.git/config"],
    ["the folder above", "/../package.json"],
    ["the folder above, from a known one", "/assets/../lockouts"],
    ["the folder above, encoded", "/%2e%2e/%2e%2e/etc/passwd"],
    ["the folder above, half encoded", "/.%2e/lockouts"],
    ["the folder above, twice encoded", "/%252e%252e/etc/passwd"],
    ["the folder above, with backslashes", "/..\\..\\etc\\passwd"],
    ["an encoded slash", "/assets%2fapp-1a2b.js"],
    ["an encoded slash before a host", "/%2fevil.example/"],
    ["an encoded NUL", "/lockouts%00"],
    ["an encoded line break", "/lockouts/%0d%0aSet-Cookie:x=1"],
    ["a percent sign alone", "/%"],
    ["malformed percents", "/%zz%f"],
    ["bytes that are no UTF-8", "/%ff%fe"],
    ["a host of someone else", "//evil.example/"],
    ["a host of someone else, more slashes", "///evil.example//"],
    ["a host of someone else, with a backslash", "/\\evil.example/"],
    ["a known page behind a host", "//evil.example/lockouts"],
    ["a known page behind two slashes", "//lockouts"],
    ["a path of 8 kB", `/${"x".repeat(8192)}`],
    ["a path of 8 kB of slashes", `${"/".repeat(8192)}x`],
    ["a path of many folders", "/x".repeat(4096)],
    ["no path at all", "*"],
    ["a name that every object has", "/constructor"],
    ["another name that every object has", "/__proto__"],
    ["an address of another kind", "file:///etc/passwd"],
  ])("%s", async (_, target) => {
    const answer = await site.ask(target);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.toString()).toBe(NOT_FOUND);
  });
});

test("what is missing today may be there tomorrow: a 404 is never kept, even among the assets", async () => {
  expect((await site.ask("/assets/app-0000.js")).headers["cache-control"]).toBe("no-cache");
});
