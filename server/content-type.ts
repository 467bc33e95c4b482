import { lookup, mimes } from "mrmime";

// The one usual type that mrmime leaves out.
mimes.ico = "image/x-icon";

/** The Content-Type of a file, by the end of its name. */
export function contentType(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
