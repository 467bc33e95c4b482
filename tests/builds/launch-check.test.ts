import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { articles, business, claims, reviews } from "../../src/owner/site.ts";
import { startPreview } from "../support/system/servers.ts";

/* `npm run launch-check` on this site, as it is called. All faults of hosts: scripts/launch-check/as-deployed.test.ts. */

const ROOT = path.resolve(import.meta.dirname, "../..");

async function launchCheck(...args: readonly string[]) {
  const check = spawn(process.execPath, ["--import", "tsx", "scripts/launch-check/main.ts", ...args], {
    cwd: ROOT,
  });
  let output = "";
  for (const stream of [check.stdout, check.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [status] = await once(check, "close");
  return { status, output };
}

test("every example value, sample and claim is named; 0 only if nothing is left", async () => {
  const { status, output } = await launchCheck();
  for (const field of placeholderFields(business)) expect(output).toContain(`business.yaml: ${field} is an`);
  for (const claim of Object.values(claims)) expect(output).toContain(` - ${claim}\n`);
  for (const { name, sample } of reviews) if (sample) expect(output).toContain(name);
  for (const { title, sample } of articles) if (sample) expect(output).toContain(title);
  expect(output).toContain(status === 0 ? "\nNothing to fix.\n" : "\nNot ready. Fix before launch\n - ");
  if (placeholderFields(business).length > 0) expect(status).toBe(1);
});

test("a deployed site is checked by the address of one of its pages", async () => {
  const { origin, stop } = await startPreview(path.join(ROOT, "dist"));
  onTestFinished(stop);
  const { output } = await launchCheck("--url", `${origin}/contact`);
  expect(output).toContain(`the site is at ${origin}, but tells search engines that it is`);
  expect(output).not.toContain("see docs/deploy.md");
});

test("an address in a folder, as of a project page of GitHub, is refused with what to do", async () => {
  const { status, output } = await launchCheck("--url", "https://user.github.io/site/");
  expect(status).toBe(1);
  expect(output).toContain("only at an address without a folder: https://user.github.io. On GitHub Pages,");
});
