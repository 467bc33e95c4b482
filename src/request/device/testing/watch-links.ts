import { vi } from "vitest";

/**
 * Records the links to outside programs that the page opens, or tries to; before one in a new tab is "_blank ".
 * @param blocked the scheme of links that the browser refuses to open.
 */
export function watchLinks(blocked = "none"): string[] {
  const links: string[] = [];
  vi.stubGlobal("location", {
    set href(link: string) {
      links.push(link);
      if (link.startsWith(blocked)) throw new DOMException("Blocked", "SecurityError");
    },
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.target} ${this.href}`);
  });
  return links;
}
