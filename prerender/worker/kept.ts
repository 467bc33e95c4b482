/** What the build tells the worker. */
export interface Kept {
  /** Changes with every deploy that changes a file. */
  version: string;
  /** Address of the offline page. */
  offlinePage: string;
  /** Addresses of the scripts and fonts that pages need. */
  files: readonly string[];
}

declare global {
  /** Stands before the worker's code: see ../offline-files.ts. */
  const KEPT: Kept;
}
