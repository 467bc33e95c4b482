import { cp, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { City } from "../src/content/types.ts";
import { cityModule, generatedCity } from "./build-cities.ts";

/** What no build reads, in the project's root. */
const LEFT_OUT = new Set([".git", ".prerender", "dist", "gallery", "test-results"]);

/** A copy of the project that may grow. */
export interface ProjectCopy {
  root: string;
  /** Adds cities until there are as many generated ones. */
  growTo(count: number): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the project into a temporary folder; it shares the installed packages. */
export async function copyProject(source: string): Promise<ProjectCopy> {
  const root = await mkdtemp(path.join(tmpdir(), "growth-"));
  await cp(source, root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.has(path.relative(source, file)) && path.basename(file) !== "node_modules",
  });
  await symlink(path.join(source, "node_modules"), path.join(root, "node_modules"), "junction");
  const folder = path.join(root, "src/content/cities");
  const models = await readCities(folder);
  let written = 0;
  return {
    root,
    async growTo(count) {
      while (written < count) {
        const model = models[written % models.length];
        if (!model) throw new Error(`There is no city to go by in ${folder}`);
        written += 1;
        const file = path.join(folder, `generated-${written}.ts`);
        await writeFile(file, cityModule(generatedCity(model, written)));
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function readCities(folder: string): Promise<City[]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async (file) => {
      const { city }: { city: City } = await import(pathToFileURL(path.join(folder, file)).href);
      return city;
    }),
  );
}
