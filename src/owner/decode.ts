import { isUtf8 } from "node:buffer";

/** The byte order marks with which programs of Windows say that they saved a file as UTF-16. */
const UTF_16 = [
  { mark: "fffe", encoding: "utf-16le" },
  { mark: "feff", encoding: "utf-16be" },
] as const;

/**
 * A file's text: UTF-8, or UTF-16 with its mark, as Notepad saves "Unicode". Line ends become those of Unix, and the
 * no-break spaces that word processors put in become spaces.
 * @returns The text, or the line of the first letter that is in neither encoding.
 */
export function decode(content: Buffer): string | { badLine: number } {
  const start = content.subarray(0, 2).toString("hex");
  const encoding = UTF_16.find(({ mark }) => mark === start)?.encoding ?? "utf-8";
  if (encoding === "utf-8" && (!isUtf8(content) || content.includes(0))) return { badLine: badLine(content) };
  const text = new TextDecoder(encoding).decode(content);
  return text.replaceAll(/\r\n?/g, "\n").replaceAll("\u00a0", " ");
}

function badLine(content: Buffer): number {
  const lines = content.toString("latin1").split("\n");
  return lines.findIndex((line) => line.includes("\0") || !isUtf8(Buffer.from(line, "latin1"))) + 1;
}
