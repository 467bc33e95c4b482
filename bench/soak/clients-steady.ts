import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Target } from "./exchange.ts";
import { pace } from "./pace.ts";
import { type BaitedSite, type Forms, hashOf } from "./site.ts";
import { addProblem, countStatus, type Tally } from "./tally.ts";

interface Asked {
  address: string;
  forms: Forms;
  method: string;
  /** The coding that is asked for. */
  coding: string;
  /** Whether the client says which version it has, once it knows one. */
  known: boolean;
}

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const CODINGS = ["br", "gzip", "identity"];

/** All addresses in all codings, with and without the file at hand, over kept connections; each answer verified. */
export async function steadyClients(
  target: Target,
  site: BaitedSite,
  signal: AbortSignal,
  tally: Tally,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const etags = new Map<string, string>();
  const all = [...site.served].flatMap(([address, forms]) =>
    CODINGS.flatMap((coding) =>
      [false, true].flatMap((known) =>
        ["GET", "HEAD"].map((method): Asked => ({ address, forms, method, coding, known })),
      ),
    ),
  );
  await pace(
    { perSecond: 80, atOnce: 8 },
    () => !signal.aborted,
    async (index) => {
      const asked = all[index % all.length];
      if (!asked) return;
      const name = `${asked.method} ${asked.address} (${asked.coding}${asked.known ? ", known" : ""})`;
      const key = `${asked.address} ${asked.coding}`;
      const etag = asked.known ? etags.get(key) : undefined;
      const started = performance.now();
      try {
        const got = await ask(target.port, agent, asked, etag);
        tally.durations.push(performance.now() - started);
        countStatus(tally, got.status, name);
        if (got.headers.etag) etags.set(key, got.headers.etag);
        const problem = etag ? problemOfUnchanged(got) : problemOfFile(asked, got);
        if (problem) addProblem(tally, `${name} ${problem}`);
      } catch (error) {
        addProblem(tally, `${name} fails: ${error}`);
      }
    },
  );
  agent.destroy();
}

function ask(port: number, agent: Agent, asked: Asked, etag: string | undefined): Promise<Got> {
  const headers = { "Accept-Encoding": asked.coding, ...(etag && { "If-None-Match": `"other", W/${etag}` }) };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: asked.address, method: asked.method, headers, agent };
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on("error", reject).end();
  });
}

function problemOfUnchanged({ status, body }: Got): string | null {
  return status === 304 && body.length === 0 ? null : `is answered with ${status} and ${body.length} bytes`;
}

function problemOfFile(asked: Asked, { status, headers, body }: Got): string | null {
  if (status !== 200) return `is answered with ${status}`;
  const sent = headers["content-encoding"] ?? "identity";
  if (sent !== (asked.forms.has(asked.coding) ? asked.coding : "identity")) return `comes as ${sent}`;
  if (asked.method === "HEAD") return body.length === 0 ? null : "has a body";
  if (headers["content-length"] !== String(body.length)) return `comes with ${body.length} bytes`;
  return hashOf(body) === asked.forms.get(sent) ? null : "comes with another body";
}
