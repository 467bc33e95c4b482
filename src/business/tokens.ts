import { claims } from "../content/claims.ts";
import { business } from "./current.ts";
import { interpolate } from "./interpolate.ts";
import type { Business } from "./schema.ts";

const values = valuesOf(business, claims);

/** Matches a token that was not replaced. */
export const TOKEN = new RegExp(`\\{(?:${[...values.keys()].join("|")})\\}`);

/** Content with every {name}, {phone}, {email}, {hours} and claim replaced by what this business has for it. */
export function fillTokens<T>(content: T): T {
  return interpolate(content, values);
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
    ...entries,
    ...entries.map(([claim, text]): [string, string] => [capitalized(claim), capitalized(text)]),
  ]);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
