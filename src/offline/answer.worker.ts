import { withDeadline } from "../shared/deadline.ts";
import { findCached } from "./deploy-cache.worker.ts";
import { loadPack } from "./pack.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";

/** How long to wait for a page that the pack does not have: a weak signal takes long. */
const UNPACKED_PAGE_DEADLINE_MS = 10_000;

/** How long to wait for a fresh copy before the one in the pack is used. */
const FRESH_COPY_DEADLINE_MS = 1000;

/** For so long after a timeout the line counts as dead: the pack is used without waiting. */
const STAYS_DEAD_MS = 60_000;

/** When the host last timed out. Reset as soon as it answers again. */
let deadSince = Number.NEGATIVE_INFINITY;

/** Answers with the page. Without a signal, if the pack lacks it, with the offline page or "not found". */
export async function answerPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const address = pathname.replace(/\/$/, "") || "/";
  const pack = await loadPack();
  const answer = (await fromPack(pack, address, request)) ?? (await answerInTime(request, false));
  if (answer) return answer;
  // Of files, the pack has only pictures: another file may exist.
  const isFile = /\.[^/]*$/.test(address);
  return (isFile ? undefined : pack?.notFound()) ?? (await offlinePage());
}

/** Answers with a picture. One that the pack does not have comes from the network. */
export async function answerPicture(request: Request): Promise<Response> {
  const picture = await fromPack(await loadPack(), new URL(request.url).pathname, request);
  return picture ?? (await fetch(request));
}

/**
 * A page or picture that the pack has. If the pack is not current, the host's copy takes its place, unless that is late
 * or an error of the server.
 */
async function fromPack(pack: Awaited<ReturnType<typeof loadPack>>, address: string, request: Request) {
  const packed = pack?.find(address, new URL(request.url).search);
  if (!packed || pack?.isCurrent) return packed;
  const fresh = await answerInTime(request, true);
  return fresh && fresh.status < 500 ? fresh : packed;
}

/** Answers with a file that has a hash in its name: the stored one, or that of another deploy from the host. */
export async function answerFile(request: Request): Promise<Response> {
  return (await findCached(new URL(request.url).pathname)) ?? (await fetch(request));
}

/**
 * The host's answer; undefined if the host cannot be reached or is late. On a dead line a driver waits once, and not
 * for every page.
 * @param hasCopy Whether the pack has a copy that can be used instead.
 */
async function answerInTime(request: Request, hasCopy: boolean): Promise<Response | undefined> {
  const network = fetch(request);
  const answered = () => {
    deadSince = Number.NEGATIVE_INFINITY;
  };
  network.then(answered, () => {});
  if (hasCopy && Date.now() - deadSince < STAYS_DEAD_MS) return undefined;
  const ms = hasCopy ? FRESH_COPY_DEADLINE_MS : UNPACKED_PAGE_DEADLINE_MS;
  const answer = await withDeadline(ms, network).catch(() => undefined);
  if (hasCopy && answer === "timed-out") deadSince = Date.now();
  return typeof answer === "string" ? undefined : answer;
}

async function offlinePage(): Promise<Response> {
  const page = await findCached(MANIFEST.offlinePage);
  return page ? new Response(page.body, { headers: MANIFEST.headers }) : Response.error();
}
