import { spawn } from "node:child_process";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { text as readText } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { freePort, untilClosed } from "../../scripts/servers.ts";
import { copyProject } from "../support/project-copy.ts";

const REQUEST = "GET /terms HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/** It builds, on a machine that may be busy with other tests. */
const BUILT_WITHIN = 180_000;

// Windows has no such signal.
test.skipIf(process.platform === "win32")(
  "npm start finishes what is under way at SIGTERM, and lets go of the port",
  { timeout: BUILT_WITHIN },
  async () => {
    const project = await copyProject(path.resolve(import.meta.dirname, "../.."));
    onTestFinished(project.remove);
    // It shares what is installed: an old lockfile, so that nothing is installed anew.
    await utimes(path.join(project.root, "package-lock.json"), 0, 0);
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: project.root,
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    onTestFinished(() => endAll(npm.pid));
    const ended = once(npm, "exit");
    for await (const line of createInterface(npm.stdout)) if (line.includes(`localhost:${port}`)) break;
    const visitor = connect(port, "127.0.0.1");
    // The first answer shows that the server has read the second request's first half, too.
    visitor.write(`GET / HTTP/1.1\r\nHost: x\r\n\r\n${REQUEST.slice(0, 20)}`);
    await once(visitor, "readable");
    npm.kill("SIGTERM");
    await untilClosed(port);
    visitor.write(REQUEST.slice(20));
    expect(await readText(visitor)).toMatch(/<\/html>HTTP\/1\.1 200 OK\r\n.*<h1.*<\/html>$/s);
    expect(await ended).toEqual([0, null]);
  },
);

/** Ends what is left of a group of processes. */
function endAll(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // Nothing is left.
  }
}
