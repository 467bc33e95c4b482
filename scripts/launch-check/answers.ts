import type { SiteFiles } from "../../build/hosts/built-site.ts";
import { headersFor } from "../../build/hosts/host-files.ts";
import { NOT_FOUND } from "../../src/shared/build-contract.ts";
import type { Finding } from "./report.ts";
import type { Answer } from "./web-client.ts";

/* What a host must answer, and what is wrong with what it answers. */

/** One request, and what a host must answer. */
export interface Expected {
  /** The path with its query; a whole address on another host name. */
  target: string;
  /** What it is called in reports. */
  what: "a file" | "an unknown address" | "an old address" | "another name of the site";
  /** What to do about another answer. */
  remedy: string;
  /** One of these statuses. */
  statuses: readonly number[];
  headers: Readonly<Record<string, string>>;
  /** The body before compression. */
  body?: Buffer;
  /** The target of a redirect. */
  location?: string;
}

const SEE_DEPLOY = "see docs/deploy.md";
const DEPLOY = `Deploy dist/ again, all of it. If it is there, set your host to show x.html at /x without a redirect; ${SEE_DEPLOY}`;
const CHECK_HEADERS = `Your host must send the headers that dist/_headers lists, which GitHub Pages cannot; ${SEE_DEPLOY}`;

/** What every host must answer. The launch check and the hosting tests ask it. */
export function expectedAnswers(files: SiteFiles, redirects: ReadonlyMap<string, string>): Expected[] {
  const served = [...files].filter(([address]) => address !== NOT_FOUND);
  return [
    ...served.map(([target, { type, body }]): Expected => {
      // Of an unknown format, hosts say nothing, or what they guess.
      const isKnown = type !== "application/octet-stream";
      const headers = { ...headersFor(target), ...(isKnown && { "Content-Type": type }) };
      return { target, what: "a file", remedy: DEPLOY, statuses: [200], headers, body };
    }),
    ...missing(files, ["/no-such-page", "/no-such-page?x=/contact", "/no-such-picture.png"]),
    ...Array.from(redirects, ([from, to]): Expected => leads(`${from}?utm_source=ad`, `${to}?utm_source=ad`)),
  ];
}

/** An old address leads to this one. Browsers and search engines take these statuses as permanent. */
export function leads(target: string, location: string): Expected {
  const remedy = `Set your host to redirect it permanently; ${SEE_DEPLOY}`;
  return { target, what: "an old address", remedy, statuses: [301, 308], headers: {}, location };
}

/** These addresses have no page. */
export function missing(files: SiteFiles, targets: readonly string[]): Expected[] {
  const { type = "", body = Buffer.alloc(0) } = files.get(NOT_FOUND) ?? {};
  const remedy = `Set your host to answer unknown addresses with 404.html and status 404; ${SEE_DEPLOY}`;
  const headers = { ...headersFor(NOT_FOUND), "Content-Type": type };
  return targets.map((target) => ({
    target,
    what: "an unknown address",
    remedy,
    statuses: [404],
    headers,
    body,
  }));
}

/** Formats that should be compressed, and the minimum size for that. */
const COMPRESSIBLE = /text|javascript|json|xml/;
const WORTH_PACKING = 1400;

/** The minimum number of seconds for which browsers must use only https. */
const A_YEAR = 31_536_000;

/** Problems of an answer. Hosts may send more headers, and in another order. */
export function judgeAnswer(expected: Expected, answer: Answer): Finding[] {
  return Array.from(problemsOf(expected, answer), ([wrong, remedy]) => ({
    wrong,
    remedy,
    at: expected.target,
  }));
}

type Problem = [wrong: string, remedy: string];

function* problemsOf(expected: Expected, answer: Answer): Generator<Problem> {
  const { target, what, remedy, statuses, body, location } = expected;
  if (!statuses.includes(answer.status)) {
    yield [`The answer to ${what} is ${answer.status}, not ${statuses.join(" or ")}.`, remedy];
    return;
  }
  const missing: string[] = [];
  for (const [name, value] of Object.entries(expected.headers)) {
    const given = answer.headers[name.toLowerCase()];
    if (given === undefined) missing.push(name);
    else if (!says(name, given, value)) {
      yield [`The header ${name} is "${given.slice(0, 60)}", not "${value.slice(0, 60)}".`, CHECK_HEADERS];
    }
  }
  if (missing.length > 0) {
    const are = missing.length === 1 ? "header is" : "headers are";
    yield [`The ${are} missing: ${missing.join(", ")}.`, CHECK_HEADERS];
  }
  if (location !== undefined) {
    const given = answer.headers.location;
    const { href, pathname, search } = new URL(given ?? target, "https://site.invalid");
    const isRight = (location.startsWith("/") ? pathname + search : href) === location;
    if (!isRight) yield [`It leads to ${given}, not to ${location}.`, remedy];
  }
  if (body && what === "a file") yield* fileProblems(expected, body, answer);
  if (body && what === "an unknown address" && !answer.body.equals(body)) {
    yield ["An unknown address does not show the site's own page.", remedy];
  }
}

function* fileProblems(expected: Expected, built: Buffer, { headers, body }: Answer): Generator<Problem> {
  const isCompressible = COMPRESSIBLE.test(expected.headers["Content-Type"] ?? "");
  const isPacked = /^(br|gzip|zstd)$/.test(headers["content-encoding"] ?? "");
  if (isCompressible && built.length > WORTH_PACKING && !isPacked) {
    const remedy =
      "Switch on compression (brotli or gzip) at your host, or let it send the .br and .gz files";
    yield ["It is sent uncompressed, which takes several times as long.", remedy];
  }
  if (!body.equals(built)) {
    const remedy =
      'Deploy dist/ again, all of it. If that is done: switch off what your host changes in files: minifying, added scripts, Cloudflare\'s "Email Address Obfuscation"';
    yield ["It is not the file that was built.", remedy];
  }
}

function says(name: string, given: string, expected: string): boolean {
  const parts = given.split(/\s*,\s*/);
  switch (name) {
    case "Content-Type":
      return kindOf(given) === kindOf(expected);
    case "Strict-Transport-Security":
      return Number(/max-age="?(\d+)/i.exec(given)?.[1] ?? 0) >= A_YEAR;
    default:
      // "max-age=0" is another way to say "no-cache".
      if (expected === "no-cache" && parts.includes("max-age=0")) return true;
      return expected.split(", ").every((part) => parts.includes(part));
  }
}

/**
 * The part that equivalent types have in common: text/xml and application/xml, text/vcard and text/x-vcard,
 * all pictures.
 */
function kindOf(type: string): string | undefined {
  return /^image|(?<=\/(?:x-)?)(?!x-)[^/]+?(?=\s*(;|$))/i.exec(type)?.[0].toLowerCase();
}
