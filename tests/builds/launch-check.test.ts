import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { business, claims } from "../../src/owner/site.ts";
import { isAsShipped } from "../support/business.ts";
import { freePort } from "../support/system/servers.ts";

/* `npm run launch-check` on this site, as it is called. All faults of hosts: scripts/launch-check/as-deployed.test.ts. */

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Runs the check. npm's settings reach it only from `env`. */
async function launchCheck(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const check = spawn(process.execPath, ["--import", "tsx", "scripts/launch-check/main.ts", ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  let output = "";
  for (const stream of [check.stdout, check.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [status] = await once(check, "close");
  return { status, output };
}

test("every example value is named, and every claim with a page that shows it; 0 only if nothing is left", async () => {
  const { status, output } = await launchCheck([]);
  for (const field of placeholderFields(business)) expect(output).toContain(`business.yaml: ${field}`);
  for (const claim of Object.values(claims)) expect(output).toContain(` - ${claim}: `);
  // An owner may have taken a claim out of all texts, and left it in its file.
  if (isAsShipped) expect(output).not.toMatch(/: no page$/m);
  expect(output).toMatch(status === 0 ? /\nNo problems found\. / : /\nNot ready: \d+ things? to fix\.\n/);
  if (placeholderFields(business).length > 0) expect(status).toBe(1);
});

test("an address in a folder, as of a project page of GitHub, is refused with what to do", async () => {
  const { status, output } = await launchCheck(["--url", "https://user.github.io/site/"]);
  expect(status).toBe(1);
  expect(output).toContain("only at an address without a folder: https://user.github.io. On GitHub Pages,");
});

test("a site that does not answer is named, from npm's own setting, too", async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const expected = { status: 1, output: expect.stringContaining(`https://${nobody} does not answer`) };
  expect(await launchCheck(["--url", `https://${nobody}`])).toEqual(expected);
  // As npm calls it where the "--" before "--url" is missing.
  expect(await launchCheck([], { npm_config_url: nobody })).toEqual(expected);
});
