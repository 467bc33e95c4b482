import type { AskOptions } from "../../server/test-site.ts";
import { business } from "../../src/business/current.ts";

/** One request, and what every server must answer. */
export interface Case extends AskOptions {
  target: string;
  status: number;
  /** The file whose bytes are the body, by its path in the site's folder. */
  file?: string;
  /** Headers that the answer has, and (undefined) has not. */
  has?: Readonly<Record<string, string | undefined>>;
  /** Servers may refuse such a path before they look for a file: 400 is right, too. */
  mayRefuse?: true;
}

const HTML = "text/html; charset=utf-8";
const SUFFIX = { br: ".br", gzip: ".gz" } as const;

/** The answer to a request in the usual form: plain, and with the type that the built-in server gives it. */
export function found(target: string, file: string, more: Partial<Case> = {}): Case {
  return { target, status: 200, file, ...more };
}

/** One redirect. */
export function redirect(target: string, location: string, more: Partial<Case> = {}): Case {
  return { target, status: 301, has: { location }, ...more };
}

function missing(target: string, more: Partial<Case> = {}): Case {
  return {
    target,
    status: 404,
    file: "404.html",
    has: { location: undefined, "content-type": HTML },
    ...more,
  };
}

/** What tries to leave the folder, or the site: it leads nowhere, whoever refuses it. */
function escapes(target: string): Case {
  return { target, status: 404, has: { location: undefined }, mayRefuse: true };
}

/** Pages, a file and the 404 page, for a client that takes these encodings. */
function encoded(accepted: string, encoding?: keyof typeof SUFFIX): Case[] {
  const suffix = encoding ? SUFFIX[encoding] : "";
  const more = {
    headers: { "accept-encoding": accepted },
    has: { "content-encoding": encoding, vary: "Accept-Encoding" },
  };
  return [
    found("/contact", `contact.html${suffix}`, more),
    found("/manifest.webmanifest", `manifest.webmanifest${suffix}`, more),
    missing("/no-such-page", { ...more, file: `404.html${suffix}` }),
  ];
}

function refused(method: string): Case[] {
  const has = { allow: "GET, HEAD", location: undefined };
  const targets = ["/", "/no-such-page", "/contact/", "/pictures/city.svg"];
  return targets.map((target) => ({ target, method, status: 405, has }));
}

/** Addresses of nothing, by what one may take them for. */
const NOT_THERE = {
  pages: ["/no-such-page/", "/no-such-page?x=/contact", "/contact/x", "/Contact", `/${"x".repeat(2000)}`],
  filesOfPages: ["/contact.html", "/index.html", "/index", "/index/", "/index.html.br", "/contact.br"],
  pageForUnknown: ["/404", "/404/", "/404.html"],
  files: ["/assets/app-0000.js", "/og/no-such-page.png"],
  folders: ["/assets", "/assets/", "/pictures/"],
  filesForHosts: ["/_headers", "/_headers/", "/_redirects", "/vercel.json"],
  namesOfObjects: ["/constructor", "/__proto__"],
  hidden: ["/.env", "/.env/", "/.git/", "/.git/config", "/pictures/.htpasswd", "/.well-known/.secret"],
};

/** Ways out of the folder, or of the site, and other paths in disguise. */
const WAYS_OUT = {
  dots: [
    "/../outside.txt",
    "/../dist.html",
    "/assets/../contact",
    "/./contact",
    "/contact/..",
    "/....//outside.txt",
  ],
  encodedDots: [
    "/%2e%2e/outside.txt",
    "/.%2e/outside.txt",
    "/%2eenv",
    "/%252e%252e/outside.txt",
    "/%uff0e%uff0e/x",
  ],
  encodedSlashes: ["/assets/%2e%2e%2f%2e%2e%2foutside.txt", "/assets%2fx.js", "/%2fevil.example/"],
  backslashes: ["/..\\outside.txt", "/..%5coutside.txt", "/\\evil.example/"],
  slashes: ["//evil.example/", "///evil.example//", "//contact", "/assets//x.js"],
  encodedLetters: ["/conta%63t", "/%c0%ae%c0%ae/outside.txt", "/%ff%fe", "/%", "/%zz%f"],
  controls: ["/%00/../outside.txt", "/contact%00", "/contact%00.html", "/contact/%0d%0aSet-Cookie:x=1"],
  otherNames: ["/CONTACT", "/contact;x", "/..;/outside.txt"],
  noPaths: ["file:///etc/passwd", "*"],
  long: [`/${"x".repeat(7000)}`, `${"/".repeat(2000)}x`, "/x".repeat(2000)],
};

const HEAD = { method: "HEAD" } as const;

/** All that does not depend on which pages there are. */
export const CASES: readonly Case[] = [
  redirect("/contact///", "/contact"),
  redirect("/contact/?utm_source=ad&x=%2F", "/contact?utm_source=ad&x=%2F"),
  redirect("/contact/?", "/contact?"),
  redirect("/contact/?%0d%0aSet-Cookie:x=1", "/contact?%0d%0aSet-Cookie:x=1"),
  redirect("/robots.txt/", "/robots.txt"),
  redirect("//", "/"),
  redirect("///?x=1", "/?x=1"),
  redirect(`${business.siteUrl.replace("https:", "http:")}/contact/`, "/contact"),

  ...Object.values(NOT_THERE)
    .flat()
    .map((target) => missing(target)),
  found("/.well-known/planted.txt", ".well-known/planted.txt"),
  ...Object.values(WAYS_OUT).flat().map(escapes),

  ...encoded("gzip, deflate, br, zstd", "br"),
  ...encoded("gzip", "gzip"),
  ...encoded("GZIP", "gzip"),
  ...encoded("br;q=0, gzip", "gzip"),
  ...encoded("br;q=0.001", "br"),
  ...encoded("br;q=0, gzip;q=0"),
  ...encoded("identity"),
  ...encoded("x-br"),
  ...encoded(""),
  found("/contact", "contact.html.gz", { headers: { "accept-encoding": "gzip", via: "1.1 cdn.example" } }),
  found("/og/home.png", "og/home.png", { headers: { "accept-encoding": "br" }, has: { vary: undefined } }),

  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].flatMap(refused),
  { ...HEAD, target: "/", status: 200, has: { "content-type": HTML } },
  { ...HEAD, target: "/og/home.png", status: 200, has: { "content-type": "image/png" } },
  { ...HEAD, target: "/no-such-page", status: 404, has: { "content-type": HTML } },
  { ...HEAD, target: "/contact/", status: 301, has: { location: "/contact" } },

  found("/contact?utm_source=ad", "contact.html"),
  found("/contact?", "contact.html"),
  found("/?x=//y/../z%zz", "index.html"),
  found("/contact?x=.html", "contact.html"),
  found(`${business.siteUrl.replace("https:", "http:")}/contact?x=/`, "contact.html"),
  found("/", "index.html", { headers: { range: "bytes=0-3" }, has: { "accept-ranges": undefined } }),
  found("/", "index.html", {
    headers: { "if-modified-since": "Fri, 31 Dec 2100 00:00:00 GMT" },
    has: { "last-modified": undefined },
  }),
];
