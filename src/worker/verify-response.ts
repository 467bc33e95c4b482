import type { PrecacheManifest } from "./precache-manifest.ts";

/** Whether an address names a file with a content hash in its name. Such a file never changes. */
export function isHashed(address: string): boolean {
  return address.startsWith("/assets/");
}

/**
 * Whether a response is this site's. Captive portals and filters answer any address with their own page and
 * status 200, and a broken connection can leave half a page.
 * @returns True also for a file of another deploy, whose hash this one does not know.
 */
export async function isFromThisSite(
  address: string,
  response: Response,
  { files, signature }: Pick<PrecacheManifest, "files" | "signature">,
): Promise<boolean> {
  const copy = response.clone();
  if (isHashed(address)) {
    const hash = files[address];
    return hash === undefined || hash === (await sha256(copy));
  }
  const html = await copy.text();
  return html.includes(signature) && html.trimEnd().endsWith("</html>");
}

async function sha256(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
