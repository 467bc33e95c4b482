import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/* Pages that are added, renamed and removed. */

/** Adds a city in a new county. To be unlike other cities' texts, its texts have their words in reverse order. */
export function addCity({ read, replace, set, write }: EditableFolder): void {
  const backward = (text: string) => text.split(" ").reverse().join(" ");
  const model = read("cities/mansfield.ts").replaceAll("Mansfield", "Denton");
  write("cities/denton.ts", model.replace(/(?<=:\s+").{60,}(?=")/g, backward));
  set("cities/denton.ts", { county: "Denton County", addresses: ["/denton-tx-roadside-assistance"] });
  replace("cities/denton.ts", {
    "latitude: 32.5632, longitude: -97.1417": "latitude: 33.2148, longitude: -97.1331",
  });
}

/** Removes two cities. One of them has a page, whose address then redirects. */
export function removeCities({ cut, remove, replace }: EditableFolder): void {
  for (const city of ["Saginaw", "Keller"]) {
    remove(`cities/${city.toLowerCase()}.ts`);
    cut("areas.ts", new RegExp(`^ {2}"${city}",\n`, "m"));
  }
  cut("areas.ts", /"Keller", /);
  replace("general-pages.ts", {
    "(service areas)`,": '(service areas)`,\n  formerly: ["/keller-tx-roadside-assistance", "/keller"],',
  });
}

/** Changes a service's address, in its file and in those that link to it. */
export function renameService({ read, replace }: EditableFolder, files: readonly string[]): void {
  const own = "services/lockouts.ts";
  for (const file of files)
    if (file !== own && read(file).includes('"/lockouts"'))
      replace(file, { '"/lockouts"': '"/keys-in-the-car"' });
  replace(own, {
    '["/lockouts", ': '["/keys-in-the-car", ',
    "\n  addresses": '\n  formerly: ["/lockouts"],\n  addresses',
  });
}

/** A folder of the copied project, which an owner edits. */
export type EditableFolder = ReturnType<typeof openFolder>;

/** Opens a folder for changes; each must find what it is to change. */
export function openFolder(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const change = (file: string, what: unknown, by: (text: string) => string) => {
    const text = read(file);
    const changed = by(text);
    if (changed === text)
      throw new Error(`${file} no longer has ${what}: correct tests/owner-edits/edits.ts`);
    write(file, changed);
  };
  return {
    read,
    write,
    remove: (file: string) => rmSync(path.join(folder, file)),
    /** Gives fields of a file other values, each where it occurs first outside of comments. */
    set(file: string, values: Readonly<Record<string, unknown>>): void {
      for (const [field, value] of Object.entries(values)) {
        // To the end of its line, or to the line that closes it.
        const old = new RegExp(`(?<=(?:^ *|[{,] )${field}:\\s+)(?:\\{\\n.*?^ *\\}|.*?)(?=,$)`, "ms");
        change(file, field, (text) => text.replace(old, () => JSON.stringify(value)));
      }
    },
    /** Replaces words of a file everywhere in it. */
    replace(file: string, changes: Readonly<Record<string, string>>): void {
      for (const [from, to] of Object.entries(changes))
        change(file, from, (text) => text.replaceAll(from, to));
    },
    cut: (file: string, part: RegExp) => change(file, part, (text) => text.replace(part, "")),
  };
}
