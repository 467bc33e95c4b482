import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";

/* What tests share: files in temporary folders, and a client that sends what it is told. */

/** Writes files into a new temporary folder. */
export async function writeSite(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

/** Removes such a folder. */
export async function removeSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What is asked beside the path. */
export interface AskOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/** Sends one request, its path as it stands, on a connection of its own. */
export async function ask(
  port: number,
  target: string,
  { method = "GET", headers = {} }: AskOptions = {},
): Promise<Answer> {
  const options = { host: "127.0.0.1", port, path: target, method, headers, agent: false };
  // An error within the answer ends its body, too, which says so.
  const outgoing = request(options).on("error", () => {});
  const [response] = (await once(outgoing.end(), "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
