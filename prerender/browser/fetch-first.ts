/**
 * Takes the place of what Vite wraps around each import() in the browser build. It fetches the files whole before the
 * browser loads them as modules: a module that could not be fetched stays so in the page (until Chromium 156, Firefox
 * 154: https://github.com/whatwg/html/issues/10327), while a failed fetch can be done again. The files are then in
 * the HTTP cache, and have come side by side instead of one after the other.
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
  // What a captive portal gives for code, with status 200, may stand in the HTTP cache.
  if (!isCode(response)) response = await fetch(address, { cache: "reload" });
  if (!isCode(response)) throw new Error(`${file}: status ${response.status}, not code`);
  await response.arrayBuffer();
}

function isCode({ ok, headers }: Response): boolean {
  return ok && /javascript/.test(headers.get("Content-Type") ?? "");
}
