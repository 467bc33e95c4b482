import type { AskOptions } from "../../server/test-site.ts";

/** One request, and what every server must answer. */
export interface Case extends AskOptions {
  group: string;
  name?: string;
  target: string;
  status: number;
  /** The file whose bytes are the body, by its path in the site's folder. */
  file?: string;
  /** Headers that the answer has, and (undefined) has not. */
  has?: Readonly<Record<string, string | undefined>>;
  /** Servers may refuse such a path before they look for a file: 400 is right, too. */
  mayRefuse?: true;
}

const NOT_FOUND = "404.html";

function all(group: string, cases: readonly Omit<Case, "group">[]): Case[] {
  return cases.map((one) => ({ group, ...one }));
}

/** Every address of the site. */
export function addressCases(addresses: readonly string[], types: ReadonlyMap<string, string>): Case[] {
  return addresses.map((target) => ({
    group: "every address (status, headers, type, body)",
    target,
    status: 200,
    file: fileOf(target),
    has: { "content-type": types.get(target), "content-encoding": undefined },
  }));
}

function fileOf(address: string): string {
  if (address === "/") return "index.html";
  return /\.[^/]+$/.test(address) ? address.slice(1) : `${address.slice(1)}.html`;
}

/** Every page with a slash at its end, and what else has too many. */
export function redirectCases(pages: readonly string[]): Case[] {
  const redirects = [
    ...pages.filter((page) => page !== "/").map((page) => [`${page}/`, page]),
    ["/lockouts///", "/lockouts"],
    ["/lockouts/?utm_source=ad&x=%2F", "/lockouts?utm_source=ad&x=%2F"],
    ["/lockouts/?", "/lockouts?"],
    ["/lockouts/?next=//evil.example/", "/lockouts?next=//evil.example/"],
    ["/lockouts/?%0d%0aSet-Cookie:x=1", "/lockouts?%0d%0aSet-Cookie:x=1"],
    ["/robots.txt/", "/robots.txt"],
    ["//", "/"],
    ["///?x=1", "/?x=1"],
    ["http://www.example.com/lockouts/", "/lockouts"],
  ];
  return redirects.map(([target = "", location]) => ({
    group: "slashes at the end (one redirect)",
    target,
    status: 301,
    has: { location },
  }));
}

export const MISSING = all(
  "404 (status, page, headers)",
  [
    "/no-such-page",
    "/no-such-page/",
    "/no-such-page?x=/lockouts",
    "/assets/app-0000.js",
    "/og/no-such-page.png",
    "/lockouts/x",
    "/Lockouts",
    "/lockouts.html",
    "/lockouts.html/",
    "/index.html",
    "/index",
    "/index/",
    "/404",
    "/404/",
    "/404.html",
    "/assets",
    "/assets/",
    "/pictures/",
    "/index.html.br",
    "/index.html.gz",
    "/lockouts.br",
    "/_headers",
    "/_redirects",
    "/vercel.json",
    "/_headers/",
    "/constructor",
    "/__proto__",
    `/${"x".repeat(2000)}`,
  ].map((target) => ({ target, status: 404, file: NOT_FOUND, has: { location: undefined } })),
);

export const HIDDEN = all("hidden files refused", [
  ...[
    "/.env",
    "/.env/",
    "/.git/config",
    "/.git/",
    "/.git",
    "/pictures/.htpasswd",
    "/.well-known/.secret",
  ].map((target) => ({ target, status: 404, file: NOT_FOUND })),
  {
    target: "/.well-known/planted.txt",
    status: 200,
    file: ".well-known/planted.txt",
    has: { "content-type": "text/plain; charset=utf-8" },
  },
]);

