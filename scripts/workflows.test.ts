import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { firstGroup } from "../src/shared/text.ts";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { listen } from "../tests/support/system/servers.ts";

const WORKFLOWS = path.resolve(import.meta.dirname, "../.github/workflows");

test.each(readdirSync(WORKFLOWS))("%s uses each action by its commit, and names the version", (name) => {
  const text = readFileSync(path.join(WORKFLOWS, name), "utf8");
  const used = Array.from(text.matchAll(/\buses: (.*)/g), ([, action = ""]) => action);
  expect(used).not.toEqual([]);
  expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test.each([".github/workflows/publish.yml", "docs/deploy.md", "README.md", "build/hosts/wrangler.jsonc"])(
  "%s has the version of wrangler that the hosting tests use",
  (name) => {
    const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8");
    const { dependencies } = JSON.parse(read("tests/hosting/cloudflare/package.json"));
    const versions = Array.from(
      read(name).matchAll(/npx (?:--yes )?wrangler(\S*)/g),
      ([, version]) => version,
    );
    expect(new Set(versions)).toEqual(new Set([`@${dependencies.wrangler}`]));
  },
);

const publish = readFileSync(path.join(WORKFLOWS, "publish.yml"), "utf8");

/** Runs the step that decides where to publish, where GitHub answers this about Pages; null if Pages is off. */
async function decide(pages: object | null, project = "") {
  const script = firstGroup(/id: where\n.*?run: \|\n(.*?)(?=^ {6}-)/ms, publish);
  const github = createServer((_, response) => {
    response.writeHead(pages ? 200 : 404).end(JSON.stringify(pages ?? { message: "Not Found" }));
  });
  onTestFinished(() => github.close().closeAllConnections());
  const folder = await writeSite({ output: "" });
  onTestFinished(() => removeSite(folder));
  const env = {
    PATH: process.env.PATH,
    PROJECT: project,
    TOKEN: "x",
    GITHUB_API_URL: `http://127.0.0.1:${await listen(github)}`,
    GITHUB_REPOSITORY: "user/site",
    GITHUB_OUTPUT: path.join(folder, "output"),
  };
  const said = await new Promise<string>((resolve) => {
    execFile("sh", ["-e", "-c", script], { env }, (error, stdout) => resolve(error ? stdout : ""));
  });
  return { said, outputs: (await readFile(env.GITHUB_OUTPUT, "utf8")).split("\n").filter(Boolean) };
}

const TO_PAGES = ["to-pages=true", "anywhere=true"];

test.each<[name: string, ...Parameters<typeof decide>, outputs: readonly string[]]>([
  ["nothing is switched on", null, "", []],
  ["Pages has the owner's domain", { cname: "www.a.us", html_url: "https://www.a.us/" }, "", TO_PAGES],
  ["Pages has the user's own address", { html_url: "https://user.github.io/" }, "", TO_PAGES],
  ["Cloudflare has a project", null, "site", ["anywhere=true"]],
  ["both are on", { html_url: "https://user.github.io/site/" }, "site", ["anywhere=true"]],
])("where to publish if %s", async (_, pages, project, outputs) => {
  expect(await decide(pages, project)).toEqual({ said: "", outputs });
});

test.each(["https://user.github.io/site/", "http://corp.pages.github.io/a/b"])(
  "an address in a folder, %s, stops the publishing with what to do",
  async (html_url) => {
    const { said, outputs } = await decide({ url: "https://api.github.com/x", html_url });
    expect(said).toMatch(
      /^::error::.* at http.*\. .*Enter your domain under Settings, Pages, Custom domain\./,
    );
    expect(outputs).toEqual([]);
  },
);
