import { writeFileSync } from "node:fs";
import path from "node:path";
import { createServer } from "vite";

/* Brings src/document/page-dates.json up to date: pages whose words have changed get today's date. */

const FILE = path.resolve(import.meta.dirname, "../src/document/page-dates.json");

const vite = await createServer({ server: { middlewareMode: true, watch: null }, logLevel: "error" });
try {
  const { routes } = (await vite.ssrLoadModule("/src/routes.tsx")) as typeof import("../src/routes.tsx");
  const { updatedDates } = (await vite.ssrLoadModule(
    "/src/document/page-dates.ts",
  )) as typeof import("../src/document/page-dates.ts");
  const today = new Date().toISOString().slice(0, 10);
  const dates = Object.entries(updatedDates(routes, today));
  const lines = dates.map(
    ([address, { words, since }]) => `  "${address}": { "words": "${words}", "since": "${since}" }`,
  );
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${path.relative(process.cwd(), FILE)} is up to date`);
} finally {
  await vite.close();
}
