import "./kept.ts";
import { isOurs } from "./ours.ts";
import { findKept, keep } from "./store.ts";

/**
 * A file whose name holds its content's hash: the kept one; else from the network, and kept from then on. One that
 * only another deploy knows is not kept: its content cannot be checked.
 */
export async function answerFile(event: FetchEvent, address: string): Promise<Response> {
  const kept = await findKept(address);
  if (kept) return kept;
  if (KEPT.files[address] === undefined) return await fetch(event.request);
  const response = await fetchFile(address);
  event.waitUntil(keep(address, response.clone()).catch(() => {}));
  return response;
}

/**
 * Makes sure that a file is kept with this deploy; one that the deploy before has kept is not asked for again.
 * @throws {Error} when the file cannot be had or kept.
 */
export async function keepFile(address: string): Promise<void> {
  await keep(address, (await findKept(address)) ?? (await fetchFile(address)));
}

/**
 * A file of this deploy from the network; when it is another's, once more past the HTTP cache, which may have kept
 * what a portal gave.
 * @throws {Error} when the file cannot be had.
 */
async function fetchFile(address: string): Promise<Response> {
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(address, { cache });
    if (response.ok && (await isOurs(address, response))) return response;
  }
  throw new Error(`${address}: the answer is not this site's`);
}
