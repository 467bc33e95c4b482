import type { SiteFiles } from "../../hosting/built-site.ts";
import { scriptHashes } from "../../prerender/page-policy.ts";
import { rewrite } from "../support/deploys.ts";

/* For an engine whose WebDriver hands out no console, and leaves the page for a link to an outside program. */

/** Where the page keeps what it has noted, for all pages of the site. */
export const NOTES = { errors: "watch-errors", openings: "watch-openings" };

/** Runs in the page before any script of its own. */
function watch(notes: typeof NOTES): void {
  const note = (key: string, entry: string) => {
    const entries: string[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    localStorage.setItem(key, JSON.stringify([...entries, entry]));
  };
  const noteError = ({ target, message }: ErrorEvent) =>
    note(notes.errors, target instanceof Element ? `Could not load ${target.outerHTML}` : message);
  addEventListener("error", noteError, true);
  addEventListener("unhandledrejection", ({ reason }) => note(notes.errors, `Unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note(notes.errors, `Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`);
  });
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => note(notes.errors, args.map(String).join(" "));
  }

  const isOutside = (url: string) => /^(sms|tel|mailto):/.test(url);
  Object.defineProperty(globalThis, "openedLink", { set: (url) => note(notes.openings, url) });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link || !isOutside(link.href)) return;
    event.preventDefault();
    note(notes.openings, link.href);
  });
  // Links that scripts click without adding them to the page.
  HTMLAnchorElement.prototype.click = function () {
    if (isOutside(this.href)) note(notes.openings, this.href);
    else HTMLElement.prototype.click.call(this);
  };
}

/**
 * The site with this watch as the first script of every page.
 * @param asBuilt Whether the scripts in files stay as they are; else all scripts only note what they would open: no
 * other script can see "location.href = …".
 */
export function watched(files: SiteFiles, asBuilt: boolean): SiteFiles {
  const watching = `<head><script>(${watch})(${JSON.stringify(NOTES)})</script>`;
  const pages = rewrite(files, /html/, (html) => html.replace("<head>", () => watching));
  if (asBuilt) return pages;
  const noting = rewrite(pages, /html|javascript/, (text) =>
    text.replaceAll(/(?<![\w.])location\.href=(?!=)/g, "globalThis.openedLink="),
  );
  return rewrite(noting, /html/, withScriptsAllowed);
}

/** A page whose own policy allows its scripts as they are now. */
function withScriptsAllowed(html: string): string {
  return html.replace("script-src 'self'", (source) => [source, ...scriptHashes(html)].join(" "));
}
