import { select } from "./built-site.ts";

/** A thing that a page describes in JSON-LD. */
export interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/** The JSON-LD of a page as it stands in the file. */
export function jsonLdOf(address: string): string {
  const scripts = select(address, 'script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${address} has ${scripts.length} JSON-LD scripts`);
  return scripts[0]?.textContent ?? "";
}

/** The things a page describes. */
export function graphOf(address: string): Thing[] {
  return JSON.parse(jsonLdOf(address))["@graph"];
}

/** The things of one type that a page describes. */
export function thingsOf(address: string, type: string): Thing[] {
  return graphOf(address).filter((thing) => thing["@type"] === type);
}

/** Every object in a value, however deep. */
export function objectsIn(value: unknown): Thing[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Thing, ...inside];
}
