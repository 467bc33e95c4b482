import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { previewOf } from "./built-site.ts";

/** Shows the built site at PORT (4173) on HOST (all interfaces), until it is ended. */
const { PORT: typed, HOST } = process.env;
const port = typed?.trim() || "4173";
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../dist"));
if (!/^[1-9]\d*$/.test(port) || Number(port) > 65_535)
  stop(`PORT is "${port}"; expected a number from 1 to 65535`);
if (!existsSync(folder)) stop(`There is no built site in ${folder}; npm run build makes it`);

/** Plain explanations of Node's error codes. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: `Another program uses port ${port}, perhaps another npm start. End it, or choose another port: PORT=${Number(port) + 1} npm start`,
  EACCES: `The system does not allow port ${port}. Choose one from 1024 on: PORT=4173 npm start`,
  EADDRNOTAVAIL: `This machine does not have the address HOST=${HOST}`,
  ENOTFOUND: `This machine does not have the address HOST=${HOST}`,
};

createServer(await previewOf(folder))
  .once("error", ({ code = "", message }: NodeJS.ErrnoException) => stop(REASONS[code] ?? message))
  .listen(Number(port), HOST || undefined, () => {
    console.log(`http://localhost:${port}`);
  });

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
