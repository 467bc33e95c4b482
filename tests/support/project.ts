import { readFile } from "node:fs/promises";
import path from "node:path";
import { createBuilder, createLogger, type InlineConfig, type Plugin } from "vite";
import { vi } from "vitest";
import * as hosting from "../../build/hosts/host-files.ts";
import { prerender } from "../../build/plugin.ts";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Where a file of the project is on this machine, as Vite names it. */
export function fileAt(name: string): string {
  return path.posix.join(ROOT.replaceAll("\\", "/"), name);
}

/** The site without its looks, for a test that edits its files in memory: nothing on the disk changes. */
export function testProject(first: readonly Plugin[] = []) {
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
    plugins: [...first, edits, prerender(hosting)],
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

/** The first occurrence of a text in a file, and what takes its place. */
export type Edit = readonly [file: string, from: string, to: string];

/**
 * Builds the project with some of its files edited, and returns the lines that it shows to the owner.
 * @param first Plugins that come before all others.
 */
export async function buildProject(
  outDir: string,
  edits: readonly Edit[],
  first: readonly Plugin[] = [],
): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) };
  const { config, edit } = testProject(first);
  for (const change of edits) await edit(...change);
  // Vitest sets NODE_ENV, and Vite does not change it if it is set. React must be the same in Vite and in Node.
  vi.stubEnv("NODE_ENV", "production");
  const builder = await createBuilder({ ...config, customLogger, build: { outDir, emptyOutDir: true } });
  await builder.buildApp();
  return warnings;
}
