import { NOT_FOUND } from "../src/site.ts";
import { type HeaderRule, headersFor, holds } from "./header-rules.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** An answer with a file in one of its forms. */
export interface FileAnswer {
  etag: string;
  body: Buffer;
  /** Headers of the answer with the body. */
  headers: string[];
  /** Headers of the answer to a client that has the body. */
  unchanged: string[];
}

/** A file's answers by its form. */
export type FileAnswers = ReadonlyMap<Encoding, FileAnswer>;

/** The answers to every address of the site, worked out once: headers are most of the work of an answer. */
export function siteAnswers(
  files: ReadonlyMap<string, SiteFile>,
  rules: readonly HeaderRule[],
): ReadonlyMap<string, FileAnswers> {
  return new Map(Array.from(files, ([path, file]) => [path, fileAnswers(file, headersFor(path, rules))]));
}

/**
 * The answers where there is no file: that file, with the headers of the address, not to be kept. They are worked
 * out once for each part of the site that has headers of its own: worked out each time, the server gives two fifths as many.
 */
export function notFoundAnswers(
  file: SiteFile,
  rules: readonly HeaderRule[],
): (address: string) => FileAnswers {
  const known = new Map<string, FileAnswers>();
  return (address) => {
    const part = rules.map((rule) => Number(holds(rule, address))).join("");
    let answers = known.get(part);
    if (!answers) {
      // It is a document, also where documents are not expected.
      const common = { ...headersFor(NOT_FOUND, rules), ...headersFor(address, rules) };
      answers = fileAnswers(file, { ...common, "Cache-Control": "no-cache" });
      known.set(part, answers);
    }
    return answers;
  };
}

/**
 * The answers with one file.
 * @param common The headers of its address.
 */
function fileAnswers(file: SiteFile, common: Readonly<Record<string, string>>): FileAnswers {
  const answers = Array.from(file.forms, ([encoding, { body, etag }]): [Encoding, FileAnswer] => {
    const unchanged = headerList({
      ...common,
      ETag: etag,
      ...(file.forms.size > 1 && { Vary: "Accept-Encoding" }),
    });
    const headers = [
      ...unchanged,
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      ...["Content-Type", file.type, "Content-Length", String(body.length)],
    ];
    return [encoding, { etag, body, headers, unchanged }];
  });
  return new Map(answers);
}

/** Names and values in turn: of all the forms that Node takes headers in, the one that costs it least. */
export function headerList(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
