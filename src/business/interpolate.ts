/**
 * Replaces each {token} in every string and key of `words`, however deep, by its value.
 * @throws {Error} if a token has no value, because readers would see it.
 */
export function interpolate<T>(words: T, values: ReadonlyMap<string, string>): T {
  return interpolateValue(words, values) as T;
}

function interpolateValue(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return interpolateText(value, values);
  if (Array.isArray(value)) return value.map((item) => interpolateValue(item, values));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        interpolateText(key, values),
        interpolateValue(item, values),
      ]),
    );
  }
  return value;
}

function interpolateText(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (token, key: string) => {
    const value = values.get(key);
    if (value !== undefined) return value;
    const known = Array.from(values.keys(), (name) => `{${name}}`).join(", ");
    throw new Error(
      `Unknown token ${token} in "${text}": a brace starts the name of a claim or fact; known are ${known}`,
    );
  });
}
