import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./shared/files.ts";

/* Biome's noImportCycles refuses circles between files. */

const ROOT = path.resolve(import.meta.dirname, "..");

/** The rooms from the top down: a file imports from its own and those below. What each is for: CONTRIBUTING.md. */
const ROOMS = [
  "prerender/hosts",
  "prerender",
  "src",
  "src/offline",
  "src/site",
  "src/owner",
  "src/request/without-code",
  "src/request/contact",
  "src/request/help",
  "src/request/dialog",
  "src/request/sent-panel",
  "src/request/ad-monitoring",
  "src/request/controls",
  "src/request/device",
  "src/request/rules",
  "src/islands",
  "src/shared",
];

/** The place of a file's room in the list; -1 for files above all rooms: tests, scripts and the configuration. */
function levelOf(file: string): number {
  const within = ROOMS.filter((room) => file.startsWith(`${room}/`));
  return ROOMS.indexOf(within.sort((a, b) => b.length - a.length)[0] ?? "");
}

/** Where a file's code runs, by the end of its name: "client", "worker", or undefined for anywhere. */
function placeOf(file: string): string | undefined {
  return /\.(client|worker)\.tsx?$/.exec(file)?.[1];
}

/** What is wrong with an import of a file or package, if anything. */
function problem(file: string, imported: string): string | undefined {
  if (!imported.startsWith(".")) {
    const isRule = file.startsWith("src/request/rules/");
    return isRule && /^react/.test(imported) ? "rules know nothing of React" : undefined;
  }
  const target = path.posix.join(path.posix.dirname(file), imported);
  if (levelOf(target) < levelOf(file)) return "its room is above";
  const place = placeOf(target);
  if (place && place !== placeOf(file)) return `it runs only in the ${place}`;
  // Facts and words come with the page: src/owner/ brings zod and libphonenumber along.
  if (placeOf(file) === "client" && !place && /^src\/(site|owner)\//.test(target)) return "browsers would load it";
  return undefined;
}

test("every room of the list is there", () => {
  expect(ROOMS.filter((room) => !existsSync(path.join(ROOT, room)))).toEqual([]);
});

test("a file imports from its own room and from those below, and only what runs where it runs itself", async () => {
  const folders = await Promise.all(
    ["src", "prerender"].map(async (room) => (await filesIn(path.join(ROOT, room))).map((file) => `${room}/${file}`)),
  );
  const product = folders
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|check)\.tsx?$|\/(testing|fixtures)\//.test(file));
  const wrong = product.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, file), "utf8");
    // Not `typeof import("…")`: prerender/ knows the types of what vite.config.ts passes to it.
    const imported = code.matchAll(/(?<!typeof )\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
    return Array.from(imported, ([, name = ""]) => ({ file, name, problem: problem(file, name) })).filter(
      ({ problem }) => problem,
    );
  });
  expect(product.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
