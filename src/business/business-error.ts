/** An invalid value in business.ts. */
export interface Problem {
  /** Its place: names of fields, and numbers in lists. */
  path: readonly PropertyKey[];
  /** The field, the value and what is expected, in one line. */
  text: string;
}

/** Invalid values in business.ts. The message names each field, its value, and what to do. */
export class BusinessError extends Error {
  override name = "BusinessError";
  /** Without a stack trace, which would hide the message. */
  override stack: string;

  constructor(lines: readonly string[]) {
    super(`business.ts needs a correction:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.stack = this.message;
  }
}
