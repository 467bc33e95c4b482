import type { SiteFiles } from "../../hosting/built-site.ts";
import { headersFor, missingHeaders } from "../../hosting/host-files.ts";
import { NOT_FOUND } from "../../src/contract/build-contract.ts";
import { type Check, type Finding, failed } from "./report.ts";
import type { Answer } from "./web-client.ts";

/* What a host must answer, and what is wrong with what it answers. */

/** One request, and what a host must answer. */
export interface Expected {
  /** The path with its query. */
  target: string;
  /** What it is called in reports. */
  what: "a file" | "an unknown address" | "an old address";
  /** One of these statuses. */
  statuses: readonly number[];
  headers: Readonly<Record<string, string>>;
  /** The body before compression. */
  body?: Buffer;
  /** The target of a redirect. */
  location?: string;
}

/** Redirects that browsers and search engines take as permanent. */
export const PERMANENT = [301, 308];

/** What every host must answer. The launch check and the hosting tests ask it. */
export function expectedAnswers(files: SiteFiles, redirects: ReadonlyMap<string, string>): Expected[] {
  const served = [...files].filter(([address]) => address !== NOT_FOUND);
  return [
    ...served.map(([target, { type, body }]): Expected => {
      const headers = { ...headersFor(target), "Content-Type": type };
      return { target, what: "a file", statuses: [200], headers, body };
    }),
    ...missing(files, ["/no-such-page", "/no-such-page?x=/contact", "/no-such-picture.png"]),
    ...Array.from(redirects, ([from, to]): Expected => leads(`${from}?utm_source=ad`, `${to}?utm_source=ad`)),
  ];
}

/** An old address leads to this one. */
export function leads(target: string, location: string): Expected {
  return { target, what: "an old address", statuses: PERMANENT, headers: {}, location };
}

/** These addresses have no page. */
export function missing(files: SiteFiles, targets: readonly string[]): Expected[] {
  const page = files.get(NOT_FOUND);
  const headers = { ...missingHeaders(), "Content-Type": page?.type ?? "" };
  const body = page?.body ?? Buffer.alloc(0);
  return targets.map((target) => ({ target, what: "an unknown address", statuses: [404], headers, body }));
}

const DEPLOY = "Deploy dist/ again, all of it";
const SEE_DEPLOY = "see docs/deploy.md";
const CHECK_HEADERS = `Your host must send the headers that dist/_headers lists, which GitHub Pages cannot; ${SEE_DEPLOY}`;
const REMEDIES: Readonly<Record<Expected["what"], string>> = {
  "a file": DEPLOY,
  "an unknown address": `Set your host to answer unknown addresses with 404.html and status 404; ${SEE_DEPLOY}`,
  "an old address": `Set your host to redirect it permanently; ${SEE_DEPLOY}`,
};

/** Formats that should be compressed, and the minimum size for that. */
const COMPRESSIBLE = /text|javascript|json|xml/;
const WORTH_PACKING = 1400;

/** What Cloudflare writes in place of an email address. */
const CLOUDFLARES = /\/cdn-cgi\/l\/email-protection|data-cfemail/;

/** The minimum number of seconds for which browsers must use only https. */
const A_YEAR = 31_536_000;

/** The address of security.txt (RFC 9116). Readers must not trust one that has expired. */
const SECURITY_TXT = "/.well-known/security.txt";
const EXPIRES = /^Expires: (.+)$/m;

/** Problems of an answer. Hosts may send more headers, and in another order. */
export function judgeAnswer(expected: Expected, answer: Answer): Finding[] {
  const { target, what, statuses } = expected;
  const wrong = `The answer to ${what} is ${answer.status}, not ${statuses.join(" or ")}.`;
  if (!statuses.includes(answer.status)) return failed([[true, wrong, REMEDIES[what]]], target);
  const checks = [headerChecks, bodyChecks, leadChecks].flatMap((check) => check(expected, answer));
  return failed(checks, target);
}

function headerChecks({ headers: expected }: Expected, { headers }: Answer): Check[] {
  return Object.entries(expected).map(([name, value]) => {
    const given = headers[name.toLowerCase()]?.toString();
    if (given === undefined) return [true, `The header ${name} is missing.`, CHECK_HEADERS];
    const wrong = `The header ${name} is "${given.slice(0, 60)}", not "${value.slice(0, 60)}".`;
    return [!says(name, given, value), wrong, CHECK_HEADERS];
  });
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

function bodyChecks(
  { target, what, body: built, headers: expected }: Expected,
  { headers, body }: Answer,
): Check[] {
  if (!built) return [];
  if (what === "an unknown address") {
    const wrong = "An unknown address does not show the site's own page.";
    return [[!body.equals(built), wrong, REMEDIES[what]]];
  }
  if (CLOUDFLARES.test(String(body))) {
    const wrong = "Cloudflare has replaced the email address, and its links are dead.";
    return [[true, wrong, 'In the Cloudflare dashboard, switch off "Email Address Obfuscation"']];
  }
  const isWorthPacking = built.length > WORTH_PACKING && COMPRESSIBLE.test(expected["Content-Type"] ?? "");
  const isPacked = /^(br|gzip|zstd)$/.test(headers["content-encoding"] ?? "");
  const isSame = target === SECURITY_TXT ? undated(body) === undated(built) : body.equals(built);
  return [
    [
      isWorthPacking && !isPacked,
      "It is sent uncompressed, which takes several times as long.",
      "Switch on compression (brotli or gzip) at your host, or let it send the .br and .gz files",
    ],
    [
      !isSame,
      "It is not the file that was built.",
      `${DEPLOY}. If that is done: switch off what your host changes in files (minifying, hiding e-mail addresses, added scripts)`,
    ],
    [target === SECURITY_TXT && hasExpired(body), "security.txt has expired.", DEPLOY],
  ];
}

function leadChecks({ target, what, location }: Expected, { headers }: Answer): Check[] {
  if (location === undefined) return [];
  const base = "https://site.invalid";
  const { pathname, search } = new URL(headers.location ?? target, base);
  const wrong = `It leads to ${headers.location}, not to ${location}.`;
  return [[pathname + search !== location, wrong, REMEDIES[what]]];
}

/** The part of security.txt that is the same in each build. */
function undated(body: Buffer): string {
  return String(body).replace(EXPIRES, "");
}

function hasExpired(body: Buffer): boolean {
  return !(Date.parse(EXPIRES.exec(String(body))?.[1] ?? "") > Date.now());
}
