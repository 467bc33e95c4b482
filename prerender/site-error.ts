import { inspect } from "node:util";

/** What is wrong with the site, for the one who builds it: without the trace of the program that has found it. */
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
