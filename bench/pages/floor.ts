import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Bytes of the bare page. */
export const FLOOR_SIZE = 300;

const START =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<link rel="icon" href="data:,"><title>Floor</title><h1>Help</h1><p>';
const END = '<p><a href="tel:+18175550199">Call</a>';

/** The least a page that can be called from may be: a heading, some words, a link; what no page can be faster than. */
export const FLOOR_HTML =
  START + "Help is near. ".repeat(20).slice(0, FLOOR_SIZE - START.length - END.length) + END;

/** Writes the bare page as a site of its own, for the same server. */
export async function writeFloor(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-floor-"));
  await writeFile(path.join(folder, "index.html"), FLOOR_HTML);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
