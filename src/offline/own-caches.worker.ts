/** What the names of this site's caches begin with. Other sites' caches may be on the same origin. */
export const PREFIX = "site-";

/** The names of this site's caches. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}
