import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../scripts/servers.ts";
import { headersFor } from "../../server/header-rules.ts";
import { readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { type Answer, type AskOptions, ask } from "../../server/test-site.ts";
import { business } from "../../src/business/current.ts";
import { fileOf } from "../support/built-site.ts";
import { CASES, found, redirect } from "./cases.ts";
import { asBuilt, plantSite, SECRET, SERVERS, STARTERS, withAdMonitoring } from "./servers.ts";

/*
 * "The same answers" are: the same status; the same values of every header in the one list, and of Content-Type,
 * Content-Encoding, Vary, Location and Allow; the same bytes. Each server marks versions with ETags of its own making,
 * frames bodies as it likes, and may add a note to a redirect or a refusal.
 */

const HOST = new URL(business.siteUrl).host;

const files = await readSite(path.resolve(import.meta.dirname, "../../dist"));
const rules = siteRules(files);
const addresses = [...files.keys()].filter((address) => address !== "/404");
const isPage = (address: string) => !address.includes(".");

const ALL_CASES = [
  ...addresses.map((target) =>
    found(target, isPage(target) ? fileOf(target) : target.slice(1), {
      has: { "content-type": files.get(target)?.type, "content-encoding": undefined },
    }),
  ),
  ...addresses
    .filter((address) => isPage(address) && address !== "/")
    .map((page) => redirect(`${page}/`, page)),
  ...CASES,
];

/** The names of the headers in the one list, in lower case, and what servers send by themselves. */
const LISTED = rules.flatMap(({ headers }) => Object.keys(headers)).map((name) => name.toLowerCase());
const OWN =
  /^(connection|content-(encoding|length|type)|date|etag|keep-alive|location|server|transfer-encoding|vary)$/;

/** What the one list has for an answer; a 404 is a document anywhere, and never kept. */
function listedFor(target: string, status: number): Record<string, string> {
  const [, pathname = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)/.exec(target) ?? [];
  const headers = headersFor(pathname.startsWith("/") ? pathname : "/no-such-page", rules);
  const missing = { ...headersFor("/no-such-page", rules), ...headers, "Cache-Control": "no-cache" };
  const sent = Object.entries(status === 404 ? missing : headers);
  return Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value]));
}

/** What an answer says of the headers in the one list. */
function listedIn({ headers }: Answer): Record<string, string | undefined> {
  return Object.fromEntries(LISTED.map((name) => [name, headers[name]?.toString()]));
}

let site: { parent: string; folder: string };

beforeAll(async () => {
  site = await plantSite();
  return () => rm(site.parent, { recursive: true, force: true });
});

describe.each(SERVERS)("%s", (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await STARTERS[name](await asBuilt(site.folder));
    return () => server.stop();
  });

  function send(target: string, { method, headers }: AskOptions = {}): Promise<Answer> {
    return ask(server.port, target, { ...(method && { method }), headers: { host: HOST, ...headers } });
  }

  test.each(
    ALL_CASES.map((one) => {
      const asked = `${one.method ?? "GET"} ${one.target.slice(0, 60)} ${JSON.stringify(one.headers ?? {})}`;
      return [one.status, asked, one] as const;
    }),
  )("%i for %s", async (_, __, { target, status, file, has, mayRefuse, ...asked }) => {
    const answer = await send(target, asked);
    expect(answer.body.includes(SECRET)).toBe(false);
    expect(answer.headers.location).toBe(has?.location);
    if (mayRefuse && answer.status === 400) return;
    expect(answer.status).toBe(status);
    expect(listedIn(answer)).toEqual(listedFor(target, status));
    for (const [header, value] of Object.entries(has ?? {}))
      expect(answer.headers[header], header).toBe(value);
    if (file) expect(answer.body.equals(readFileSync(path.join(site.folder, file)))).toBe(true);
    if (asked.method === "HEAD") expect(answer.body).toHaveLength(0);
  });

  describe.each(["br", "gzip", "identity"])("versions in %s", (accepted) => {
    const inForm = (more: AskOptions["headers"] = {}) => ({ "accept-encoding": accepted, ...more });

    test.each([
      ["/contact", 304, "ETAG"],
      ["/contact", 304, "W/ETAG"],
      ["/contact", 304, '"other", ETAG'],
      ["/contact", 304, "*"],
      ["/contact", 200, '"other"'],
      ["/contact", 200, 'W/"other", "another"'],
      ["/no-such-page", 404, "ETAG"],
      ["/no-such-page", 404, "*"],
    ])("%s: %i to a client that has %s", async (target, status, known) => {
      const { headers, body } = await send(target, { headers: inForm() });
      const etag = headers.etag ?? "";
      if (status === 304) expect(etag).toMatch(/^"[^"]+"$/);
      const condition = { "if-none-match": known.replace("ETAG", etag) };
      for (const method of ["GET", "HEAD"]) {
        const answer = await send(target, { method, headers: inForm(condition) });
        expect(answer.status).toBe(status);
        expect(answer.body.equals(status === 304 || method === "HEAD" ? Buffer.alloc(0) : body)).toBe(true);
        expect(listedIn(answer)).toEqual(listedFor(target, status));
        if (status === 304) expect(answer.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
      }
    });
  });

  test("the version of one form is not that of another", async () => {
    const { headers } = await send("/contact", { headers: { "accept-encoding": "br" } });
    for (const form of ["gzip", "identity"]) {
      const condition = { "accept-encoding": form, "if-none-match": headers.etag };
      expect((await send("/contact", { headers: condition })).status).toBe(200);
    }
  });

  test.each(["/", "/og/home.png", "/no-such-page", "/contact/"])("no other header at %s", async (target) => {
    const { headers } = await send(target, { headers: { "accept-encoding": "br" } });
    const others = Object.keys(headers).filter((header) => !LISTED.includes(header) && !OWN.test(header));
    expect(others).toEqual([]);
    expect(headers.server ?? "", "no version of the server").not.toMatch(/\d/);
  });
});

describe.each(SERVERS)("%s, with ad monitoring and pages that were renamed", (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await STARTERS[name](await withAdMonitoring(site.folder));
    return () => server.stop();
  });

  test.each([
    ["/request-help", true],
    ["/request-help?from=/", true],
    ["/", false],
    ["/contact", false],
    ["/contact?/request-help", false],
    ["/request-help/", false],
    ["/request-helper", false],
    ["/assets/request-help", false],
  ])("%s may load the ad script: %s", async (target, expected) => {
    const { headers } = await ask(server.port, target, { headers: { host: HOST } });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    expect(headers["content-security-policy"]?.includes("https://ads.example")).toBe(expected);
  });

  test.each([
    ["/unlocking", "GET", 301, "/lockouts"],
    ["/unlocking/", "GET", 301, "/lockouts"],
    ["/unlocking?utm_source=ad&x=/", "GET", 301, "/lockouts?utm_source=ad&x=/"],
    ["/unlocking//?x", "HEAD", 301, "/lockouts?x"],
    ["/lockouts-old", "GET", 301, "/lockouts"],
    ["/lockouts", "GET", 200, undefined],
    ["/unlocking", "POST", 405, undefined],
    ["/unlockings", "GET", 404, undefined],
    ["/x/unlocking", "GET", 404, undefined],
  ])("the old address %s, by %s: %i, %s", async (target, method, status, location) => {
    const answer = await ask(server.port, target, { method, headers: { host: HOST } });
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none';/);
  });
});
