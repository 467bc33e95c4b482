import path from "node:path";
import { CorrectionError } from "../src/owner/correction-error.ts";
import { fieldsOf } from "../src/shared/fields-of.ts";

const FOREIGN = (at: string) =>
  `it, or the folder that it is in, belongs to somebody else, perhaps since a run as root. Make it yours: sudo chown -R "$USER" "${path.dirname(at)}"`;
const IN_USE = () =>
  "it is a mount, or another program uses it, so it cannot be replaced. Mount the folder above it, or build elsewhere and copy the files there";

/** What each error of the system means for a file or folder, and what to do. */
const REASONS: Readonly<Record<string, (at: string) => string>> = {
  EACCES: FOREIGN,
  EPERM: FOREIGN,
  EBUSY: IN_USE,
  EXDEV: IN_USE,
  ENOENT: () => "it is a link to a folder that does not exist. Make that folder, or remove the link",
  ENOSPC: () => "the disk is full",
  EROFS: () => "the disk cannot be written to",
};

/** An error while the build writes, in words for the owner. */
export function writeProblem(error: unknown): CorrectionError {
  const { code, path } = fieldsOf(error);
  const at = String(path ?? "");
  const reason = REASONS[String(code)]?.(at);
  return new CorrectionError("The build was not finished, and nothing was changed", [
    reason === undefined ? String(error) : `${at}: ${reason}`,
  ]);
}
