import { type Files, rewrite, textFile } from "../site.ts";

/* For an engine whose WebDriver hands out no console, and leaves the page for a link to an outside program. */

/** Named as the site's own scripts are, so that its worker keeps it too, and it is there without a network. */
const ADDRESS = "/assets/watch-00000000.js";

/** Where the page keeps what it has noted, for all pages of the site. */
export const NOTES = { errors: "watch-errors", openings: "watch-openings" };

/** Runs in the page before any script of its own. */
function watch(notes: typeof NOTES): void {
  const note = (key: string, entry: unknown) => {
    const entries: unknown[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    localStorage.setItem(key, JSON.stringify([...entries, entry]));
  };
  addEventListener(
    "error",
    (event) => {
      const source = event.target instanceof Element ? event.target.outerHTML : undefined;
      note(notes.errors, source ? `Could not load ${source}` : event.message);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note(notes.errors, `Unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note(notes.errors, `Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`);
  });
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...args: unknown[]) => {
      note(notes.errors, args.map(String).join(" "));
      log.apply(console, args);
    };
  }
  Object.defineProperty(globalThis, "openedLink", {
    set: (url) => note(notes.openings, { url, at: Date.now() }),
  });
}

/** The site with this watch as the first script of every page. */
export function watched(files: Files): Files {
  const pages = rewrite(files, /html/, (html) =>
    html.replace("<head>", `<head><script src="${ADDRESS}"></script>`),
  );
  const script = `(${watch})(${JSON.stringify(NOTES)})`;
  return new Map(pages).set(ADDRESS, textFile("text/javascript; charset=utf-8", script));
}

/**
 * The watched site, whose request form only notes what it would open: "location.href = …" cannot be seen
 * from a script in any other way.
 */
export function withHandOffNoted(files: Files): Files {
  const [address, file] = [...files].find(([name]) => name.startsWith("/assets/request-form-")) ?? [];
  const code = String(file?.forms.get("identity")?.body);
  const changed = code.replace("location.href=", "globalThis.openedLink=");
  if (!address || !file || changed === code)
    throw new Error("The form's code opens its links in another way");
  return new Map(files).set(address, textFile(file.type, changed));
}
