import { type FileContent, SOURCES } from "../src/shared/build-contract.ts";
import { withUnbrokenWords } from "./unbroken.ts";

/** The module that makes a site from what an owner has written. It is built before it is imported. */
export type RenderModule = typeof import("../src/render.tsx");

/** A site whose pages can be rendered. */
export type RenderedSite = ReturnType<RenderModule["siteOf"]>;

/** The site's source files, from the project's root. */
export const SOURCE_FILES = { ...SOURCES, render: "/src/render.tsx" } as const;

/** Renders one address, for development and build alike. */
export async function renderAddress(site: RenderedSite, address: string): Promise<string> {
  return withUnbrokenWords(await making(`The page ${address} threw while rendering`, () => site.render(address)));
}

/** Makes one of the site's files, for development and build alike; undefined if the site has no such file. */
export async function makeFile(site: RenderedSite, name: string): Promise<FileContent | undefined> {
  // The name may come from a browser: "constructor" is no file.
  const source = Object.hasOwn(site.files, name) ? site.files[name] : undefined;
  const make = typeof source === "function" ? source : () => source;
  return await making(`The file ${name} could not be made`, make);
}

/** @throws {Error} that says what failed, and why. */
async function making<Made>(failure: string, make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (cause) {
    throw new Error(`${failure}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
