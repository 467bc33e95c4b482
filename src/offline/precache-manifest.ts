/** What the build passes to the worker. */
export interface PrecacheManifest {
  /** Different for each deploy that changes a page or a file. */
  version: string;
  /** When the notice on the pages ends, in milliseconds since 1970; 0 without one. */
  noticeUntil: number;
  /** Address of the offline page, which is one of the files. */
  offlinePage: string;
  /** The headers of stored answers: the host's own, and the type of a page. */
  headers: Readonly<Record<string, string>>;
  /** Address of the pack with the site's pages, which is one of the files. */
  pack: string;
  /** The SHA-256 of each file that pages need, in base64, by its address. */
  files: Readonly<Record<string, string>>;
}

/** The build puts it before the worker's code (src/offline/offline-files.ts). */
declare const PRECACHE_MANIFEST: PrecacheManifest;

/** What this worker was built with. */
export const MANIFEST = PRECACHE_MANIFEST;

/** Whether an address names a file with a content hash in its name. Such a file never changes. */
export function isHashed(address: string): boolean {
  return address.startsWith("/assets/");
}
