import { writeFileSync } from "node:fs";
import path from "node:path";
import { createServer } from "vite";
import record from "../src/document/page-dates.json";

/* Brings src/document/page-dates.json up to date: pages whose words have changed get today's date. */

const FILE = path.resolve(import.meta.dirname, "../src/document/page-dates.json");

const vite = await createServer({ server: { middlewareMode: true, watch: null }, logLevel: "error" });
try {
  const { routes } = (await vite.ssrLoadModule(
    "/src/document/routes.tsx",
  )) as typeof import("../src/document/routes.tsx");
  const { updatedDates } = (await vite.ssrLoadModule(
    "/src/document/page-dates.ts",
  )) as typeof import("../src/document/page-dates.ts");
  const today = new Date().toISOString().slice(0, 10);
  const dates = Object.entries(updatedDates(routes, today));
  const known = new Map<string, { words: string }>(Object.entries(record));
  const dated = dates.filter(([address, { words }]) => known.get(address)?.words !== words);
  const lines = dates.map(
    ([address, { words, since }]) => `  "${address}": { "words": "${words}", "since": "${since}" }`,
  );
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  const pages = dated.map(([address]) => address).join(", ") || "none";
  console.log(
    `${dated.length} of ${dates.length} pages dated ${today}, for their words have changed: ${pages}`,
  );
} finally {
  await vite.close();
}
