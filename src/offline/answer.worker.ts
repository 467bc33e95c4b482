import { withDeadline } from "../shared/deadline.ts";
import { loadPack } from "./pack.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { findStored } from "./store.worker.ts";

/** How long to wait for a page that the pack does not have: long enough for a weak signal, but not forever. */
const UNPACKED_PAGE_DEADLINE_MS = 10_000;

/** How long to wait for a fresh copy before the one in the pack is used. */
const FRESH_COPY_DEADLINE_MS = 1000;

/** For a minute after a timeout the line counts as dead: the pack is used without waiting. */
const STAYS_DEAD_MS = 60_000;

/** When the host last timed out. Reset as soon as it answers again. */
let deadSince = Number.NEGATIVE_INFINITY;

/**
 * Answers with the page from a current pack at once. Otherwise from the network; if that fails or is late,
 * with the page from the pack; otherwise with the page for unknown addresses, if there can be no page, or with the
 * offline page.
 */
export async function answerPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const address = pathname.replace(/\/+$/, "") || "/";
  const pack = await loadPack();
  const packed = pack?.find(address);
  if (packed && pack?.isCurrent) return packed;
  const answer = await answerInTime(fetch(request), packed !== undefined);
  if (packed) return answer && answer.status < 500 ? answer : packed;
  if (answer) return answer;
  // The pack has no files but pictures: one that it does not have may exist.
  const isFile = /\.[^/]*$/.test(address);
  return (isFile ? undefined : pack?.notFound()) ?? (await offlinePage());
}

/** Answers with a picture from the pack, in the same way as with a page. Other pictures come only from the network. */
export async function answerPicture(request: Request): Promise<Response> {
  const pack = await loadPack();
  const packed = pack?.find(new URL(request.url).pathname);
  if (packed && pack?.isCurrent) return packed;
  const network = fetch(request);
  return packed ? ((await answerInTime(network, true)) ?? packed) : await network;
}

/** Answers with a file whose name has its content's hash: the stored one, or that of another deploy from the network. */
export async function answerFile(request: Request): Promise<Response> {
  return (await findStored(new URL(request.url).pathname)) ?? (await fetch(request));
}

/**
 * The host's answer; undefined if the host cannot be reached or is late. On a dead line a driver waits once, and not for
 * every page.
 * @param hasCopy Whether the pack has a copy that can be used instead.
 */
async function answerInTime(network: Promise<Response>, hasCopy: boolean): Promise<Response | undefined> {
  const answered = () => {
    deadSince = Number.NEGATIVE_INFINITY;
  };
  network.then(answered, () => {});
  if (hasCopy && Math.abs(Date.now() - deadSince) < STAYS_DEAD_MS) return undefined;
  const ms = hasCopy ? FRESH_COPY_DEADLINE_MS : UNPACKED_PAGE_DEADLINE_MS;
  const answer = await withDeadline(ms, network).catch(() => undefined);
  if (hasCopy && answer === "timed-out") deadSince = Date.now();
  return typeof answer === "string" ? undefined : answer;
}

async function offlinePage(): Promise<Response> {
  const page = await findStored(MANIFEST.offlinePage);
  return page ? new Response(page.body, { headers: MANIFEST.headers }) : Response.error();
}
