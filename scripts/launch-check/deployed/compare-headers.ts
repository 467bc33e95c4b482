import type { IncomingHttpHeaders } from "node:http";
import type { Finding } from "../finding.ts";
import { holdsPolicy } from "./compare-policies.ts";

const YEAR = 31_536_000;

const REMEDY =
  "Your host must send the headers that server/header-rules.ts lists; see Deploy in README.md. If it does: deploy dist/ again";

/**
 * Compares the headers of an answer with those its address should have. Hosts may send more, write them in
 * another order, and say "ask again each time" in their own way.
 */
export function headerFindings(
  at: string,
  expected: Readonly<Record<string, string>>,
  headers: IncomingHttpHeaders,
): Finding[] {
  return Object.entries(expected).flatMap(([name, value]): Finding[] => {
    const received = headers[name.toLowerCase()];
    if (received === undefined) return [{ wrong: `The header ${name} is missing.`, remedy: REMEDY, at }];
    const given = String(received);
    if (TOLERANT[name]?.(given, value) ?? normal(given) === normal(value)) return [];
    return [{ wrong: `The header ${name} is "${short(given)}", not "${short(value)}".`, remedy: REMEDY, at }];
  });
}

/** Headers of which more than one value is good. */
const TOLERANT: Readonly<Record<string, (given: string, expected: string) => boolean>> = {
  "Cache-Control": (given, expected) => {
    const directives = directivesOf(given);
    if (expected === "no-cache") return directives.includes("no-cache") || directives.includes("max-age=0");
    return directivesOf(expected).every(
      (directive) => directive === "public" || directives.includes(directive),
    );
  },
  "Content-Security-Policy": holdsPolicy,
  "Strict-Transport-Security": (given) => Number(/max-age="?(\d+)/i.exec(given)?.[1] ?? 0) >= YEAR,
};

function directivesOf(value: string): string[] {
  return value.split(/[,;]/).map((part) => part.trim());
}

/** A value in which order and spaces no longer matter. */
function normal(value: string): string {
  const parts = directivesOf(value).filter((part) => part !== "");
  return parts
    .map((part) => part.split(/\s+/).toSorted().join(" "))
    .toSorted()
    .join("; ");
}

function short(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}...` : value;
}
