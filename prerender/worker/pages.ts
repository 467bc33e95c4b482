import "./kept.ts";
import { within } from "./deadline.ts";
import { isOurs } from "./ours.ts";
import { dropOldPages, findKept, keep } from "./store.ts";

/** How long a page that is kept waits for a fresh one. */
const FRESH_WITHIN = 3000;

/** How long a page that is not kept may take: a weak signal gets its time, a dead one an answer. */
const ANY_WITHIN = 10_000;

/** A page from the network; the copy of the last visit when that fails or is late; else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request.url);
  const network = fetch(event.request);
  event.waitUntil(network.then((response) => keepPage(address, response.clone())).catch(() => {}));
  const kept = await findKept(address);
  try {
    const response = await within(network, kept ? FRESH_WITHIN : ANY_WITHIN);
    return kept && response.status >= 500 ? kept : response;
  } catch {
    return kept ?? (await offlinePage());
  }
}

/**
 * Keeps the pages that are open: they came before there was a worker to keep them, and are in the HTTP cache. Where
 * not, they are asked for without what an ad has added: it would count a second visit.
 */
export async function keepOpenPages(clients: Clients): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    const address = addressOf(url);
    const cached = fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    await keepPage(address, await cached.catch(() => fetch(address)));
  }
}

async function keepPage(address: string, response: Response): Promise<void> {
  if (!response.ok || !(await isOurs(address, response))) return;
  await keep(address, response);
  await dropOldPages();
}

async function offlinePage(): Promise<Response> {
  const kept = await findKept(KEPT.offlinePage);
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(kept.body, { headers });
}

/** One address for a page, whatever query an ad has added to it. */
function addressOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "") || "/";
}
