import { findKept, keep } from "./store.ts";

/** A file whose name holds its content's hash: the kept one; else from the network, and kept from then on. */
export async function answerFile(event: FetchEvent, address: string): Promise<Response> {
  const kept = await findKept(address);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(address, response.clone()).catch(() => {}));
  return response;
}
