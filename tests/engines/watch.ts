import type { SiteFiles } from "../../hosting/built-site.ts";
import { scriptHashes } from "../../prerender/page-policy.ts";
import { rewrite, withHashes } from "../support/deploys.ts";

/* For an engine whose WebDriver cannot read the console, and navigates away on a link to an outside program. */

/** Runs in the page before any script of its own: notes errors and such links, for all pages of the site. */
function watch(): void {
  const note = (key: "errors" | "openings", entry: string) => {
    const entries: string[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    localStorage.setItem(key, JSON.stringify([...entries, entry]));
  };
  const noteError = ({ target, message }: ErrorEvent) =>
    note("errors", target instanceof Element ? `Could not load ${target.outerHTML}` : message);
  addEventListener("error", noteError, true);
  addEventListener("unhandledrejection", ({ reason }) => note("errors", `Unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("errors", `Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => note("errors", args.map(String).join(" "));
  }
  Object.defineProperty(globalThis, "openedLink", { set: (href) => note("openings", href) });
  HTMLAnchorElement.prototype.click = function () {
    note("openings", this.href);
  };
}

/**
 * The site with this watch as the first script of every page. No script can observe "location.href = …", so scripts are
 * changed to note such links instead of opening them.
 */
export function watched(files: SiteFiles): SiteFiles {
  const noting = rewrite(files, /html|javascript/, (text) =>
    text.replaceAll(/(?<![\w.])location\.href=(?!=)/g, "globalThis.openedLink="),
  );
  const pages = rewrite(noting, /html/, (html) => {
    const page = html.replace("<head>", () => `<head><script>(${watch})()</script>`);
    // The page's own policy allows its scripts as they are now.
    return page.replace("script-src 'self'", (source) => [source, ...scriptHashes(page)].join(" "));
  });
  return withHashes(pages);
}
