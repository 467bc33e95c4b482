import { lookup, mimes } from "mrmime";

// A common type that mrmime lacks, and one that it has from before RFC 6350.
mimes.ico = "image/x-icon";
mimes.vcf = "text/vcard";

/** The Content-Type of a file by its extension. */
export function contentType(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
