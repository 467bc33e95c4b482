/** Runs in the page: whether its worker has the whole site, in the newest store. */
export async function isPackStored(): Promise<boolean> {
  const store = await caches.open((await caches.keys()).at(-1) ?? "");
  return (await store.match("/pack")) !== undefined;
}
