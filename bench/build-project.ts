import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { City, CityTexts, Place } from "../src/content/types.ts";
import { copyProject, type ProjectCopy } from "../tests/support/project-copy.ts";

/** A copy of the project that may grow. */
interface GrowingCopy extends ProjectCopy {
  /** Adds cities until there are as many generated ones. */
  growTo(count: number): Promise<void>;
}

/** Copies the project into a temporary folder, and grows it there. */
export async function copyToGrow(source: string): Promise<GrowingCopy> {
  const copy = await copyProject(source);
  const folder = path.join(copy.root, "src/content/cities");
  const models = await readCities(folder);
  let written = 0;
  return {
    ...copy,
    async growTo(count) {
      while (written < count) {
        const model = models[written % models.length];
        if (!model) throw new Error(`There is no city to go by in ${folder}`);
        written += 1;
        await writeFile(path.join(folder, `generated-${written}.ts`), generatedCity(model, written));
      }
    },
  };
}

/** Where the page of a generated city stands. */
function generatedAddress(index: number): string {
  return `/oak-${String(index).padStart(4, "0")}-tx-roadside-assistance`;
}

/** The module of a city that does not exist, with as much to say as its model, whose name it replaces by its own. */
function generatedCity(model: City, index: number): string {
  const own = `Oak ${String(index).padStart(4, "0")}`;
  const { point, label, name, ...texts }: City = JSON.parse(
    JSON.stringify(model).replaceAll(model.name, own),
  );
  const place: Place = { name, point, ...(label && { label }) };
  const city: CityTexts = { ...texts, county: model.county, addresses: [generatedAddress(index)] };
  return [
    'import type { CityTexts, Place } from "../types.ts";',
    `export const place: Place = ${JSON.stringify(place)};`,
    `export const city: CityTexts = ${JSON.stringify(city, null, 2)};\n`,
  ].join("\n\n");
}

async function readCities(folder: string): Promise<City[]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async (file) => {
      const { place, city }: { place: Place; city: CityTexts } = await import(
        pathToFileURL(path.join(folder, file)).href
      );
      return { ...place, ...city };
    }),
  );
}
