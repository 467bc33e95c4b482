import { readFile } from "node:fs/promises";
import path from "node:path";
import type { InlineConfig } from "vite";
import * as hosting from "../../build/hosts/host-files.ts";
import { prerender } from "../../build/plugin.ts";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Where a file of the project is on this machine, as Vite names it. */
export function fileAt(name: string): string {
  return path.posix.join(ROOT.replaceAll("\\", "/"), name);
}

/** The site without its looks, for a test that edits its files in memory: nothing on the disk changes. */
export function testProject() {
  const edited = new Map([[fileAt("src/site/styles/site.css"), "h1 { color: #010203 }"]]);
  const edits = {
    name: "edits",
    enforce: "pre",
    load: (id: string) => edited.get(id.split("?")[0] ?? ""),
  } as const;
  const config: InlineConfig = {
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    plugins: [edits, prerender(hosting)],
  };
  return {
    config,
    /** Replaces the first occurrence of a text in a file. */
    async edit(name: string, from: string, to: string): Promise<void> {
      const text = edited.get(fileAt(name)) ?? (await readFile(path.join(ROOT, name), "utf8"));
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      edited.set(fileAt(name), text.replace(from, to));
    },
  };
}
