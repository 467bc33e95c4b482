import type { BuiltFiles } from "../../prerender/hosts/built-site.ts";
import { headersFor } from "../../prerender/hosts/host-files.ts";
import { NOT_FOUND } from "../../src/shared/build-contract.ts";

/* What a host must answer, and what is wrong with an answer: for the launch check and the hosting tests. */

/** One request, and what a host must answer. */
export interface Expected {
  /** The path with its query; for another host name, the whole address. */
  target: string;
  /** Any one of these. */
  statuses: readonly number[];
  headers: Readonly<Record<string, string>>;
  /** The body before compression. */
  body?: Buffer;
  /** The target of a redirect. */
  location?: string;
}

/** What every host must answer: each file, redirects from old addresses, and the 404 page at any other address. */
export function expectedAnswers(files: BuiltFiles, redirects: ReadonlyMap<string, string>): Expected[] {
  const served = [...files].filter(([address]) => address !== NOT_FOUND);
  return [
    ...served.map(([target, { type, body }]): Expected => {
      // For an unknown format, hosts send no type, or a guess.
      const isKnown = type !== "application/octet-stream";
      const headers = { ...headersFor(target), ...(isKnown && { "Content-Type": type }) };
      return { target, statuses: [200], headers, body };
    }),
    ...notFound(files, ["/no-such-page", "/no-such-page?x=/contact", "/no-such-picture.png"]),
    ...Array.from(redirects, ([from, to]) => redirected(`${from}?utm_source=ad`, `${to}?utm_source=ad`)),
  ];
}

/** A redirect, with one of the statuses that browsers and search engines take as permanent. */
export function redirected(target: string, location: string): Expected {
  return { target, statuses: [301, 308], headers: {}, location };
}

/** The answers for addresses without a page. */
export function notFound(files: BuiltFiles, targets: readonly string[]): Expected[] {
  const { type = "", body = Buffer.alloc(0) } = files.get(NOT_FOUND) ?? {};
  const headers = { ...headersFor(NOT_FOUND), "Content-Type": type };
  return targets.map((target) => ({ target, statuses: [404], headers, body }));
}

/** Formats that should be compressed, and the minimum size for that. */
const COMPRESSIBLE = /text|javascript|json|xml/;
const WORTH_PACKING = 1400;

/** What is wrong with an answer, one line each. Hosts may send more headers, and in another order. */
export async function judgeAnswer(expected: Expected, answer: Response): Promise<string[]> {
  const { statuses, body, location } = expected;
  if (!statuses.includes(answer.status)) return [`status ${answer.status}, not ${statuses.join(" or ")}`];
  const problems: string[] = [];
  for (const [name, value] of Object.entries(expected.headers)) {
    const given = answer.headers.get(name) ?? "";
    if (!says(name, given, value)) problems.push(`${name} is "${given}", not "${value}"`);
  }
  const given = answer.headers.get("location") ?? "";
  // On the same host, an address may have its host name or not.
  if (location !== undefined && ![location, new URL(location, answer.url).href].includes(given))
    problems.push(`leads to ${given}, not to ${location}`);
  if (body === undefined) return problems;
  const isCompressible = answer.status === 200 && COMPRESSIBLE.test(expected.headers["Content-Type"] ?? "");
  if (isCompressible && body.length > WORTH_PACKING && !answer.headers.get("content-encoding"))
    problems.push("sent uncompressed, which takes several times as long");
  if (!body.equals(Buffer.from(await answer.arrayBuffer()))) problems.push("not the file that was built");
  return problems;
}

function says(name: string, given: string, expected: string): boolean {
  if (name === "Content-Type") return kindOf(given) === kindOf(expected);
  const parts = given.split(/\s*,\s*/);
  // "max-age=0" is another way to say "no-cache".
  if (expected === "no-cache" && parts.includes("max-age=0")) return true;
  // Hosts that join the values of several rules may say both, and browsers then keep nothing.
  const isKept = expected === "no-cache" || !parts.includes("no-cache");
  return isKept && expected.split(", ").every((part) => parts.includes(part));
}

/** What equivalent media types have in common: "xml" of text/xml and application/xml, "image" of all pictures. */
function kindOf(type: string): string | undefined {
  return /^image|(?<=\/(?:x-)?)(?!x-)[^/]+?(?=\s*(;|$))/i.exec(type)?.[0].toLowerCase();
}
