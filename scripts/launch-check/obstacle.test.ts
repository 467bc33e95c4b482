import { expect, test, vi } from "vitest";
import { deployedFindings } from "./as-deployed.ts";
import { unanswered } from "./causes.ts";
import type { Answer, Ask } from "./web-client.ts";

const SITE_URL = "https://www.lonestar.us";

const html = (site: string, words: string) => `<html data-site="${site}"><title>${words}</title></html>`;
const file = (words: string) => ({ type: "text/html", body: Buffer.from(html(SITE_URL, words)) });

const build = {
  siteUrl: SITE_URL,
  files: new Map([
    ["/", file("Home")],
    ["/lockouts", file("Lockouts")],
    ["/404", file("Not found")],
  ]),
  redirects: new Map<string, string>(),
  origin: SITE_URL,
};

const answer = (status: number, body = "", headers: Answer["headers"] = {}): Answer => ({
  status,
  headers,
  body: Buffer.from(body),
});
const leadTo = (location: string) => answer(301, "", { location });
const HOME = html(SITE_URL, "Home");

/** What is found where a host answers this way, by addresses without protocol; 404 elsewhere. */
async function find(answers: Readonly<Record<string, Answer>>, changes: object = {}) {
  const ask = vi.fn<Ask>(async (url) => answers[url.replace("https://", "")] ?? answer(404));
  const found = await deployedFindings({ ...build, ...changes, ask });
  return { found: found.map(({ wrong, remedy }) => `${wrong} -> ${remedy}`), count: ask.mock.calls.length };
}

const AT_HOME = "www.lonestar.us/";
const PAGE = "www.lonestar.us/lockouts";

