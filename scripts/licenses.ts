/** Licenses that ask for no more than to keep their text with copies (SPDX identifiers). */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Python-2.0",
  "Zlib",
]);

/** What a package says of its license: an SPDX expression, or one of the forms that npm has given up. */
export interface LicensedPackage {
  license?: string | { type: string };
  licenses?: readonly { type: string }[];
}

/** The license of a package as an SPDX expression; "" when it names none. */
export function licenseOf({ license, licenses = [] }: LicensedPackage): string {
  if (typeof license === "string") return license;
  return license?.type ?? licenses.map(({ type }) => type).join(" OR ");
}

/** Whether an SPDX expression of names, AND, OR and parentheses leaves a way to use permissive licenses only. */
export function isPermissive(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const anyOf = (): boolean => {
    let ok = allOf();
    while (tokens[0] === "OR") {
      tokens.shift();
      const other = allOf();
      ok ||= other;
    }
    return ok;
  };
  const allOf = (): boolean => {
    let ok = one();
    while (tokens[0] === "AND") {
      tokens.shift();
      const other = one();
      ok &&= other;
    }
    return ok;
  };
  const one = (): boolean => {
    const token = tokens.shift() ?? "";
    if (token !== "(") return PERMISSIVE.has(token);
    const inner = anyOf();
    return tokens.shift() === ")" && inner;
  };
  return anyOf() && tokens.length === 0;
}

/** The rows of the Markdown table under a heading, without its head; each cell without its backticks. */
export function tableUnder(heading: string, markdown: string): string[][] {
  const [, section = ""] = markdown.split(new RegExp(`^#+ ${heading}$`, "m"));
  const lines = (section.split(/^#/m)[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}
