/** What the names of this site's caches begin with. Another app on the same origin would not call its own so. */
export const PREFIX = "roadside-assistance-pages-";

/** Deletes this site's caches. @param kept the name of one to keep. */
export async function deleteCaches(kept?: string): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== kept) await caches.delete(name);
}
