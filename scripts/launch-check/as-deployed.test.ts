import { expect, test, vi } from "vitest";
import { expectedAnswers } from "./answers.ts";
import { deployedProblems } from "./as-deployed.ts";

/* A site without a fault, and a host that answers as it should; tests then break one thing. */

const SITE_URL = "https://www.lonestar.us";

function file(address: string, type: string, text: string) {
  return [address, { type, body: Buffer.from(text) }] as const;
}

function page(address: string) {
  return file(address, "text/html; charset=utf-8", `<html data-site="${SITE_URL}"><h1>${address}</h1>`);
}

const files = new Map([
  ...["/", "/lockouts", "/404"].map(page),
  file("/assets/app-1a2b.js", "text/javascript", "x".repeat(2000)),
]);
/** What browsers may keep for a year. */
const YEAR = "public, max-age=31536000, immutable";

const redirects = new Map([["/unlocking", "/lockouts"]]);

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream;
}

/** A body that does not come to its end. */
const broken = () => new ReadableStream({ start: (body) => body.error(new Error("cut off")) });

/** The site's host, at its own address over https; other addresses are redirected there. */
function answerOf({ origin, pathname, search }: URL): Answer {
  if (origin !== SITE_URL) return { status: 301, headers: { location: SITE_URL + pathname }, body: "" };
  const expected = expectedAnswers(files, redirects).find(({ target }) => target === pathname + search);
  const { statuses: [status = 500] = [], headers = {}, body = "", location } = expected ?? {};
  const more = { "content-encoding": "br", ...(location && { location }) };
  return { status, headers: { ...headers, ...more }, body: String(body) };
}

/** What is found if the answers for these addresses are changed; without a change, there is no answer. */
async function findWhen(matching: RegExp, change?: Partial<Answer>): Promise<string[]> {
  const asked = vi.fn(async (url: string, { redirect }: RequestInit) => {
    if (redirect !== "manual") throw new TypeError("A redirect was followed");
    const isChanged = matching.test(url);
    if (isChanged && !change) throw new TypeError("fetch failed", { cause: new Error("lost\n") });
    const right = answerOf(new URL(url));
    const { status, body } = isChanged ? { ...right, ...change } : right;
    const headers = { ...right.headers, ...(isChanged && change?.headers) };
    return Object.defineProperty(new Response(body, { status, headers }), "url", { value: url });
  });
  vi.stubGlobal("fetch", asked);
  return await deployedProblems({ siteUrl: SITE_URL, files, redirects, origin: SITE_URL });
}

test.each<[RegExp, Partial<Answer> | undefined, string]>([
  [/lockouts$/, { status: 404 }, "status 404, not 200: /lockouts; see docs/deploy.md"],
  [/lockouts$/, { headers: { "X-Frame-Options": "" } }, 'X-Frame-Options is "", not "DENY": /lockouts'],
  [/app-1a2b/, { headers: { "Cache-Control": "public, max-age=0" } }, 'is "public, max-age=0", not "public'],
  [/app-1a2b/, { headers: { "Cache-Control": `no-cache, ${YEAR}` } }, `is "no-cache, ${YEAR}", not "${YEAR}"`],
  [/app-1a2b/, { headers: { "content-encoding": "" } }, "sent uncompressed, which takes several times"],
  [/lockouts$/, { body: "nginx" }, "not the file that was built: /lockouts"],
  [/unlocking/, { headers: { location: "/lockouts" } }, "leads to /lockouts, not to /lockouts?utm_source=ad: "],
  [/no-such/, { status: 200 }, "status 200, not 404: /no-such-page, /no-such-page?x=/contact, /no-such-picture.png"],
  [/^http:/, { status: 200 }, "status 200, not 301 or 308: http://www.lonestar.us/contact"],
  [/\/\/lonestar/, undefined, "https://lonestar.us does not answer (Error: lost); check its DNS"],
  [/lockouts$/, { body: broken() }, "does not answer (Error: cut off); check its DNS"],
  // Once a host is silent, no other address is asked.
  [/\.us\/.+/, undefined, "and that the server runs: /lockouts; see docs/deploy.md"],
  // If the home page is wrong, nothing else is reported.
  [/www/, { status: 401 }, `the answer to ${SITE_URL}/ is 401, not 200`],
  [/www/, { status: 301, headers: { location: "/en" } }, `the answer to ${SITE_URL}/ is 301 to /en, not 200`],
  [/www/, { body: "<h1>Welcome" }, `${SITE_URL}/ shows another page, not the site of ${SITE_URL}`],
  [/www/, { body: "<html data-site=https://a.us>" }, `${SITE_URL}/ shows a build for https://a.us, not the site`],
])("%s with %o is reported: %s", async (matching, change, expected) => {
  expect(await findWhen(matching, change)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  [SITE_URL, ["http://www.lonestar.us/contact", "https://lonestar.us/contact"]],
  ["https://lonestar.us", ["http://lonestar.us/contact", "https://www.lonestar.us/contact"]],
  // Nobody types "www." before a subdomain.
  ["https://help.lonestar.us", ["http://help.lonestar.us/contact"]],
  ["http://lonestar.us", []],
])("%s is also looked for at %j", async (siteUrl, expected) => {
  const home = new Response(`<html data-site="${siteUrl}">`);
  const fetched = vi.fn(async (_: string) => home.clone());
  vi.stubGlobal("fetch", fetched);
  await deployedProblems({ siteUrl, files, redirects, origin: siteUrl });
  expect(fetched.mock.calls.map(([url]) => url).filter((url) => !url.startsWith(`${siteUrl}/`))).toEqual(expected);
});

test("of many addresses with the same problem, four are named", async () => {
  const problems = await findWhen(/us\/./, { headers: { "X-Content-Type-Options": "" } });
  expect(problems).toEqual([expect.stringMatching(/: \/lockouts(?:, [^ ]+){3} and 1 more; see docs\/deploy\.md$/)]);
});

test.each<[RegExp, Partial<Answer>]>([
  [/nowhere/, {}],
  [/lockouts$/, { headers: { "Cache-Control": "public, max-age=0, must-revalidate" } }],
  [/unlocking/, { status: 308, headers: { location: `${SITE_URL}/lockouts?utm_source=ad` } }],
])("%s with %o is as it should be", async (matching, change) => {
  expect(await findWhen(matching, change)).toEqual([]);
});
