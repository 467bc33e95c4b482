import slugify from "@sindresorhus/slugify";
import type { z } from "zod";
import { SERVICE_CHOICES } from "../request/rules/services.ts";

/* Names of cities and services: as addresses, in order, each once, and as the choices of forms. */

/**
 * A name in addresses and of files: "St. Paul's" becomes "st-pauls", "Peñón" "penon", and "東京", which has no Latin
 * letter, "".
 */
export function slugOf(name: string): string {
  return slugify(name.replaceAll(/['’ʻ]/g, ""), { decamelize: false });
}

/** Sorts by a list of names. Items that the list does not name follow from A to Z. */
export function inOrder<T>(items: readonly T[], nameOf: (item: T) => string, names: readonly string[]): T[] {
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rankOf = (item: T) => ranks.get(nameOf(item)) ?? ranks.size;
  return items.toSorted((a, b) => rankOf(a) - rankOf(b) || nameOf(a).localeCompare(nameOf(b), "en"));
}

/** A check that no two items of a list have the same name. @param nameOf gives the name of an item. */
export function eachOnce<Item>(nameOf: (item: Item) => string) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const names = items.map(nameOf);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({ code: "custom", path: [index], message: "is in this list already; remove it" });
  };
}

/** A value, and the place in which it is written: "content/cities/azle.yaml, line 4". */
export interface Written {
  value: string;
  at: string;
}

/** One line for each value that an earlier place has already, without regard to capitals, and to a slash at its end. */
export function repeated(written: readonly Written[], nameOf = (value: string) => value): string[] {
  const owners = new Map<string, string>();
  return written.flatMap(({ value, at }) => {
    const key = nameOf(value.replace(/(?<=.)\/$/, "")).toLowerCase();
    const owner = owners.get(key);
    owners.set(key, at);
    return owner === undefined ? [] : [`${at}: "${value}" - is already in ${owner}; write another`];
  });
}

/** What the request dialog offers where these services are done: the usual choices, the owner's own, and Other. */
export function choicesOf(done: readonly string[]): string[] {
  const known = SERVICE_CHOICES.filter((choice) => choice === "Other" || done.includes(choice));
  const own = new Set(done.filter((choice) => !SERVICE_CHOICES.some((known) => known === choice)));
  return [...known.slice(0, -1), ...own, "Other"];
}
