import path from "node:path";
import { parseArgs } from "node:util";
import { NameError, writeNewPage } from "./new-page.ts";

/* npm run new: writes the file of a new draft page. */

const USAGE =
  'npm run new city "Springfield"   or, in another state, "Springfield, MO"   or   npm run new service "Windshield wipers"';

const [kind, typed = "", ...others] = parseArgs({ allowPositionals: true }).positionals;
const name = typed.trim();

try {
  if ((kind !== "city" && kind !== "service") || name === "" || others.length > 0)
    throw new NameError(`Say what is new, and its name in quotes: ${USAGE}`);
  const { file, address } = writeNewPage(path.resolve(import.meta.dirname, ".."), kind, name);
  console.log(`${file} is written: a draft. Its page is ${address} of npm run dev.`);
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
