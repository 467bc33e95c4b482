import { Client } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBuiltSite, readRedirects } from "../../prerender/hosts/built-site.ts";
import { FILES_IN_SITE } from "../../prerender/hosts/host-files.ts";
import { expectedAnswers, judgeAnswer, notFound } from "../../scripts/launch-check/answers.ts";
import type { RunningServer } from "../support/system/servers.ts";
import { HOSTS, OWN_HOSTS, OWN_PAGE, plantSite, SECRET, strictAnswers } from "./hosts.ts";

const site = await plantSite();
const [files, redirects] = await Promise.all([readBuiltSite(site.folder), readRedirects(site.folder)]);
afterAll(site.remove);

const COMPRESSED = { "accept-encoding": "br, gzip" };

/** Addresses that try to lead out of the site. */
const OUTSIDE = [
  "/../outside.txt",
  "/assets/%2e%2e%2f%2e%2e%2foutside.txt",
  "//evil.example/",
  "/\\evil.example/",
  "/%2fevil.example/",
  "/contact%5C",
];

describe.each(Object.entries(HOSTS))("%s", (name, start) => {
  const isOwn = name in OWN_HOSTS;
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(site);
    return () => server.stop();
  });

  test("each file, redirect and unknown address is answered right, with all headers, and nothing hidden is sent", async () => {
    const hidden = notFound(files, ["/index.html.br", ...FILES_IN_SITE.map((file) => `/${file}`)]);
    const strict = isOwn ? strictAnswers(files, redirects) : [];
    const expected = [...expectedAnswers(files, redirects), ...hidden, ...strict];
    const faults: string[] = [];
    for (const one of expected) {
      const answer = await fetch(server.origin + one.target, { headers: COMPRESSED, redirect: "manual" });
      if ((await answer.clone().text()).includes(SECRET)) faults.push(`${one.target} sends a hidden file`);
      if (/\d/.test(answer.headers.get("server") ?? "")) faults.push(`${one.target} names the server's version`);
      faults.push(...(await judgeAnswer(one, answer)).map((problem) => `${one.target}: ${problem}`));
    }
    expect(faults).toEqual([]);
  });

  test.each(["br", "gzip", "identity"])(
    "a page is sent in %s, and once: the next request is answered with 304",
    async (accepted) => {
      const headers = { "accept-encoding": accepted };
      const first = await fetch(`${server.origin}/contact`, { headers });
      const body = await first.arrayBuffer();
      if (isOwn) expect(first.headers.get("content-encoding") ?? "identity").toBe(accepted);
      expect(Buffer.from(body).equals(files.get("/contact")?.body ?? Buffer.alloc(0))).toBe(true);
      expect(first.headers.get("vary") ?? (isOwn ? "nothing" : "Accept-Encoding")).toMatch(/accept-encoding/i);
      const known = { ...headers, "if-none-match": first.headers.get("etag") ?? "" };
      expect((await fetch(`${server.origin}/contact`, { headers: known, cache: "no-store" })).status).toBe(304);
    },
  );

  test.skipIf(name === "the preview")("the owner's own page is also sent by its name", async () => {
    const answer = await fetch(`${server.origin}/${OWN_PAGE}`);
    expect(`${answer.status} ${await answer.text()}`).toBe(`200 The owner's ${OWN_PAGE}`);
  });

  if (!isOwn) return;

  test.each(["POST", "PUT", "DELETE"])(
    "%s is refused where there is a file, and nothing is found elsewhere",
    async (method) => {
      const statusOf = async (address: string) => (await fetch(server.origin + address, { method })).status;
      const addresses = ["/", "/contact", "/favicon.svg", "/no-such-page"];
      expect(await Promise.all(addresses.map(statusOf))).toEqual([405, 405, 405, 404]);
    },
  );

  test.each([247, 248, 255, 256, 300, 4000])("a name of %i letters is not found", async (letters) => {
    for (const address of [`/${"a".repeat(letters)}`, `/pictures/${"a".repeat(letters)}`, `/${"a".repeat(letters)}/`])
      expect((await fetch(server.origin + address)).status).toBe(404);
  });

  test("a page is compressed for a proxy, too", async () => {
    const headers = { via: "1.1 proxy.example", "accept-encoding": "gzip" };
    const answer = await fetch(`${server.origin}/contact`, { headers });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });

  test("what is outside of the site is not found", async () => {
    // It sends paths exactly as they are.
    const client = new Client(server.origin);
    for (const path of OUTSIDE) {
      const { statusCode, headers, body } = await client.request({ path, method: "GET" });
      expect([400, 404], path).toContain(statusCode);
      expect(headers.location).toBeUndefined();
      expect(await body.text()).not.toContain(SECRET);
    }
    await client.close();
  });
});
