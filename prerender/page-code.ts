import path from "node:path";
import type { Rolldown } from "vite";
import { SITE_FILES } from "./site.ts";

/** What is to be known of a script of the browser build. */
export type CodeChunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "name" | "facadeModuleId" | "isEntry" | "code" | "imports" | "dynamicImports"
>;

/** All code that pages with these islands may run: the entry's and what it leads to, but not by another island. */
export function codeOfPages(chunks: readonly CodeChunk[], islands: ReadonlySet<string>): string {
  const reached = new Set<CodeChunk>();
  const reach = (chunk: CodeChunk) => {
    if (reached.has(chunk) || (isIsland(chunk) && !islands.has(chunk.name))) return;
    reached.add(chunk);
    const next = new Set([...chunk.imports, ...chunk.dynamicImports]);
    for (const other of chunks) if (next.has(other.fileName)) reach(other);
  };
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk);
  return Array.from(reached, ({ code }) => code).join("\n");
}

function isIsland({ facadeModuleId }: CodeChunk): boolean {
  return facadeModuleId !== null && `${path.posix.dirname(facadeModuleId)}/`.endsWith(SITE_FILES.islands);
}
