/** What the load asks for, in turn. */
export interface RequestMix {
  addresses: readonly string[];
  /** Those of them that no page or file has. */
  unknown: ReadonlySet<string>;
}

/** One request in so many is for an address that does not exist. */
const UNKNOWN_EVERY = 10;

/**
 * The requests of visits to every page: the page, one of its scripts or fonts, a picture, and now and then an
 * address that was mistyped.
 * @param files Every file of the built site, from its root: "lockouts.html", "assets/entry-1a2b.js".
 */
export function requestMix(files: readonly string[]): RequestMix {
  const served = files.filter((file) => !/\.(br|gz)$/.test(file)).toSorted();
  const pages = served.filter((file) => file.endsWith(".html") && file !== "404.html").map(pageAddress);
  const assets = served.filter((file) => file.startsWith("assets/"));
  const pictures = served.filter((file) => file.startsWith("pictures/"));
  const found = pages.flatMap((page, index) => [
    page,
    ...[assets, pictures].flatMap((kind) => kind[index % kind.length] ?? []).map((file) => `/${file}`),
  ]);
  const unknown = new Set<string>();
  const addresses = found.flatMap((address, index) => {
    if (index % (UNKNOWN_EVERY - 1) !== 0) return [address];
    const mistyped = `/no-such-page-${index}`;
    unknown.add(mistyped);
    return [address, mistyped];
  });
  return { addresses, unknown };
}

function pageAddress(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");
}
