import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { headersFor } from "./header-rules.ts";
import { readSite } from "./site-files.ts";
import { siteRules } from "./site-rules.ts";
import { removeSite, writeSite } from "./test-site.ts";

const AID = "document.title";
const RULES = '{"prefetch":[]}';

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sources of a directive of the home page's policy, in the order of their letters. */
async function sourcesOf(directive: string, files: Record<string, string>): Promise<string[]> {
  const folder = await writeSite(files);
  onTestFinished(() => removeSite(folder));
  const policy = headersFor("/", siteRules(await readSite(folder)))["Content-Security-Policy"] ?? "";
  const [, sources = ""] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(" ").sort();
}

const SITE = {
  "index.html": `<head><script>${AID}</script><style>a{}</style><script type="speculationrules">${RULES}</script></head>`,
  "lockouts.html": `<head><script>${AID}</script><style>a{}</style><script type="module" src="/assets/a.js"></script></head>`,
  "404.html": `<head><script>${AID}</script><style>b{}</style></head>`,
  "icon.svg": "<svg><style>c{}</style></svg>",
  "assets/a.js": 'document.write("<script>evil()</script><style>evil{}</style>")',
};

test("the policy allows the scripts that the pages hold, each once, and no text of a file", async () => {
  expect(await sourcesOf("script-src", SITE)).toEqual(["'self'", hashOf(AID), hashOf(RULES)].sort());
});

test("and the styles of pages and pictures", async () => {
  expect(await sourcesOf("style-src", SITE)).toEqual([hashOf("a{}"), hashOf("b{}"), hashOf("c{}")].sort());
});

test("a site without either allows neither", async () => {
  const bare = { "index.html": "<p>Call us</p>", "404.html": "<p>No such page</p>" };
  expect(await sourcesOf("script-src", bare)).toEqual(["'self'"]);
  expect(await sourcesOf("style-src", bare)).toEqual(["'none'"]);
});
