/** What the names of this site's caches begin with. Other sites' caches may be on the same origin. */
export const PREFIX = "site-";

/** Deletes this site's caches. @param kept the name of one to keep. */
export async function deleteCaches(kept?: string): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== kept) await caches.delete(name);
}
