import { lookup } from "mrmime";
import { expect, test } from "vitest";
import { FILES_BESIDE_SITE, FILES_IN_SITE, forwardingPages, headersFor, hostFiles } from "./host-files.ts";

const SITE = "https://help.lone-star.us";
const NAMES = [...FILES_IN_SITE, ...FILES_BESIDE_SITE];
const OLD = [
  { from: "/unlocking", to: "/lockouts" },
  { from: "/tires.php", to: "/tire-change" },
  { from: "/About_Us.html", to: "/contact" },
];
/** An earlier address that is the file of its page, which most hosts show without the ending. */
const OWN = { from: "/lockouts.html", to: "/lockouts" };

const files = hostFiles(NAMES, { siteUrl: SITE, redirects: [...OLD, OWN], publicFiles: [] });

test("the site's address replaces the example everywhere", () => {
  for (const [name, text] of Object.entries(files)) expect(text, name).not.toMatch(/example\.com|\(old addresses\)/);
  expect(files["nginx.conf"]).toContain("server_name help.lone-star.us;");
  expect(files["nginx-tls.conf"]).toContain("return 301 https://help.lone-star.us$request_uri;");
  expect(files.Caddyfile).toContain("{$SITE_ADDRESS:help.lone-star.us} {");
  expect(files["wrangler.jsonc"]).toContain('"name": "help-lone-star-us"');
  expect(files["deploy.md"]).toContain("-d help.lone-star.us -d www.help.lone-star.us ");
  const ofWww = { siteUrl: "https://www.lone-star.us", redirects: [], publicFiles: [] };
  expect(hostFiles(["deploy.md"], ofWww)["deploy.md"]).toContain("-d www.lone-star.us -d lone-star.us ");
});

test("nginx, which takes no list of types from the system, knows those of the site and of what owners publish", () => {
  const [, types = ""] = /types \{([^}]*)\}/.exec(files["nginx.conf"] ?? "") ?? [];
  const known = types.split(";").flatMap((line) => {
    const [type = "", ...endings] = line.trim().split(/\s+/);
    return endings.map((ending) => [ending, type] as const);
  });
  const expected = "html css js txt xml json webmanifest woff2 svg png webp avif jpg jpeg gif pdf mp4".split(" ");
  expect(new Map(known)).toEqual(
    new Map([
      ...expected.map((ending) => [ending, lookup(ending)] as const),
      ["vcf", "text/vcard"],
      ["ico", "image/x-icon"],
    ]),
  );
});

test.each(["nginx.conf", "nginx-tls.conf", "deploy.md"])("%s listens for IPv6 wherever it listens for IPv4", (name) => {
  const ports = (start: string) =>
    Array.from(files[name]?.matchAll(new RegExp(`listen ${start}(\\d+[^;]*);`, "g")) ?? [], ([, port]) => port);
  expect(ports("").length).toBeGreaterThan(0);
  expect(ports("\\[::\\]:")).toEqual(ports(""));
});

test("old addresses redirect in each host's own format, and get pages for hosts without redirects", () => {
  // tests/hosting checks the answers of all other hosts.
  const lines = [...OLD, OWN].map(({ from, to }) => `${from} ${to} 301\n`);
  expect(files._redirects).toContain(`\n${lines.join("")}`);
  // Cloudflare takes no line with another status, and may refuse the deploy (error 100324).
  expect(files._redirects).not.toMatch(/^[^#].*!/m);
  expect(JSON.parse(files["vercel.json"] ?? "").redirects).toEqual(
    // Vercel takes the ending off before it looks for a redirect.
    OLD.map(({ from, to }) => ({ source: from.replace(".html", ""), destination: to, statusCode: 301 })),
  );
  const { "github-pages/unlocking.html": page = "" } = forwardingPages({ siteUrl: SITE, redirects: OLD });
  expect(page).toContain(`<link rel="canonical" href="${SITE}/lockouts"/>`);
  expect(page).toContain('<meta http-equiv="refresh" content="0;url=/lockouts"/>');
  expect(page).toContain('<a href="/lockouts">');
});

test("an old address gets no page that forwards if hosts show none there, or if the new page itself is there", () => {
  const leads = ["/About_Us.html", "/tire.php", "/a/index.html"].map((from) => ({ from, to: "/lockouts" }));
  expect(Object.keys(forwardingPages({ siteUrl: SITE, redirects: [...leads, OWN] }))).toEqual([
    "github-pages/About_Us.html",
    "github-pages/a/index.html",
  ]);
});

test("Vercel leads addresses with a slash or .html at their end to those without, by two settings", () => {
  // vercel.com/docs/project-configuration: trailingSlash, cleanUrls. It cannot run here.
  expect(JSON.parse(files["vercel.json"] ?? "")).toMatchObject({ trailingSlash: false, cleanUrls: true });
});

test("vercel.json sets the same headers as _headers", () => {
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    files["vercel.json"] ?? "",
  );
  const others = ["/assets/x.js", "/icons/x.png", "/pictures/x.svg", "/preview-card.png", "/favicon.svg"];
  for (const address of ["/", "/lockouts", ...others]) {
    const sent = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
    expect({ "Cache-Control": "no-cache", ...Object.fromEntries(sent) }).toEqual(headersFor(address));
  }
});

test("only caching and the policy of drawings differ between addresses", () => {
  const usual = headersFor("/lockouts");
  const differing = ["Cache-Control", "Content-Security-Policy"].map((name) => [name, usual[name]]);
  const drawings = ["/pictures/logo.svg", "/pictures/city/keller.svg", "/favicon.svg"];
  for (const address of [...drawings, "/assets/x.js", "/icons/x.png", "/preview-card.png"])
    expect({ ...headersFor(address), ...Object.fromEntries(differing) }).toEqual(usual);
  const policyOf = (address: string) => headersFor(address)["Content-Security-Policy"];
  for (const drawing of drawings) expect(policyOf(drawing)).toBe(`${policyOf("/lockouts")}; script-src 'none'`);
  expect(headersFor("/assets-old/x.js")).toEqual(headersFor("/404"));
  expect(headersFor("/assets/x.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersFor("/lockouts")).toMatchObject({
    "Cache-Control": "no-cache",
    "Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
    "Permissions-Policy": expect.stringContaining("geolocation=(self)"),
    "Strict-Transport-Security": expect.stringContaining("max-age=63072000"),
    "X-Content-Type-Options": "nosniff",
  });
});
