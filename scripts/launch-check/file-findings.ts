import { type HeaderRule, headersFor } from "../../server/header-rules.ts";
import { bodyOf, type SiteFile } from "../../server/site-files.ts";
import { NOT_FOUND } from "../../src/site.ts";
import { type Check, type Finding, failed } from "./report.ts";
import type { Answer, Ask } from "./web-client.ts";

/** A deployed site, and what it should be. */
export interface Deployment {
  siteUrl: string;
  /** Each file that was built, by its address. */
  files: ReadonlyMap<string, SiteFile>;
  rules: readonly HeaderRule[];
  ask: Ask;
  /** Protocol, host and port at which it is asked. */
  origin: string;
}

/** What is found in the answer of an address; no answer is a finding too. */
export async function judge(
  ask: Ask,
  url: string,
  checks: (answer: Answer) => Check[],
  at?: string,
): Promise<Finding[]> {
  const answer = await ask(url);
  return failed(
    typeof answer === "string" ? [[true, answer, "Settle this with your host"]] : checks(answer),
    at,
  );
}

const DEPLOY = "Deploy dist/ again, all of it";
const CHECK_HEADERS =
  "Your host must send the headers that server/header-rules.ts lists; see Deploy in README.md. If it does: deploy dist/ again";

/** Small files may come as they are. */
const WORTH_PACKING = 1400;

/** For how many seconds browsers must keep to https at least. */
const A_YEAR = 31_536_000;

/** Asks for every file that was built, pages first of all: is it there, as it was built, and as it should be sent? */
export async function fileFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin, files } = deployment;
  // Hosts need not give the page for unknown addresses an address of its own.
  const served = [...files].filter(([address]) => address !== NOT_FOUND);
  const findings = served.map(([address, file]) =>
    judge(ask, origin + address, (answer) => fileChecks(answer, address, file, deployment.rules), address),
  );
  return (await Promise.all(findings)).flat();
}

function fileChecks(
  { status, headers, body }: Answer,
  address: string,
  file: SiteFile,
  rules: readonly HeaderRule[],
): Check[] {
  if (status !== 200) return [[true, `The answer is ${status}, not 200.`, DEPLOY]];
  const built = bodyOf(file);
  const isPacked = /^(br|gzip)$/.test(headers["content-encoding"] ?? "");
  const isSame = address === SECURITY_TXT ? undated(body) === undated(built) : body.equals(built);
  return [
    ...headerChecks(address, file.type, rules, headers),
    [
      file.forms.size > 1 && built.length > WORTH_PACKING && !isPacked,
      "It is sent uncompressed, which takes several times as long.",
      "Switch on compression (brotli or gzip) at your host, or let it send the .br and .gz files",
    ],
    [
      !isSame,
      "It is not the file that was built.",
      `${DEPLOY}. If that is done: switch off what your host changes in files (minifying, hiding e-mail addresses, added scripts)`,
    ],
    // Readers must not trust one that has expired (RFC 9116).
    [address === SECURITY_TXT && hasExpired(body), "security.txt has expired.", DEPLOY],
  ];
}

/** Where RFC 9116 wants the file. */
const SECURITY_TXT = "/.well-known/security.txt";
const EXPIRES = /^Expires: (.+)$/m;

/** What each build writes the same into security.txt. */
function undated(body: Buffer): string {
  return String(body).replace(EXPIRES, "");
}

function hasExpired(body: Buffer): boolean {
  return !(Date.parse(EXPIRES.exec(String(body))?.[1] ?? "") > Date.now());
}

/** Compares the headers of an answer with those its address should have. Hosts may send more, and in another order. */
function headerChecks(
  address: string,
  type: string,
  rules: readonly HeaderRule[],
  headers: Answer["headers"],
): Check[] {
  const expected = { ...headersFor(address, rules), "Content-Type": type };
  return Object.entries(expected).map(([name, value]) => {
    const given = headers[name.toLowerCase()]?.toString();
    if (given === undefined) return [true, `The header ${name} is missing.`, CHECK_HEADERS];
    const wrong = `The header ${name} is "${given.slice(0, 60)}", not "${value.slice(0, 60)}".`;
    return [!holds(name, given, value, rules), wrong, CHECK_HEADERS];
  });
}

function holds(name: string, given: string, expected: string, rules: readonly HeaderRule[]): boolean {
  const parts = given.split(/\s*,\s*/);
  switch (name) {
    case "Content-Type":
      return kindOf(given) === kindOf(expected);
    case "Strict-Transport-Security":
      return Number(/max-age="?(\d+)/i.exec(given)?.[1] ?? 0) >= A_YEAR;
    case "Content-Security-Policy": {
      // What a page of its own may load, _headers allows at every address, beside the policy of the others.
      const larger = rules.flatMap(({ path, headers }) => (path === "/*" ? [] : (headers[name] ?? [])));
      return parts.includes(expected) && parts.every((part) => part === expected || larger.includes(part));
    }
    default:
      // "max-age=0" is another way to say "no-cache".
      if (expected === "no-cache" && parts.includes("max-age=0")) return true;
      return expected.split(", ").every((part) => parts.includes(part));
  }
}

/** What types that mean the same have in common: text/xml and application/xml, all pictures. */
function kindOf(type: string): string | undefined {
  return /^image|[^/]+?(?=\s*(;|$))/i.exec(type)?.[0].toLowerCase();
}
