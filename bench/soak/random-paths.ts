import fc from "fast-check";
import type { RawAnswer } from "./answers.ts";
import { BAIT, type BaitedSite, hashOf } from "./site.ts";

/** The same paths in every run. */
const SEED = 44;

/** Ways up and around, plain and encoded, as scanners try them. */
const STEPS = ["../", "..%2f", "%2e%2e/", "%2E%2E%2F", "..%5c", "..\\", "%252e%252e%252f", "..;/", ".%2e/"];
const ODD_STEPS = ["%c0%ae%c0%ae/", "....//", "//", "./", "%00/", "%uff0e%uff0e/"];
const ENDS = [
  "",
  "/",
  "//",
  "///",
  ".html",
  ".br",
  ".gz",
  "?x=1",
  "?../secret.txt",
  "/?x",
  "%00",
  "%00.html",
  "/..",
  ";x",
  "#x",
];

/**
 * Request targets of all kinds, none of which may bring a forbidden file: ways out of the folder, known
 * addresses with something behind them, Unicode raw, encoded and encoded twice, broken encodings, very long ones.
 * @param known Addresses of the site.
 */
export function randomTargets(count: number, known: readonly string[]): string[] {
  const end = fc.constantFrom(...ENDS);
  const steps = fc.array(fc.constantFrom(...STEPS, ...ODD_STEPS), { minLength: 1, maxLength: 8 });
  const start = fc.constantFrom(
    "/",
    "/assets/",
    "/pictures/",
    "/.well-known/",
    "//",
    "http://x/",
    "file:///",
    "\\",
    "",
  );
  const bait = fc.constantFrom(
    ...BAIT.map((name) => name.replace("../", "")),
    "_headers",
    "vercel.json",
    "etc/passwd",
    "link.txt",
    "404",
  );
  const text = fc.string({ unit: "binary", maxLength: 40 });
  const target = fc.oneof(
    fc.tuple(start, steps, bait, end).map(([first, ways, name, last]) => first + ways.join("") + name + last),
    fc.tuple(fc.constantFrom("/", "//", "/."), bait, end).map((parts) => parts.join("")),
    fc.tuple(fc.constantFrom(...known), end).map((parts) => parts.join("")),
    fc.tuple(fc.constantFrom(...known), end).map((parts) => parts.join("").toUpperCase()),
    text.map((raw) => `/${raw}`),
    text.map((raw) => `/${encodeURIComponent(raw)}`),
    text.map((raw) => `/${encodeURIComponent(encodeURIComponent(raw))}`),
    fc
      .tuple(fc.constantFrom("%", "%z", "%zz", "%u0041", "%ff%fe"), end)
      .map(([broken, last]) => `/${broken}${last}`),
    fc
      .tuple(fc.constantFrom("a", "/", "../", "%2e", "?"), fc.integer({ min: 500, max: 18_000 }))
      .map(([part, length]) => `/${part.repeat(Math.ceil(length / part.length))}x`),
  );
  // A line break or a blank would end the target, and make something else of the rest.
  return fc.sample(target, { numRuns: count, seed: SEED }).map((some) => some.replace(/[\r\n ]/g, "%20"));
}

/** What is wrong with the answer to a target; null when nothing is. */
export function wrongAnswer(
  target: string,
  { status, headers, body }: RawAnswer,
  site: Pick<BaitedSite, "served" | "notFound">,
): string | null {
  const [, address = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  if (status === 200) {
    const forms = site.served.get(address || "/");
    return forms?.get("identity") === hashOf(body)
      ? null
      : "is answered with a file that is not at this address";
  }
  if (status === 301) {
    const location = headers.get("location");
    const to = (address.replace(/(?<!\/)\/+$/, "") || "/") + query;
    return location === to ? null : `leads to ${location}`;
  }
  if (status === 404) {
    return site.notFound.get("identity") === hashOf(body)
      ? null
      : "is unknown, but does not bring the page for that";
  }
  if (status === 400 || status === 431) return body.length === 0 ? null : "is refused with a body";
  return `is answered with ${status}`;
}
