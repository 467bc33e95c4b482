import { NOT_FOUND } from "../src/contract/build-contract.ts";
import type { SiteFiles } from "./built-site.ts";
import { headersFor, missingHeaders } from "./host-files.ts";

/** One request, and what a host must answer. */
export interface Expected {
  /** The path with its query. */
  target: string;
  /** What it is called in reports. */
  what: "a file" | "an unknown address" | "an old address";
  /** One of these statuses. */
  statuses: readonly number[];
  headers: Readonly<Record<string, string>>;
  /** The body before compression. */
  body?: Buffer;
  /** The target of a redirect. */
  location?: string;
}

/** Redirects that browsers and search engines take as permanent. */
export const PERMANENT = [301, 308];

/** What every host must answer. The hosting tests and the launch check of a deployed site use it. */
export function expectedAnswers(files: SiteFiles, redirects: ReadonlyMap<string, string>): Expected[] {
  const served = [...files].filter(([address]) => address !== NOT_FOUND);
  return [
    ...served.map(([target, { type, body }]): Expected => {
      const headers = { ...headersFor(target), "Content-Type": type };
      return { target, what: "a file", statuses: [200], headers, body };
    }),
    ...missing(files, ["/no-such-page", "/no-such-page?x=/contact", "/no-such-picture.png"]),
    ...Array.from(redirects, ([from, to]): Expected => leads(`${from}?utm_source=ad`, `${to}?utm_source=ad`)),
  ];
}

/** Further answers of the servers that this project configures: nothing has a second address. */
export function strictAnswers(files: SiteFiles, redirects: ReadonlyMap<string, string>): Expected[] {
  const pages = [...files.keys()].filter((address) => /^\/[^.]+$/.test(address) && address !== NOT_FOUND);
  return [
    ...pages.map((page) => leads(`${page}/?x=%2F`, `${page}?x=%2F`)),
    ...Array.from(redirects, ([from, to]) => leads(`${from}/`, to)),
    ...missing(files, ["/contact.html", "/index", "/index.html", "/index.html.br", "/404", "/404.html"]),
    ...missing(files, ["/assets/no-such-file.js", "/assets", "/assets/", "/no-such-page/", "/contact/x"]),
    ...missing(files, [
      "/_headers",
      "/_redirects",
      "/vercel.json",
      "/.assetsignore",
      "/.env",
      "/.git/config",
    ]),
    ...missing(files, ["/evil.example/", "/constructor", "/Contact", "/pictures/.htpasswd"]),
  ];
}

function leads(target: string, location: string): Expected {
  return { target, what: "an old address", statuses: PERMANENT, headers: {}, location };
}

function missing(files: SiteFiles, targets: readonly string[]): Expected[] {
  const page = files.get(NOT_FOUND);
  const headers = { ...missingHeaders(), "Content-Type": page?.type ?? "" };
  const body = page?.body ?? Buffer.alloc(0);
  return targets.map((target) => ({
    target,
    what: "an unknown address",
    statuses: [404],
    headers,
    body,
  }));
}
