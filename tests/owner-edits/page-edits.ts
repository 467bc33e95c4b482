import path from "node:path";
import { parse } from "yaml";
import { filesIn } from "../../src/shared/files.ts";
import { type EditableFolder, FAILSAFE } from "./editable-folder.ts";

/* Edits that add, move and remove pages. */

/** Adds cities outside the map, in a new county. */
export function addCities({ read, set, write }: EditableFolder, count: number): void {
  const model = read("content/cities/mansfield.yaml");
  for (let number = 1; number <= count; number += 1) {
    const file = `content/cities/newtown-${number}.yaml`;
    write(file, model.replaceAll("Mansfield", `Newtown ${number}`));
    set(file, {
      center: "33.2148, -97.1331",
      county: "Denton County",
      addresses: [`/newtown-${number}-tx-roadside-assistance`],
    });
  }
}

/** Removes cities, whose addresses then redirect. */
export function removeCities(
  { cut, read, remove, replace }: EditableFolder,
  cities: readonly string[],
): void {
  const addresses = cities.flatMap((city) => {
    const file = `content/cities/${city.toLowerCase().replaceAll(" ", "-")}.yaml`;
    const { addresses } = parse(read(file), FAILSAFE);
    remove(file);
    cut("content/lists.yaml", new RegExp(`^ +- ${city}\\n`, "gm"));
    return addresses;
  });
  const lines = addresses.map((address) => `    - ${address}\n`).join("");
  replace("content/pages.yaml", "(service areas)\n", `(service areas)\n  formerly:\n${lines}`);
}

/** Removes a service to which others link. */
export function removeService({ cut, remove, replace }: EditableFolder): void {
  remove("content/services/flat-tire-change.yaml");
  cut("content/lists.yaml", / +- flat-tire-change\n/);
  for (const file of ["tire-services", "tire-changing-service"])
    cut(`content/services/${file}.yaml`, / +link: \/flat-tire-change\n/);
  replace(
    "content/services/tire-changing-service.yaml",
    "addresses:",
    "formerly:\n  - /flat-tire-change\naddresses:",
  );
}

/** Changes a service's address, in its file and in those that link to it. */
export async function renameService({ root, read, replace }: EditableFolder): Promise<void> {
  const own = "content/services/lockouts.yaml";
  for (const name of await filesIn(path.join(root, "content")))
    if (read(`content/${name}`).includes("link: /lockouts\n"))
      replace(`content/${name}`, "link: /lockouts\n", "link: /keys-in-the-car\n");
  replace(own, "  - /lockouts\n", "  - /keys-in-the-car\n");
  replace(own, "addresses:", "formerly:\n  - /lockouts\naddresses:");
}
