import { MANIFEST } from "./precache-manifest.ts";
import { cacheResponse } from "./store.ts";
import { isFromThisSite } from "./verify-response.ts";

/** One address for a page, whatever query an ad has added to it. */
export function addressOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "") || "/";
}

/** Keeps a page that has come from the network, if it is one of this site. */
export async function cachePage(address: string, response: Response): Promise<void> {
  if (response.ok && (await isFromThisSite(address, response, MANIFEST))) {
    await cacheResponse(address, response);
  }
}
