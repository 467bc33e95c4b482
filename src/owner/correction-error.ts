/** Mistakes for the owner to correct, one line each: where, and what to do. Shown without a stack trace. */
export class CorrectionError extends Error {
  override stack: string;

  constructor(heading: string, lines: readonly string[]) {
    super([`${heading}:`, ...lines].join("\n  "));
    this.stack = this.message;
  }
}

/** Mistakes in business.yaml and content/. */
export function ownersError(lines: readonly string[]): CorrectionError {
  return new CorrectionError("What the site is made of needs a correction", lines);
}
