import { MANIFEST } from "./precache-manifest.ts";
import { cacheResponse } from "./store.ts";
import { isFromThisSite } from "./verify-response.ts";

/** The address of a page without the query that an ad may have added. */
export function addressOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "") || "/";
}

/** Stores a page from the network, if it is a page of this site. */
export async function cachePage(address: string, response: Response): Promise<void> {
  if (response.ok && (await isFromThisSite(address, response, MANIFEST))) {
    await cacheResponse(address, response);
  }
}
