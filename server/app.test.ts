import { beforeAll, describe, expect, test } from "vitest";
import { listen } from "../scripts/servers.ts";
import { createSiteServer } from "./app.ts";
import type { Encoding, SiteFile } from "./site-files.ts";
import { type AskOptions, ask } from "./test-site.ts";

/* What this server shares with nginx and Caddy is asked of all three, in tests/hosting. Here is the rest. */

function file(bodies: readonly (readonly [Encoding, Buffer])[]): SiteFile {
  const forms = bodies.map(([encoding, body]) => [encoding, { body, etag: `"${encoding}"` }] as const);
  return { type: "text/plain", forms: new Map(forms) };
}

/** A form whose body is its own name. */
function named(encoding: Encoding): readonly [Encoding, Buffer] {
  return [encoding, Buffer.from(encoding)];
}

const FILES = new Map([
  ["/", file([named("identity"), named("br"), named("gzip")])],
  ["/gzip-only", file([named("identity"), named("gzip")])],
  ["/404", file([named("identity")])],
]);

let port: number;

beforeAll(async () => {
  const server = createSiteServer(FILES, []);
  port = await listen(server);
  return () => void server.close();
});

function send(target: string, options?: AskOptions) {
  return ask(port, target, options);
}

describe("Accept-Encoding", () => {
  test.each([
    ["*", "br"],
    ["gzip;q=1.0, *;q=0.5", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*, br;q=0", "gzip"],
    ["*, BR ; q=0.000 , gzip;q=0", "identity"],
    ["*;q=0, gzip", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    ["identity, br;q=0.5", "identity"],
    ["*;q=0", "identity"],
    [",,;;==", "identity"],
  ])("%j is answered in %s", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted };
    for (const method of ["GET", "HEAD"]) {
      const answer = await send("/", { method, headers });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(answer.headers["content-length"]).toBe(String(encoding.length));
      expect(answer.body.toString()).toBe(method === "GET" ? encoding : "");
    }
  });

  test("asks for a form that this file does not have: the next best", async () => {
    const answer = await send("/gzip-only", { headers: { "accept-encoding": "br, gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });
});
