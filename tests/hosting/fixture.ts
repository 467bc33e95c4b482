import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const DIST = path.resolve(import.meta.dirname, "../../dist");

/** Stands in every file that must not be sent. */
export const SECRET = "THE-SECRET-OF-THE-HOSTING-TESTS";

/** What a deployed folder may hold by accident, and one file that it holds on purpose. */
const PLANTED = {
  ".env": SECRET,
  ".git/config": SECRET,
  "pictures/.htpasswd": SECRET,
  ".well-known/.secret": SECRET,
  ".well-known/planted.txt": "to be found",
};

/** Copies the built site into a temporary folder, a file outside of it, and what must not be sent into it. */
export async function plantSite(): Promise<{ parent: string; folder: string }> {
  const parent = await mkdtemp(path.join(tmpdir(), "hosting-"));
  const folder = path.join(parent, "dist");
  await cp(DIST, folder, { recursive: true, preserveTimestamps: true });
  await writeFile(path.join(parent, "outside.txt"), SECRET);
  await writeFile(path.join(parent, "dist.html"), SECRET);
  for (const [name, content] of Object.entries(PLANTED)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return { parent, folder };
}
