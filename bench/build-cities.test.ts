import { expect, test } from "vitest";
import { cities } from "../src/content/cities.ts";
import { cityModule, generatedAddress, generatedCity } from "./build-cities.ts";

const [model] = cities;
if (!model) throw new Error("There is no city");

test("no two generated cities share an address, a title or a description, nor take a real city's", () => {
  const generated = cities.flatMap((city, index) => [
    generatedCity(city, index + 1),
    generatedCity(city, index + 101),
  ]);
  const all = [...cities, ...generated];
  for (const field of ["title", "description", "name"] as const) {
    expect(new Set(all.map((city) => city[field])).size, field).toBe(all.length);
  }
  const addresses = all.flatMap((city) => city.addresses);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("a generated city has one address and keeps its model's amount of text", () => {
  const city = generatedCity(model, 7);
  expect(city.addresses).toEqual([generatedAddress(7)]);
  expect(city.roads).toHaveLength(model.roads.length);
  expect(JSON.stringify(city)).not.toContain(model.name);
});

test("a headline holds its city's name, as the sign on the page needs it", () => {
  for (const city of cities) expect(generatedCity(city, 3).hero.title).toContain("Oakwood 0003");
});

test("a module is the city again when it is read", async () => {
  const city = generatedCity(model, 1000);
  const script = cityModule(city)
    .replace(/^import type.*/, "")
    .replace(": City", "");
  const read = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  expect(read.city).toEqual(city);
});
