import { parse } from "yaml";
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
