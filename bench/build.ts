import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyProject } from "../tests/support/project-copy.ts";

/* Builds the site with 40 and with 1,000 cities that do not exist; fails when the time grows faster than their number. */

const FEW = 40;
const MANY = 1000;

const { root, remove } = await copyProject(path.join(import.meta.dirname, ".."));
const cities = path.join(root, "src/content/cities");
try {
  const few = await secondsWith(FEW);
  const many = await secondsWith(MANY);
  console.log(`${(many / few).toFixed(1)} times as long with ${MANY / FEW} times as many`);
  process.exitCode = many / few > MANY / FEW ? 1 : 0;
} finally {
  await remove();
}

/** How long `npm run build` takes with so many cities, each with as much to say as its model. */
async function secondsWith(count: number): Promise<number> {
  const model = await readFile(path.join(cities, "grand-prairie.ts"), "utf8");
  for (let index = 1; index <= count; index += 1) {
    const number = String(index).padStart(4, "0");
    const city = model
      .replaceAll("Grand Prairie", `Oak ${number}`)
      .replace("/grand-prairie", `/oak-${number}`);
    await writeFile(path.join(cities, `generated-${number}.ts`), city);
  }
  const start = performance.now();
  const build = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"];
  execFileSync(process.execPath, build, { cwd: root, stdio: "inherit" });
  const seconds = (performance.now() - start) / 1000;
  console.log(`${count} generated cities: ${seconds.toFixed(1)} s`);
  return seconds;
}
