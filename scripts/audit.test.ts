import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../server/test-site.ts";
import { listen, originOf } from "./servers.ts";

const AUDIT = path.join(import.meta.dirname, "audit.ts");

const LOCKED = JSON.stringify({
  name: "site",
  lockfileVersion: 3,
  packages: { "": { dependencies: { tar: "7.5.2" } }, "node_modules/tar": { version: "7.5.2" } },
});

const ADVISORY = {
  id: 1,
  title: "Writes outside the folder",
  severity: "high",
  vulnerable_versions: "<7.5.3",
};

/** Audits a project that has one package, with a registry that answers so. */
async function audit(lockfile: string, status: number, advisories: object) {
  const registry = createServer((request, response) => {
    const isAsked = request.url?.endsWith("/advisories/bulk");
    response.writeHead(isAsked ? status : 404).end(JSON.stringify(isAsked ? advisories : {}));
  });
  onTestFinished(() => void registry.close());
  const project = await writeSite({ "package.json": "{}", [lockfile]: LOCKED });
  onTestFinished(() => removeSite(project));
  const env = { ...process.env, npm_config_registry: originOf(await listen(registry)) };
  const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), AUDIT], {
    cwd: project,
    env,
  });
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status: child.exitCode, output: said + complained };
}

test.each([
  ["package-lock.json", 200, {}, 0, "found 0 vulnerabilities"],
  ["package-lock.json", 200, { tar: [ADVISORY] }, 1, "Writes outside the folder"],
  ["package-lock.json", 405, {}, 0, "SKIPPED"],
  ["no-lockfile", 200, {}, 1, "lockfile"],
])(
  "with %s and a registry that says %i %j: ends with %i and says %s",
  async (lockfile, answer, advisories, status, words) => {
    const audited = await audit(lockfile, answer, advisories);
    expect(audited.output).toContain(words);
    expect(audited.status).toBe(status);
  },
);
