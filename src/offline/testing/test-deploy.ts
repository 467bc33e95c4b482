import { Response as UndiciResponse } from "undici";
import { headersFor } from "../../../build/hosts/host-files.ts";
import { offlineFiles, packSite } from "../offline-files.ts";
import type { PrecacheManifest } from "../precache-manifest.ts";

/* A site of a few pages for unit tests of the worker, in any number of deploys, and its host. */

export const ORIGIN = "https://site.example";

const SIGNATURE = `data-site="${ORIGIN}"`;

/** A file that is the same in every deploy. */
export const LIBRARY = "/assets/react.js";

export const PORTAL_PAGE = "<!doctype html><html><h1>WiFi login</h1></html>";

/** The Response class that undici's `caches` accept. */
export const TestResponse = UndiciResponse as unknown as typeof Response;

/** Puts a portal's page into this site's stores, where earlier versions of the worker may have kept it. */
export async function keepPortalPage(address: string): Promise<void> {
  for (const name of await caches.keys())
    await (await caches.open(name)).put(address, new TestResponse(PORTAL_PAGE));
}

/** One deploy: what its worker was built with, and its files by address. */
export type Deploy = ReturnType<typeof deployOf>;

/** A deploy as the build makes it. Every page's heading ends with the version. */
export function deployOf(version: string) {
  const page = (address: string) => `<!doctype html><html ${SIGNATURE}><h1>${address} ${version}</h1></html>`;
  const pages = ["/", "/lockouts", "/terms", "/404"].map((address) => [address, page(address)] as const);
  const drawing = `<svg><title>${version}</title></svg>`;
  const drawings = { "pictures/city.svg": drawing, "favicon.svg": drawing };
  const pack = packSite(new Map(pages), drawings);
  const form = `assets/form-${version}.js`;
  const code = { "assets/react.js": "export const react = 19;", [form]: `export const form = "${version}";` };
  const offline = { page: page("No internet here"), headers: headersFor("/"), pack };
  const { "service-worker.js": worker = "", ...made } = offlineFiles("", offline, SIGNATURE, code);
  const [json = ""] = /\{.*\}/.exec(worker) ?? [];
  const manifest: PrecacheManifest = { ...JSON.parse(json), version };
  const others = Object.entries({
    ...{ ...made, ...code, ...drawings, "pictures/highway.svg": "<svg/>" },
    "service-worker.js": `"version":"${version}"`,
  }).map(([name, body]) => [`/${name}`, body] as const);
  return {
    manifest,
    /** The address of the form's code, which changes with every deploy. */
    form: `/${form}`,
    files: new Map<string, string>([...pages, ...others]),
  };
}

export const V1 = deployOf("v1");
export const V2 = deployOf("v2");

/**
 * How a host behaves: as it should, so slow that nothing arrives, not to be reached, with an error page for everything,
 * or as a captive portal that gives its own page for everything.
 */
type Mood = "well" | "silent" | "cut" | "failing" | "portal";

export type Host = ReturnType<typeof hostOf>;

function answerWith(body: string | undefined, status = 200, type = "text/html"): Response {
  return new TestResponse(body, { status, headers: { "Content-Type": type } });
}

/** A host with a deploy, as it looks from a worker: behind the browser's HTTP cache. */
export function hostOf({ files }: Pick<Deploy, "files">) {
  let deployed = files;
  let mood: Mood = "well";
  let moody = /^/;
  const hanging = new Set<() => void>();
  const host = {
    /** The paths of the requests that have reached the host so far. */
    asked: [] as string[],
    /** What the HTTP cache has, by address. */
    httpCache: new Map<string, string>(),
    deploy({ files }: Pick<Deploy, "files">): void {
      deployed = files;
    },
    /** @param addresses For which it behaves this way; for all others it behaves well. */
    behave(next: Mood, addresses = /^/): void {
      mood = next;
      moody = addresses;
    },
    /** Answers all requests that it has left hanging. */
    answerAll(): void {
      for (const resolve of hanging) resolve();
      hanging.clear();
    },
    async fetch(input: string | { url: string }, { cache, signal }: RequestInit = {}): Promise<Response> {
      const { pathname, search } = new URL(typeof input === "string" ? input : input.url, ORIGIN);
      const address = pathname + search;
      const cached = cache === "reload" ? undefined : host.httpCache.get(address);
      if (cached !== undefined) return answerWith(cached);
      if (cache === "only-if-cached") throw new TypeError("Failed to fetch");
      host.asked.push(address);
      const how = moody.test(address) ? mood : "well";
      if (how === "cut") throw new TypeError("Failed to fetch");
      if (how === "failing") return answerWith("<h1>Overloaded</h1>", 503);
      if (how === "portal") return answerWith(PORTAL_PAGE);
      if (how === "silent") {
        await new Promise<void>((resolve, reject) => {
          hanging.add(resolve);
          signal?.addEventListener("abort", () => reject(signal.reason));
        });
      }
      const body = deployed.get(pathname);
      if (body === undefined) return answerWith(deployed.get("/404"), 404);
      return answerWith(body, 200, pathname.endsWith(".js") ? "text/javascript" : "text/html");
    },
  };
  return host;
}
