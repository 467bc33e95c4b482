/**
 * Replaces the preload helper that Vite wraps around each import() in the browser build. It fetches the files whole before
 * the browser loads them as modules, since a failed fetch can be tried again, while a module that could not be loaded stays
 * failed for as long as the page is open (until Chromium 156, Firefox 154:
 * https://github.com/whatwg/html/issues/10327). The files are then in the HTTP cache, and have come in parallel
 * instead of one after the other.
 * @param files Addresses from the site's root, without the slash, of the module and all that it imports.
 * @throws {Error} when a file cannot be had.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchWhole));
  return await load();
}

async function fetchWhole(file: string): Promise<void> {
  const address = `/${file}`;
  let response = await fetch(address);
  // The HTTP cache may hold the page that a captive portal has given for the file, with status 200.
  if (!isCode(response)) response = await fetch(address, { cache: "reload" });
  if (!isCode(response)) throw new Error(`${file}: status ${response.status}, not code`);
  await response.arrayBuffer();
}

function isCode({ ok, headers }: Response): boolean {
  return ok && /javascript/.test(headers.get("Content-Type") ?? "");
}
