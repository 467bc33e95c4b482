import { describe, expect, test } from "vitest";
import { business, deployment, NOW, redirect, wrongs } from "../test-launch.ts";
import { Unreachable } from "../unreachable.ts";
import type { Answer } from "../web-client.ts";
import { deployedFindings } from "./deployed-findings.ts";

/** What is found when the answers of matching addresses are other ones. */
async function foundWhen(matching: RegExp, change: (answer: Answer) => Answer): Promise<string[]> {
  return wrongs(await deployedFindings(deployment(matching, change)));
}

test("a site that is deployed right has no finding", async () => {
  expect(await deployedFindings(deployment())).toEqual([]);
});

describe("the host", () => {
  test("that does not answer is asked once", async () => {
    const asked: string[] = [];
    const ask = async (url: string): Promise<Answer> => {
      asked.push(url);
      throw new Unreachable("It does not answer: no web server listens there.", false);
    };
    const findings = await deployedFindings({ ...deployment(), ask });
    expect(wrongs(findings)).toEqual(["It does not answer: no web server listens there."]);
    expect(asked).toHaveLength(1);
  });

  test("that sends on to another is asked no further", async () => {
    const found = await foundWhen(/^https:\/\/www/, () => redirect("https://lonestar.us/"));
    expect(found).toEqual(["https://www.lonestar.us sends visitors on to https://lonestar.us/."]);
  });

  test("without https, and other than siteUrl, is told of both", async () => {
    const { ask, ...rest } = deployment();
    const origin = "http://127.0.0.1:4173";
    const local = { ...rest, origin, ask: (url: string) => ask(url.replace(origin, business.siteUrl)) };
    expect(wrongs(await deployedFindings(local))).toEqual([
      expect.stringContaining("is not https"),
      expect.stringContaining(`tells search engines that it is ${business.siteUrl}`),
    ]);
  });

  test.each([
    [14, []],
    [13, [expect.stringContaining("ends in 13 days")]],
  ])("with a certificate for another %i days", async (days, expected) => {
    const certificateEnds = new Date(NOW.getTime() + days * 86_400_000);
    expect(await foundWhen(/us\/$/, (answer) => ({ ...answer, certificateEnds }))).toEqual(expected);
  });
});

describe("a file", () => {
  test.each<[string, RegExp, (answer: Answer) => Answer, string]>([
    [
      "that is not there",
      /\/sitemap\.xml$/,
      (answer) => ({ ...answer, status: 404 }),
      "/sitemap.xml The answer is 404, not 200.",
    ],
    [
      "without a header",
      /\/lockouts$/,
      ({ headers: { "x-frame-options": _, ...headers }, ...answer }) => ({ ...answer, headers }),
      "/lockouts The header X-Frame-Options is missing.",
    ],
    [
      "of another type",
      /webmanifest$/,
      (answer) => ({ ...answer, headers: { ...answer.headers, "content-type": "text/plain" } }),
      "/manifest.webmanifest It is sent as text/plain, not as application/manifest+json.",
    ],
    [
      "that must not be kept, but is",
      /service-worker/,
      (answer) => ({ ...answer, headers: { ...answer.headers, "cache-control": "max-age=600" } }),
      '/service-worker.js The header Cache-Control is "max-age=600", not "no-cache".',
    ],
    [
      "that the host has changed",
      /\/contact$/,
      (answer) => ({ ...answer, body: Buffer.from(`${answer.body}<script></script>`) }),
      "/contact It is not the file that was built.",
    ],
  ])("%s", async (_, matching, change, expected) => {
    expect(await foundWhen(matching, change)).toEqual([expected]);
  });

  test("for another host", async () => {
    const body = Buffer.from("Sitemap: https://staging.lonestar.us/sitemap.xml");
    expect(await foundWhen(/robots/, (answer) => ({ ...answer, body }))).toEqual([
      `/robots.txt It sends search engines or shared links to another host than ${business.siteUrl}.`,
      "/robots.txt It is not the file that was built.",
    ]);
  });

  test("security.txt may be of another day, but not of another year", async () => {
    const until = (date: string) => (answer: Answer) => ({
      ...answer,
      body: Buffer.from(`Expires: ${date}T00:00:00Z`),
    });
    expect(await foundWhen(/security/, until("2026-11-30"))).toEqual([]);
    expect(await foundWhen(/security/, until("2025-12-31"))).toEqual([
      "/.well-known/security.txt security.txt has expired.",
    ]);
  });

  test("of some size that comes uncompressed", async () => {
    const { files, ...rest } = deployment();
    const form = { body: Buffer.alloc(2000, "a"), etag: '"1"' };
    const forms = new Map([
      ["identity" as const, form],
      ["br" as const, form],
    ]);
    const type = "text/javascript";
    const host = deployment(/large\.js$/, (answer) => ({
      ...answer,
      status: 200,
      headers: { ...answer.headers, "content-type": type, "cache-control": "max-age=31536000, immutable" },
      body: form.body,
    }));
    const found = await deployedFindings({
      ...rest,
      ask: host.ask,
      files: new Map([...files, ["/assets/large.js", { type, forms }]]),
    });
    expect(wrongs(found)).toEqual([expect.stringContaining("/assets/large.js It is sent uncompressed")]);
  });
});

