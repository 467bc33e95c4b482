import { type HeaderRule, headersFor } from "../../server/header-rules.ts";
import type { Answer } from "../../server/test-site.ts";

/** The headers that the one list has for an answer, by their names in lower case; a 404 is never kept. */
export function listedFor(
  target: string,
  status: number,
  rules: readonly HeaderRule[],
): Record<string, string | undefined> {
  const [, pathname = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)/.exec(target) ?? [];
  const address = pathname.startsWith("/") ? pathname : "/no-such-page";
  const headers = { ...headersFor(address, rules), ...(status === 404 && { "Cache-Control": "no-cache" }) };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** What an answer says of the headers in the one list. */
export function listedIn(answer: Answer, rules: readonly HeaderRule[]): Record<string, string | undefined> {
  return Object.fromEntries(listedNames(rules).map((name) => [name, answer.headers[name]?.toString()]));
}

/** The names of the headers in the one list, in lower case. */
export function listedNames(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ headers }) => Object.keys(headers)).map((name) => name.toLowerCase());
}
