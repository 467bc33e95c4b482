import path from "node:path";
import type { Plugin } from "vite";
import { writeHostFiles } from "./write-host-files.ts";

/** Writes the files for hosts when the pages are there, and after all files were compressed: hosts read these as text. */
export function hostFiles(): Plugin {
  return {
    name: "host-files",
    buildApp: {
      order: "post",
      async handler({ config, environments }) {
        const outDir = environments.client?.config.build.outDir ?? "dist";
        const warnings = await writeHostFiles(
          path.resolve(config.root, outDir),
          path.resolve(config.root, "hosts"),
        );
        for (const warning of warnings) config.logger.warn(warning);
      },
    },
  };
}
