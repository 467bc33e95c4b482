import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { beforeAll, expect, test, vi } from "vitest";
import { fieldsOf } from "../src/shared/fields-of.ts";
import { removeSite } from "../tests/support/folders.ts";
import { cityFile, OWNER_FILES, writeOwnerFiles } from "../tests/support/owner-files.ts";
import * as hosting from "./hosts/host-files.ts";
import { prerender } from "./plugin.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Where a file of the project is on this machine, as Vite names it. */
const fileAt = (name: string) => path.posix.join(ROOT.replaceAll("\\", "/"), name);

/** The site without its looks. Its files are edited in memory: nothing on the disk changes. */
const edited = new Map([[fileAt("src/site/styles/site.css"), "h1 { color: #010203 }"]]);
const edits = {
  name: "edits",
  enforce: "pre",
  load: (id: string) => edited.get(id.split("?")[0] ?? ""),
} as const;

let server: ViteDevServer;
let origin = "";
/** Called when the server has finished with an edit and sent all its messages to browsers. */
let finishEdit = () => {};

beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    plugins: [edits, prerender(hosting)],
    server: {
      host: "127.0.0.1",
      port: 0,
      watch: null,
      async hotUpdateEnvironments({ environments }, update) {
        await Promise.all(Object.values(environments).map(update));
        finishEdit();
      },
    },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  [origin = ""] = server.resolvedUrls?.local ?? [];
  return () => server.close();
});

const get = (address: string) => fetch(origin.slice(0, -1) + address, { redirect: "manual" });
const text = async (address: string) => await (await get(address)).text();

/** Reports an edit to the server as the file system would, and waits until the server has finished with it. */
async function report(file: string): Promise<void> {
  const finished = new Promise<void>((resolve) => {
    finishEdit = resolve;
  });
  server.watcher.emit("change", fileAt(file));
  await finished;
}

/** Replaces the first occurrence of a text in a file, and reports it. */
async function save(file: string, from: string, to: string): Promise<void> {
  const before = edited.get(fileAt(file)) ?? (await readFile(fileAt(file), "utf8"));
  expect(before).toContain(from);
  edited.set(fileAt(file), before.replace(from, to));
  await report(file);
}

/** The kinds of messages that browsers are sent from now on. */
function messagesToBrowsers(): string[] {
  const messages: string[] = [];
  vi.spyOn(server.environments.client.hot, "send").mockImplementation((message: unknown) => {
    messages.push(String(fieldsOf(message).type));
  });
  return messages;
}

const HTML = "text/html; charset=utf-8";
const UNKNOWN = ["/nowhere", "/nowhere/", "/404", "//", "//x.example/", "/contact.html", "/constructor"];

test.each<[address: string, status: number, type: string, text: string]>([
  ["/contact?from=ad", 200, HTML, 'data-island="request/forms/contact-form"'],
  ["/", 200, HTML, "</h1>"],
  ["/robots.txt", 200, "text/plain; charset=utf-8", "User-agent: *\nAllow: /\n"],
  ["/sitemap.xml?again", 200, "text/xml; charset=utf-8", "<urlset"],
  ["/favicon.svg", 200, "image/svg+xml; charset=utf-8", "<path"],
  ...UNKNOWN.map((address): [string, number, string, string] => [address, 404, HTML, "data-not-found"]),
])("%s answers with %d, %s and %s", async (address, status, type, part) => {
  const response = await get(address);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toContain(part);
});

test("a page links its scripts and styles, which exist, and is ready for hot updates", async () => {
  const page = await text("/contact");
  for (const link of [
    'src="/@vite/client"',
    'rel="stylesheet" href="/src/site/styles/site.css"',
    'src="/src/request/first-aid/first-aid.client.ts"',
    'src="/src/entry.client.ts"',
  ]) {
    expect(page).toContain(link);
    expect((await get(link.split('"').at(-2) ?? "")).status).toBe(200);
  }
});

test.each([
  [
    "src/request/forms/link-form.tsx",
    "of pages and islands",
    "full-reload",
    'method="dialog"',
    'id="edit-1"',
  ],
  ["src/site/styles/site.css", "of every page", "update", "#010203", "#040506"],
])("an edit to %s, %s, means: %s", async (file, _, does, from, to) => {
  // Requests what a browser does that shows the page and hydrates its island.
  for (const shown of ["/contact", "/src/request/forms/contact-form.island.tsx", `/${file}`])
    await text(shown);
  const messages = messagesToBrowsers();
  await save(file, from, to);
  expect(messages).toContain(does);
  expect(messages.includes("full-reload")).toBe(does === "full-reload");
  if (!file.endsWith(".css")) expect(await text("/contact")).toContain(to.split('"')[1]);
});

test("a component that throws answers 500 with the message, until it is fixed", async () => {
  const file = "src/site/components/site-footer.tsx";
  const fault = 'throw new Error("no words"); return';
  await save(file, "return", fault);
  expect((await get("/")).status).toBe(500);
  expect(await text("/")).toContain("rendering: no words");
  await save(file, fault, "return");
  expect((await get("/")).status).toBe(200);
});

test("an edit of the owner's files is shown at once, and so is a mistake, as the build says it", async () => {
  // The files of another site, as if the server ran there.
  const root = await writeOwnerFiles();
  vi.spyOn(process, "cwd").mockReturnValue(root);
  const messages = messagesToBrowsers();
  const write = async (file: string, content: string) => {
    await writeFile(path.join(root, file), content);
    await report(file);
  };
  await write("content/cities/azle.yaml", cityFile("Azle"));
  expect(messages).toEqual(["full-reload"]);
  expect(await text("/azle")).toContain("What we do in Azle");
  const facts = OWNER_FILES["business.yaml"] ?? "";
  await write("business.yaml", facts.replace("Lone Star", "#1 Lone Star"));
  expect(messages).toEqual(["full-reload", "full-reload"]);
  expect((await get("/azle")).status).toBe(500);
  expect(await text("/azle")).toContain(
    "business.yaml, line 1: name: #1 Lone Star Road Help - what follows #",
  );
  await write("business.yaml", facts.replace("Lone Star", "Big Bend"));
  expect(await text("/azle")).toContain("Big Bend Road Help");
  await removeSite(root);
});
