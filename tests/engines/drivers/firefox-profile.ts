import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Opening } from "../engine.ts";

/** A folder for one run of Firefox, in which links to outside programs start a program that notes them. */
export interface Profile {
  folder: string;
  launches: string;
}

/** Firefox's own setting "always open such links with this program". */
const OPEN_WITH = 2;

export async function makeProfile(): Promise<Profile> {
  const folder = await mkdtemp(path.join(tmpdir(), "firefox-"));
  const program = path.join(folder, "note-link");
  const launches = path.join(folder, "launches.txt");
  // %3N: milliseconds. A link never holds a line break.
  await writeFile(program, `#!/bin/sh\necho "$(date +%s%3N) $1" >> '${launches}'\n`, { mode: 0o755 });
  const handler = { action: OPEN_WITH, ask: false, handlers: [{ name: "note-link", path: program }] };
  const handlers = {
    defaultHandlersVersion: {},
    mimeTypes: {},
    schemes: { sms: handler, tel: handler, mailto: handler },
  };
  await writeFile(path.join(folder, "handlers.json"), JSON.stringify(handlers));
  return { folder, launches };
}

/** Every link that Firefox has handed to the program, oldest first. */
export async function readLaunches({ launches }: Profile): Promise<Opening[]> {
  if (!existsSync(launches)) return [];
  const lines = (await readFile(launches, "utf8")).trimEnd().split("\n");
  return lines.map((line) => {
    const space = line.indexOf(" ");
    return { at: Number(line.slice(0, space)), url: line.slice(space + 1) };
  });
}
