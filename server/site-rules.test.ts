import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { headersFor } from "./header-rules.ts";
import { readSite } from "./site-files.ts";
import { siteRules } from "./site-rules.ts";
import { removeSite, writeSite } from "./test-site.ts";

const AID = '\n  document.title = "\u2192";\n';
const RULES = '{"prefetch":[]}';
const STYLE = '\n  a { content: "\u2192" }\n';

const SITE = {
  "index.html": `<head><script>${AID}</script><style>${STYLE}</style><script type="speculationrules">${RULES}</script></head>`,
  "lockouts.html": `<head><script type="module" src="/assets/a.js"></script><style>${STYLE}</style></head><p style="x">`,
  "404.html": `<script>${AID}</script><script type="application/ld+json">{}</script><style>b{}</style><style></style>`,
  "icon.svg": "<svg><style>c{}</style></svg>",
  "assets/a.js": 'document.write("<script>evil()</script><style>evil{}</style>")',
};

const BARE = { "index.html": "<p>Call us</p>", "404.html": "<p>A script, styles</p>" };

/** What a browser computes of a style or script element (CSP Level 3, section 6.7.3). */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

test.each([
  [
    "the scripts that pages hold, each once, and no text of a file",
    "script-src",
    SITE,
    ["'self'", hashOf(AID), hashOf(RULES)],
  ],
  ["the styles of pages and pictures", "style-src", SITE, [STYLE, "b{}", "", "c{}"].map(hashOf)],
  ["only script files where pages hold no script", "script-src", BARE, ["'self'"]],
  ["no style where there is none", "style-src", BARE, ["'none'"]],
])("the policy allows %s", async (_, directive, files, expected) => {
  const folder = await writeSite(files);
  onTestFinished(() => removeSite(folder));
  const policy = headersFor("/", siteRules(await readSite(folder)))["Content-Security-Policy"] ?? "";
  const [, sources = ""] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
  expect(sources.split(" ").sort()).toEqual(expected.toSorted());
});
