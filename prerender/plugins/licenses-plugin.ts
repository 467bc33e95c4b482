import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** The file in the built site. */
const FILE = "licenses.txt";

/**
 * Writes the licenses of everything that browsers load into one file, because most licenses must go with each copy.
 * @param others Packages that browsers load in other files than scripts; Vite itself finds those in scripts.
 */
export function licenses(others: readonly string[]): Plugin {
  return {
    name: "licenses",
    config: () => ({ environments: { client: { build: { license: { fileName: FILE } } } } }),
    generateBundle: {
      // After Vite has written its part.
      order: "post",
      async handler(_options, bundle) {
        const { name, config } = this.environment;
        if (name !== "client") return;
        const file = bundle[FILE];
        if (file?.type !== "asset") return this.error(`Vite has not written ${FILE}.`);
        const sections = others.map((other) => sectionOf(path.join(config.root, "node_modules", other)));
        file.source = [String(file.source), ...(await Promise.all(sections))].join("\n");
      },
    },
  };
}

/** The license of a package in the form of Vite's sections. */
async function sectionOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const text = await readFile(path.join(folder, "LICENSE"), "utf8");
  return `## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
