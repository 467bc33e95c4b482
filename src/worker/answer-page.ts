import { confirmDeploy, loadPack } from "./pack.ts";
import { cacheResponse, findCached } from "./store.ts";
import { isFromThisSite } from "./verify-response.ts";

/** How long a page that is kept waits for a fresh one. */
const CACHED_PAGE_DEADLINE_MS = 1000;

/** How long a page that is not kept may take: a weak signal gets its time, a dead one an answer. */
const UNCACHED_PAGE_DEADLINE_MS = 10_000;

/**
 * A page out of a current pack at once. Else from the network; the copy that is kept when that fails or is late; else
 * the page for unknown addresses, or the offline page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request.url);
  const pack = await loadPack();
  const packed = pack?.find(address);
  event.waitUntil(confirmDeploy().catch(() => {}));
  if (packed && pack?.isCurrent) return packed;
  const network = fetch(event.request);
  if (!packed) {
    event.waitUntil(network.then((response) => cachePage(address, response.clone())).catch(() => {}));
  }
  const kept = packed ?? (await findCached(address));
  try {
    const response = await withDeadline(network, kept ? CACHED_PAGE_DEADLINE_MS : UNCACHED_PAGE_DEADLINE_MS);
    return kept && response.status >= 500 ? kept : response;
  } catch {
    return kept ?? pack?.notFound() ?? (await offlinePage());
  }
}

/** A picture of the pack, as a page; others come from the network alone. */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const pack = await loadPack();
  const packed = pack?.find(new URL(request.url).pathname);
  if (packed && pack?.isCurrent) return packed;
  const network = fetch(request);
  return packed ? await withDeadline(network, CACHED_PAGE_DEADLINE_MS).catch(() => packed) : await network;
}

/**
 * Keeps the pages that are open: they came before there was a worker to keep them, and are in the HTTP cache. Where
 * not, they are asked for without what an ad has added: it would count a second visit.
 */
export async function cacheOpenPages(clients: Clients): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    const address = addressOf(url);
    const cached = fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    await cachePage(address, await cached.catch(() => fetch(address)));
  }
}

async function cachePage(address: string, response: Response): Promise<void> {
  if (response.ok && (await isFromThisSite(address, response))) await cacheResponse(address, response);
}

async function offlinePage(): Promise<Response> {
  const kept = await findCached(PRECACHE_MANIFEST.offlinePage);
  if (!kept) return Response.error();
  return new Response(kept.body, { headers: PRECACHE_MANIFEST.headers });
}

/** One address for a page, whatever query an ad has added to it. */
function addressOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "") || "/";
}

/** What a promise gives; an error if it takes longer than so many milliseconds. */
async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
