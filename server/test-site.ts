import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as readText } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listen } from "../scripts/servers.ts";
import { createSiteServer } from "./app.ts";
import { headerRules } from "./header-rules.ts";
import { readSite } from "./site-files.ts";

/* What the server's tests share: sites in temporary folders, and clients that send what they are told. */

export const HOME = `<p>${"home ".repeat(200)}</p>`;
export const LOCKOUTS = `<p>${"lockouts ".repeat(200)}</p>`;
export const NOT_FOUND = `<p>${"not found ".repeat(200)}</p>`;
export const SCRIPT = `/* ${"script ".repeat(200)} */`;

/** Writes files into a new temporary folder. */
export async function writeSite(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

export async function removeSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface AskOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends one request, its path as it stands, on a connection of its own. */
export function ask(
  port: number,
  target: string,
  { method = "GET", headers = {} }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: target, method, headers, agent: false };
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/** Sends bytes over a raw connection and reads until the server closes it. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return await readText(socket);
}

export interface RunningSite {
  port: number;
  ask: (target: string, options?: AskOptions) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** A running server for a small site: two pages, a compressed and a plain asset, hidden files. */
export async function startTestSite(): Promise<RunningSite> {
  const folder = await writeSite({
    ...inAllForms("index.html", HOME),
    ...inAllForms("lockouts.html", LOCKOUTS),
    ...inAllForms("request-help.html", LOCKOUTS),
    ...inAllForms("404.html", NOT_FOUND),
    ...inAllForms("assets/app-1a2b.js", SCRIPT),
    "pictures/photo.webp": "a photo",
    "empty.txt": "",
    "gzip-only.txt": "text",
    "gzip-only.txt.gz": gzipSync("text"),
    ".env": "SECRET",
    ".well-known/security.txt": "Contact: mailto:help@lone-star.example",
  });
  const rules = headerRules({
    styleHashes: [],
    scriptHashes: [],
    adScript: "https://ads.example/monitor.js",
  });
  const server = createSiteServer(await readSite(folder), rules);
  const port = await listen(server);
  return {
    port,
    ask: (target, options) => ask(port, target, options),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await removeSite(folder);
    },
  };
}

function inAllForms(name: string, content: string): Record<string, string | Buffer> {
  return { [name]: content, [`${name}.br`]: brotliCompressSync(content), [`${name}.gz`]: gzipSync(content) };
}
