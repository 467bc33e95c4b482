import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";

/** A folder of programs that write their name and arguments to the output, and know one installed package. */
async function programs(): Promise<string> {
  const files = {
    id: "echo 0",
    dpkg: '[ "$2" = here ] && echo "Status: install ok installed"',
    "apt-get": 'echo "apt-get $*"',
  };
  const scripts = Object.entries(files).map(([name, line]) => [name, `#!/bin/sh\n${line}\n`]);
  const folder = await writeSite(Object.fromEntries(scripts));
  onTestFinished(() => removeSite(folder));
  for (const name of Object.keys(files)) await chmod(path.join(folder, name), 0o755);
  return folder;
}

test.runIf(existsSync("/etc/debian_version"))(
  "what is missing is named, with the reason and the way out, before apt-get is called; what is there is left alone",
  async () => {
    const PATH = `${await programs()}:${process.env.PATH}`;
    const run = (...names: string[]) =>
      spawnSync("sh", ["scripts/install-packages.sh", ...names], { env: { PATH }, encoding: "utf8" }).stdout;
    expect(run("here")).toBe("");
    const [what, why, ...commands] = run("here", "caddy", "nginx").trim().split("\n");
    expect(what).toMatch(/tests of hosts and browsers need .* not on this machine: caddy nginx$/);
    expect(why).toMatch(/apt-get installs them now, because you are root.*npm test -- --no-install$/);
    expect(commands).toEqual([
      expect.stringMatching(/^apt-get .* update$/),
      expect.stringMatching(/^apt-get .* install -y --no-install-recommends caddy nginx$/),
    ]);
  },
);
