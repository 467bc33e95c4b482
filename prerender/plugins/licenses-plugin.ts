import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** The file in the built site. */
const FILE = "licenses.txt";

/**
 * Writes the licenses of everything that browsers load into one file, because most licenses must go with each copy.
 * Vite finds what is in scripts; the other `dependencies` of package.json, such as the font, are added.
 */
export function licenses(): Plugin {
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
        const inScripts = String(file.source);
        const { dependencies } = JSON.parse(await readFile(path.join(config.root, "package.json"), "utf8"));
        const others = Object.keys(dependencies).filter((name) => !inScripts.includes(`\n## ${name} - `));
        const sections = others.map((name) => sectionOf(path.join(config.root, "node_modules", name)));
        file.source = [inScripts, ...(await Promise.all(sections))].join("\n");
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
