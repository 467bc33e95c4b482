/** What the file with the code of all islands exports, among other things. */
interface Islands {
  hydrate(element: HTMLElement): void;
}

/** How often loading has failed on this page. */
let failures = 0;

/**
 * Loads the file with the code of the islands, whose address is in the page's HTML (src/site/document/head.tsx). After
 * a failure the next call uses another address: a module that failed to load stays failed while the page is open (until
 * Chromium 156 and Firefox 154: https://github.com/whatwg/html/issues/10327), and the HTTP cache may hold a captive
 * portal's page at the first.
 * @throws what the browser says if the code cannot be loaded.
 */
export async function loadIslands<File extends Islands>(): Promise<File> {
  const address = document.querySelector<HTMLElement>("[data-islands]")?.dataset.islands;
  try {
    return await import(/* @vite-ignore */ failures === 0 ? `${address}` : `${address}?${failures}`);
  } catch (error) {
    failures++;
    throw error;
  }
}
