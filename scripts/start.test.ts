import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, "..", name), "utf8");

/** In place of the build: runs until it is ended, and writes its state into a file. */
const BUILD = `const { writeFileSync } = require("node:fs");
process.on("SIGTERM", () => process.exit(writeFileSync("state", "ended")));
setInterval(() => {}, 1000);
writeFileSync("state", "building");`;

test.skipIf(process.platform === "win32")("npm start ends what it has started when npm is ended", async () => {
  const { start } = JSON.parse(read("package.json")).scripts;
  const cwd = await writeSite({
    "package.json": JSON.stringify({ scripts: { start } }),
    "scripts/start.mjs": read("scripts/start.mjs"),
    "scripts/install.mjs": "",
    "node_modules/vite/bin/vite.js": BUILD,
  });
  onTestFinished(() => removeSite(cwd));
  const state = () => readFile(path.join(cwd, "state"), "utf8").catch(() => "not yet");
  const npm = spawn("npm", ["start"], { cwd, stdio: "ignore" });
  await expect.poll(state, { timeout: 30_000 }).toBe("building");
  npm.kill("SIGTERM");
  await expect.poll(state, { timeout: 30_000 }).toBe("ended");
});
