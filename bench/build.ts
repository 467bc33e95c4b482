import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../src/contract/files.ts";
import { copyProject } from "../tests/support/folders.ts";

/* Builds the site with more and more invented cities; fails if the time grows faster than their number. */

const { root, remove } = await copyProject();
const folder = path.join(root, "src/content/cities");
try {
  const rows = [await measure(40), await measure(200), await measure(1000)] as const;
  console.table(rows);
  const [few, , many] = rows;
  if (many.seconds / few.seconds > many.cities / few.cities) process.exitCode = 1;
} finally {
  await remove();
}

/**
 * Builds the site with this many generated cities, each with as much text as the city that it is copied from.
 * @returns The time, and the size of the largest page with brotli.
 */
async function measure(cities: number) {
  const model = await readFile(path.join(folder, "grand-prairie.ts"), "utf8");
  for (let index = 1; index <= cities; index += 1) {
    const number = String(index).padStart(4, "0");
    const city = model
      .replaceAll("Grand Prairie", `Oak ${number}`)
      .replace("/grand-prairie", `/oak-${number}`);
    await writeFile(path.join(folder, `generated-${number}.ts`), city);
  }
  const start = performance.now();
  const build = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"];
  execFileSync(process.execPath, build, { cwd: root, stdio: "inherit" });
  const seconds = Math.round(performance.now() - start) / 1000;
  const pages = (await filesIn(path.join(root, "dist"))).filter((name) => name.endsWith(".html.br"));
  const sizes = pages.map((name) => statSync(path.join(root, "dist", name)).size);
  return { cities, seconds, largestPage: Math.max(...sizes) };
}
