import { execFile } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { previewOf } from "../../build/hosts/built-site.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { listen } from "../support/system/servers.ts";

/* `npm run launch-check -- --url …` on hosts that have one fault. All faults: scripts/launch-check/obstacle.test.ts. */

const ROOT = path.resolve(import.meta.dirname, "../..");
const preview = await previewOf(path.join(ROOT, "dist"));

/** What the command says is to be mended about a host that answers this way, below a path of it. */
async function check(answer: RequestListener, folder = "", env: Readonly<Record<string, string>> = {}) {
  const server = createServer(answer);
  onTestFinished(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${await listen(server)}${folder}`;
  const args = ["--import", "tsx", "scripts/launch-check/main.ts", "--url", url];
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } };
    execFile(process.execPath, args, options, (_, stdout, stderr) => resolve(stdout + stderr));
  });
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
