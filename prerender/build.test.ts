import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createLogger, type Rolldown, resolveConfig } from "vite";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { OFFLINE } from "../src/offline/offline-files.ts";
import { POLICY } from "../src/shared/build-contract.ts";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { readBrowserBuild } from "./browser-build.ts";
import { buildSite, loadRenderer } from "./build.ts";
import * as hosting from "./hosts/host-files.ts";
import { type RenderedSite, SOURCE_FILES } from "./render-module.ts";

/* What the build writes for every address: tests/checks/. What is wrong with pages: check-pages.test.ts. */

/** The last build, and a folder of sources. */
const LAST = ["dist", "dist/last.html", "hosts", "hosts/last.conf", "src", "src/a.ts"];

let folder: string;

beforeEach(async () => {
  folder = await writeSite({ "dist/last.html": "last", "hosts/last.conf": "last", "src/a.ts": "mine" });
  return () => removeSite(folder);
});

const filesOfFolder = async () => (await readdir(folder, { recursive: true })).toSorted();

const PARTS = `<script type="module" src="${SOURCE_FILES.firstAid}"></script><link rel="stylesheet" href="${SOURCE_FILES.styles}"/><script type="module" src="${SOURCE_FILES.browser}" data-islands="${SOURCE_FILES.islands}"></script>`;

function page(address: string, body = ""): string {
  const head = `<meta content="${POLICY}"><title>${address}</title><link rel="canonical" href="${address}">${PARTS}`;
  return `<html><head>${head}</head><body><header></header>${body}</body></html>`;
}

const SITE: Omit<RenderedSite, "root"> = {
  addresses: ["/", "/contact"],
  drafts: [],
  draftFiles: [],
  withoutAddress: ["/404"],
  ownAddresses: [{ value: "/contact", at: "a.yaml, line 2" }],
  links: [],
  redirects: [{ from: "/old", to: "/contact" }],
  warnings: ["business.yaml still holds example values"],
  files: { "robots.txt": "User-agent: *" },
  siteUrl: "https://www.small.example",
  noticeUntil: 0,
  styles: [],
  lateStyles: "late{}",
  kindOf: () => "general",
  outsideOf: () => ({ connect: [] }),
  render: page,
};

/** Builds the small site with these changes. @returns the lines that the owner sees. */
async function build(changes: Partial<RenderedSite> = {}, outDir = "dist"): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) };
  const config = await resolveConfig({ root: folder, build: { outDir }, configFile: false, customLogger }, "build");
  const scripts = { entry: "/entry.js", islands: "/islands.js", firstAid: "", code: {} };
  const browser = { ...scripts, css: "", files: { "entry.js": "" }, buildWorker: async (file: string) => file };
  await buildSite(config, { root: folder, ...SITE, ...changes }, hosting, browser);
  return warnings;
}

test("a sound site takes the place of the last build, with what the owner should know", async () => {
  const warnings = ["business.yaml still holds example values", "No page links to: /, /contact, /404"];
  expect(await build()).toEqual(warnings);
  const files = await filesOfFolder();
  const hosts = ["hosts/Caddyfile", "hosts/github-pages/old.html"];
  expect(files).toEqual(expect.arrayContaining(["dist/contact.html", "dist/contact.html.br", ...hosts]));
  expect(files).not.toContain("dist/last.html");
  // A site without an offline page takes the worker of an earlier deploy back.
  expect(await readFile(`${folder}/dist/service-worker.js`, "utf8")).toMatch(/unregister\.worker\.ts$/);
});

const throwing = (message: string) => () => {
  throw new Error(message);
};

test.each<[what: string, message: RegExp, changes: Partial<RenderedSite>]>([
  ["a page that throws", /The page \/ threw while rendering: no words/, { render: throwing("no words") }],
  [
    "a page with the address of another or of a file, or with a link to no page,",
    /^The site has problems:\n {2}\/: links to \/gone,.*^ {2}b\.yaml: "\/contact" - .*^ {2}b\.yaml: "\/robots\.txt" - /ms,
    {
      ownAddresses: ["/contact", "/contact", "/robots.txt"].map((value) => ({ value, at: "b.yaml" })),
      render: (address) => page(address, '<a href="/gone">'),
    },
  ],
  [
    "a link to a draft",
    /^ {2}a\.yaml, line 7: names \/contact, which is not a page/m,
    { drafts: ["/contact"], links: [{ value: "/contact", at: "a.yaml, line 7" }] },
  ],
  ["a bad file", /^The file a\.xml could not be made: no map$/, { files: { "a.xml": throwing("no map") } }],
])("%s stops the build and leaves the last build unchanged", async (_, message, changes) => {
  await expect(build(changes)).rejects.toThrow(message);
  expect(await filesOfFolder()).toEqual(LAST);
});

test("the site is written into no other folder, which might have something else in it", async () => {
  await expect(build({}, "src")).rejects.toThrow("No site is written into src:\n  whatever is there would be removed.");
  expect(await filesOfFolder()).toEqual(LAST);
});

test("drafts and their pictures are built, and are not in the file that every phone fetches", async () => {
  const files = { "pictures/a.svg": "<svg/>", "pictures/new.svg": "<svg/>" };
  const isOffline = { withoutAddress: ["/404", OFFLINE], addresses: ["/", "/contact", "/new"] };
  await build({ ...isOffline, files, drafts: ["/new"], draftFiles: ["pictures/new.svg"] });
  const built = await filesOfFolder();
  expect(built).toEqual(expect.arrayContaining(["dist/new.html", "dist/pictures/new.svg"]));
  const [pack] = built.filter((file) => /^dist\/assets\/site-[\w-]+\.json$/.test(file));
  const { files: packed } = JSON.parse(await readFile(`${folder}/${pack}`, "utf8"));
  expect(Object.keys(packed)).toEqual(["/", "/contact", "/404", "/pictures/a.svg"]);
});

test("files of public/ are in the site, and listed; one that hides a page stops the build", async () => {
  await mkdir(`${folder}/public`);
  await writeFile(`${folder}/public/google1a2b.html`, "mine");
  expect(await build()).toContain("From public/, as they are: google1a2b.html");
  expect(await readFile(`${folder}/dist/google1a2b.html`, "utf8")).toBe("mine");
  expect(await readFile(`${folder}/hosts/nginx.conf`, "utf8")).toContain("location = /google1a2b.html {}");
  for (const name of ["contact", "old"]) await writeFile(`${folder}/public/${name}.html`, "mine");
  await expect(build()).rejects.toThrow(/contact\.html: it would hide contact\.html .*old\.html: it would hide old /s);
});

test("a script that imports styles, where only one style sheet goes into the pages, stops the build", () => {
  const chunk = { type: "chunk", name: "islands", moduleIds: ["/src/header.css"] };
  expect(() => readBrowserBuild([chunk as unknown as Rolldown.OutputChunk], "")).toThrow(
    `/src/header.css: a script imports it, but no page would have it; import it in ${SOURCE_FILES.styles}.`,
  );
});

test("a build that may not write beside the packages says what to do", async () => {
  // A file in the folder's place: to root, no folder is read-only.
  const root = await writeSite({ "node_modules/.cache": "" });
  onTestFinished(() => removeSite(root));
  await expect(loadRenderer(root, "")).rejects.toThrow(
    /node_modules\/\.cache cannot be written:\n.*allow your user to write there/,
  );
});
