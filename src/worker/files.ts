import { MANIFEST } from "./precache-manifest.ts";
import { cacheResponse, findCached } from "./store.ts";
import { isFromThisSite } from "./verify-response.ts";

/**
 * A file whose name holds its content's hash: the kept one; else from the network, and kept from then on. One that
 * only another deploy knows is not kept: its content cannot be checked.
 */
export async function answerFile(event: FetchEvent, address: string): Promise<Response> {
  const kept = await findCached(address);
  if (kept) return kept;
  if (MANIFEST.files[address] === undefined) return await fetch(event.request);
  const response = await fetchFile(address);
  event.waitUntil(cacheResponse(address, response.clone()).catch(() => {}));
  return response;
}

/**
 * Makes sure that a file is kept with this deploy; one that the deploy before has kept is not asked for again.
 * @throws {Error} when the file cannot be had or kept.
 */
export async function precacheFile(address: string): Promise<void> {
  await cacheResponse(address, (await findCached(address)) ?? (await fetchFile(address)));
}

/**
 * A file of this deploy from the network; when it is another's, once more past the HTTP cache, which may have kept
 * what a portal gave.
 * @throws {Error} when the file cannot be had.
 */
export async function fetchFile(address: string, options: RequestInit = {}): Promise<Response> {
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(address, { ...options, cache });
    if (response.ok && (await isFromThisSite(address, response, MANIFEST))) return response;
  }
  throw new Error(`${address}: the answer is not this site's`);
}
