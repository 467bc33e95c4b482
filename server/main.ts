import path from "node:path";
import { createSiteServer } from "./app.ts";
import { readRedirects, readSite } from "./site-files.ts";
import { siteRules } from "./site-rules.ts";

/** How long requests under way, and connections that never ask for anything, may hold up a stop. */
const STOP_WITHIN = 3000;

/** Serves a folder (dist/) at PORT (4173) on HOST (all interfaces) until SIGTERM or SIGINT. */
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../dist"));
const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST;

const files = await readSite(folder);
const server = createSiteServer(files, siteRules(files), await readRedirects(folder));

server.listen(port, host, () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === "object" ? address?.port : port}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  // Each time: at Ctrl-C the terminal sends one, and npm passes on its own.
  process.on(signal, () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN).unref();
  });
}
