import { MANIFEST } from "./precache-manifest.ts";
import { responseFrom, type SitePack } from "./site-pack.ts";
import { confirmedAt, findPack } from "./store.ts";

/** How long a pack that was known to be current may answer before the network is asked. */
const CURRENT_FOR_MS = 3_600_000;

/** The pack as it was parsed, or is about to be; pages that are asked for meanwhile wait for the same. */
let parsing: Promise<{ pack: SitePack; isOwn: boolean } | undefined> | undefined;

/**
 * The pack that is kept, with the pages at hand without the network; undefined where there is none, or the browser's
 * storage is damaged.
 */
export async function loadPack() {
  try {
    parsing ??= parsePack();
    const parsed = await parsing;
    // That of the deploy before only does until this deploy's is there.
    if (!parsed?.isOwn) parsing = undefined;
    if (!parsed) return undefined;
    const { pack, isOwn } = parsed;
    const age = Date.now() - (await confirmedAt());
    const { notFound, headers } = MANIFEST;
    return {
      /** The page or picture of an address; undefined when the pack has none. */
      find: (address: string) => responseFrom(pack, address, notFound, headers),
      /** The page for unknown addresses; undefined where the pack does not have all of the site. */
      notFound: () => (pack.whole ? responseFrom(pack, notFound, notFound, headers) : undefined),
      /** Whether it is this deploy's, and was known to be the newest less than an hour ago; not by a clock set back. */
      isCurrent: isOwn && age >= 0 && age < CURRENT_FOR_MS,
    };
  } catch {
    parsing = undefined;
    return undefined;
  }
}

async function parsePack(): Promise<{ pack: SitePack; isOwn: boolean } | undefined> {
  const kept = await findPack();
  return kept && { pack: await kept.response.json(), isOwn: kept.isOwn };
}
