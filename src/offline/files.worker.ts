import { isFromThisSite, MANIFEST } from "./precache-manifest.ts";
import { cacheResponse, findCached } from "./store.worker.ts";

/**
 * Answers with a file whose name has its content's hash: the stored one, or one from the network, which is
 * then stored. A file that only another deploy knows is not stored, because its content cannot be checked.
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
 * Fetches a file of this deploy. If its content is wrong, it is fetched again past the HTTP cache, which may
 * hold a captive portal's page.
 * @throws {Error} if the file cannot be fetched.
 */
export async function fetchFile(address: string, options: RequestInit = {}): Promise<Response> {
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(address, { ...options, cache });
    if (response.ok && (await isFromThisSite(address, response))) return response;
  }
  throw new Error(`${address}: the answer is not this site's`);
}
