import type { Business } from "./schema.ts";

/**
 * Puts the business's facts into words: {name}, {phone} and {email} in every string of `words`, however
 * deep, are replaced.
 * @throws {Error} when a string holds another token in braces, which would reach the reader.
 */
export function fill<T>(words: T, business: Business): T {
  return fillValue(words, business) as T;
}

function fillValue(value: unknown, business: Business): unknown {
  if (typeof value === "string") return fillText(value, business);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, business));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, business)]));
  }
  return value;
}

function fillText(text: string, { name, hotline, email }: Business): string {
  const facts = new Map([
    ["name", name],
    ["phone", hotline.display],
    ["email", email],
  ]);
  return text.replaceAll(/\{([^{}]*)\}/g, (token, key: string) => {
    const fact = facts.get(key);
    if (fact === undefined) {
      throw new Error(`Unknown token ${token} in "${text}"; known are {name}, {phone} and {email}`);
    }
    return fact;
  });
}
