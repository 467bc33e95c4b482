import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../scripts/servers.ts";
import { readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { ask } from "../../server/test-site.ts";
import { business } from "../../src/business/current.ts";
import * as cases from "./cases.ts";
import { asBuilt, withAdMonitoring } from "./deployments.ts";
import { plantSite, SECRET } from "./fixture.ts";
import { listedFor, listedIn, listedNames } from "./listed-headers.ts";
import { type ServerName, STARTERS } from "./servers.ts";
import { Tally } from "./tally.ts";

/*
 * "The same answers" are: the same status; the same values of every header in the one list, and of Content-Type,
 * Content-Encoding, Vary, Location and Allow; the same bytes. Each server marks versions with ETags of its own making,
 * frames bodies as it likes, and may add a note to a redirect or a refusal.
 */

const HOST = new URL(business.siteUrl).host;
const SERVERS = Object.keys(STARTERS) as ServerName[];

const files = await readSite(path.resolve(import.meta.dirname, "../../dist"));
const rules = siteRules(files);
const types = new Map(Array.from(files, ([address, { type }]) => [address, type]));
const addresses = [...files.keys()].filter((address) => address !== "/404");

const ALL_CASES: readonly cases.Case[] = [
  ...cases.addressCases(addresses, types),
  ...cases.redirectCases(addresses.filter((address) => !address.includes("."))),
  ...cases.MISSING,
  ...cases.HIDDEN,
  ...cases.ESCAPES,
  ...cases.COMPRESSION,
  ...cases.METHODS,
  ...cases.REQUESTS,
];

const CONDITIONAL = "ETag, 304";

/** What servers send by themselves. */
const OWN_HEADERS = [
  ...["connection", "content-encoding", "content-length", "content-type", "date", "etag", "keep-alive"],
  ...["location", "server", "transfer-encoding", "vary"],
];

const tally = new Tally(SERVERS);
let site: { parent: string; folder: string };

beforeAll(async () => {
  site = await plantSite();
});

afterAll(async () => {
  await rm(site.parent, { recursive: true, force: true });
  console.log(tally.table());
});

describe.each(SERVERS)("%s", (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await STARTERS[name](await asBuilt(site.folder), path.join(site.parent, name));
  });

  afterAll(async () => {
    await server.stop();
  });

  function send(target: string, { method, headers }: Pick<cases.Case, "method" | "headers"> = {}) {
    return ask(server.port, target, { ...(method && { method }), headers: { host: HOST, ...headers } });
  }

  test.each(ALL_CASES.map((one) => [one.group, one.name ?? one.target.slice(0, 60), one] as const))(
    "%s: %s",
    (group, _, one) =>
      tally.count(name, group, async () => {
        const answer = await send(one.target, one);
        for (const [header, value] of Object.entries(one.has ?? {})) {
          if (answer.status !== 400) expect(answer.headers[header], header).toBe(value);
        }
        expect(answer.body.includes(SECRET)).toBe(false);
        expect(answer.headers.location).toBe(one.has?.location);
        if (one.mayRefuse && answer.status === 400) return;
        expect(answer.status).toBe(one.status);
        expect(listedIn(answer, rules)).toEqual(listedFor(one.target, one.status, rules));
        if (one.file) expect(answer.body.equals(readFileSync(path.join(site.folder, one.file)))).toBe(true);
        if (one.method === "HEAD") expect(answer.body).toHaveLength(0);
      }),
  );

  describe.each(["br", "gzip", "identity"])(`${CONDITIONAL}, %s`, (accepted) => {
    function fetchPage(target: string, ifNoneMatch?: string, method = "GET") {
      const headers = {
        "accept-encoding": accepted,
        ...(ifNoneMatch !== undefined && { "if-none-match": ifNoneMatch }),
      };
      return send(target, { method, headers });
    }

    test.each([
      ["the same", (etag: string) => etag],
      ["a weak one", (etag: string) => `W/${etag}`],
      ["one of a list", (etag: string) => `"other", ${etag}`],
      ["any", () => "*"],
    ])("a version that the client has (%s) is not sent again", (_, ifNoneMatch) =>
      tally.count(name, CONDITIONAL, async () => {
        const etag = (await fetchPage("/lockouts")).headers.etag ?? "";
        expect(etag).toMatch(/^"[^"]+"$/);
        for (const method of ["GET", "HEAD"]) {
          const answer = await fetchPage("/lockouts", ifNoneMatch(etag), method);
          expect(answer.status).toBe(304);
          expect(answer.body).toHaveLength(0);
          expect(answer.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
          expect(listedIn(answer, rules)).toEqual(listedFor("/lockouts", 304, rules));
        }
      }),
    );

    test.each(['"other"', 'W/"other", "another"'])("any other (%s) is sent", (ifNoneMatch) =>
      tally.count(name, CONDITIONAL, async () => {
        const answer = await fetchPage("/lockouts", ifNoneMatch);
        expect(answer.status).toBe(200);
        expect(answer.body.equals((await fetchPage("/lockouts")).body)).toBe(true);
      }),
    );

    test("the page for unknown addresses is always sent", () =>
      tally.count(name, CONDITIONAL, async () => {
        const { headers, body } = await fetchPage("/no-such-page");
        for (const ifNoneMatch of [headers.etag ?? '"x"', "*"]) {
          const answer = await fetchPage("/no-such-page", ifNoneMatch);
          expect(answer.status).toBe(404);
          expect(answer.body.equals(body)).toBe(true);
        }
      }));
  });

  test("each form of a page has its own ETag", () =>
    tally.count(name, CONDITIONAL, async () => {
      const etags = new Set<string | undefined>();
      for (const accepted of ["br", "gzip", "identity"]) {
        etags.add((await send("/lockouts", { headers: { "accept-encoding": accepted } })).headers.etag);
      }
      expect(etags.size).toBe(3);
    }));

  test.each(["/", "/og/home.png", "/no-such-page", "/lockouts/"])(
    "no other header at %s, and no version",
    (target) =>
      tally.count(name, "no other header, no version of the server", async () => {
        const { headers } = await send(target, { headers: { "accept-encoding": "br" } });
        const known = [...listedNames(rules), ...OWN_HEADERS];
        expect(Object.keys(headers).filter((header) => !known.includes(header))).toEqual([]);
        expect(headers.server ?? "").not.toMatch(/\d/);
      }),
  );
});

describe.each(SERVERS)("%s, with ad monitoring", (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    const deployment = await withAdMonitoring(site.folder);
    server = await STARTERS[name](deployment, path.join(site.parent, `${name}-ads`));
  });

  afterAll(async () => {
    await server.stop();
  });

  test.each([
    ["/request-help", true],
    ["/request-help?from=/", true],
    ["/", false],
    ["/lockouts", false],
    ["/lockouts?/request-help", false],
    ["/request-help/", false],
    ["/request-helper", false],
    ["/assets/request-help", false],
  ])("%s may load the ad script: %s", (target, expected) =>
    tally.count(name, "a policy of its own for one page", async () => {
      const { headers } = await ask(server.port, target, { headers: { host: HOST } });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
      expect(headers["content-security-policy"]?.includes("https://ads.example")).toBe(expected);
    }),
  );
});
