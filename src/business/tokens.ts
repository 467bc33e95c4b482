import { claims } from "../content/claims.ts";
import { business } from "./current.ts";
import { isRoundTheClock } from "./fields.ts";
import type { Business } from "./schema.ts";

/** A token, or a mistake in one. Group: its name. */
const BRACES = /\{([^{}]*)\}/g;

const ownValues = valuesOf(business, claims);

/** Matches a token that was not replaced. */
export const TOKEN = new RegExp(`\\{(?:${[...ownValues.keys()].join("|")})\\}`);

/** The first token of a text that has no value, if any. */
export function unknownToken(text: string): string | undefined {
  const [token] = Array.from(text.matchAll(BRACES)).find(([, name = ""]) => !ownValues.has(name)) ?? [];
  return token;
}

/**
 * Replaces every {name}, {phone}, {email}, {hours}, {anytime} and claim in a piece of content with this business's value.
 * Content calls it where a text with tokens is written, so whoever imports a text gets its final words; `load.ts` finds
 * unknown tokens.
 */
export function fillTokens<const T>(content: T, values: ReadonlyMap<string, string> = ownValues): T {
  return interpolated(content, values) as T;
}

/** The value of each token: facts, and claims by their name; {Licensed} is {licensed} with a capital. */
export function valuesOf(
  { name, hotline, email, hours }: Business,
  claims: Readonly<Record<string, string>>,
): Map<string, string> {
  const entries = Object.entries(claims);
  return new Map([
    ["name", name],
    ["phone", hotline.display],
    ["email", email],
    ["hours", hours.display],
    ["anytime", isRoundTheClock(hours) ? "day or night" : `from ${hours.display}`],
    ...entries,
    ...entries.map(([claim, text]): [string, string] => [capitalized(claim), capitalized(text)]),
  ]);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Replaces each {token} in every string and name of `value`, however deep, by its own value, if it has one. */
function interpolated(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string")
    return value.replaceAll(BRACES, (token, name: string) => values.get(name) ?? token);
  if (Array.isArray(value)) return value.map((item) => interpolated(item, values));
  if (value !== null && typeof value === "object") {
    const filled = Object.entries(value).map((entry) => entry.map((part) => interpolated(part, values)));
    return Object.fromEntries(filled);
  }
  return value;
}
