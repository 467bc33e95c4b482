import type { PrecacheManifest } from "./precache-manifest.ts";

/** Whether an address is that of a file with its content's hash in its name, which never changes. */
export function isHashed(address: string): boolean {
  return address.startsWith("/assets/");
}

/**
 * Whether a response holds what this site has at an address. A captive portal or a filter answers any address with
 * a page of its own and status 200; and a connection that is cut can leave the half of a page.
 * @returns True too for a file of another deploy, whose content this one does not know.
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
