import { spawnSync } from "node:child_process";
import { chmod, copyFile, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { readSite } from "../../build/hosts/built-site.ts";
import { copyProject, removeSite, writeSite } from "../support/folders.ts";
import { freePort, startProgram } from "../support/system/servers.ts";

/* Builds of an owner's copy with other folders than usual: a link, somebody else's, and public/. */

let root: string;

const ROOT = path.resolve(import.meta.dirname, "../..");

beforeAll(async () => {
  const copy = await copyProject();
  root = copy.root;
  // The owner's own files are none of the tests'.
  await rm(inRoot("public"), { recursive: true, force: true });
  return () => copy.remove();
});

afterEach(async () => {
  for (const name of ["dist", "public", "server"]) await rm(inRoot(name), { recursive: true, force: true });
});

const inRoot = (...names: readonly string[]) => path.join(root, ...names);

/** Writes files into the copy. */
async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(inRoot(name)), { recursive: true });
    await writeFile(inRoot(name), text);
  }
}

function build() {
  const options = { cwd: root, encoding: "utf8", env: { PATH: process.env.PATH } } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], options);
  return { status, output: stdout + stderr };
}

const BUILD_WITHIN = { timeout: 120_000 };

test.skipIf(process.platform === "win32").each(["node_modules", "node_modules/.vite-temp"])(
  "if %s belongs to somebody else, the build says so",
  async (name) => {
    const cwd = await writeSite({ "node_modules/.vite-temp/a": "" });
    onTestFinished(() => removeSite(cwd));
    await copyFile(path.join(ROOT, "scripts/check-packages.mjs"), path.join(cwd, "check.mjs"));
    await chmod(cwd, 0o755);
    await chmod(path.join(cwd, "node_modules"), 0o777);
    await chmod(path.join(cwd, "node_modules/.vite-temp"), 0o777);
    await chmod(path.join(cwd, name), 0o555);
    // Root may write everywhere.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const { status, stderr } = spawnSync(process.execPath, ["check.mjs"], {
      cwd,
      encoding: "utf8",
      ...nobody,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^${name} cannot be written to: .*: sudo chown -R "\\$USER" node_modules\n$`),
    );
  },
);

const OWN = {
  "google1a2b.html": "google-site-verification: google1a2b.html",
  ".well-known/apple-app-site-association": "{}",
  "prices/tires.pdf": "%PDF",
};

test(
  "a dist/ that is a link stays one, and the site is where it leads; files of public/ are in it, and listed",
  BUILD_WITHIN,
  async () => {
    await write({ "server/web/last.html": "last" });
    await symlink(inRoot("server/web"), inRoot("dist"));
    for (const [name, text] of Object.entries(OWN)) await write({ [`public/${name}`]: text });
    await write({ "public/.DS_Store": "" });
    const { status, output } = build();
    expect(status).toBe(0);
    expect(output).toContain(
      "From public/, as they are: .well-known/apple-app-site-association, google1a2b.html, prices/tires.pdf\n",
    );
    expect((await lstat(inRoot("dist"))).isSymbolicLink()).toBe(true);
    expect(await readdir(inRoot("server"))).toEqual(["web"]);
    const files = await readSite(inRoot("server/web"));
    expect(files.has("/contact")).toBe(true);
    expect(files.has("/last")).toBe(false);
    for (const [name, text] of Object.entries(OWN))
      expect(await readFile(inRoot("server/web", name), "utf8")).toBe(text);
    expect(await readFile(inRoot("hosts/nginx.conf"), "utf8")).toContain("location = /google1a2b.html {}");
  },
);

test("npm run dev shows the files of public/ at the same addresses", async () => {
  for (const [name, text] of Object.entries({ ...OWN, "contact.html": "mine", ".DS_Store": "mine" }))
    await write({ [`public/${name}`]: text });
  const port = await freePort();
  const vite = inRoot("node_modules/vite/bin/vite.js");
  const args = [vite, root, "--port", String(port), "--strictPort", "--host", "127.0.0.1"];
  const server = await startProgram(process.execPath, args, port);
  const get = async (address: string) => await (await fetch(server.origin + address)).text();
  for (const [name, text] of Object.entries(OWN)) expect(await get(`/${name}`)).toBe(text);
  expect(await get("/google1a2b")).toBe(OWN["google1a2b.html"]);
  expect(await get("/contact")).toContain("data-site=");
  expect(await get("/.DS_Store")).toContain("data-not-found");
  await server.stop();
});

test("a file of public/ that would hide a page stops the build", BUILD_WITHIN, async () => {
  await write({ "public/contact.html": "mine", "public/_headers": "/*" });
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain(
    "public/_headers: it would hide _headers of the site; give it another name.\n  public/contact.html: it would hide",
  );
});
