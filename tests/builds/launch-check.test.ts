import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { previewOf } from "../../build/hosts/built-site.ts";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { business, claims } from "../../src/owner/site.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { isAsShipped } from "../support/business.ts";
import { freePort, listen } from "../support/system/servers.ts";

/* `npm run launch-check` on this site, and on hosts that have one fault. All faults: scripts/launch-check/obstacle.test.ts. */

const ROOT = path.resolve(import.meta.dirname, "../..");
const preview = await previewOf(path.join(ROOT, "dist"));

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

/** What is to be mended about a host that answers this way, below a path of it. */
async function check(answer: RequestListener, folder = "", env: Readonly<Record<string, string>> = {}) {
  const server = createServer(answer);
  onTestFinished(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${await listen(server)}${folder}`;
  const { output } = await launchCheck(["--url", url], env);
  const listed = firstGroup(/Fix before launch\n(.*?)\n\n/s, output);
  // What is to be said about the shipped site has "business.yaml:" or "content/" in its remedy.
  return listed
    .split(/^ - /m)
    .filter((entry) => entry !== "" && !/-> .*(business\.yaml: |content\/)/.test(entry));
}

/** The site below a folder. */
const inFolder =
  (folder: string): RequestListener =>
  (request, response) => {
    const isInside = request.url?.startsWith(`${folder}/`);
    request.url = isInside ? request.url?.slice(folder.length) : "/nothing-is-here";
    preview(request, response);
  };

test.each<[name: string, ...Parameters<typeof check>, said: string]>([
  ["a password", (_, to) => to.writeHead(401).end(), "", {}, "is 401, it asks for a password."],
  ["a project page of GitHub", inFolder("/site"), "/site/contact", {}, "The site is in the folder /site of"],
  [
    "a proxy that is gone",
    preview,
    "",
    { HTTP_PROXY: "http://127.0.0.1:9" },
    "does not answer: no web server listens there.\n   -> Check the proxy that HTTPS_PROXY or HTTP_PROXY names.",
  ],
])("%s is the only thing that is said", async (_, answer, folder, env, said) => {
  expect(await check(answer, folder, env)).toEqual([expect.stringContaining(said)]);
});

test("an address of a page is checked as its site", async () => {
  const found = await check(preview, "/contact");
  expect(found.map((entry) => entry.split("\n")[0])).toEqual([
    expect.stringContaining('is not https: browsers call it "Not secure"'),
    expect.stringContaining("The site is at http://127.0.0.1:"),
  ]);
});

test("the launch check names every example value, and every claim with a page that shows it, and ends with 0 only when nothing is left", async () => {
  const { status, output } = await launchCheck([]);
  for (const field of placeholderFields(business)) expect(output).toContain(`business.yaml: ${field}`);
  for (const claim of Object.values(claims)) expect(output).toContain(` - ${claim}: `);
  // An owner may have taken a claim out of all texts, and left it in its file.
  if (isAsShipped) expect(output).not.toMatch(/: no page$/m);
  expect(output).toMatch(status === 0 ? /\nNo problems found\. / : /\nNot ready: \d+ things? to fix\.\n/);
  if (placeholderFields(business).length > 0) expect(status).toBe(1);
});

test("the launch check of a site that does not answer says so, from npm's own setting, too", async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const expected = { status: 1, output: expect.stringContaining(`https://${nobody} does not answer`) };
  expect(await launchCheck(["--url", `https://${nobody}/x?y`])).toEqual(expected);
  // As npm calls it where the "--" before "--url" is missing.
  expect(await launchCheck([], { npm_config_url: nobody })).toEqual(expected);
});
