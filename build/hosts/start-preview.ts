import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { previewOf } from "./built-site.ts";

/** Shows the built site at PORT (4173) on HOST (all interfaces), until it is ended. */
const { PORT: typed, HOST: named } = process.env;
const port = typed?.trim() || "4173";
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../dist"));
if (!/^[1-9]\d*$/.test(port) || Number(port) > 65_535)
  stop(`PORT is "${port}"; expected a number from 1 to 65535`);
if (!existsSync(folder)) stop(`There is no built site in ${folder}; npm run build makes it`);

/** Plain explanations of Node's error codes. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: `Another program uses port ${port}, perhaps another npm start. End it, or choose another port: PORT=${Number(port) + 1} npm start`,
  EACCES: `The system does not allow port ${port}. Choose one from 1024 on: PORT=4173 npm start`,
};

/** What says that this machine does not have an address. */
const NOT_HERE = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"];

let host = named;
const server = createServer(await previewOf(folder))
  .on("error", ({ code = "", message }: NodeJS.ErrnoException) => {
    if (!host || !NOT_HERE.includes(code)) stop(REASONS[code] ?? message);
    console.error(`HOST is "${host}", no address of this machine: the site is shown on this machine only`);
    host = "";
    server.listen(Number(port), "localhost");
  })
  .on("listening", () => console.log(`http://localhost:${port}`))
  .listen(Number(port), host || undefined);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
