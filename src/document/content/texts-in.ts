/** A problem in a content file: its place, its value, and what is expected. */
export interface ContentProblem {
  /** The file, from src/content. */
  file: string;
  /**
   * Its path in the file: "articles.0.text", or "roads.Main Street.text" if the parts of a list have names.
   */
  field: string;
  value: unknown;
  expected: string;
}

/** Every text in a piece of content, however deep, with its path. */
export function textsIn(
  content: unknown,
  path: readonly string[] = [],
): [path: readonly string[], text: string][] {
  if (typeof content === "string") return [[path, content]];
  if (content === null || typeof content !== "object") return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const name = Array.isArray(content) && typeof value?.name === "string" ? value.name : key;
    return textsIn(value, [...path, name]);
  });
}

/** The problem as one line for an owner. */
export function inWords({ file, field, value, expected }: ContentProblem): string {
  return `src/content/${file}: ${field}: ${JSON.stringify(value)} - ${expected}`;
}
