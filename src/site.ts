/* What the pages, the build and the hosts agree on. */

/** What `/src/document/content/content-problems.ts` exports: what is wrong with the content's words and values, one line each. */
export interface ContentCheck {
  contentProblems(): string[];
}

/** An address that a page had before, and the page that its visitors are sent on to. */
export interface Redirect {
  from: string;
  to: string;
}

/** Stands for every address that does not exist: static hosts look for its page in 404.html. */
export const NOT_FOUND = "/404";

/** Stands for what a phone without a signal shows in place of a page it has not kept: it has no address. */
export const OFFLINE = "/offline";

/** What a file holds: text, or bytes. */
export type FileContent = string | Uint8Array;

/** A file, or what makes it: called by every build, in development only when the file is asked for. */
export type FileSource = FileContent | (() => FileContent | Promise<FileContent>);

/** Sources that every document names, for development: the build puts what came of them in their place. */
export const SOURCES = {
  browser: "/src/client/entry.ts",
  firstAid: "/src/client/first-aid/first-aid.ts",
  styles: "/src/styles/site.css",
} as const;
