import type { City } from "../src/content/types.ts";

/**
 * A city that does not exist, with as much to say as a real one.
 * @param model The real city whose texts it takes, its own name in them.
 * @param index From 1. It tells the city from the others made of the same model, always in four digits.
 */
export function generatedCity(model: City, index: number): City {
  const number = String(index).padStart(4, "0");
  const texts: City = JSON.parse(JSON.stringify(model).replaceAll(model.name, `Oakwood ${number}`));
  return { ...texts, addresses: [generatedAddress(index)] };
}

/** Where the page of a generated city stands. */
export function generatedAddress(index: number): string {
  return `/oakwood-${String(index).padStart(4, "0")}-tx-roadside-assistance`;
}

/** A city as a file of src/content/cities/. */
export function cityModule(city: City): string {
  return `import type { City } from "../types.ts";\n\nexport const city: City = ${JSON.stringify(city, null, 2)};\n`;
}
