/**
 * Replaces the preload helper that Vite wraps around each import() in the browser build. It fetches the files
 * before the browser loads them as modules: a failed fetch can be tried again, but a module that failed to
 * load stays failed while the page is open (until Chromium 156, Firefox 154:
 * https://github.com/whatwg/html/issues/10327). The modules then come from the HTTP cache, and all files load
 * in parallel.
 * @param files Addresses of the module and all that it imports, from the site's root, without the slash.
 * @throws {Error} if a file cannot be loaded.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchWhole));
  return load();
}

async function fetchWhole(file: string): Promise<void> {
  const address = `/${file}`;
  let response = await fetch(address);
  // The HTTP cache may hold a captive portal's page for this file, with status 200.
  if (!isCode(response)) response = await fetch(address, { cache: "reload" });
  if (!isCode(response)) throw new Error(`${file}: ${response.status}, not code`);
  await response.arrayBuffer();
}

function isCode({ ok, headers }: Response): boolean | undefined {
  return ok && headers.get("Content-Type")?.includes("javascript");
}
