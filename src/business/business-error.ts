/** A value of business.ts that cannot be right. */
export interface Problem {
  /** Its place: names of fields, and numbers in lists. */
  path: readonly PropertyKey[];
  /** The field, the value and what is expected, in one line. */
  text: string;
}

/** business.ts holds what cannot be right; the message names each place, value and remedy. */
export class BusinessError extends Error {
  override name = "BusinessError";
  /** Without the usual trace, which would bury the message: the place to look at is business.ts. */
  override stack: string;

  constructor(lines: readonly string[]) {
    super(`business.ts needs a correction:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.stack = this.message;
  }
}
