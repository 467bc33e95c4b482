import { hash } from "node:crypto";
import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { lookup, mimes } from "mrmime";

/** The file that hosts send for an address: "/" -> "index.html", "/keller" -> "keller.html", "/a.txt" -> "a.txt". */
export function fileOf(address: string): string {
  if (address === "/") return "index.html";
  return path.posix.extname(address) === "" ? `${address.slice(1)}.html` : address.slice(1);
}

/** The address of a file: "keller.html" -> "/keller", "robots.txt" -> "/robots.txt". */
export function addressOfFile(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");
}

/** The part of its content's hash that a file's name has, so that the file may be cached for a year: "C54iJHVE". */
export function shortHashOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 8);
}

/** Hidden files, and what systems and editors leave in folders: `.DS_Store`, `x.yaml~`, `#x.yaml#`, `~$x.docx`. */
export const LEFT_ALONE =
  /(^|\/)(\.(?!well-known\/)|#.*#$|~\$|__MACOSX$|(eh)?thumbs\.db$|desktop\.ini$|icon\r$)|~$|\.(sw[a-p]|bak|orig|tmp)$/i;

// A common type that mrmime lacks.
mimes.ico = "image/x-icon";

/** The Content-Type of what is at an address: "/keller" -> "text/html; charset=utf-8". */
export function contentType(address: string): string {
  return fileType(fileOf(address));
}

/** The Content-Type of a file: "keller.html" -> "text/html; charset=utf-8", "keller" -> "application/octet-stream". */
export function fileType(file: string): string {
  const type = lookup(path.posix.extname(file)) ?? "application/octet-stream";
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * The files in a folder and the folders in it, by their paths from there with "/" between names; or what else
 * `isWanted` takes.
 * @throws {Error} when there is no such folder.
 */
export async function filesIn(folder: string, isWanted = (entry: Dirent) => entry.isFile()): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(isWanted)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}
