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
  /** The SHA-256 of each file that pages need, in base64, by its address. */
  files: Readonly<Record<string, string>>;
  /** Text that is in every page of this site, and in no page of another. */
  signature: string;
}

/** Prepended to the worker's code: see src/offline/offline-files.ts. */
declare const PRECACHE_MANIFEST: PrecacheManifest;

/** What this worker was built with. */
export const MANIFEST = PRECACHE_MANIFEST;

/** Whether an address names a file with a content hash in its name. Such a file never changes. */
export function isHashed(address: string): boolean {
  return address.startsWith("/assets/");
}

/**
 * Whether a response is this site's. Captive portals and filters answer any address with their own page and
 * status 200, and a broken connection can leave half a page.
 * @returns True also for a file of another deploy, whose hash this one does not know.
 */
export async function isFromThisSite(address: string, response: Response): Promise<boolean> {
  const copy = response.clone();
  if (isHashed(address)) {
    const hash = MANIFEST.files[address];
    return hash === undefined || hash === (await sha256(copy));
  }
  const html = await copy.text();
  return html.includes(MANIFEST.signature) && html.trimEnd().endsWith("</html>");
}

async function sha256(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
