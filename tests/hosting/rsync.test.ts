import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { firstGroup } from "../../src/shared/text.ts";
import { removeSite, writeSite } from "../support/folders.ts";
import { ensureProgram } from "../support/system/programs.ts";

const GUIDE = readFileSync(path.resolve(import.meta.dirname, "../../docs/deploy.md"), "utf8");

let root: string;

beforeAll(async () => {
  ensureProgram("rsync");
  root = await writeSite({
    "project/dist/index.html": "new",
    "project/dist/assets/app.js": "new",
    "project/hosts/Caddyfile": "new",
    "server/dist/gone.html": "last",
    "server/dist/index.html": "last",
    "server/other-site/index.html": "of somebody else",
  });
  return () => removeSite(root);
});

/** Runs the guide's command, with a folder in place of the machine. */
function deploy(): void {
  const command = firstGroup(/(rsync -[^`]*)`/, GUIDE);
  const local = command.replace("you@machine:/var/www/site/", `${root}/server/`);
  execFileSync("sh", ["-c", local], { cwd: path.join(root, "project"), stdio: "pipe" });
}

const filesOnServer = async () => (await readdir(path.join(root, "server"), { recursive: true })).toSorted();

test("a deploy from a machine that keeps its files to itself can be read by the web server; what is gone is gone, and other folders stay", async () => {
  for (const name of ["dist", "dist/assets"]) chmodSync(path.join(root, "project", name), 0o700);
  chmodSync(path.join(root, "project/dist/index.html"), 0o600);
  deploy();
  const files = await filesOnServer();
  expect(files).toEqual([
    "dist",
    "dist/assets",
    "dist/assets/app.js",
    "dist/index.html",
    "hosts",
    "hosts/Caddyfile",
    "other-site",
    "other-site/index.html",
  ]);
  const modeOf = (name: string) => statSync(path.join(root, name)).mode & 0o777;
  expect([modeOf("server/dist"), modeOf("server/dist/assets"), modeOf("server/dist/index.html")]).toEqual([
    0o755, 0o755, 0o644,
  ]);
});

test("a deploy without a build removes nothing", async () => {
  const before = await filesOnServer();
  await removeSite(path.join(root, "project/dist"));
  expect(deploy).toThrow("dist");
  expect(await filesOnServer()).toEqual(before);
});
