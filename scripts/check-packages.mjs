/* Stops if the folder of the packages, in which the build has its own files, cannot be written to. Plain JavaScript, because
   it comes before the tools, which would only show where in their code that fails. */
import { accessSync, constants, existsSync } from "node:fs";

for (const folder of ["", "/.cache", "/.vite", "/.vite-temp"].map((name) => `node_modules${name}`)) {
  if (!existsSync(folder)) continue;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    console.error(
      `${folder} cannot be written to: it belongs to somebody else, perhaps since a run as root, or its disk is read-only. Make it yours: sudo chown -R "$USER" node_modules`,
    );
    process.exit(1);
  }
}
