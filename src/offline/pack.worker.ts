import { NOT_FOUND } from "../shared/build-contract.ts";
import { confirmedAt, findCached } from "./deploy-cache.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { responseFrom, type SitePack } from "./site-pack.ts";

/** How long a pack counts as current after it was confirmed. */
const CURRENT_FOR_MS = 3_600_000;

/** The same until today's notice is over, because the owner may change it at any minute. */
const CURRENT_WITH_NOTICE_MS = 300_000;

/** The parsed pack, or the promise of it, for all requests. */
let parsing: Promise<SitePack | undefined> | undefined;

/** The stored pack; undefined if the browser has removed or damaged it. */
export async function loadPack() {
  parsing ??= findCached(MANIFEST.pack).then((cached) => cached?.json());
  const pack = await parsing.catch(() => undefined);
  if (!pack) {
    parsing = undefined;
    return undefined;
  }
  const now = Date.now();
  const currentFor = now < MANIFEST.noticeUntil ? CURRENT_WITH_NOTICE_MS : CURRENT_FOR_MS;
  const age = now - ((await confirmedAt()) ?? 0);
  // Below 0, the clock was set back: nobody knows how long ago it was confirmed.
  const isCurrent = age >= 0 && age < currentFor;
  /** The page, picture or redirect at an address; undefined if the pack has none. */
  const find = (address: string, query = "") => responseFrom(pack, address, query, MANIFEST.headers);
  return {
    find,
    /** The page for unknown addresses; undefined if the address may be one of a newer deploy. */
    notFound: () => (isCurrent ? find(NOT_FOUND) : undefined),
    isCurrent,
  };
}
