import { z } from "zod";
import type { Business } from "./business.ts";
import { isRoundTheClock } from "./hours.ts";
import { CALL_911, DASH, textWithMarks } from "./values.ts";

/** A fact, claim or rule in a text, by its name, or a mistake in one. Groups: the name, and a period after it. */
const TOKEN = /<([^<>]*)>(\.?)/g;

/** What a text puts in place of each token. */
export type TokenValues = ReadonlyMap<string, string>;

/** The tokens that are facts, and the field of business.yaml that each comes from. */
export const FACT_OF = {
  name: "name",
  phone: "hotline",
  email: "email",
  hours: "hours",
  anytime: "hours",
  state: "state",
  stateName: "stateName",
  region: "region",
};

/** The tokens of a text that have no value. */
export function unknownTokens(text: string, values: TokenValues): string[] {
  return Array.from(text.matchAll(TOKEN), ([, name = ""]) => name)
    .filter((name) => !values.has(name))
    .map((name) => `<${name}>`);
}

/**
 * Replaces each token that has a value, in every text of a part of the content, however deep. After a value such as
 * "Ash & Sons Co.", there is no second period.
 */
export function fillTokens(content: unknown, values: TokenValues): unknown {
  if (typeof content === "string")
    return content.replaceAll(TOKEN, (token, name: string, period: string) => {
      const value = values.get(name);
      if (value === undefined) return token;
      return period ? withPeriod(value) : value;
    });
  if (Array.isArray(content)) return content.map((item) => fillTokens(item, values));
  if (content === null || typeof content !== "object") return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, fillTokens(value, values)]));
}

/** The text with a period at its end. */
export function withPeriod(text: string): string {
  return text.replace(/\.?$/, ".");
}

/** Keeps <911> in texts until their schema reads it. */
export const KEEPS_911: TokenValues = new Map([["911", CALL_911]]);

/** The value of each token: facts, and claims and rules by their name; <Licensed> is <licensed> with a capital. */
export function valuesOf(
  facts: Pick<Business, "name" | "hotline" | "email" | "hours" | "state" | "stateName" | "region">,
  named: Readonly<Record<string, string>>,
): TokenValues {
  const entries = Object.entries(named);
  const { hours } = facts;
  return new Map([
    ["name", facts.name],
    ["phone", facts.hotline.display],
    ["email", facts.email],
    ["state", facts.state],
    ["stateName", facts.stateName],
    ["region", facts.region],
    ["hours", hours.display],
    ["anytime", isRoundTheClock(hours) ? "day or night" : `from ${hours.display}`],
    ...entries,
    ...entries.map(([name, text]): [string, string] => [capitalized(name), capitalized(text)]),
    ...KEEPS_911,
  ]);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const RANGE = new RegExp(String.raw`^(\d+) ?(?:${DASH}|to) ?(\d+) ?(min(?:ute)?|h(?:ou)?r)s?\.?$`, "i");

/** Whether a claim is a range whose first number is not the smaller one. */
function goesDown(claim: string): boolean {
  const [, from, to] = RANGE.exec(claim) ?? [];
  return Number(from) >= Number(to);
}

const namedText = textWithMarks.refine((value) => !goesDown(value), "expected the smaller number first");

/** Texts that others have as tokens, by their names: claims (content/claims.yaml) and rules (content/safety.yaml). */
export const namedTexts = z.record(z.string().regex(/^\w+$/, "expected a name of letters"), namedText).default({});

/** The home page's markers have room for three digits. */
const MOST = 999;

/**
 * The least and the most minutes of an arrival like "15-30 minutes" or "1-2 hours"; undefined if it is no range that goes
 * up, or one of more than 999 minutes.
 */
export function minutesOf(arrival = ""): { least: number; most: number } | undefined {
  const [, from, to, unit = ""] = RANGE.exec(arrival) ?? [];
  const [least = 0, most = 0] = [from, to].map((count) => Number(count) * (/^h/i.test(unit) ? 60 : 1));
  return 0 < least && least < most && most <= MOST ? { least, most } : undefined;
}
