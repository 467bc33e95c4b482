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

test("nothing is published until a host is switched on; Cloudflare comes before Pages", async () => {
  const anywhere = { said: "", outputs: ["anywhere=true"] };
  expect(await decide(null)).toEqual({ said: "", outputs: [] });
  expect(await decide(null, "site")).toEqual(anywhere);
  expect(await decide({ html_url: "https://user.github.io/site/" }, "site")).toEqual(anywhere);
  expect((await decide({ html_url: "https://www.a.us/" })).outputs).toEqual([
    "to-pages=true",
    "anywhere=true",
  ]);
});

test("an address in a folder stops the publishing with what to do", async () => {
  const { said, outputs } = await decide({
    url: "https://api.github.com/x",
    html_url: "https://a.github.io/b/",
  });
  expect(said).toMatch(/^::error::.* at http.*\. .*Enter your domain under Settings, Pages, Custom domain\./);
  expect(outputs).toEqual([]);
});
