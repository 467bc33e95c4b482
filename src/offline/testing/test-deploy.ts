import { Response as UndiciResponse } from "undici";
import { headersFor } from "../../../prerender/hosts/host-files.ts";
import { WORKER } from "../../shared/build-contract.ts";
import { offlineFiles, packSite } from "../offline-files.ts";
import type { PrecacheManifest } from "../precache-manifest.ts";

/* A site of a few pages for unit tests of the worker, in two deploys, and its host. */

export const ORIGIN = "https://site.example";

/** The Response class that undici's `caches` accept. */
export const TestResponse = UndiciResponse as unknown as typeof Response;

const PORTAL_PAGE = "<!doctype html><h1>WiFi login</h1>";

/** One deploy: what its worker was built with, and its files by address. */
export type Deploy = ReturnType<typeof deployOf>;

/** A deploy as the build makes it. Every page's heading ends with the version. */
function deployOf(version: string, noticeUntil = 0) {
  const page = (address: string) => `<!doctype html><h1>${address} ${version}</h1>`;
  const pages = ["/", "/lockouts", "/terms", "/404"].map((address) => [address, page(address)] as const);
  const drawing = `<svg><title>${version}</title></svg>`;
  const drawings = { "pictures/city.svg": drawing, "favicon.svg": drawing };
  const pack = packSite(new Map(pages), drawings, [{ from: "/old-lockouts", to: "/lockouts" }]);
  const form = `assets/form-${version}.js`;
  const code = { [form]: `export const form = "${version}";` };
  const offline = { page: page("No internet here"), headers: headersFor("/"), pack, noticeUntil };
  const { "service-worker.js": worker = "", ...made } = offlineFiles("", offline, code);
  const [json = ""] = /\{.*\}/.exec(worker) ?? [];
  const manifest: PrecacheManifest = { ...JSON.parse(json), version };
  const others = Object.entries({
    ...made,
    ...code,
    ...drawings,
    "pictures/highway.svg": "<svg/>",
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

/** Its pages have a notice, for a day from the start of the tests. */
export const WITH_NOTICE = deployOf("v3", Date.now() + 86_400_000);

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
export function hostOf(deploy: Deploy) {
  let deployed = deploy.files;
  let mood: Mood = "well";
  let moody = /^/;
  const host = {
    /** The paths of the requests that have reached the host so far. */
    asked: [] as string[],
    /** Whether the HTTP cache has a portal's page for every address. */
    isCachePoisoned: false,
    deploy({ files }: Deploy): void {
      deployed = files;
    },
    /** @param addresses For which it behaves this way; for all others it behaves well. */
    behave(next: Mood, addresses = /^/): void {
      mood = next;
      moody = addresses;
    },
    async fetch(input: string | { url: string }, { cache }: RequestInit = {}): Promise<Response> {
      const { pathname } = new URL(typeof input === "string" ? input : input.url, ORIGIN);
      if (host.isCachePoisoned && cache === "default") return answerWith(PORTAL_PAGE);
      host.asked.push(pathname);
      const how = moody.test(pathname) ? mood : "well";
      if (how === "cut") throw new TypeError("Failed to fetch");
      if (how === "failing") return answerWith("<h1>Overloaded</h1>", 500);
      if (how === "portal") return answerWith(PORTAL_PAGE);
      if (how === "silent") await new Promise(() => {});
      // The HTTP cache has the first worker's script.
      const body = (cache === undefined && pathname === WORKER ? deploy.files : deployed).get(pathname);
      if (body === undefined) return answerWith(deployed.get("/404"), 404);
      return answerWith(body, 200, pathname.endsWith(".js") ? "text/javascript" : "text/html");
    },
  };
  return host;
}
