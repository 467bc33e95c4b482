/** What the file with the code of all islands has, whatever else is in it. */
interface Islands {
  hydrate(element: HTMLElement): void;
}

/** How often this page has asked for the code in vain. */
let failures = 0;

/**
 * Loads the file with the code of the islands. The page's HTML has its address (src/site/document/head.tsx), so that
 * this script need not know it. After a failure the next call uses another address, because a module that failed to load
 * stays failed while the page is open (until Chromium 156, Firefox 154: https://github.com/whatwg/html/issues/10327), and
 * because the HTTP cache may hold a captive portal's page at the first one.
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
