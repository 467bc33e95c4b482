import { inspect } from "node:util";

/** A problem of the site, for the one who builds it. Shown without a stack trace. */
export class SiteError extends Error {
  override name = "SiteError";

  constructor(problems: readonly string[]) {
    super(`The site has problems:\n  ${problems.join("\n  ")}`);
    this.stack = this.message;
  }

  /** How Vite prints it. */
  [inspect.custom](): string {
    return this.message;
  }
}
