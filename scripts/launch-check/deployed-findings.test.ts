import { expect, test, vi } from "vitest";
import { host, inDays, launch, SITE_URL, wrongs } from "../../tests/support/launch.ts";
import { addressChanges, deployedFindings } from "./deployed-findings.ts";
import type { Finding } from "./report.ts";
import type { Answer, Ask } from "./web-client.ts";

type Change = (answer: Answer) => Partial<Answer> | string;

/** The findings when the answers of matching addresses are changed. */
async function findWhen(matching: RegExp, change: Change): Promise<Finding[]> {
  const ask: Ask = async (url) => {
    const answer = await host(url);
    if (typeof answer === "string" || !matching.test(url)) return answer;
    const changed = change(answer);
    return typeof changed === "string" ? changed : { ...answer, ...changed };
  };
  return await deployedFindings({ ...launch, origin: SITE_URL, ask });
}

const silence = () => "It does not answer.";
const status = (status: number) => () => ({ status, headers: {} });
const text = (words: string) => () => ({ body: Buffer.from(words) });
const redirect =
  (location: string, status = 301) =>
  () => ({ status, headers: { location } });
/** Changes a header's value, or removes the header. */
const header =
  (name: string, value?: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name.toLowerCase()]: value } });

const NO_STEP = `does not lead to ${SITE_URL} in one permanent redirect`;
const SECURITY = "/.well-known/security.txt";

test.each<[RegExp, Change, string]>([
  [/^$/, text("as they should"), ""],
  [/us\/$/, redirect("https://a.us/"), `${SITE_URL} sends visitors on to https://a.us/.`],
  [/sitemap/, status(404), "/sitemap.xml The answer to a file is 404, not 200."],
  [/lockouts$/, header("X-Frame-Options"), "/lockouts The header X-Frame-Options is missing."],
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
  [
    /lockouts$/,
    text('<a href="/cdn-cgi/l/email-protection#5b">'),
    "/lockouts Cloudflare has replaced the email",
  ],
  [/sitemap/, text("<urlset/>"), "/sitemap.xml It is not the file that was built."],
  [/security/, text(`Expires: ${inDays(100).toISOString()}\n`), ""],
  [/security/, text("Expires: 2026-01-01\n"), `${SECURITY} security.txt has expired.`],
  [/security/, text("Expires: 2099-01-01\nCanonical: https://a.us"), `${SECURITY} It is not the file`],
  [/unlocking/, status(404), "The answer to an old address is 404, not 301 or 308."],
  [/unlocking/, redirect("/lockouts", 308), "It leads to /lockouts, not to /lockouts?utm_source=ad."],
  [/no-such-page$/, status(200), "The answer to an unknown address is 200, not 404."],
  [/no-such-page$/, text("nginx"), "An unknown address does not show the site's own page."],
  [/^http:/, status(200), `http://www.lonestar.us ${NO_STEP}: the answer is 200.`],
  [/\/\/lonestar/, silence, "It does not answer."],
  [/\/\/lonestar/, redirect("http://www.lonestar.us"), `https://lonestar.us ${NO_STEP}: it leads`],
])("%s: %o is reported: %s", async (matching, change, expected) => {
  const found = wrongs(await findWhen(matching, change));
  expect(found).toEqual(expected === "" ? [] : [expect.stringContaining(expected)]);
});

test("a host that does not answer gets only one request", async () => {
  const ask = vi.fn<Ask>().mockResolvedValue("It stays silent.");
  expect(wrongs(await deployedFindings({ ...launch, origin: SITE_URL, ask }))).toEqual(["It stays silent."]);
  expect(ask).toHaveBeenCalledOnce();
});

test("a host without https that is not siteUrl gets both findings", async () => {
  const origin = "http://127.0.0.1:4173";
  const ask: Ask = async (url) => await host(url.replace(origin, SITE_URL));
  expect(wrongs(await deployedFindings({ ...launch, origin, ask }))).toEqual([
    expect.stringContaining(`${origin} is not https`),
    `The site is at ${origin}, but tells search engines that it is ${SITE_URL}.`,
  ]);
});

const sitemap = (...addresses: string[]) =>
  Buffer.from(addresses.map((address) => `<url><loc>${SITE_URL}${address}</loc></url>`).join(""));

const page = { type: "text/html", body: Buffer.alloc(0) };
const FILES = new Map([
  ["/", page],
  ["/lockouts", page],
  ["/plano", page],
  ["/sitemap.xml", { type: "text/xml", body: sitemap("/", "/lockouts", "/plano") }],
]);
const REDIRECTS = new Map([["/unlocking", "/lockouts"]]);

const changesFrom = (status: number, body: Buffer) =>
  addressChanges(SITE_URL, FILES, REDIRECTS, async () => ({ status, headers: {}, body }));

test("reports addresses that the build no longer has, and addresses that are new", async () => {
  expect(await changesFrom(200, sitemap("/", "/unlocking", "/keller"))).toEqual([
    ["Is /keller meant to go? The deployed site has it.", expect.stringContaining("`formerly`")],
    ["Are these addresses meant to be new?", "/lockouts, /plano"],
  ]);
  expect(await changesFrom(200, sitemap("/", "/lockouts", "/plano"))).toEqual([]);
});

test("reports nothing if no site is deployed", async () => {
  expect(await changesFrom(404, Buffer.from("Not found"))).toEqual([]);
  expect(await addressChanges(SITE_URL, FILES, REDIRECTS, async () => "It does not answer.")).toEqual([]);
});
