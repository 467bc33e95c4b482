import path from "node:path";
import { contentType } from "../content-type.ts";
import type { HostSite } from "./host-site.ts";

export const PAGE_TYPE = contentType("page.html");

/** The media types of the site's files by the end of their names ("js"); pages have no such end. */
export function mediaTypes({ addresses }: HostSite): { extension: string; type: string }[] {
  const extensions = addresses.map((address) => path.posix.extname(address).slice(1)).filter(Boolean);
  return [...new Set(extensions)]
    .sort()
    .map((extension) => ({ extension, type: contentType(`x.${extension}`) }));
}
