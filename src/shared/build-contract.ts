/* What the pages, the build and the hosts agree on. */

/** An address that a page had before, and the page that its visitors are redirected to. */
export interface Redirect {
  from: string;
  to: string;
}

/** The route of the page for addresses that do not exist: static hosts send 404.html then. */
export const NOT_FOUND = "/404";

/** The service worker's address. It must never change: browsers look for a new worker at the address of the old one. */
export const WORKER = "/service-worker.js";

/** What a file holds: text, or bytes. */
export type FileContent = string | Uint8Array;

/** A file, or a function that makes it: the build calls it, and in development a request for the file does. */
export type FileSource = FileContent | (() => FileContent | Promise<FileContent>);

/** The owner's logo as the header shows it. */
export const LOGO = "pictures/logo.svg";

/** The owner's photo as the home page shows it: on phones and tablets, and on wide screens. */
export const PHOTO = { band: "pictures/photo-band.avif", wide: "pictures/photo-wide.avif" } as const;

/** The preview card, at the size that chats and networks ask for. */
export const CARD = { path: "/preview-card.png", width: 1200, height: 630 } as const;

/** Source files that every document links to in development; the build puts its own files in their place. */
export const SOURCES = {
  browser: "/src/entry.client.ts",
  islands: "/src/islands.client.ts",
  firstAid: "/src/first-aid.client.ts",
  styles: "/src/site/styles/site.css",
} as const;

/** What a built document has in the place of its Content-Security-Policy, until its styles and scripts are known. */
export const POLICY = "(policy)";
