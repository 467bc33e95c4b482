import path from "node:path";
import { business } from "../src/business/current.ts";
import { createSiteServer } from "./app.ts";
import { headerRules, styleHashes } from "./header-rules.ts";
import { readSite } from "./site-files.ts";

/** How long requests under way, and connections that never ask for anything, may hold up a stop. */
const STOP_WITHIN = 3000;

/** Serves a folder (dist/) at PORT (4173) on HOST (all interfaces) until SIGTERM or SIGINT. */
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../dist"));
const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST;

const files = await readSite(folder);
const styled = [...files.values()].filter(({ type }) => /html|svg/.test(type));
const rules = headerRules({
  // The pages share one style sheet. A picture's styles count too: Firefox holds them to the policy it came with.
  styleHashes: [
    ...new Set(styled.flatMap(({ forms }) => styleHashes(String(forms.get("identity")?.body)))),
  ].sort(),
  adScript: business.adMonitoring?.script ?? null,
});
const server = createSiteServer(files, rules);

server.listen(port, host, () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === "object" ? address?.port : port}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN).unref();
  });
}
