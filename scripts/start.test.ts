import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, utimesSync } from "node:fs";
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

test.skipIf(process.platform === "win32")(
  "npm start installs, then builds, and ends what it has started when npm is ended",
  async () => {
    const { start } = JSON.parse(read("package.json")).scripts;
    const cwd = await writeSite({
      "package.json": JSON.stringify({ scripts: { start } }),
      "scripts/start.mjs": read("scripts/start.mjs"),
      "scripts/install.mjs": 'import { writeFileSync } from "node:fs"; writeFileSync("installed", "");',
      "node_modules/vite/bin/vite.js": BUILD,
    });
    onTestFinished(() => removeSite(cwd));
    const state = () => readFile(path.join(cwd, "state"), "utf8").catch(() => "not yet");
    const npm = spawn("npm", ["start"], { cwd, stdio: "ignore" });
    await expect.poll(state, { timeout: 30_000 }).toBe("building");
    expect(existsSync(path.join(cwd, "installed"))).toBe(true);
    npm.kill("SIGTERM");
    await expect.poll(state, { timeout: 30_000 }).toBe("ended");
  },
);

test.skipIf(process.platform === "win32")(
  "it ends with npm also where another program than the first takes it over",
  async () => {
    // A parent's number that changes once the build runs, and never to 1, as under systemd or in a container with an
    // init of its own.
    const parent = `import { existsSync } from "node:fs";
Object.defineProperty(process, "ppid", { get: () => (existsSync("state") ? 600 : 500) });`;
    const cwd = await writeSite({
      "parent.mjs": parent,
      "scripts/start.mjs": read("scripts/start.mjs"),
      "scripts/install.mjs": "",
      "node_modules/vite/bin/vite.js": BUILD,
    });
    onTestFinished(() => removeSite(cwd));
    const state = () => readFile(path.join(cwd, "state"), "utf8").catch(() => "not yet");
    const start = spawn(process.execPath, ["--import", "./parent.mjs", "scripts/start.mjs"], {
      cwd,
      stdio: "ignore",
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
    onTestFinished(() => void start.kill("SIGKILL"));
    await expect.poll(state, { timeout: 30_000 }).toBe("ended");
  },
);

test.each<[string, { seconds?: number; packages?: string[]; status?: number }, string, number]>([
  ["the lockfile is newer than the packages", { seconds: 60 }, "ci --no-workspaces", 0],
  ["the lockfile is older than the packages", {}, "nothing", 0],
  ["a package is missing", { packages: ["a"] }, "ci --no-workspaces", 0],
  ["npm fails", { seconds: 60, status: 3 }, "ci --no-workspaces", 3],
])("where %s, as in %j, npm is asked for %s, and the status is %i", async (_, state, asked, ended) => {
  const { seconds = -60, packages = ["a", "b"], status = 0 } = state;
  const cwd = await writeSite({
    "package.json": JSON.stringify({ dependencies: { a: "1.0.0" }, devDependencies: { b: "1.0.0" } }),
    "package-lock.json": "{}",
    "node_modules/.package-lock.json": "{}",
    ...Object.fromEntries(packages.map((name) => [`node_modules/${name}/package.json`, "{}"])),
    // In place of npm: notes what it was asked for.
    "bin/npm": `#!/bin/sh\necho "$@" > asked\nexit ${status}\n`,
  });
  onTestFinished(() => removeSite(cwd));
  chmodSync(path.join(cwd, "bin/npm"), 0o755);
  const time = Date.now() / 1000;
  utimesSync(path.join(cwd, "node_modules/.package-lock.json"), time, time);
  utimesSync(path.join(cwd, "package-lock.json"), time + seconds, time + seconds);
  const env = { ...process.env, PATH: `${path.join(cwd, "bin")}:${process.env.PATH}` };
  const program = path.resolve(import.meta.dirname, "install.mjs");
  expect(spawnSync(process.execPath, [program], { cwd, env }).status).toBe(ended);
  const written = await readFile(path.join(cwd, "asked"), "utf8").catch(() => "nothing");
  expect(written.split(" ").slice(0, 2).join(" ")).toBe(asked);
});
