import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../scripts/servers.ts";
import { createSiteServer } from "./app.ts";
import {
  ask,
  HOME,
  LOCKOUTS,
  NOT_FOUND,
  type RunningSite,
  SCRIPT,
  sendRaw,
  startTestSite,
} from "./test-site.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(async () => {
  await site.stop();
});

describe("a known address", () => {
  test.each([
    ["/", "text/html; charset=utf-8", HOME],
    ["/lockouts", "text/html; charset=utf-8", LOCKOUTS],
    ["/lockouts?utm_source=ad", "text/html; charset=utf-8", LOCKOUTS],
    ["/lockouts?", "text/html; charset=utf-8", LOCKOUTS],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", SCRIPT],
    ["/pictures/photo.webp", "image/webp", "a photo"],
    ["/empty.txt", "text/plain; charset=utf-8", ""],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "Contact: mailto:help@lone-star.example"],
  ])("%s is answered with its file", async (target, type, body) => {
    const answer = await site.ask(target);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["content-length"]).toBe(String(body.length));
    expect(answer.body.toString()).toBe(body);
  });

  test("may come as a whole address, as to a proxy", async () => {
    expect((await site.ask("http://lone-star.example/lockouts?x=/")).body.toString()).toBe(LOCKOUTS);
    expect((await site.ask("http://lone-star.example")).body.toString()).toBe(HOME);
  });
});

describe("methods", () => {
  test.each(["/", "/lockouts", "/assets/app-1a2b.js", "/no-such-page", "/lockouts/"])(
    "HEAD %s has the status and headers of GET, and no body",
    async (target) => {
      const [get, head] = await Promise.all([site.ask(target), site.ask(target, { method: "HEAD" })]);
      // The moment, and the framing of an empty body, are the only things that may differ.
      const { date: _, "transfer-encoding": __, ...expected } = get.headers;
      expect(head.status).toBe(get.status);
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    },
  );

  test("HEAD of a compressed form tells that form's length", async () => {
    const headers = { "accept-encoding": "br" };
    const get = await site.ask("/", { headers });
    const head = await site.ask("/", { headers, method: "HEAD" });
    expect(head.headers["content-length"]).toBe(String(get.body.length));
    expect(head.headers["content-encoding"]).toBe("br");
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])("%s is not allowed", async (method) => {
    for (const target of ["/", "/no-such-page", "/lockouts/"]) {
      const answer = await site.ask(target, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
      expect(answer.body).toHaveLength(0);
    }
  });
});

describe("every response carries the security headers", () => {
  const names = [
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "strict-transport-security",
    "x-content-type-options",
    "x-frame-options",
  ];

  test.each([
    [200, "GET", "/"],
    [200, "HEAD", "/lockouts"],
    [200, "GET", "/assets/app-1a2b.js"],
    [301, "GET", "/lockouts/"],
    [404, "GET", "/no-such-page"],
    [404, "GET", "//evil.example/"],
    [404, "GET", "/%"],
    [405, "POST", "/"],
  ])("%i of %s %s", async (status, method, target) => {
    const answer = await site.ask(target, { method });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(names));
  });

  test("304", async () => {
    const answer = await site.ask("/", { headers: { "if-none-match": "*" } });
    expect(answer.status).toBe(304);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(names));
  });

  test("the ad script is allowed on /request-help alone, also in a query's company", async () => {
    const policy = async (target: string) => (await site.ask(target)).headers["content-security-policy"];
    expect(await policy("/request-help")).toContain("https://ads.example");
    expect(await policy("/request-help?x=1")).toContain("https://ads.example");
    expect(await policy("/lockouts?/request-help")).not.toContain("https://ads.example");
  });
});

describe("what is no HTTP", () => {
  test.each([
    ["no request at all", "hello\r\n\r\n"],
    ["a request line without a path", "GET HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a space in the path", "GET /lock outs HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a NUL in the path", "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a path without a slash", "GET lockouts HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a byte beyond ASCII in the path", "GET /\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["a broken header", "GET / HTTP/1.1\r\nHost: x\r\nbroken header\r\n\r\n"],
  ])("%s is refused, and the server lives on", async (_, bytes) => {
    expect(await sendRaw(site.port, Buffer.from(bytes, "latin1"))).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect((await site.ask("/")).status).toBe(200);
  });
});

test("a site without a page for unknown addresses still answers 404", async () => {
  const server = createSiteServer(new Map(), []);
  const port = await listen(server);
  const { status, body } = await ask(port, "/x");
  server.close();
  expect(status).toBe(404);
  expect(body.toString()).not.toBe(NOT_FOUND);
});
