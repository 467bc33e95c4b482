import { CorrectionError } from "../src/owner/correction-error.ts";

/** An error while the build writes: what the system says of which folder, and what an owner can do about it. */
export function writeProblem(error: unknown): CorrectionError {
  return new CorrectionError("The build was not finished, and nothing was changed", [
    String(error),
    'Folders of somebody else, perhaps since a run as root, are made yours by: sudo chown -R "$USER" dist hosts',
    "A mount, a link to nothing or a full disk cannot be written to: build elsewhere, and copy the files there",
  ]);
}
