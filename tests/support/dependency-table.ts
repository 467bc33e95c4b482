import { readFileSync } from "node:fs";
import path from "node:path";

/** The rows of the table under a heading of docs/dependencies.md, without its head; each cell without its backticks. */
export function tableUnder(heading: string): string[][] {
  const page = readFileSync(path.resolve(import.meta.dirname, "../../docs/dependencies.md"), "utf8");
  const section = page.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}
