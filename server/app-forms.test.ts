import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, HOME, NOT_FOUND, type RunningSite, startTestSite } from "./test-site.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(async () => {
  await site.stop();
});

function textOf({ headers, body }: Answer): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
}

describe("Accept-Encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["gzip;q=1.0, *;q=0.5", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*, br;q=0", "gzip"],
    ["*, BR ; q=0.000 , gzip;q=0", undefined],
    ["br;q=0.001", "br"],
    ["*;q=0, gzip", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    ["identity", undefined],
    ["identity, br;q=0.5", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["deflate, zstd", undefined],
    ["x-br", undefined],
    ["", undefined],
    [",,;;==", undefined],
  ])("%j is answered in %s", async (accepted, encoding) => {
    const answer = await site.ask("/", { headers: { "accept-encoding": accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(textOf(answer)).toBe(HOME);
  });

  test("left out, the answer is plain", async () => {
    expect((await site.ask("/")).headers["content-encoding"]).toBeUndefined();
  });

  test("asks for a form that this file does not have: the next best", async () => {
    const answer = await site.ask("/gzip-only.txt", { headers: { "accept-encoding": "br, gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  test("counts for the page of unknown addresses, too", async () => {
    const answer = await site.ask("/no-such-page", { headers: { "accept-encoding": "br" } });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(textOf(answer)).toBe(NOT_FOUND);
  });
});

describe("Vary", () => {
  test.each(["br", "gzip", "identity"])(
    "tells caches that the form depends on the client (%s)",
    async (accepted) => {
      const answer = await site.ask("/", { headers: { "accept-encoding": accepted } });
      expect(answer.headers.vary).toBe("Accept-Encoding");
    },
  );

  test("is left out where there is one form only", async () => {
    expect((await site.ask("/pictures/photo.webp")).headers.vary).toBeUndefined();
  });
});

describe("ETag", () => {
  async function etagOf(target: string, accepted = "identity"): Promise<string> {
    const { headers } = await site.ask(target, { headers: { "accept-encoding": accepted } });
    return headers.etag ?? "";
  }

  test("differs between the forms of a page", async () => {
    const etags = await Promise.all(["br", "gzip", "identity"].map((accepted) => etagOf("/", accepted)));
    expect(new Set(etags).size).toBe(3);
  });

  test.each([
    ["the same", (etag: string) => etag],
    ["a weak one", (etag: string) => `W/${etag}`],
    ["one of a list", (etag: string) => `"other", ${etag}, "another"`],
    ["a weak one of a list", (etag: string) => `W/"other",W/${etag}`],
    ["any", () => "*"],
  ])("that the client has (%s) is answered with 304, without the body", async (_, ifNoneMatch) => {
    const etag = await etagOf("/");
    const answer = await site.ask("/", { headers: { "if-none-match": ifNoneMatch(etag) } });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({ etag, vary: "Accept-Encoding", "cache-control": "no-cache" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  test("counts for HEAD, too", async () => {
    const headers = { "if-none-match": await etagOf("/") };
    expect((await site.ask("/", { method: "HEAD", headers })).status).toBe(304);
  });

  test.each(['"other"', 'W/"other", "another"', "nonsense", '""'])(
    "that the client does not have (%s) is answered in full",
    async (ifNoneMatch) => {
      const answer = await site.ask("/", { headers: { "if-none-match": ifNoneMatch } });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(HOME);
    },
  );

  test("of another form does not match", async () => {
    const headers = { "if-none-match": await etagOf("/", "br"), "accept-encoding": "gzip" };
    expect((await site.ask("/", { headers })).status).toBe(200);
  });

  test("of the page for unknown addresses never makes it a 304", async () => {
    const headers = { "if-none-match": await etagOf("/no-such-page") };
    const answer = await site.ask("/no-such-page", { headers });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(NOT_FOUND);
  });
});

test.each([
  ["/", "no-cache"],
  ["/assets/app-1a2b.js", "public, max-age=31536000, immutable"],
  ["/pictures/photo.webp", "public, max-age=86400"],
])("%s is kept as %s", async (target, expected) => {
  expect((await site.ask(target)).headers["cache-control"]).toBe(expected);
});