describe("addresses", () => {
  test('with "/" behind them that show the page', async () => {
    expect(await foundWhen(/\w\/$/, (answer) => ({ ...answer, status: 200, headers: {} }))).toContain(
      '/lockouts/ An address with "/" behind it does not lead to the one without: the answer is 200.',
    );
  });

  test.each([
    [redirect("/lockouts", 302), "the answer is 302, not 301 or 308"],
    [redirect("/"), "it leads to another page"],
    [redirect("https://lonestar.us/lockouts"), "it leads to https://lonestar.us"],
  ])("redirected wrongly", async (answer, mistake) => {
    expect(await foundWhen(/lockouts\/$/, () => answer)).toEqual([
      expect.stringContaining(`does not lead to the one without: ${mistake}.`),
    ]);
  });

  test.each([
    [{ status: 200 }, "An unknown address is answered with 200, not 404."],
    [{ body: Buffer.from("nginx") }, "An unknown address does not show the site's own page."],
  ])("unknown: %j", async (changes, expected) => {
    expect(await foundWhen(/no-such-page/, (answer) => ({ ...answer, ...changes }))).toEqual([expected]);
  });

  test("over http that stay there", async () => {
    expect(await foundWhen(/^http:/, (answer) => ({ ...answer, status: 200, headers: {} }))).toEqual([
      "http://www.lonestar.us does not lead to https://www.lonestar.us in one step: the answer is 200.",
    ]);
  });

  test('without "www." that take two steps', async () => {
    expect(await foundWhen(/\/\/lonestar/, () => redirect("http://www.lonestar.us/lockouts"))).toEqual([
      expect.stringContaining("in one step: it leads to http://www.lonestar.us."),
    ]);
  });

  test.each([
    [true, true],
    [false, undefined],
  ])('without "www." whose name is unknown (%s) are a hint, else a fault', async (isUnknownName, hint) => {
    const findings = await deployedFindings(
      deployment(/\/\/lonestar/, () => {
        throw new Unreachable("It does not answer.", isUnknownName);
      }),
    );
    expect(findings.map((finding) => finding.hint)).toEqual([hint]);
  });
});

test.each([
  [200, "text/javascript", 0],
  [200, "text/html", 1],
  [404, "text/javascript", 1],
])("an ad-monitoring script that answers %i as %s has %i faults", async (status, type, count) => {
  const adMonitoring = { script: "https://ads.lonestar.us/a.js", conversionValue: 0 };
  const host = deployment(/ads/, () => ({
    status,
    headers: { "content-type": type },
    body: Buffer.alloc(0),
  }));
  expect(await deployedFindings({ ...host, business: { ...business, adMonitoring } })).toHaveLength(count);
});
