/** What the build passes to the worker. */
export interface PrecacheManifest {
  /** Different for each deploy that changes a page or a file. */
  version: string;
  /** Address of the offline page, which is one of the files. */
  offlinePage: string;
  /** The headers of stored answers: the host's own, and the type of a page. */
  headers: Readonly<Record<string, string>>;
  /** Address of the pack with the site's pages, which is one of the files; it is fetched later than the others. */
  pack: string;
  /** Address of the page for unknown addresses. */
  notFound: string;
  /** The SHA-256 of each file that pages need, in base64, by its address. */
  files: Readonly<Record<string, string>>;
  /** Text that is in every page of this site, and in no page of another. */
  signature: string;
}

/** Prepended to the worker's code: see prerender/offline-files.ts. */
declare const PRECACHE_MANIFEST: PrecacheManifest;

/** What this worker was built with. */
export const MANIFEST = PRECACHE_MANIFEST;
