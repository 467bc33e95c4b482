import { expect, test } from "vitest";
import { requestMix } from "./serving-mix.ts";

const FILES = [
  "index.html",
  "index.html.br",
  "404.html",
  "lockouts.html",
  "lockouts.html.gz",
  "terms.html",
  "assets/entry-1a2b.js",
  "assets/entry-1a2b.js.gz",
  "pictures/tire.svg",
  "pictures/van.svg",
  "robots.txt",
];

test("every page is asked for by its address, each with an asset and a picture", () => {
  const { addresses, unknown } = requestMix(FILES);
  expect(addresses.filter((address) => !unknown.has(address))).toEqual([
    "/",
    "/assets/entry-1a2b.js",
    "/pictures/tire.svg",
    "/lockouts",
    "/assets/entry-1a2b.js",
    "/pictures/van.svg",
    "/terms",
    "/assets/entry-1a2b.js",
    "/pictures/tire.svg",
  ]);
});

test("one request in ten is for an address that does not exist", () => {
  const pages = Array.from({ length: 90 }, (_, index) => `page-${index}.html`);
  const { addresses, unknown } = requestMix(pages);
  expect(unknown.size).toBe(10);
  expect(addresses).toHaveLength(100);
  for (const address of unknown) expect(addresses).toContain(address);
});

test("a folder without pictures makes no request for one", () => {
  const { addresses } = requestMix(["index.html"]);
  expect(addresses[0]).toBe("/");
  expect(addresses.join()).not.toContain("undefined");
});
