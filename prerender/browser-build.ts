import type { Rolldown } from "vite";
import { shortHashOf } from "../src/shared/files.ts";
import type { ClientBuild } from "./build.ts";
import { SOURCE_FILES } from "./render-module.ts";

/**
 * The browser build's files that pages need. The style sheet is no file: it goes into the pages.
 * @param entry The script that every page loads, which is built by itself, so that it imports no other file.
 * @throws {Error} that names a style sheet that a script imports.
 */
export function readBrowserBuild(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  entry: string,
): Pick<ClientBuild, "entry" | "islands" | "css" | "code" | "files"> {
  const assets = output.filter((file) => file.type === "asset");
  const sheets = assets.filter(({ fileName }) => fileName.endsWith(".css"));
  const scripts = output.filter((file) => file.type === "chunk");
  const imported = scripts.flatMap(({ moduleIds }) => moduleIds).find((file) => file.endsWith(".css"));
  if (imported !== undefined) {
    throw new Error(
      `${imported}: a script imports it, but no page would have it; import it in ${SOURCE_FILES.styles}.`,
    );
  }
  const entryFile = `assets/entry-${shortHashOf(entry)}.js`;
  return {
    entry: `/${entryFile}`,
    islands: `/${scripts.find(({ isEntry }) => isEntry)?.fileName}`,
    css: sheets.map(({ source }) => String(source)).join(""),
    code: Object.fromEntries([
      [entryFile, entry],
      ...scripts.flatMap(({ modules }) =>
        Object.entries(modules).map(([file, { code }]) => [file, code ?? ""] as const),
      ),
    ]),
    files: {
      [entryFile]: entry,
      ...Object.fromEntries(scripts.map(({ fileName, code }) => [fileName, code])),
      ...Object.fromEntries(
        assets.filter((file) => !sheets.includes(file)).map(({ fileName, source }) => [fileName, source]),
      ),
    },
  };
}
