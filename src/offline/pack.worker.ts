import { NOT_FOUND } from "../shared/build-contract.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { responseFrom, type SitePack } from "./site-pack.ts";
import { confirmedAt, findStored } from "./store.worker.ts";

/** How long a pack counts as current after it was confirmed. */
const CURRENT_FOR_MS = 3_600_000;

/** The same while a notice stands, which the owner may change or take back at any minute. */
const CURRENT_WITH_NOTICE_MS = 300_000;

/** The promise of the parsed pack. All pages that are requested while it is being parsed share it. */
let parsing: Promise<SitePack | undefined> | undefined;

/** The stored pack, which answers without the network; undefined if the browser has removed or damaged it. */
export async function loadPack() {
  parsing ??= findStored(MANIFEST.pack).then((stored) => stored?.json());
  const pack = await parsing.catch(() => undefined);
  if (!pack) {
    parsing = undefined;
    return undefined;
  }
  const now = Date.now();
  const currentFor = now < MANIFEST.noticeUntil ? CURRENT_WITH_NOTICE_MS : CURRENT_FOR_MS;
  const age = now - ((await confirmedAt()) ?? 0);
  // Confirmed as the newest not long ago. A clock that was set back does not count.
  const isCurrent = age >= 0 && age < currentFor;
  /** The page or picture at an address; undefined if the pack has none. */
  const find = (address: string) => responseFrom(pack, address, MANIFEST.headers);
  return {
    find,
    /** The page for unknown addresses; undefined if this may be a page of a newer deploy. */
    notFound: () => (isCurrent ? find(NOT_FOUND) : undefined),
    isCurrent,
  };
}
