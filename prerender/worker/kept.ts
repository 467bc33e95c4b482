/** What the build tells the worker. */
export interface Kept {
  /** Changes with every deploy that changes a file. */
  version: string;
  /** Address of the offline page, which is one of the files. */
  offlinePage: string;
  /** The SHA-256 of each file that pages need, in base64, by its address. */
  files: Readonly<Record<string, string>>;
  /** Stands in the source of every page of this site, and in no other's. */
  mark: string;
}

declare global {
  /** Stands before the worker's code: see ../offline-files.ts. */
  const KEPT: Kept;
}
