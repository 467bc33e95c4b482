import { createServer } from "node:http";
import path from "node:path";
import { previewOf } from "./preview.ts";

/** Shows the built site at PORT (4173) on HOST (all interfaces), until it is ended. */
const { PORT = "4173", HOST } = process.env;
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../dist"));
createServer(await previewOf(folder)).listen(Number(PORT), HOST, () => {
  console.log(`http://localhost:${PORT}`);
});
