/** Whether a file is what Git has in place of one in Git LFS (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
export function isLfsPointer(content: Buffer): boolean {
  return content.subarray(0, 50).toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
}

/** What is wrong with such a file, and what to do. */
export const IN_LFS =
  "it is in Git LFS, and only a pointer to it is here; get it with: git lfs install && git lfs pull";
