import { createHash } from "node:crypto";
import { Response as UndiciResponse } from "undici";
import type { PrecacheManifest } from "../../../src/worker/precache-manifest.ts";
import type { SitePack } from "../../../src/worker/site-pack.ts";

/* A site of a few pages for unit tests of the worker, in any number of deploys, and its host. */

export const ORIGIN = "https://site.example";

const SIGNATURE = `data-site="${ORIGIN}"`;

/** A file that is the same in every deploy. */
export const LIBRARY = "/assets/react.js";

export const PORTAL_PAGE = "<!doctype html><html><h1>WiFi login</h1></html>";

/** The Response class that undici's `caches` accept. */
export const TestResponse = UndiciResponse as unknown as typeof Response;

/** One deploy: what its worker was built with, and its files by address. Every page's heading ends with the version. */
export interface Deploy {
  manifest: PrecacheManifest;
  files: ReadonlyMap<string, string>;
  /** The address of the form's code, which changes with every deploy. */
  form: string;
}

/** @param notPacked Pages for which the pack has no room. */
export function deployOf(version: string, notPacked: readonly string[] = []): Deploy {
  const page = (address: string) =>
    `<!doctype html><html ${SIGNATURE}><h1>${address} ${version}</h1><p>${"words ".repeat(9)}</p></html>`;
  const pages = ["/", "/lockouts", "/terms", "/404"];
  const packed = pages.filter((address) => !notPacked.includes(address));
  const pictures = ["/pictures/city.svg", "/favicon.svg"];
  const drawing = `<svg><title>${version}</title></svg>`;
  const pack: SitePack = {
    pieces: ["", ...packed.map(page), drawing, drawing],
    types: ["text/html"],
    entries: Object.fromEntries(
      [...packed, ...pictures].map((address, index) => [address, [0, 1, index + 1]]),
    ),
    redirects: { "/locked-out": "/lockouts" },
    whole: notPacked.length === 0,
  };
  const form = `/assets/form-${version}.js`;
  const offlinePage = `/assets/offline-${version}.txt`;
  const packFile = `/assets/site-${version}.json`;
  const hashed = new Map([
    [LIBRARY, "export const react = 19;"],
    [form, `export const form = "${version}";`],
    [offlinePage, page("No internet here")],
    [packFile, JSON.stringify(pack)],
  ]);
  return {
    form,
    manifest: {
      version,
      offlinePage,
      headers: { "Content-Type": "text/html", "X-Frame-Options": "DENY" },
      pack: packFile,
      notFound: "/404",
      files: Object.fromEntries(Array.from(hashed, ([address, body]) => [address, hashOf(body)])),
      signature: SIGNATURE,
    },
    files: new Map([
      ...hashed,
      ...pages.map((address) => [address, page(address)] as const),
      ...pictures.map((address) => [address, drawing] as const),
      ["/pictures/highway.svg", "<svg/>"],
      ["/service-worker.js", `const PRECACHE_MANIFEST={"version":"${version}"};`],
    ]),
  };
}

function answerWith(body: string | undefined, status = 200, type = "text/html"): Response {
  return new TestResponse(body, { status, headers: { "Content-Type": type } });
}

function hashOf(body: string): string {
  return createHash("sha256").update(body).digest("base64");
}

/**
 * How a host behaves: as it should, so slow that nothing arrives, not to be reached, with an error page for everything,
 * or as a captive portal that gives its own page for everything.
 */
type Mood = "well" | "silent" | "cut" | "failing" | "portal";

export type Host = ReturnType<typeof hostOf>;

/** A host with a deploy, as it looks from a worker: behind the browser's HTTP cache. */
export function hostOf(first: Deploy) {
  let { files } = first;
  let mood: Mood = "well";
  let moody = /^/;
  const asked: string[] = [];
  const httpCache = new Map<string, string>();
  const hanging = new Set<() => void>();

  async function answer(address: string, signal?: AbortSignal | null): Promise<Response> {
    asked.push(address);
    const how = moody.test(address) ? mood : "well";
    if (how === "silent") {
      await new Promise<void>((resolve, reject) => {
        hanging.add(resolve);
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    }
    if (how === "cut") throw new TypeError("Failed to fetch");
    if (how === "failing") return answerWith("<h1>Overloaded</h1>", 503);
    if (how === "portal") return answerWith(PORTAL_PAGE);
    const [path = ""] = address.split("?");
    const body = files.get(path);
    if (body === undefined) return answerWith(files.get("/404"), 404);
    return answerWith(body, 200, path.endsWith(".js") ? "text/javascript" : "text/html");
  }

  return {
    /** The paths of the requests that have reached the host so far. */
    asked: asked as readonly string[],
    /** What the HTTP cache has, by address. */
    httpCache,
    deploy(next: Deploy): void {
      ({ files } = next);
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
      const cached = cache === "reload" ? undefined : httpCache.get(address);
      if (cached !== undefined) return new TestResponse(cached);
      if (cache === "only-if-cached") throw new TypeError("Failed to fetch");
      return await answer(address, signal);
    },
  };
}
