import { createServer } from "node:http";
import path from "node:path";
import { previewOf } from "./built-site.ts";

/** Shows the built site at PORT (4173), until it is ended. */
const port = process.env.PORT?.trim() || "4173";
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../../dist"));

createServer(previewOf(folder))
  .on("error", ({ message }) => {
    console.error(`${message}. To choose a port: PORT=4174 npm start`);
    process.exit(1);
  })
  .on("listening", () => console.log(`http://localhost:${port}`))
  .listen(Number(port));