export const ESCAPES = all(
  "path escapes lead nowhere",
  [
    "/../outside.txt",
    "/../dist.html",
    "/assets/../lockouts",
    "/assets/../../outside.txt",
    "/./lockouts",
    "/lockouts/.",
    "/lockouts/..",
    "/%2e%2e/outside.txt",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/.%2e/outside.txt",
    "/assets/%2e%2e%2f%2e%2e%2foutside.txt",
    "/assets/%2E%2E%2F%2E%2E%2Foutside.txt",
    "/%252e%252e/outside.txt",
    "/%252e%252e%252foutside.txt",
    "/..;/outside.txt",
    "/....//outside.txt",
    "/%c0%ae%c0%ae/outside.txt",
    "/%uff0e%uff0e/outside.txt",
    "/%00/../outside.txt",
    "/..\\outside.txt",
    "/..%5coutside.txt",
    "/assets%2fx.js",
    "/lock%6futs",
    "/%2eenv",
    "/%2fevil.example/",
    "//evil.example/",
    "///evil.example//",
    "/\\evil.example/",
    "//evil.example/lockouts",
    "//lockouts",
    "/assets//x.js",
    "/lockouts%00",
    "/lockouts%00.txt",
    "/lockouts%00.html",
    "/lockouts;x",
    "/LOCKOUTS",
    "/lockouts/%0d%0aSet-Cookie:x=1",
    "/%",
    "/%zz%f",
    "/%ff%fe",
    `/${"x".repeat(7000)}`,
    `${"/".repeat(2000)}x`,
    "/x".repeat(2000),
    "file:///etc/passwd",
    "*",
  ].map((target) => ({ target, status: 404, has: { location: undefined }, mayRefuse: true as const })),
);

const FORMS = [
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.001", "br"],
  ["gzip;q=0.5", "gzip"],
  ["gzip;q=0", undefined],
  ["br;q=0, gzip;q=0", undefined],
  ["identity", undefined],
  ["deflate, zstd", undefined],
  ["x-br", undefined],
  ["", undefined],
] as const;

const SUFFIX = { br: ".br", gzip: ".gz" } as const;

export const COMPRESSION = all("brotli and gzip", [
  ...FORMS.flatMap(([accepted, encoding]) =>
    [
      { target: "/lockouts", status: 200, file: "lockouts.html" },
      { target: "/no-such-page", status: 404, file: NOT_FOUND },
      { target: "/manifest.webmanifest", status: 200, file: "manifest.webmanifest" },
    ].map((one) => ({
      ...one,
      name: `${JSON.stringify(accepted)} for ${one.target}`,
      headers: { "accept-encoding": accepted },
      file: `${one.file}${encoding ? SUFFIX[encoding] : ""}`,
      has: { "content-encoding": encoding, vary: "Accept-Encoding" },
    })),
  ),
  {
    name: "through a proxy",
    target: "/lockouts",
    headers: { "accept-encoding": "gzip", via: "1.1 cdn.example" },
    status: 200,
    file: "lockouts.html.gz",
    has: { "content-encoding": "gzip" },
  },
  {
    name: "what has one form only",
    target: "/og/home.png",
    headers: { "accept-encoding": "br, gzip" },
    status: 200,
    file: "og/home.png",
    has: { "content-encoding": undefined, vary: undefined },
  },
]);

export const METHODS = all("methods", [
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].flatMap((method) =>
    ["/", "/no-such-page", "/lockouts/", "/pictures/city.svg"].map((target) => ({
      name: `${method} ${target}`,
      method,
      target,
      status: 405,
      has: { allow: "GET, HEAD", location: undefined },
    })),
  ),
  ...[
    { target: "/", status: 200, has: { "content-type": "text/html; charset=utf-8" } },
    { target: "/og/home.png", status: 200, has: { "content-type": "image/png" } },
    { target: "/no-such-page", status: 404, has: { "content-type": "text/html; charset=utf-8" } },
    { target: "/lockouts/", status: 301, has: { location: "/lockouts" } },
  ].map((one) => ({ ...one, name: `HEAD ${one.target}`, method: "HEAD" })),
]);

export const REQUESTS = all("queries, whole addresses, ranges, dates", [
  { target: "/lockouts?utm_source=ad", status: 200, file: "lockouts.html" },
  { target: "/lockouts?", status: 200, file: "lockouts.html" },
  { target: "/?x=//y/../z%zz", status: 200, file: "index.html" },
  { target: "/lockouts?x=.html", status: 200, file: "lockouts.html" },
  { target: "http://www.example.com/lockouts?x=/", status: 200, file: "lockouts.html" },
  { name: "a range", target: "/", headers: { range: "bytes=0-3" }, status: 200, file: "index.html" },
  {
    name: "a date",
    target: "/",
    headers: { "if-modified-since": "Fri, 31 Dec 2100 00:00:00 GMT" },
    status: 200,
    file: "index.html",
    has: { "last-modified": undefined, "accept-ranges": undefined },
  },
]);
