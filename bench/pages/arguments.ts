import type { BenchPage } from "./journeys.ts";

/** The pages of this site that are measured, by their addresses: one of each kind. */
export const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  service: "/lockouts",
  city: "/fort-worth-tx-roadside-assistance",
  contact: "/contact",
  "request-help": "/request-help",
  terms: "/terms",
};

/** What a run of the bench is asked to do. */
export interface Wish {
  runs: number;
  /** Names of pages of this site. */
  pages: readonly string[];
  /** Other sites to measure beside it. */
  others: readonly BenchPage[];
  /** Whether the results go into RESULTS.md. */
  write: boolean;
}

/**
 * Reads the command line: "--runs=5", "--pages=home,service", "--write", and "name=URL" for each other site.
 * @throws {Error} that says what is wrong with an argument.
 */
export function readArguments(given: readonly string[]): Wish {
  const wish: { -readonly [K in keyof Wish]: Wish[K] } = {
    runs: 5,
    pages: Object.keys(PAGES),
    others: [],
    write: false,
  };
  for (const argument of given) {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(argument) ?? [undefined, argument];
    if (name === "--runs") wish.runs = readRuns(value);
    else if (name === "--pages") wish.pages = readPages(value);
    else if (argument === "--write") wish.write = true;
    else wish.others = [...wish.others, readOther(name, value)];
  }
  return wish;
}

function readRuns(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--runs must be a whole number from 1 on, not "${value}"`);
  return Number(value);
}

function readPages(value: string): string[] {
  const names = value.split(",");
  const unknown = names.find((name) => !Object.hasOwn(PAGES, name));
  if (unknown !== undefined) {
    throw new Error(`There is no page "${unknown}": --pages knows ${Object.keys(PAGES).join(", ")}`);
  }
  return names;
}

function readOther(name: string, url: string): BenchPage {
  if (name.startsWith("-") || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    throw new Error(`"${name}${url && `=${url}`}" is not understood: another site is name=https://…`);
  }
  if (name === "floor" || Object.hasOwn(PAGES, name)) throw new Error(`The name "${name}" is taken`);
  return { name, url };
}
