import { claims } from "../content/claims.ts";
import { business } from "./current.ts";
import { interpolate } from "./interpolate.ts";
import type { Business } from "./schema.ts";

const values = valuesOf(business, claims);

/** Finds a token that was not replaced. */
export const TOKEN = new RegExp(`\\{(?:${[...values.keys()].join("|")})\\}`);

/** Content as this business says it: every {name}, {phone}, {email}, {hours} and claim replaced. */
export function words<T>(content: T): T {
  return interpolate(content, values);
}

/** What the tokens of texts mean: facts, and claims by their name, or with a capital at the start of both. */
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
