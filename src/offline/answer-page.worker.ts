import { withDeadline } from "../shared/deadline.ts";
import { loadPack } from "./pack.worker.ts";
import { isFromThisSite, MANIFEST } from "./precache-manifest.ts";
import { cacheResponse, findCached } from "./store.worker.ts";

/** How long to wait for a page that is not stored: long enough for a weak signal, but not forever. */
const UNCACHED_PAGE_DEADLINE_MS = 10_000;

/** How long to wait for a fresh copy before the stored one is used. */
const FRESH_COPY_DEADLINE_MS = 1000;

/** For a minute after a timeout the line counts as dead: stored copies are used without waiting. */
const STAYS_DEAD_MS = 60_000;

/** When the host last timed out. Reset as soon as it answers again. */
let deadSince = Number.NEGATIVE_INFINITY;

/**
 * Answers with the page from a current pack at once. Otherwise from the network; if that fails or is late,
 * with the stored copy; otherwise with the page for unknown addresses, if there can be no page, or with the
 * offline page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = pageAddress(event.request.url);
  const pack = await loadPack();
  const packed = pack?.find(address);
  if (packed && pack?.isCurrent) return packed;
  const network = fetch(event.request);
  if (!packed) {
    event.waitUntil(network.then((response) => cachePage(address, response.clone())).catch(() => {}));
  }
  const kept = packed ?? (await findCached(address));
  const response = await answerInTime(network, kept !== undefined);
  if (kept) return response && response.status < 500 ? response : kept;
  if (response) return response;
  // The pack has no files but pictures: one that it does not have may exist.
  const missing = isFile(address) ? undefined : pack?.notFound();
  return missing ?? (await offlinePage());
}

/**
 * Answers with a picture from the pack, in the same way as with a page. Other pictures come only from the
 * network.
 */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const pack = await loadPack();
  const packed = pack?.find(new URL(request.url).pathname);
  if (packed && pack?.isCurrent) return packed;
  const network = fetch(request);
  return packed ? ((await answerInTime(network, true)) ?? packed) : await network;
}

/**
 * The host's answer; undefined if the host cannot be reached or is late. On a dead line a driver waits once, and not for
 * every page.
 * @param hasCopy Whether a stored copy can be used instead.
 */
async function answerInTime(network: Promise<Response>, hasCopy: boolean): Promise<Response | undefined> {
  const answered = () => {
    deadSince = Number.NEGATIVE_INFINITY;
  };
  network.then(answered, () => {});
  if (hasCopy && Math.abs(Date.now() - deadSince) < STAYS_DEAD_MS) return undefined;
  const ms = hasCopy ? FRESH_COPY_DEADLINE_MS : UNCACHED_PAGE_DEADLINE_MS;
  const answer = await withDeadline(ms, network).catch(() => undefined);
  if (hasCopy && answer === "timed-out") deadSince = Date.now();
  return typeof answer === "string" ? undefined : answer;
}

async function offlinePage(): Promise<Response> {
  const kept = await findCached(MANIFEST.offlinePage);
  if (!kept) return Response.error();
  return new Response(kept.body, { headers: MANIFEST.headers });
}

/** The address of a page without the query that an ad may have added. */
export function pageAddress(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, "") || "/";
}

/** Whether an address is a file's, as "/contact.vcf" is, and not a page's. */
export function isFile(address: string): boolean {
  return /\.[^/]*$/.test(address);
}

/** Stores a page from the network, if it is a page of this site. */
export async function cachePage(address: string, response: Response): Promise<void> {
  if (response.ok && (await isFromThisSite(address, response))) {
    await cacheResponse(address, response);
  }
}
