import { createServer } from "node:http";
import path from "node:path";
import { previewOf } from "./built-site.ts";

/** Shows the built site at PORT (4173) on HOST (all interfaces), until it is ended. */
const { PORT: typed, HOST: named } = process.env;
const port = typed?.trim() || "4173";
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../dist"));

/** The errors for a HOST that is no address of this machine. */
const NOT_HERE = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"];

let host = named;
const server = createServer(previewOf(folder))
  .on("error", ({ code = "", message }: NodeJS.ErrnoException) => {
    if (!host || !NOT_HERE.includes(code)) {
      console.error(`${message}. To choose a port: PORT=4174 npm start`);
      process.exit(1);
    }
    console.error(`HOST is "${host}", no address of this machine: the site is shown on this machine only`);
    host = "";
    server.listen(Number(port), "localhost");
  })
  .on("listening", () => console.log(`http://localhost:${port}`))
  .listen(Number(port), host || undefined);
