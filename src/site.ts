/**
 * The contract between the prerenderer and the site: `/src/document/render.tsx` exports these. All else that the
 * prerenderer knows of the site is in `prerender/site.ts`.
 */
export interface Site {
  /** Every address, each starting with "/" and, but for "/" itself, ending without one. */
  addresses: readonly string[];
  /** The whole HTML document of an address, or of OFFLINE; of an unknown one, the "not found" page. */
  render(address: string): string;
  /** Pages of one kind carry the same styles: what any of them may need. */
  kindOf(address: string): string;
  /** False removes the service worker, and what it kept, from visitors' phones. */
  worksOffline: boolean;
  /**
   * Stands in the source of every document, also of OFFLINE, and of no other site: by it a phone tells a page
   * of this site from that of a captive portal, and keeps no other.
   */
  mark: string;
  /** Files made from the same data, such as a sitemap or a picture, by their path from the root ("a/b.png"). */
  files: Readonly<Record<string, FileSource>>;
  redirects: readonly Redirect[];
  /** Protocol and host at which the site will stand. */
  siteUrl: string;
  /** What a page may ask for beside the site itself. */
  outsideOf(address: string): { geocoder: string; adScript: string | null };
  /** Those of the addresses whose pages are only there to be looked at: no other page may link to them. */
  drafts: readonly string[];
  /** What the build says of the site, one line each. */
  notes: readonly string[];
}

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
