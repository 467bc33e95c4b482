import { EventEmitter, once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer, normalizePath, type ViteDevServer } from "vite";
import { beforeAll, expect, test, vi } from "vitest";
import { SOURCES } from "../src/shared/build-contract.ts";
import { fieldsOf } from "../src/shared/fields-of.ts";
import { testBusiness } from "../tests/support/business.ts";
import { removeSite } from "../tests/support/folders.ts";
import { cityFile, FILES, placeOf, textOf, withFacts, writeOwnerFiles } from "../tests/support/owner-files.ts";
import * as hosting from "./hosts/host-files.ts";
import { loadOwner } from "./load-owner.ts";
import { prerender } from "./plugin.ts";
import { businessColors } from "./plugins/owner-plugin.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

const FACTS = textOf(FILES.FACTS, withFacts({ photo: undefined }));

/** The folder whose business.yaml and content/ the server shows. */
const ownersRoot = await writeOwnerFiles({ [FILES.FACTS]: FACTS });

let server: ViteDevServer;
let origin = "";
/** Says when the server has finished with an edit and sent all its messages to browsers. */
const edits = new EventEmitter();

beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    plugins: [prerender(hosting, () => loadOwner(ownersRoot)), businessColors(testBusiness({ logo: "./logo.svg" }))],
    server: {
      host: "127.0.0.1",
      port: 0,
      watch: null,
      async hotUpdateEnvironments({ environments }, update) {
        await Promise.all(Object.values(environments).map(update));
        edits.emit("finished");
      },
    },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  [origin = ""] = server.resolvedUrls?.local ?? [];
  return async () => {
    await server.close();
    await removeSite(ownersRoot);
  };
});

const get = (address: string) => fetch(origin.slice(0, -1) + address, { redirect: "manual" });
const text = async (address: string) => await (await get(address)).text();

/**
 * Reports an edit to the server as the file system would. @returns the kinds of its messages to browsers, and
 * "restart".
 */
async function report(file: string): Promise<string[]> {
  const messages: string[] = [];
  vi.spyOn(server.environments.client.hot, "send").mockImplementation((message: unknown) => {
    messages.push(String(fieldsOf(message).type));
  });
  vi.spyOn(server, "restart").mockImplementation(async () => {
    messages.push("restart");
  });
  const finished = once(edits, "finished");
  // As Vite names files on any system.
  server.watcher.emit("change", path.posix.join(ROOT.replaceAll("\\", "/"), file));
  await finished;
  return messages.toSorted();
}

const HTML = "text/html; charset=utf-8";
const UNKNOWN = ["/nowhere", "/nowhere/", "/404", "//", "//x.example/", "/contact.html", "/constructor"];

test.each<[address: string, status: number, type: string, text: string]>([
  ["/contact?from=ad", 200, HTML, 'data-island="request/contact/contact-form"'],
  ["/", 200, HTML, '<span class="unbroken">'],
  ["/robots.txt", 200, "text/plain; charset=utf-8", "User-agent: *\nAllow: /\n"],
  ["/sitemap.xml?again", 200, "text/xml; charset=utf-8", "<urlset"],
  ["/favicon.svg", 200, "image/svg+xml; charset=utf-8", "<path"],
  ...UNKNOWN.map((address): [string, number, string, string] => [address, 404, HTML, "not-found"]),
])("%s answers with %d, %s and %s", async (address, status, type, part) => {
  const response = await get(address);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toContain(part);
});

test("a page links its scripts and styles, which exist, and is ready for hot updates", async () => {
  const page = await text("/contact");
  for (const link of ["/@vite/client", ...Object.values(SOURCES)]) {
    expect(page).toContain(link);
    expect((await get(link)).status).toBe(200);
  }
});

test("an edit of a component reloads the page, and one of the docs does not", async () => {
  await text("/contact");
  expect(await report("src/site/components/site-footer.tsx")).toContain("full-reload");
  expect(await report("docs/deploy.md")).toEqual([]);
});

test("an edit of the owner's files is shown at once, and so is a mistake, as the build says it", async () => {
  const write = async (file: string, content: string) => {
    await writeFile(path.join(ownersRoot, file), content);
    expect(await report(file)).toEqual(["full-reload", ...(file === "business.yaml" ? ["restart"] : [])]);
  };
  // Colors and logo are read at the start.
  expect(server.config.configFileDependencies).toContain(normalizePath(path.join(ROOT, "logo.svg")));
  await write("content/cities/azle.yaml", cityFile("Azle"));
  expect(await text("/azle")).toContain("What we do in Azle");
  await write("business.yaml", FACTS.replace("license: ITD", "license: #1"));
  expect((await get("/azle")).status).toBe(500);
  expect(await text("/azle")).toContain(
    `${placeOf(FILES.FACTS, "license:")}: license: #1 006543210C - where a text has a #`,
  );
  await write("business.yaml", FACTS.replace("ITD", "Boise"));
  expect(await text("/azle")).toContain("License Boise 006543210C");
});