test.each<[name: string, answers: Record<string, Answer>, said: RegExp]>([
  ["a password", { [AT_HOME]: answer(401) }, /is 401, it asks for a password\. -> Switch that off/],
  [
    "Cloudflare's challenge",
    { [AT_HOME]: answer(403, "Just a moment...", { "cf-mitigated": "challenge" }) },
    /is 403, first a person has to show .* -> Let everybody in\./,
  ],
  [
    "Amazon's challenge",
    { [AT_HOME]: answer(202, "", { "x-amzn-waf-action": "challenge" }) },
    /is 202, first a person/,
  ],
  [
    "forbidden files",
    { [AT_HOME]: answer(403) },
    /is 403, the web server may not show it\. -> Check that it may/,
  ],
  ["an unpaid bill", { [AT_HOME]: answer(402) }, /is 402, the host has switched the site off/],
  ["too many requests", { [AT_HOME]: answer(429) }, /is 429, .* -> Wait/],
  ["an overloaded host", { [AT_HOME]: answer(503) }, /is 503, the host is overloaded.* -> Wait/],
  [
    "Cloudflare without a server",
    { [AT_HOME]: answer(522) },
    /is 522, Cloudflare does not reach your server/,
  ],
  ["an empty folder", {}, /lonestar\.us\/ is 404, so no page is there\. -> Deploy the content of dist\//],
  ["a status of no known meaning", { [AT_HOME]: answer(204) }, /is 204, so no page is there/],
  [
    "a redirect to itself",
    { [AT_HOME]: leadTo("https://www.lonestar.us/") },
    /round in a circle: https:\/\/www\.lonestar\.us\/ -> https:\/\/www\.lonestar\.us\/\. -> At Cloudflare, choose "Full/,
  ],
  [
    "two names that redirect to each other",
    { [AT_HOME]: leadTo("https://lonestar.us"), "lonestar.us/": leadTo(SITE_URL) },
    /circle: https:\/\/www\.lonestar\.us\/ -> https:\/\/lonestar\.us\/ -> https:\/\/www\.lonestar\.us\/\./,
  ],
  [
    "a redirect to another site",
    { [AT_HOME]: leadTo("https://a.us/?x"), "a.us/?x": answer(200) },
    /sends visitors on to https:\/\/a\.us\/\?x\. -> If that is your address/,
  ],
  [
    "a redirect to a page",
    { [AT_HOME]: leadTo("/login"), "www.lonestar.us/login": answer(200) },
    /sends visitors on to https:\/\/www\.lonestar\.us\/login\. -> Remove/,
  ],
  ["a redirect to nowhere", { [AT_HOME]: answer(301) }, /is 301, so no page is there/],
  [
    "a parked domain",
    { [AT_HOME]: answer(200, "<title>Welcome to nginx!</title>") },
    /Another page than this site's is at .*: "Welcome to nginx!"\. -> Deploy/,
  ],
  [
    "a build for another address",
    { [AT_HOME]: answer(200, html("https://www.other.us", "Home")) },
    /was built for https:\/\/www\.other\.us, and the last build here for/,
  ],
  [
    "an app of a single page",
    { [AT_HOME]: answer(200, HOME), [PAGE]: answer(200, HOME) },
    /^The home page is at every address\./,
  ],
  [
    "pages by their file names only",
    { [AT_HOME]: answer(200, HOME), [`${PAGE}.html`]: answer(200, "x") },
    /^The page \/lockouts is at \/lockouts\.html, and so are all .* -> Set your host to show x\.html at \/x/,
  ],
  [
    "redirects to the file names",
    { [AT_HOME]: answer(200, HOME), [PAGE]: leadTo("/lockouts.html") },
    /is at \/lockouts\.html/,
  ],
  [
    "redirects to folders",
    { [AT_HOME]: answer(200, HOME), [PAGE]: leadTo("lockouts/") },
    /is at \/lockouts\/, and so/,
  ],
])("%s is said once, and what to do", async (_, answers, said) => {
  const { found, count } = await find(answers);
  expect(found).toEqual([expect.stringMatching(said)]);
  expect(count).toBeLessThan(4);
});

test("a site in a folder, such as a project page of GitHub, is named with its folder", async () => {
  const github = { origin: "https://user.github.io", folder: "/site" };
  const { found } = await find({ "user.github.io/site/": answer(200, HOME) }, github);
  expect(found).toEqual([
    expect.stringMatching(/^The site is in the folder \/site of .* -> .*Custom domain/),
  ]);
  const { found: nothing } = await find({}, github);
  expect(nothing).toEqual([expect.stringContaining("The answer to https://user.github.io/site/ is 404")]);
});

test("a host that falls silent is asked no more than a few times", async () => {
  const ask = vi.fn<Ask>(async (url) =>
    url === `${SITE_URL}/` ? answer(200, HOME) : unanswered(url, "TimeoutError"),
  );
  const files = new Map(Array.from({ length: 100 }, (_, index) => [`/${index}`, file("Page")]));
  const found = await deployedFindings({ ...build, files: new Map([...build.files, ...files]), ask });
  expect(found.at(-1)?.wrong).toBe(`${SITE_URL} does not answer: it stays silent, or is too slow.`);
  expect(ask.mock.calls.length).toBeLessThan(15);
});

test("redirects to ever new addresses end", async () => {
  const ask: Ask = async (url) => leadTo(`${url}?`);
  expect(await deployedFindings({ ...build, ask })).toMatchObject([
    { wrong: expect.stringContaining("round in a circle") },
  ]);
});

test("a redirect to a host that does not answer is named with both", async () => {
  const ask: Ask = async (url) =>
    url === `${SITE_URL}/` ? leadTo("https://a.us/x") : unanswered(url, "ENOTFOUND");
  expect(await deployedFindings({ ...build, ask })).toEqual([
    {
      wrong: `${SITE_URL}/ sends visitors on to https://a.us/x. https://a.us does not answer: the name does not exist.`,
      remedy: expect.stringContaining("If that is your address"),
    },
  ]);
});

test("an address that refuses what others show has its own remedy", async () => {
  const shown = { [AT_HOME]: answer(200, HOME), [PAGE]: answer(503) };
  const { found } = await find(shown);
  expect(found).toContainEqual(
    expect.stringMatching(/^The answer to a file is 503, the host is overloaded.* -> Wait/),
  );
});
