import { expect, test, vi } from "vitest";
import { expectedAnswers } from "./answers.ts";
import { deployedFindings } from "./as-deployed.ts";
import type { Finding } from "./report.ts";
import { type Answer, type Ask, unanswered } from "./web-client.ts";

/* A site without a fault, and a host that answers as it should; tests then break one thing. */

const SITE_URL = "https://www.lonestar.us";

function file(address: string, type: string, text: string) {
  return [address, { type, body: Buffer.from(text) }] as const;
}

function sitemap(...addresses: string[]) {
  return addresses.map((address) => `<url><loc>${SITE_URL}${address}</loc></url>`).join("");
}

function page(address: string) {
  return file(address, "text/html; charset=utf-8", `<html data-site="${SITE_URL}"><h1>${address}</h1>`);
}

const launch = {
  siteUrl: SITE_URL,
  files: new Map([
    page("/"),
    page("/lockouts"),
    page("/plano"),
    page("/404"),
    file("/sitemap.xml", "text/xml", sitemap("/", "/lockouts", "/plano")),
    file("/assets/app-1a2b.js", "text/javascript", "x".repeat(2000)),
  ]),
  redirects: new Map([["/unlocking", "/lockouts"]]),
};

/** The site's host, at its own address over https; other addresses are redirected there. */
const host: Ask = async (url) => {
  const { origin, pathname, search } = new URL(url);
  if (origin !== SITE_URL)
    return { status: 301, headers: { location: SITE_URL + pathname }, body: Buffer.alloc(0) };
  const expected = expectedAnswers(launch.files, launch.redirects).find(
    ({ target }) => target === pathname + search,
  );
  const { statuses: [status = 500] = [], headers = {}, body = Buffer.alloc(0), location } = expected ?? {};
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { status, headers: { ...Object.fromEntries(named), "content-encoding": "br", location }, body };
};

/** What is wrong, one line for each finding, with its address. */
function wrongs(findings: readonly Finding[]): string[] {
  return findings.map(({ wrong, at }) => (at === undefined ? wrong : `${at} ${wrong}`));
}

/** Other values for parts of an answer and for single headers, or that there is none. */
type Change = Partial<Answer> | Finding;

/** What is found to be wrong when the answers of matching addresses are changed. */
async function findWhen(matching: RegExp, change: Change): Promise<string[]> {
  const ask: Ask = async (url) => {
    const answer = await host(url);
    if ("wrong" in answer || !matching.test(url)) return answer;
    if ("wrong" in change) return change;
    return { ...answer, ...change, headers: { ...answer.headers, ...change.headers } };
  };
  return wrongs(await deployedFindings({ ...launch, origin: SITE_URL, ask }));
}

const SILENCE = unanswered(SITE_URL, new Error("lost"));
const text = (words: string): Change => ({ body: Buffer.from(words) });
const redirect = (location: string, status = 301): Change => ({ status, headers: { location } });
const header = (name: string, value?: string): Change => ({ headers: { [name.toLowerCase()]: value } });

test.each<[RegExp, Change, string]>([
  [/^$/, text("as they should"), ""],
  [/sitemap/, { status: 404 }, "/sitemap.xml The answer to a file is 404, not 200."],
  [/lockouts$/, header("X-Frame-Options"), "/lockouts The header is missing: X-Frame-Options."],
  [/lockouts$/, header("X-Frame-Options", "SAMEORIGIN"), 'X-Frame-Options is "SAMEORIGIN", not "DENY".'],
  [/lockouts$/, header("Cache-Control", "max-age=9"), '/lockouts The header Cache-Control is "max-age=9"'],
  [/lockouts$/, header("Cache-Control", "public, max-age=0, must-revalidate"), ""],
  [/app-1a2b/, header("Cache-Control", "immutable,public,max-age=31536000"), ""],
  [/app-1a2b/, header("Cache-Control", "public, max-age=3600, immutable"), "The header Cache-Control is"],
  [/lockouts$/, header("Content-Security-Policy", "frame-ancestors *"), "Content-Security-Policy is"],
  [/lockouts$/, header("Strict-Transport-Security", "max-age=31536000; preload"), ""],
  [/lockouts$/, header("Strict-Transport-Security", "max-age=3600"), "Strict-Transport-Security is"],
  [/sitemap/, header("Content-Type", "text/plain"), '/sitemap.xml The header Content-Type is "text/plain"'],
  [/sitemap/, header("Content-Type", "application/xml"), ""],
  [/app-1a2b/, header("content-encoding"), "/assets/app-1a2b.js It is sent uncompressed"],
  [/sitemap/, text("<urlset/>"), "/sitemap.xml It is not the file that was built."],
  [/unlocking/, { status: 404 }, "The answer to an old address is 404, not 301 or 308."],
  [/unlocking/, redirect("/lockouts", 308), "It leads to /lockouts, not to /lockouts?utm_source=ad."],
  [/no-such-page$/, { status: 200 }, "The answer to an unknown address is 200, not 404."],
  [/no-such-page$/, text("nginx"), "An unknown address does not show the site's own page."],
  [
    /^http:/,
    { status: 200 },
    "http://www.lonestar.us/lockouts The answer to another name of the site is 200",
  ],
  [/\/\/lonestar/, SILENCE, "does not answer: Error, lost."],
  [
    /\/\/lonestar/,
    redirect("http://www.lonestar.us"),
    `https://lonestar.us/lockouts It leads to http://www.lonestar.us, not to ${SITE_URL}/lockouts.`,
  ],
  // Where the home page is not right, nothing else is said.
  [/www/, { status: 401 }, `The answer to ${SITE_URL}/ is 401, not 200.`],
  [/www/, redirect(`${SITE_URL}/`), `The answer to ${SITE_URL}/ is 301 to ${SITE_URL}/, not 200.`],
  [/www/, text("<h1>Welcome"), `What is at ${SITE_URL}/ is another page, not the site of ${SITE_URL}.`],
  [/www/, text("<html data-site=https://a.us>"), `is a build for https://a.us, not the site of ${SITE_URL}.`],
  [/www/, SILENCE, `${SITE_URL} does not answer: Error, lost.`],
])("%s: %o is reported: %s", async (matching, change, expected) => {
  expect(await findWhen(matching, change)).toEqual(
    expected === "" ? [] : [expect.stringContaining(expected)],
  );
});

test("a host that falls silent is asked no more than a few times", async () => {
  const more = Array.from({ length: 100 }, (_, index) => page(`/${index}`));
  const ask = vi.fn<Ask>((url) => (url === `${SITE_URL}/` ? host(url) : Promise.resolve(SILENCE)));
  await deployedFindings({ ...launch, files: new Map([...launch.files, ...more]), origin: SITE_URL, ask });
  expect(ask.mock.calls.length).toBeLessThan(15);
});

test("a host without https that is not siteUrl gets both findings", async () => {
  const origin = "http://127.0.0.1:4173";
  const ask: Ask = async (url) => await host(url.replace(origin, SITE_URL));
  expect(wrongs(await deployedFindings({ ...launch, origin, ask }))).toEqual([
    expect.stringContaining(`${origin} is not https`),
    `The site is at ${origin}, but tells search engines that it is ${SITE_URL}.`,
  ]);
});
